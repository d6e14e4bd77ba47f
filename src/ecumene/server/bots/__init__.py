"""Bots at the tables of a house: who of them is asked, when they play, and where they think."""
