"""What was played: the journal, the past in memory, and the way from a journal back to its table."""
