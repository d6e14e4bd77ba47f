"""The common print on the components of several games: the board, advances, and the check that they fit
together.
"""
