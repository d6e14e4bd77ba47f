"""What advances change in calamities: for their holder only, and all of them together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ecumene.table.frames import Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import State, has

Changes = Mapping[str, int]
"""Advances with what each adds to a number of a calamity, or takes from it."""


class Reckoning(NamedTuple):
    """A number of a calamity and how it comes about: as printed, and what each advance of a seat changes."""

    base: int
    effects: tuple[tuple[str, int], ...] = ()

    @property
    def result(self) -> int:
        """Never less than nothing."""
        return max(0, self.base + sum(more for _, more in self.effects))


def reckon(book: Book, state: State, seat: Seat, number: int, changes: Changes | None = None) -> Reckoning:
    """A number of a calamity as the advances of a seat change it."""
    effects = (changes or {}).items()
    return Reckoning(number, tuple((id, more) for id, more in effects if has(book, state, seat, id)))
