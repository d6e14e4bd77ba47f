"""Chooses the bot that answers next if several seats are asked at once: they take turns, and none finishes
alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ecumene.table.questions.request import Request
from ecumene.table.state.frames import Seat
from ecumene.table.table import Table

MOST_ANSWERS = 200_000
"""No game of any title is this long; one that is does not end."""


class Endless(RuntimeError):
    """The rules never stop asking: a fault of a title, never of a player."""

    def __init__(self) -> None:
        super().__init__("the game does not end")


def in_turn(table: Table, seats: Collection[Seat] | None = None, *, after: Seat = -1) -> Iterator[Request]:
    """The next requests to answer, until none of these seats has a question. The first is to the seat after
    `after`, then always to the seat after the one that answered last, in a circle.
    """
    for _ in range(MOST_ANSWERS):
        asked = table.requests()
        if seats is not None:
            asked = [request for request in asked if request.seat in seats]
        if not asked:
            return
        request = the_next(asked, after) if len(asked) > 1 else asked[0]
        after = request.seat
        yield request
    raise Endless


def the_next(asked: Sequence[Request], after: Seat) -> Request:
    """The request to the first seat after another, in a circle."""
    low = high = None
    for request in asked:
        seat = request.seat
        if seat > after:
            if high is None or seat < high.seat:
                high = request
        elif low is None or seat < low.seat:
            low = request
    found = high or low
    assert found is not None
    return found
