"""Phase 4: conflicts of tokens and attacks on cities; phase 11 uses it again."""
