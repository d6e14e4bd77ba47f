"""The numbers that only this game has."""

from __future__ import annotations

from ecumene.titles.lineage.book import Numbers
from ecumene.titles.lineage.state import Position


class ExpansionNumbers(Numbers, frozen=True, kw_only=True):
    purchases_per_turn: int
    minor_calamity_limit: int
    scarcest_group_points: int


def numbers_of(position: Position) -> ExpansionNumbers:
    numbers = position.book.numbers
    assert isinstance(numbers, ExpansionNumbers)
    return numbers
