"""Kin: a second game of the family, with the board and cards of Mega Empires and another rule at every seam.

It is as small as possible: everything that `titles/lineage` leaves to a title is different here, once each,
so that the tests notice when a rule of the family stops asking its title.
"""
