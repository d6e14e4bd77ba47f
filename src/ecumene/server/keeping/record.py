"""The keeping of a table (clocks, votes, orders): one document, written under the lock of its journal."""

from __future__ import annotations

from typing import Any, Literal, Self

import msgspec

from ecumene.server.errors import Damaged
from ecumene.server.keeping.terms import Absence, ClockTerms, Cover
from ecumene.table.state.frames import Seat
from ecumene.table.text.words import Say


class StandingOrder(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An answer given ahead, to a kind of question: the default, or this `answer`.

    `same` is a digest of the choices that there were when it was given. Where other choices are offered the
    player is asked. It is good until turn `until`, and for `times` more times; on an open floor it is said
    once a turn, as long as the rules take it: an offer stands while its cards are there.
    """

    id: int
    kind: str
    answer: dict[str, Any] | None = None
    text: Say | None = None
    """The answer as it was said then."""
    phase: str = ""
    asked: Say | None = None
    """The question as it was put then, and in which phase; unknown if it was not open."""
    same: str = ""
    until: int | None = None
    times: int | None = None
    said: int = 0
    """The last turn in which it was carried out."""


class Newcomer(msgspec.Struct, frozen=True):
    """Somebody who came to a seat of a running game, and has seen its hand: to share it, to replace its
    player, or by an agreed exchange. That stays known, also where the table goes back behind it."""

    name: str
    how: Literal["share", "replace", "swap"]
    turn: int
    at: float


class SeatRecord(msgspec.Struct, omit_defaults=True):
    """How a seat stands with its time. A stretch runs from `began` while its player is awaited.

    `used` is what is gone of the box of this phase, `extra` what others granted; `out` says that its time in
    this phase ran out, `missed` how often that happened in a row. `since` is when it was asked.
    """

    since: float | None = None
    asked: list[str] = []
    began: float | None = None
    used: float = 0.0
    extra: float = 0.0
    bank: float = 0.0
    line: float = 0.0
    lost: bool = True
    out: bool = False
    reminded: bool = False
    missed: int = 0
    cover: Cover = ""
    covered: int = 0
    """The turn in which somebody else began to play for it."""
    vacant: bool = False
    """The table agreed that somebody else may have the seat."""
    vacated: int = 0
    """The entry of the journal that says so."""
    seen: float = 0.0
    """When its player last gave a sign of life."""
    gone: float | None = None
    """Since when its player counts as away."""
    knows: bool = False
    """Its player has answered under the terms of this clock."""
    proposed: list[float] = []
    """When its player lately proposed something."""
    voted: float = 0.0
    """When the last vote on its loss began."""
    newcomers: list[Newcomer] = []
    hints: int = 0
    """To how many questions its player has asked for a hint."""
    hinted: list[str] = []
    """The last of these questions: a hint that is asked for again counts once."""
    wish: Absence = Absence()
    orders: list[StandingOrder] = []


class Talk(msgspec.Struct, omit_defaults=True):
    """The alarm of a talk such as trade: it rings at `ends`; while the table rests `left` seconds remain."""

    turn: int
    phase: str
    of: float
    ends: float | None
    left: float = 0.0


class Rest(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table rests: since when, and until when if that is agreed."""

    since: float
    until: float | None = None
    planned: bool = False


class Break(msgspec.Struct, frozen=True, omit_defaults=True):
    """A break that was agreed: after a turn, until a time."""

    after: int
    until: float | None = None


class Proposal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the table is asked to agree on.

    `pause` (`until`: when it goes on by itself), `resume`, `extend` (`seconds` for `seat`, or for all who are
    awaited), `break` (after turn `turn`, `until`), `end`, `replace` (`seat` by a `bot`, by another `person`,
    or for good: `departure`), `rewind` (to before entry `to`; the house adds which `turn` that is), `undo`
    (the last answer of `seat`).
    """

    do: Literal["pause", "resume", "extend", "break", "end", "replace", "rewind", "undo"]
    seat: int | None = None
    seconds: float | None = None
    turn: int | None = None
    until: float | None = None
    to: int | None = None
    by: Literal["bot", "person", "departure"] | None = None


class Vote(msgspec.Struct, omit_defaults=True):
    """A proposal and what people say to it, by their id; those who share a seat have one vote together.

    `absent`: it takes the seat of somebody who is away; `back`: they have come back, so it is over. `told`
    are those to whom a letter went because it could be decided without them.
    """

    id: int
    proposal: Proposal
    seat: Seat
    opened: float
    closes: float
    ballots: dict[str, bool] = {}
    absent: bool = False
    back: bool = False
    told: list[str] = []


class Keeping(msgspec.Struct, omit_defaults=True):
    """Everything of a table that is about people and time and not about its rules."""

    seats: list[SeatRecord]
    terms: ClockTerms = ClockTerms()
    termed: float = 0.0
    """When the terms were set; zero: with the beginning of the table, or before that was noted."""
    turn: int = 0
    phase: str = ""
    alarm: float | None = None
    """What the host agreed on for every talk; else the box of its phase counts."""
    talk: Talk | None = None
    rest: Rest | None = None
    planned: Break | None = None
    votes: list[Vote] = []
    counted: int = 0
    """How many votes and orders there were: the last number that was given to one."""
    shown: int = -1
    """The version with which something changed last that everybody may know, so no hint and no order; -1 in
    records that are older than this field."""

    def copy(self) -> Self:
        return msgspec.json.decode(msgspec.json.encode(self), type=type(self))

    def number(self) -> int:
        self.counted += 1
        return self.counted


def fresh(seats: int) -> Keeping:
    return Keeping(seats=[SeatRecord() for _ in range(seats)], shown=0)


def read_keeping(table: str, text: str) -> Keeping:
    """The record of a table as it was written. Nothing else says what is in it: one that is damaged waits."""
    try:
        return msgspec.json.decode(text, type=Keeping)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Damaged(table, "keeping", f"how it is kept cannot be read: {error}") from None
