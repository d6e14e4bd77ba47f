"""The things on the table: the board, the pieces and the stacks of cards."""
