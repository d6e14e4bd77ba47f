"""Bots at the tables of a house: which are asked, when they answer, and where they compute."""
