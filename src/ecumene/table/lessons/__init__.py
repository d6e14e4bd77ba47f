"""Lessons: a first game at the real table, told step by step, as content of a title (docs/titles.md).

This package defines lessons, reads and checks them, and follows a learner's progress. Everything that needs
players, such as beginning in the middle, is in `ecumene.lessons`.
"""
