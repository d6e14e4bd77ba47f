"""Phase 12: what advances cost, how they are paid, what they give, and the hand limit."""
