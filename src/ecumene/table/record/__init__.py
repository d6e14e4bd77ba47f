"""The record of a game: the journal, the past in memory, and the replay of a journal."""
