"""What advances change in calamities: for their holder only, and all of them together."""

from __future__ import annotations

from collections.abc import Mapping

from ecumene.table.frames import Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import State, has

Changes = Mapping[str, int]
"""Advances with what each adds to a number of a calamity, or takes from it."""


def change(book: Book, state: State, seat: Seat, changes: Changes) -> int:
    """What the advances of a seat add up to."""
    return sum(more for advance, more in changes.items() if has(book, state, seat, advance))


def changed(book: Book, state: State, seat: Seat, number: int, changes: Changes) -> int:
    """A number of a calamity as the advances of a seat change it, never less than nothing."""
    return max(0, number + change(book, state, seat, changes))
