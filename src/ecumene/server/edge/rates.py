"""Recent callers, and how often each may do something.

There may be more addresses than memory: those that were idle the longest are forgotten first. Each step takes
the same time, no matter how many are known.
"""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Generic, TypeVar

from ecumene.server.errors import TooMuch

MOST_KNOWN = 50_000

T = TypeVar("T")


class Lately(Generic[T]):
    """Something about each of those who came lately."""

    def __init__(self, most: int = MOST_KNOWN) -> None:
        self._most = most
        self._known: OrderedDict[str, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def get(self, whose: str) -> T | None:
        return self._known.get(whose)

    def put(self, whose: str, what: T) -> None:
        self._known[whose] = what
        self._known.move_to_end(whose)
        if len(self._known) > self._most:
            self._known.popitem(last=False)


class Buckets:
    """A bucket for everybody, which fills steadily; each thing that somebody does takes something out."""

    def __init__(self, per_minute: float, most: float | None = None) -> None:
        """`most` is what a bucket holds: the amount that may be done at once after a rest."""
        self._a_second = per_minute / 60
        self._most = per_minute if most is None else most
        self._levels: Lately[tuple[float, float]] = Lately()

    def wait(self, whose: str, drops: float = 1.0) -> float:
        """In how many seconds there would be enough; 0.0 if there is now."""
        lacks = drops - self._level(whose)
        return max(lacks, 0.0) / self._a_second if lacks > 0 else 0.0

    def take(self, whose: str, drops: float = 1.0) -> None:
        """Take this amount out, or say how long to wait."""
        if seconds := self.wait(whose, drops):
            raise TooMuch("too-often", seconds=max(1, round(seconds)))
        self._levels.put(whose, (self._level(whose) - drops, monotonic()))

    def _level(self, whose: str) -> float:
        level, then = self._levels.get(whose) or (self._most, 0.0)
        return min(self._most, level + (monotonic() - then) * self._a_second)


class Shares:
    """How often people may do a thing: each for themselves, and all of one address together."""

    def __init__(self, of_person: float, of_address: float, at_once: float | None = None) -> None:
        """A minute; `at_once` is how much somebody may do without a rest."""
        self._people = Buckets(of_person, None if at_once is None else min(at_once, of_person))
        self._addresses = Buckets(of_address)

    def take(self, person: str, address: str) -> None:
        """Do it once more, or be told how long to wait; then nothing was taken from anybody."""
        seconds = max(self._people.wait(person), self._addresses.wait(address))
        if seconds:
            raise TooMuch("too-often", seconds=max(1, round(seconds)))
        self._people.take(person)
        self._addresses.take(address)
