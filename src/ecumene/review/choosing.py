"""Chooses the moments of a seat: where it gained or lost most against the mean of the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from ecumene.review.course import Course, Step
from ecumene.review.occasions import OTHER, OTHERS, Occasion, occasion
from ecumene.table.state.frames import Seat

MOST = 5
"""The number of moments of a game."""
LEAST = 0.5
"""A smaller change is no moment."""
_LESS = {OTHERS: 0.5, "growth": 0.5, OTHER: 0.25}
"""Moments that only concern others count less for a seat, and so do regular events of every turn; moments
without a name count least.
"""
_TOLD = 3
"""The greatest number of entries in a moment."""
_BESIDE = 0.4
"""An entry is shown beside the most important one if its change is at least this part of that entry's
change.
"""


class Chosen(NamedTuple):
    """An entry of a moment, with its event."""

    step: Step
    occasion: Occasion
    change: float


class Piece(NamedTuple):
    """Entries that belong together: a scene of a turn, or the automatic events after its end."""

    steps: tuple[Step, ...]
    change: float
    told: tuple[Chosen, ...]
    """The entries that made the change, the most important first."""

    @property
    def good(self) -> bool:
        return self.change > 0

    @property
    def kind(self) -> str:
        return self.told[0].occasion.kind

    @property
    def weight(self) -> float:
        """The importance of the moment."""
        return abs(self.change) * _LESS.get(self.kind, 1.0)

    @property
    def number(self) -> int:
        """The entry that a reader wants to see."""
        return self.told[0].step.number


def pieces_of(course: Course, seat: Seat) -> list[Piece]:
    """A whole game in pieces, in the order of play; neighbours of one kind in one turn are one piece."""
    pieces: list[Piece] = []
    for steps in _parts(course, seat):
        piece = _piece(course, steps, seat)
        if piece is None:
            continue
        last = pieces[-1] if pieces else None
        if last is not None and _belong(last, piece):
            both = _piece(course, (*last.steps, *piece.steps), seat)
            assert both is not None
            pieces[-1] = both
        else:
            pieces.append(piece)
    return pieces


def moments_of(pieces: Sequence[Piece]) -> list[Piece]:
    """The moments of a seat in the order of the game: the largest changes, each kind of thing once as long as
    there are others, and at least one for the better if there is any.
    """
    largest = sorted((one for one in pieces if abs(one.change) >= LEAST), key=lambda one: -one.weight)
    chosen: list[Piece] = []
    for again in (False, True):
        for piece in largest:
            things = {(one.kind, one.good) for one in chosen}
            if (
                len(chosen) < MOST
                and piece not in chosen
                and (again or (piece.kind, piece.good) not in things)
            ):
                chosen.append(piece)
    better = next((one for one in largest if one.good), None)
    if better is not None and not any(one.good for one in chosen):
        chosen[-1] = better
    return sorted(chosen, key=lambda one: one.steps[0].number)


def _parts(course: Course, seat: Seat) -> Iterator[tuple[Step, ...]]:
    """The entries of each scene. The automatic events after a scene are a separate piece, if they are the
    seat's main event of the last answer.
    """
    for _, steps in groupby(course.steps, lambda step: (step.began.turn, step.began.scene)):
        part = tuple(steps)
        last = part[-1]
        told = occasion(course, last, seat) if last.crosses else None
        if told is None or told.direct:
            yield part
        else:
            yield from (one for one in (part[:-1], part[-1:]) if one)


def _belong(one: Piece, another: Piece) -> bool:
    """Whether two pieces are one event: the same thing within a turn, with the same effect."""
    same_turn = one.steps[-1].began.turn == another.steps[0].began.turn
    return same_turn and (one.kind, one.good) == (another.kind, another.good)


def _piece(course: Course, steps: tuple[Step, ...], seat: Seat) -> Piece | None:
    """The piece that steps make; None if the seat saw nothing of it."""
    change = sum(step.change(seat) for step in steps)
    good = change > 0
    heard = [
        Chosen(step, found, step.change(seat))
        for step in steps
        if (step.change(seat) > 0) == good and (found := occasion(course, step, seat))
    ]
    if not heard:
        return None
    heard.sort(key=lambda one: (-abs(one.change), one.step.number))
    own = [one for one in heard if one.occasion.kind not in (OTHER, OTHERS)]
    first = own[0] if own and abs(own[0].change) >= _BESIDE * abs(heard[0].change) else heard[0]
    beside = [one for one in heard if one is not first and _is_beside(one, first)]
    return Piece(steps, change, (first, *beside[: _TOLD - 1]))


def _is_beside(one: Chosen, first: Chosen) -> bool:
    return one.occasion.kind == first.occasion.kind and abs(one.change) >= _BESIDE * abs(first.change)
