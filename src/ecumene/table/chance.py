"""Chance: the only source of luck. Every result is recorded, and can be derived again from the table's seed.

Result number k of a table is made from SHAKE-256(seed, k), read as 64-bit words; a word that would favour
some result is passed over. The hash of seed and salt is published at the opening, both at the end, so that
anybody can derive a finished game's luck again (`ecumene verify`).
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

Result = int | list[int]
_WORD = 1 << 64


class BadRecord(Exception):
    """A recorded result that chance cannot have given, or a record that ends too early."""


class Chance(Protocol):
    """What a title may ask of luck."""

    def below(self, n: int) -> int:
        """One of 0 .. n-1, all equally likely."""

    def order(self, n: int) -> list[int]:
        """The numbers 0 .. n-1 in a random order."""


def shuffled(chance: Chance, things: Sequence[T]) -> list[T]:
    """The things in a random order.

    >>> sorted(shuffled(Seeded.from_number(1), "abc"))
    ['a', 'b', 'c']
    """
    return [things[i] for i in chance.order(len(things))]


class Seeded:
    """Chance derived from a seed: result after result, counted so that none is ever drawn twice."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    @classmethod
    def from_number(cls, number: int) -> Seeded:
        return cls(seed_from_number(number))

    def below(self, n: int) -> int:
        if n < 1:  # refused before it is counted as drawn
            raise ValueError(f"there is nothing to choose from below {n}")
        return self._picks((n,))[0]

    def order(self, n: int) -> list[int]:
        """Fisher and Yates: the last place gets any of the things, the place before it any of the rest."""
        result = list(range(n))
        last = n
        for pick in self._picks(range(n, 1, -1)):
            last -= 1
            result[last], result[pick] = result[pick], result[last]
        return result

    def _picks(self, bounds: Sequence[int]) -> list[int]:
        """One number below each bound, from the words of the next result."""
        stream = hashlib.shake_256(self.seed + self.drawn.to_bytes(8, "big"))
        self.drawn += 1
        spare = 0
        while True:
            count = len(bounds) + spare
            picks = _fair_picks(struct.unpack(f">{count}Q", stream.digest(8 * count)), bounds)
            if len(picks) == len(bounds):
                return picks
            spare = 2 * spare + 8


def _fair_picks(words: Sequence[int], bounds: Sequence[int]) -> list[int]:
    """A number below each bound, as far as the words reach; unfair words are passed over."""
    if words and max(words) <= _WORD - max(bounds) and len(words) == len(bounds):  # as good as always
        return [word % n for word, n in zip(words, bounds, strict=True)]
    picks: list[int] = []
    rest = iter(words)
    for n in bounds:
        fair = _WORD - _WORD % n
        for word in rest:
            if word < fair:
                picks.append(word % n)
                break
    return picks


class Recording:
    """Passes results on from a source and collects them for the next journal entry."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.results: list[Result] = []

    def below(self, n: int) -> int:
        result = self.source.below(n)
        self.results.append(result)
        return result

    def order(self, n: int) -> list[int]:
        result = self.source.order(n)
        self.results.append(list(result))
        return result

    def take(self) -> tuple[Result, ...]:
        """The results since the last call."""
        if not self.results:
            return ()
        taken, self.results = tuple(self.results), []
        return taken

    def put_back(self) -> None:
        """The entry failed: its results were never drawn."""
        if isinstance(self.source, Seeded):
            self.source.drawn -= len(self.results)
        self.results = []

    def copy(self) -> Recording:
        """The same luck for an independent copy of the table."""
        source = self.source
        return Recording(Seeded(source.seed, source.drawn) if isinstance(source, Seeded) else source)


class Recorded:
    """Chance that repeats what a journal recorded; with a seeded twin it also proves each result."""

    def __init__(self, twin: Seeded | None = None) -> None:
        self._results: list[Any] = []
        self._twin = twin

    def load(self, results: Sequence[Result]) -> None:
        """Make ready the results of the next entry."""
        self.expect_spent()
        self._results = list(reversed(results))

    def expect_spent(self) -> None:
        if self._results:
            raise BadRecord(f"{len(self._results)} recorded results of chance were never asked for")

    def below(self, n: int) -> int:
        result = self._next()
        if type(result) is not int or not 0 <= result < n:
            raise BadRecord(f"recorded {result!r} where one of {n} was asked for")
        if self._twin is not None and self._twin.below(n) != result:
            raise BadRecord(f"recorded {result}, but the seed gives another result")
        return result

    def order(self, n: int) -> list[int]:
        result = self._next()
        if type(result) is not list or set(map(type, result)) - {int} or sorted(result) != list(range(n)):
            raise BadRecord(f"recorded {result!r} where an order of {n} was asked for")
        if self._twin is not None and self._twin.order(n) != result:
            raise BadRecord(f"recorded the order {result}, but the seed gives another")
        return list(result)

    def _next(self) -> Any:
        if not self._results:
            raise BadRecord("chance was asked for a result that the journal does not have")
        return self._results.pop()


class Exhausted:
    """The chance of a table that was replayed without its seed: the table can be read, but not played on."""

    def below(self, n: int) -> int:
        raise BadRecord("this table was replayed without its seed; its luck cannot go on")

    def order(self, n: int) -> list[int]:
        raise BadRecord("this table was replayed without its seed; its luck cannot go on")


def seed_from_number(number: int) -> bytes:
    """A fixed seed for tests and simulations."""
    return hashlib.sha256(b"ecumene seed " + str(number).encode()).digest()


def fresh_seed() -> bytes:
    return secrets.token_bytes(32)


def salt_for(seed: bytes, *, fixed: bool) -> bytes:
    """Random for a real table; derived where the seed is fixed, so that such a table repeats exactly."""
    return hashlib.sha256(b"ecumene salt " + seed).digest()[:16] if fixed else secrets.token_bytes(16)


def commitment(seed: bytes, salt: bytes) -> str:
    """The hash that is published at the opening: it fixes the seed without revealing it."""
    return hashlib.sha256(seed + salt).hexdigest()
