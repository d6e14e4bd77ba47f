"""The record of a table as it is written down, the first one together with the beginning of its game."""

from __future__ import annotations

from typing import Any

import msgspec

from ecumene.server.database.schema import keepings
from ecumene.server.database.store import Rows, Statement
from ecumene.server.keeping import clock, deeds
from ecumene.server.keeping.absence import People
from ecumene.server.keeping.clock import scene_of
from ecumene.server.keeping.record import Keeping, fresh
from ecumene.server.keeping.terms import Pace, usual_terms
from ecumene.server.tables.packets import Line
from ecumene.table.api import Table


def row_of(id: str, version: int, keeping: Keeping, *, over: bool) -> dict[str, Any]:
    """A version of a record in the database."""
    return {
        "table": id,
        "version": version,
        "due": None if over else clock.due(keeping),
        "served": not over and any(seat.cover or seat.orders for seat in keeping.seats),
        "state": msgspec.json.encode(keeping).decode(),
    }


def wind_up(
    id: str, table: Table, people: People, pace: Pace, at: float
) -> tuple[list[Line], list[Statement]]:
    """The clock that was chosen before the game begins to run with it: what the log says, and the first
    record."""
    if pace == "none":
        return [], []
    keeping = fresh(table.seats)
    clock.follow(keeping, scene_of(table, list(people)), at)
    lines = deeds.set_pace(table, keeping, people, usual_terms(pace, table.thinking), at)
    return lines, [Rows(keepings, [row_of(id, 1, keeping, over=False)])]
