"""After the game: where each seat gained or lost most against the others, in five moments."""
