"""Lessons in the house: which there are, how one is begun, and what its learner has done of it.

How far a learner has come, and what they are told with the state of their table, is in `tables/teaching.py`.
"""
