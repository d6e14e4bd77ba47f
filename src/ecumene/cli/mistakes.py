"""Errors of the user of a command, and errors that were printed already."""


class Mistake(Exception):
    """Something that the user of a command has to know and can mend."""


class Reported(Mistake):
    """A failure whose report is on standard output already."""
