"""The frames that every game of the lineage uses."""

from __future__ import annotations

from ecumene.table.state.frames import Frame, Seat


class Game(Frame, frozen=True, tag="game"):
    """The whole game: first who plays what, in the order of the priority tokens, then the turns.

    `leaving` are seats that have left the table while their pieces are still there, each with when they go:
    at the end of the "phase" or of the "turn".
    """

    priority: tuple[Seat, ...] = ()
    begun: bool = False
    leaving: tuple[tuple[Seat, str], ...] = ()


class Turn(Frame, frozen=True, tag="turn"):
    """One turn; `next` is the number of the phase that comes next, or the last one when `skipping`.

    A small position may end `before` a phase: there the table rests and nothing more happens.
    """

    next: int = 0
    before: int | None = None
    skipping: bool = False


class Lane(Frame, frozen=True):
    """The steps of one seat alone, while others do the same at the same time."""

    seat: Seat
