"""The phases of a turn in the order of the rulebook, set-up before them, the end and leaving after them."""
