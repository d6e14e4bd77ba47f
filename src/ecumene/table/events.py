"""Events: what happened, told to each seat as far as that seat may know it."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """Something that happened. Subclasses set `tag`.

    `reveals` says who learned something hidden by it: its own `seat`, all the `others`, or `some`, whom
    `learners` names. Whoever learned something can no longer undo what they answered before.
    `seats`: the names of the fields that hold a seat.
    """

    reveals: ClassVar[Literal["nobody", "seat", "others", "some"]] = "nobody"
    seats: ClassVar[tuple[str, ...]] = ("seat",)

    def seen_by(self, seat: int | None) -> Self | None:
        """What `seat` (None: a spectator) learns of it: all, less, or nothing."""
        return self

    def learners(self) -> int:
        """Which seats learned something hidden, where it `reveals` to `some`: the sum of 2 ** seat."""
        raise NotImplementedError


EVERYBODY = -1


def learned(events: list[Event]) -> int:
    """Who learned something hidden by these events: the sum of 2 ** seat, or EVERYBODY's bits."""
    seats = 0
    for event in events:
        reveals = event.reveals
        if reveals == "others":
            seats |= ~(1 << event.seat)  # type: ignore[attr-defined]
        elif reveals == "seat":
            seats |= 1 << event.seat  # type: ignore[attr-defined]
        elif reveals == "some":
            seats |= event.learners()
    return seats
