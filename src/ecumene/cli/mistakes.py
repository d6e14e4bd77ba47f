"""Errors of the user of a command, and errors that were printed already."""


class Mistake(Exception):
    """An error that the user of a command can mend."""


class Reported(Mistake):
    """A failure whose report is on standard output already."""
