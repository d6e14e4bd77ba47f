"""Spread: the range of the values that a search has seen, to tell large differences from small ones.

Each title has its own unit, so code that does not know the title cannot know what a large value is.
"""

from __future__ import annotations

from math import sqrt


class Spread:
    """The standard deviation of the values so far.

    >>> spread = Spread()
    >>> for value in (3.0, 7.0):
    ...     spread.learn(value)
    >>> spread.value
    2.0
    """

    def __init__(self) -> None:
        self._count, self._sum, self._squares = 0, 0.0, 0.0
        self.value = 1.0

    def learn(self, value: float) -> None:
        self._count += 1
        self._sum += value
        self._squares += value * value
        variance = self._squares / self._count - (self._sum / self._count) ** 2
        if variance > 0:
            self.value = sqrt(variance)
