"""After the game: the five moments in which each seat gained or lost most against the others."""
