"""What the lobby tells of a table that has begun: how far it is, who is awaited, and how it ended."""

from __future__ import annotations

import msgspec

from ecumene.table.api import Table
from ecumene.table.frames import Seat


class Score(msgspec.Struct, frozen=True):
    """Where a seat stands; 1 is first, equal seats share a rank."""

    seat: Seat
    rank: int
    score: int


class Glance(msgspec.Struct, frozen=True):
    """What everybody may see in passing. `names` are those of the seats, in order."""

    turn: int
    names: list[str]
    awaited: list[Seat]
    standings: list[Score]


def glance(table: Table) -> Glance:
    standings = table.standings() if table.over else []
    return Glance(
        turn=table.turn,
        names=[table.seat_name(seat) for seat in range(table.seats)],
        awaited=sorted({request.seat for request in table.requests()}),
        standings=[Score(each.seat, each.rank, each.score) for each in standings],
    )
