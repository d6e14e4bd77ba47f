"""What happens on the trade floor, as the log tells it: to all, to two, or to one."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from ecumene.table.events import EVERYBODY, Event
from ecumene.table.offers import Offer
from ecumene.titles.lineage.bargains import counted
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.events import Told


class OfferMade(Told, frozen=True, kw_only=True, tag="offer"):
    """An offer, as its audience reads it. `what`: it is new, a changed version, or a reply."""

    seats: ClassVar[tuple[str, ...]] = ("seat", "to")
    to: int | None
    offer: str
    what: str
    count: int
    kinds: tuple[str, ...]
    claims: tuple[str, ...]
    wants_count: int
    wants_kinds: tuple[str, ...]
    wants_claims: tuple[str, ...]
    note: str | None

    def seen_by(self, seat: int | None) -> OfferMade | None:
        return self if self.to is None or seat in (self.seat, self.to) else None


def offer_made(book: Book, offer: Offer, what: str) -> OfferMade:
    return OfferMade(
        seat=offer.maker,
        to=offer.to,
        offer=offer.id,
        what=what,
        count=offer.says.count,
        kinds=counted(book, offer.says.kinds),
        claims=counted(book, offer.says.claims),
        wants_count=offer.wants.count,
        wants_kinds=counted(book, offer.wants.kinds),
        wants_claims=counted(book, offer.wants.claims),
        note=offer.note or None,
    )


class OfferGone(Told, frozen=True, kw_only=True, tag="offer_gone"):
    """An offer was `withdrawn`, has `lapsed`, or was `accepted` by the `taker`.

    Why is for its maker alone, because it tells of hands; the taker is told of the bargain itself.
    """

    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ("seat", "to", "taker")
    to: int | None
    offer: str
    why: str
    taker: int | None = None

    def learners(self) -> int:
        """All who saw it: perhaps it lapsed."""
        return ~(1 << self.seat) if self.to is None else 1 << self.to

    def seen_by(self, seat: int | None) -> OfferGone | None:
        if seat == self.seat:
            return self
        if seat is not None and seat == self.taker:
            return None
        return replace(self, why="gone", taker=None) if self.to is None or seat == self.to else None


class Traded(Told, frozen=True, kw_only=True, tag="traded"):
    """A bargain struck between two seats. Nobody else is told, though all see the sizes of the hands."""

    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ("seat", "other")
    other: int
    gives: tuple[str, ...]
    gets: tuple[str, ...]

    def learners(self) -> int:
        return 1 << self.seat | 1 << self.other

    def seen_by(self, seat: int | None) -> Traded | None:
        return self if seat in (self.seat, self.other) else None


class TradeFinished(Told, frozen=True, tag="trade_finished"):
    """A seat is finished, or is not after all."""

    finished: bool


class AlarmRang(Event, frozen=True, tag="trade_alarm"):
    """The time for trading is up, but open offers may still be accepted."""

    seats: ClassVar[tuple[str, ...]] = ()


class TradeEnded(Event, frozen=True, tag="trade_ended"):
    """Everybody learns how many calamities the others hold, even where it is none."""

    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ()

    def learners(self) -> int:
        return EVERYBODY
