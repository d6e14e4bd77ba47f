"""What people read: sentences in their language, names, the board, what happened, the story of a game."""
