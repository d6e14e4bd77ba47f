"""The events of the market, as the log tells them; a card that comes face down is told only to its taker."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from ecumene.table.state.fields import UNKNOWN
from ecumene.table.text.events import EVERYBODY, Event
from ecumene.titles.lineage.events import Told
from ecumene.titles.lineage.market.records import SpaceId

Seen = tuple[str, SpaceId]
"""A card, as far as a reader may know it, and its space."""


class MarketDealt(Event, frozen=True, tag="market_dealt"):
    """The market gets Water and one card of each stack up to the most cities of anybody.

    Everybody learns by it which stacks are not empty yet.
    """

    topic: ClassVar = "trade"
    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ()
    columns: int

    def learners(self) -> int:
        return EVERYBODY


class Exchanged(Told, frozen=True, kw_only=True, tag="exchanged"):
    """A seat placed cards and took others; `came` are those that came face down, for the seat alone.

    `shows` are the cards that everybody saw it place, `red` the spaces where it put others, `gets` the cards
    that it took openly, and `columns` where it took face-down ones; `placed` and `taken` are the values.
    """

    occasion: ClassVar = "trade"
    topic: ClassVar = "trade"
    reveals: ClassVar[Any] = "some"
    unsaid: ClassVar[tuple[str, ...]] = ("place", "take")
    place: tuple[Seen, ...]
    take: tuple[Seen, ...]
    shows: tuple[str, ...]
    red: tuple[str, ...]
    gets: tuple[str, ...]
    columns: tuple[str, ...]
    placed: int
    taken: int
    came: tuple[str, ...] = ()

    def learners(self) -> int:
        """The seats that see cards of the hand, and the seat itself if it took unknown cards."""
        others = ~(1 << self.seat) if self.shows else 0
        return others | (1 << self.seat if self.came else 0)

    def seen_by(self, seat: int | None) -> Exchanged:
        if seat == self.seat:
            return self
        place = tuple((UNKNOWN if space in self.red else card, space) for card, space in self.place)
        return replace(self, place=place, came=())


class MarketBlocked(Told, frozen=True, tag="market_blocked"):
    """A calamity that cannot be traded was drawn: it lies open, and nobody can take it."""

    topic: ClassVar = "trade"
    reveals: ClassVar[Any] = "some"
    space: SpaceId
    card: str

    def learners(self) -> int:
        return EVERYBODY


class MarketPassed(Told, frozen=True, tag="market_passed"):
    topic: ClassVar = "trade"
    """A seat does not trade in this round; it may in a later one."""


class MarketClosed(Event, frozen=True, tag="market_closed"):
    """Trading is over."""

    topic: ClassVar = "trade"
    seats: ClassVar[tuple[str, ...]] = ()


class MarketRevealed(Event, frozen=True, tag="market_revealed"):
    """All cards of the market are turned up: `cards` are those that lay face down.

    Everybody learns them, and how many calamities the others hold, even where it is none.
    """

    topic: ClassVar = "trade"
    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ()
    unsaid: ClassVar[tuple[str, ...]] = ("spaces",)
    spaces: tuple[Seen, ...]
    cards: tuple[str, ...]

    def learners(self) -> int:
        return EVERYBODY
