"""Phase 3: movement by land and by ship."""
