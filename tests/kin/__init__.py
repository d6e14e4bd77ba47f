"""Kin: a second game of the family, with the board and cards of Mega Empires and another rule at every seam.

It is as small as it can be: what `titles/lineage` leaves to a title is set otherwise here, once each, so that
the tests notice when a rule of the family stops asking its title.
"""
