"""The changes that advances make to calamities: only for their holder, and all of them together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.calamities.records import Changes
from ecumene.titles.lineage.state import Position


class Reckoning(NamedTuple):
    """A number of a calamity and how it comes about: as printed, and what each advance of a seat changes."""

    base: int
    effects: tuple[tuple[str, int], ...] = ()

    @property
    def result(self) -> int:
        """Never less than nothing."""
        return max(0, self.base + sum(more for _, more in self.effects))


def reckon(position: Position, seat: Seat, number: int, changes: Changes) -> Reckoning:
    """A number of a calamity as the advances of a seat change it."""
    return Reckoning(number, tuple((id, more) for id, more in changes.items() if position.has(seat, id)))


def holds_any(position: Position, seat: Seat, advances: Iterable[str]) -> bool:
    """Whether a seat has an advance of those that soften a calamity, or let something be given instead."""
    return any(position.has(seat, id) for id in advances)
