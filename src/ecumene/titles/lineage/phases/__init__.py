"""The phases of a turn in the order of the rulebook, with the set-up, the end of the game and departures."""
