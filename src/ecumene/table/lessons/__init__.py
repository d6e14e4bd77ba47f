"""Lessons: a first game at the real table, told step by step, as content of a title (docs/titles.md).

Here is what a lesson is, how it is read and checked, and how far a learner has come with it. What needs
players, such as beginning in the middle, is in `ecumene.lessons`.
"""
