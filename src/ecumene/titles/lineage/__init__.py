"""What Mega Empires and the Expansion Project have in common: the board, the pieces, the phases.

A title brings its content as a `Book`; the numbers live there, the behaviour here.
"""
