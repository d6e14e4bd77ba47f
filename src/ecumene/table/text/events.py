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
"""The topic of a line of the log, for the log's filters; empty: none of them."""


class Change(NamedTuple):
    """A change that an event makes for a seat, for the worse or the better, and that the seat should not have
    to find in the log. Events declare it with `loss` and `gain`.

    `what` is the kind of thing that changes; `of` is the field with the affected seats: a seat, several, or
    the ids of what several seats lead; "others" are all except `seat`. `which` is the field that names the
    thing, if it has no place on the map. `when`: it changes only if that field is true, `unless`: only if it
    is not. `earned`: a player whose own answer caused it intended it. `rule`: the section that caused it, if
    neither a card nor the answer did.
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
    """An event takes something from a seat."""
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
    """An event gives something to a seat."""
    return Change(what, True, of, which, when, unless, earned, rule)


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """Something that happened. Subclasses set `tag`.

    `reveals` names the seats that learned something hidden by it: its own `seat`, all the `others`, or
    `some`, which `learners` names. A seat that learned something can no longer undo its earlier answers.
    `seats`: the names of the fields that hold a seat. `unsaid`: those that its sentence does not mention.
    `where`: the names of the fields that hold places. `news`: its changes for seats. `topic`: its topic, for
    filters of the log. `logged`: whether the log has a line for it; an event without a line is told at a
    terminal, and to the seats for which it changes something. `occasion`: its kind of moment in the review of
    a game, if its news and its topic do not determine it; `table-review-<kind>` is the headline. `unfolds`:
    it is a consequence of something that was shown to everybody just before, such as the leader of a horde
    that somebody has turned up.
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
        """The form of the event for `seat` (None: a spectator): all of it, less, or nothing."""
        return self

    def figures(self, seat: int) -> Mapping[str, tuple[int, int]]:
        """The figures of a seat (`Title.figures`) before and after this event, if the event has them; all
        other figures are those of the whole entry.
        """
        return {}

    def details(self, seat: int) -> Mapping[str, Argument]:
        """Values for the sentence on a seat's card (`-told-`) besides those of the log."""
        return {}

    def learners(self) -> int:
        """The seats that learned something hidden, if it `reveals` to `some`: the sum of 2 ** seat."""
        raise NotImplementedError


class Changed(NamedTuple):
    """A change of an event for one seat: `named` is the thing, if it has no place on the map."""

    seat: int
    change: Change
    named: tuple[str, ...]


def places_of(event: Event) -> tuple[str, ...]:
    """The place of an event."""
    return tuple(dict.fromkeys(place for name in event.where for place in _listed(getattr(event, name))))


def changes(event: Event, keys: list[str]) -> list[Changed]:
    """The seats for which an event changes something. `keys`: the id of what each seat leads."""
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
    """The events of an entry, in order, with their rules: told in the log, and no part of the journal. `rule`
    is the section of the answer; `cited` are the sections of events that follow from another one, by their
    index. `direct` is the number of events that the answer itself caused; the later ones happened
    automatically.
    """

    __slots__ = ("cited", "direct", "rule")

    def __init__(self, events: Iterable[Event] = ()) -> None:
        super().__init__(events)
        self.rule = ""
        self.cited: dict[int, str] = {}
        self.direct: int | None = None

    def rule_at(self, place: int, own: str = "") -> str:
        """The section that an event follows from: that of its step, or else its `own`, or else that of the
        answer if the answer caused it directly.
        """
        return self.cited.get(place) or own or (self.rule if self.is_direct(place) else "")

    def is_direct(self, place: int) -> bool:
        """Whether the answer itself led to an event, and nothing that came after it."""
        return self.direct is None or place < self.direct

    def cite(self, first: int, sections: Iterable[str]) -> None:
        """Set the sections of the events from an index on, if they are not set yet; an empty one is that of
        the answer.
        """
        for place, section in enumerate(sections, first):
            if section:
                self.cited.setdefault(place, section)


EVERYBODY = -1


def learned(events: list[Event]) -> int:
    """The seats that learned something hidden by these events: the sum of 2 ** seat, or EVERYBODY's bits."""
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
