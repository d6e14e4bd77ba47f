"""Phase 7: the trade floor."""
