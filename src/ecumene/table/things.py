"""What people can put right at a table by its own name: tokens in an area, a treasury, a city.

A title lists its things by id. Each says whose it is, in which places it can be, what it is there, and how it
becomes something else; what that takes with it (tokens come from the stock) is the thing's own business. The
messages `<title>-thing-<id>` and `<title>-put-<id>` name it in a form, and in the log.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.table.answers import Scalar
from ecumene.table.frames import Seat

Place = str
"""The id of something with a name; empty for a thing that has no place of its own."""

Read = Callable[[Any, Any, Seat, Place], Scalar]
"""The value from the book, the state, a seat and a place."""
Write = Callable[[Any, Any, Seat, Place, Any], None]
"""Make it another value in the state."""

NOBODY: Seat = -1
"""The seat of what belongs to none."""


def _nowhere(book: Any, state: Any) -> Sequence[Place]:
    return ()


def _free(book: Any, state: Any, seat: Seat, place: Place) -> Sequence[str]:
    return ()


def _none(book: Any, state: Any, seat: Seat, place: Place) -> int:
    return 0


@dataclass(frozen=True)
class Thing:
    """A kind of thing that can be put right: a number from 0 to `most`, or one of some `choices`."""

    read: Read
    write: Write
    places: Callable[[Any, Any], Sequence[Place]] = _nowhere
    choices: Callable[[Any, Any, Seat, Place], Sequence[str]] = _free
    most: Callable[[Any, Any, Seat, Place], int] = _none
    owned: bool = True

    def takes(self, book: Any, state: Any, seat: Seat, place: Place, value: Scalar) -> bool:
        """Whether a value could be meant; the rules look at the position that comes of it."""
        if choices := self.choices(book, state, seat, place):
            return value in choices
        return type(value) is int and 0 <= value <= self.most(book, state, seat, place)


Things = Mapping[str, Thing]
