"""Events: what happened, told to each seat as far as that seat may know it."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, Self

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """Something that happened. Subclasses set `tag`.

    `reveals` says who learned something hidden by it: its own `seat`, or all the `others`. Whoever learned
    something can no longer undo what they answered before.
    `seats`: the names of the fields that hold a seat.
    """

    reveals: ClassVar[Literal["nobody", "seat", "others"]] = "nobody"
    seats: ClassVar[tuple[str, ...]] = ("seat",)

    def seen_by(self, seat: int | None) -> Self | None:
        """What `seat` (None: a spectator) learns of it: all, less, or nothing."""
        return self


def told(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """The events as one seat receives them, JSON-able."""
    return [msgspec.to_builtins(seen) for event in events if (seen := event.seen_by(seat)) is not None]


EVERYBODY = -1


def learned(events: list[Event]) -> int:
    """Who learned something hidden by these events: the sum of 2 ** seat, or EVERYBODY's bits."""
    seats = 0
    for event in events:
        reveals = event.reveals
        if reveals != "nobody":
            mine: int = 1 << event.seat  # type: ignore[attr-defined]
            seats |= mine if reveals == "seat" else ~mine
    return seats
