"""Things that people can correct at a table by name: tokens in an area, a treasury, a city.

A title lists its things by id. Each has owners, possible places, a value in each place, and a function that
changes the value, with all consequences (tokens come from the stock). The messages `<title>-thing-<id>` and
`<title>-put-<id>` name it in a form, and in the log.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.table.questions.answers import Scalar
from ecumene.table.state.frames import Seat

Place = str
"""The id of something with a name; empty for a thing that has no place of its own."""

Read = Callable[[Any, Seat, Place], Scalar]
"""The value in a position, for a seat and a place."""
Write = Callable[[Any, Seat, Place, Any], None]
"""Change the value in the state of the position."""

NOBODY: Seat = -1
"""The seat of things that belong to no seat."""


def _nowhere(position: Any) -> Sequence[Place]:
    return ()


def _free(position: Any, seat: Seat, place: Place) -> Sequence[str]:
    return ()


def _none(position: Any, seat: Seat, place: Place) -> int:
    return 0


@dataclass(frozen=True)
class Thing:
    """A kind of thing that can be corrected: a number from 0 to `most`, or one of some `choices`."""

    read: Read
    write: Write
    places: Callable[[Any], Sequence[Place]] = _nowhere
    choices: Callable[[Any, Seat, Place], Sequence[str]] = _free
    most: Callable[[Any, Seat, Place], int] = _none
    owned: bool = True

    def takes(self, position: Any, seat: Seat, place: Place, value: Scalar) -> bool:
        """Whether a value is possible at all; the rules check the resulting position."""
        if choices := self.choices(position, seat, place):
            return value in choices
        return type(value) is int and 0 <= value <= self.most(position, seat, place)


Things = Mapping[str, Thing]
