"""What is printed alike on the components of several games: the board, advances; and whether it fits."""
