"""Phase 12: the costs, payment and gifts of advances, and the hand limit."""
