"""Plain data from a file or from a stranger: its size limits, its shape, and content as tables."""
