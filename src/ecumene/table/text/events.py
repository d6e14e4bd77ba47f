"""Events: what happened, told to each seat as far as that seat may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Literal, NamedTuple, Self

import msgspec

Possession = Literal[
    "cards", "city", "coins", "marker", "points", "ship", "tokens", "treasury", "units", "workers"
]


class Loss(NamedTuple):
    """That an event takes something from somebody, who should not have to find it in the log.

    `what` is taken; `of` is the field that says from whom: a seat, or the ids of what several seats lead;
    "others" are all but `seat`. `where` is the field of the place, or the places, `which` that of what went
    where it lay nowhere. `when`: it is a loss only if that field says so.
    """

    what: Possession
    of: str = "seat"
    where: str = ""
    which: str = ""
    when: str = ""


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """Something that happened. Subclasses set `tag`.

    `reveals` says who learned something hidden by it: its own `seat`, all the `others`, or `some`, whom
    `learners` names. Whoever learned something can no longer undo what they answered before.
    `seats`: the names of the fields that hold a seat. `unsaid`: those that its sentence does not mention.
    `loss`: what it takes, and from whom. `logged`: whether the log has a line for it; what has none is told
    at a terminal, and to whoever lost something by it.
    `unfolds`: it tells what comes of something that was shown to all just before, as who leads a horde that
    somebody has turned up.
    """

    reveals: ClassVar[Literal["nobody", "seat", "others", "some"]] = "nobody"
    seats: ClassVar[tuple[str, ...]] = ("seat",)
    unsaid: ClassVar[tuple[str, ...]] = ()
    loss: ClassVar[Loss | None] = None
    logged: ClassVar[bool] = True
    unfolds: ClassVar[bool] = False

    def seen_by(self, seat: int | None) -> Self | None:
        """What `seat` (None: a spectator) learns of it: all, less, or nothing."""
        return self

    def learners(self) -> int:
        """Which seats learned something hidden, where it `reveals` to `some`: the sum of 2 ** seat."""
        raise NotImplementedError


class Lost(NamedTuple):
    """What one seat lost by an event: `places` are where it stood, `named` what it was, lying nowhere."""

    seat: int
    what: str
    places: tuple[str, ...]
    named: tuple[str, ...]


def losses(event: Event, keys: list[str]) -> list[Lost]:
    """Who lost something by an event. `keys`: what each seat leads, by its id."""
    loss = event.loss
    if loss is None or (loss.when and not getattr(event, loss.when)):
        return []
    places, named = (_listed(getattr(event, name)) if name else () for name in (loss.where, loss.which))
    return [Lost(seat, loss.what, places, named) for seat in _losers(event, loss.of, keys)]


def _losers(event: Event, of: str, keys: list[str]) -> Iterable[int]:
    if of == "others":
        return [seat for seat in range(len(keys)) if seat != event.seat]  # type: ignore[attr-defined]
    who = getattr(event, of)
    if who is None:
        return ()
    return (who,) if isinstance(who, int) else [seat for seat, key in enumerate(keys) if key in who]


def _listed(value: Any) -> tuple[str, ...]:
    if value is None:
        return ()
    return (value,) if isinstance(value, str) else tuple(value)


class Happened(list[Event]):
    """What an entry led to, in order, and by which rules: told in the log, and no part of the journal.

    `rule` is the section of the answer; `cited` are those of events that rest on another, by their place.
    """

    __slots__ = ("cited", "rule")

    def __init__(self, events: Iterable[Event] = ()) -> None:
        super().__init__(events)
        self.rule = ""
        self.cited: dict[int, str] = {}

    def cite(self, first: int, sections: Iterable[str]) -> None:
        """Say by which sections the events from one on happened, where that was not said before; an empty
        one is that of the answer."""
        for place, section in enumerate(sections, first):
            if section:
                self.cited.setdefault(place, section)


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
