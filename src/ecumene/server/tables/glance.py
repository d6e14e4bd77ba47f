"""What the lobby shows of a table that has begun: turn and phase, who is awaited, and how it ended."""

from __future__ import annotations

import msgspec

from ecumene.table.api import Table
from ecumene.table.state.frames import Seat
from ecumene.table.text.words import Words


class Score(msgspec.Struct, frozen=True):
    """Where a seat stands; 1 is first, equal seats share a rank."""

    seat: Seat
    rank: int
    score: int


class Glance(msgspec.Struct, frozen=True):
    """What everybody may see in passing. `names` are those of the seats, in order, and `keys` their ids.

    Of tables that ended long ago no keys were kept.
    """

    turn: int
    names: list[str]
    awaited: list[Seat]
    standings: list[Score]
    keys: list[str] = []


def glance(table: Table) -> Glance:
    standings = table.standings() if table.over else []
    return Glance(
        turn=table.turn,
        names=[table.seat_name(seat) for seat in range(table.seats)],
        awaited=sorted({request.seat for request in table.requests()}),
        standings=[Score(each.seat, each.rank, each.score) for each in standings],
        keys=[table.seat_key(seat) for seat in range(table.seats)],
    )


def in_words(seen: Glance, words: Words, language: str) -> Glance:
    """The same with the names of the seats in a reader's language."""
    if not seen.keys:
        return seen
    return msgspec.structs.replace(seen, names=[words.name(key, language) for key in seen.keys])
