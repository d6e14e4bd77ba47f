"""The course of a finished game: the value of every seat's position before and after each entry.

It is measured with the title's own evaluation (`Title.outlook`), on the full state: the game is over, and its
journal is public.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from ecumene.table.record import journal as books
from ecumene.table.record.replay import replay
from ecumene.table.state.frames import Seat
from ecumene.table.table import Table
from ecumene.table.text.events import Event

Values = tuple[float, ...]
"""The values of the seats' positions, in their order."""


class NotOver(ValueError):
    """The game of a journal is not over: a review would reveal the hands of others."""


class Moment(NamedTuple):
    """Where a game is."""

    turn: int
    phase: str
    scene: str


class Step(NamedTuple):
    """An entry that was not undone, with phase and turn before and after it, and the values of the seats'
    positions.
    """

    number: int
    seat: Seat | None
    began: Moment
    ended: Moment
    before: Values
    after: Values
    events: Sequence[Event]

    @property
    def crosses(self) -> bool:
        """Whether a scene ended with it."""
        return (self.began.turn, self.began.scene) != (self.ended.turn, self.ended.scene)

    def change(self, seat: Seat) -> float:
        """The gain of a seat by it against the mean of the others."""
        return lead(self.after, seat) - lead(self.before, seat)


class Course(NamedTuple):
    """A game, entry by entry; `keys` are the ids of what the seats lead."""

    table: Table
    keys: list[str]
    start: Values
    steps: list[Step]


def lead(values: Values, seat: Seat) -> float:
    """The lead of a seat over the mean of the others."""
    others = len(values) - 1
    return values[seat] - (sum(values) - values[seat]) / others if others else values[seat]


class _After(NamedTuple):
    moment: Moment
    values: Values
    events: Sequence[Event]


def course_of(lines: Sequence[str]) -> Course:
    """Carry out a finished game again, and evaluate every seat after each entry."""
    if not isinstance(books.read(lines)[-1], books.Closing):
        raise NotOver("The game of this journal is not over.")
    seen: dict[int, _After] = {}

    def witness(table: Table, events: list[Event]) -> None:
        seen[table.length] = _after(table, events)

    table = replay(lines, witness=witness)
    first = table.at(table.remembers_from)
    assert first is not None
    opening = _after(first, ())
    known = {first.length: opening, **seen}
    standing = {number for number in table.standing(first.length + 1) if _plays(table.entry(number))}
    steps = [
        _step(table, number, before, after)
        for (_, before), (number, after) in pairwise(known.items())
        if number in standing
    ]
    keys = [table.seat_key(seat) for seat in range(table.seats)]
    return Course(table, keys, opening.values, steps)


def _plays(entry: books.Entry) -> bool:
    """Whether an entry moves the game on: not an undo or a note."""
    return isinstance(entry, books.Answered | books.Entered)


def _step(table: Table, number: int, before: _After, after: _After) -> Step:
    moments, values = (before.moment, after.moment), (before.values, after.values)
    return Step(number, table.seat_of(number), *moments, *values, after.events)


def _after(table: Table, events: Sequence[Event]) -> _After:
    title, state = table.title, table.truth()
    moment = Moment(title.turn(state), title.phase(state), title.scene(state))
    return _After(moment, tuple(title.outlook(state, seat) for seat in range(table.seats)), events)
