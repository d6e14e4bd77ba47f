"""What Mega Empires and the Expansion Project have from their common ancestor: the board, the pieces, the phases.

A title brings its content as a `Book`; the numbers live there, the behaviour here.
"""
