"""Events: what happened, told to each seat as far as that seat may know it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Literal, NamedTuple, Self

import msgspec

from ecumene.table.text.words import Argument

Possession = Literal[
    "area",
    "battle",
    "calamity",
    "cards",
    "city",
    "coins",
    "deal",
    "marker",
    "points",
    "ship",
    "tokens",
    "treasury",
    "units",
    "workers",
]
Topic = Literal["", "fight", "trade", "calamity"]
"""What sort of thing a line of the log is about, for readers who look for one; empty: none of them."""


class Change(NamedTuple):
    """That an event changes something for somebody, for the worse or the better, who should not have to find
    it in the log. Events declare it with `loss` and `gain`.

    `what` changes; `of` is the field that says for whom: a seat, several, or the ids of what several seats
    lead; "others" are all but `seat`. `which` is the field of what it was, where that stands nowhere. `when`:
    it changes only if that field says so, `unless`: only if it does not. `earned`: a player who led to it by
    an answer of their own has meant it. `rule`: by which it happens, where neither card nor answer causes it.
    """

    what: Possession
    good: bool
    of: str = "seat"
    which: str = ""
    when: str = ""
    unless: str = ""
    earned: bool = False
    rule: str = ""


def loss(
    what: Possession, of: str = "seat", which: str = "", when: str = "", unless: str = "", rule: str = ""
) -> Change:
    """That an event takes something from somebody."""
    return Change(what, False, of, which, when, unless, rule=rule)


def gain(
    what: Possession,
    of: str = "seat",
    which: str = "",
    when: str = "",
    unless: str = "",
    rule: str = "",
    *,
    earned: bool = False,
) -> Change:
    """That an event gives something to somebody."""
    return Change(what, True, of, which, when, unless, earned, rule)


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """Something that happened. Subclasses set `tag`.

    `reveals` says who learned something hidden by it: its own `seat`, all the `others`, or `some`, whom
    `learners` names. A seat that learned something can no longer undo its earlier answers.
    `seats`: the names of the fields that hold a seat. `unsaid`: those that its sentence does not mention.
    `where`: the names of the fields that hold places. `news`: what it changes, and for whom. `topic`: what it
    is about, for readers of the log. `logged`: whether the log has a line for it; what has none is
    told at a terminal, and to those for whom it changes something.
    `occasion`: which kind of moment it is in the review of a game, where its news and its topic do not say
    it; `table-review-<kind>` is the headline.
    `unfolds`: it tells what comes of something that was shown to all just before, as who leads a horde that
    somebody has turned up.
    """

    reveals: ClassVar[Literal["nobody", "seat", "others", "some"]] = "nobody"
    seats: ClassVar[tuple[str, ...]] = ("seat",)
    unsaid: ClassVar[tuple[str, ...]] = ()
    where: ClassVar[tuple[str, ...]] = ()
    news: ClassVar[tuple[Change, ...]] = ()
    topic: ClassVar[Topic] = ""
    logged: ClassVar[bool] = True
    occasion: ClassVar[str] = ""
    unfolds: ClassVar[bool] = False

    def seen_by(self, seat: int | None) -> Self | None:
        """What `seat` (None: a spectator) learns of it: all, less, or nothing."""
        return self

    def figures(self, seat: int) -> Mapping[str, tuple[int, int]]:
        """The figures of a seat (`Title.figures`) before and after this very event, where it
        tells them; others are those of the whole entry."""
        return {}

    def details(self, seat: int) -> Mapping[str, Argument]:
        """What the sentence on the card of a seat (`-told-`) says besides that of the log."""
        return {}

    def learners(self) -> int:
        """Which seats learned something hidden, where it `reveals` to `some`: the sum of 2 ** seat."""
        raise NotImplementedError


class Changed(NamedTuple):
    """What an event changed for one seat: `named` is what it was, where that stands nowhere."""

    seat: int
    change: Change
    named: tuple[str, ...]


def places_of(event: Event) -> tuple[str, ...]:
    """Where something happened."""
    return tuple(dict.fromkeys(place for name in event.where for place in _listed(getattr(event, name))))


def changes(event: Event, keys: list[str]) -> list[Changed]:
    """For whom an event changes something. `keys`: what each seat leads, by its id."""
    return [
        Changed(seat, change, _listed(getattr(event, change.which)) if change.which else ())
        for change in event.news
        if (not change.when or getattr(event, change.when))
        and not (change.unless and getattr(event, change.unless))
        for seat in _concerned(event, change.of, keys)
    ]


def _concerned(event: Event, of: str, keys: list[str]) -> Iterable[int]:
    if of == "others":
        return [seat for seat in range(len(keys)) if seat != event.seat]  # type: ignore[attr-defined]
    who = getattr(event, of)
    if who is None:
        return ()
    return (who,) if isinstance(who, int) else [seat for seat, key in enumerate(keys) if {seat, key} & {*who}]


def _listed(value: Any) -> tuple[str, ...]:
    if value is None:
        return ()
    return (value,) if isinstance(value, str) else tuple(value)


class Happened(list[Event]):
    """What an entry led to, in order, and by which rules: told in the log, and no part of the journal.

    `rule` is the section of the answer; `cited` are those of events that rest on another, by their place.
    `direct` is how many of them the answer itself led to; what comes after them happened by itself.
    """

    __slots__ = ("cited", "direct", "rule")

    def __init__(self, events: Iterable[Event] = ()) -> None:
        super().__init__(events)
        self.rule = ""
        self.cited: dict[int, str] = {}
        self.direct: int | None = None

    def rule_at(self, place: int, own: str = "") -> str:
        """The section that an event rests on: that of its step, or else its `own`, or else that of the answer
        if this led to it directly."""
        return self.cited.get(place) or own or (self.rule if self.is_direct(place) else "")

    def is_direct(self, place: int) -> bool:
        """Whether the answer itself led to an event, and nothing that came after it."""
        return self.direct is None or place < self.direct

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
