"""Phases 6 to 9 with 3 and 4 seats: everybody trades with the market instead of each other."""
