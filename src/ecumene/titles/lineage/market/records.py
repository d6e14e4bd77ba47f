"""The market board as content declares it, and the names of its spaces."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

from msgspec import Meta

from ecumene.table.data.content import Entry
from ecumene.titles.lineage.declared import STACKS, Positive, Seats

SpaceId = str
"""`3.1` is the top space of column 3, `-2` one of the red column, `-2.2` a second one of that number."""

Penalty = Annotated[int, Meta(ge=-9, le=-1)]
TOP = 1
"""The row in which cards lie face down."""


class MarketBoard(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """The market of games with these numbers of `seats`: a column for Water and one for each stack.

    Each trade places a number of `cards` and takes as many. `red_spaces` are the numbers of the red column.
    """

    seats: tuple[Seats, ...]
    rows: Positive
    red_spaces: Annotated[tuple[Penalty, ...], Meta(min_length=1, max_length=9)]
    rounds: Positive
    cards: Positive
    water_price: Positive

    @cached_property
    def columns(self) -> tuple[int, ...]:
        return tuple(range(STACKS + 1))

    @cached_property
    def red(self) -> dict[SpaceId, int]:
        """The spaces of the red column with what each counts."""
        found: dict[SpaceId, int] = {}
        for number in self.red_spaces:
            same = sum(value == number for value in found.values())
            found[f"{number}.{same + 1}" if same else str(number)] = number
        return found

    @cached_property
    def spaces(self) -> dict[SpaceId, tuple[int, int]]:
        """All spaces with column and row, in the order in which they lie; red ones have the row 0."""
        rows = range(TOP, self.rows + TOP)
        found = {space(column, row): (column, row) for column in self.columns for row in rows}
        return found | {id: (number, 0) for id, number in self.red.items()}


def space(column: int, row: int = TOP) -> SpaceId:
    """The id of a space in a column."""
    return f"{column}.{row}"
