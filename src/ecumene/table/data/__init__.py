"""Plain data from a file or from a stranger: how much it may hold, its shape, and content as tables."""
