"""What happens on the trade floor, as the log tells it: to all, to two, or to one."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from ecumene.table.events import Event
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

    Why is for its maker alone; the taker is told of the bargain itself. `witnesses` as with `Traded`.
    """

    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ("seat", "to", "taker")
    to: int | None
    offer: str
    why: str
    taker: int | None = None
    witnesses: int = 0

    def learners(self) -> int:
        return self.witnesses

    def seen_by(self, seat: int | None) -> OfferGone | None:
        if seat == self.taker and seat is not None:
            return None
        if seat == self.seat:
            return replace(self, witnesses=0)
        if self.to is None or seat == self.to:
            return replace(self, why="gone", taker=None, witnesses=0)
        return None


class Traded(Told, frozen=True, kw_only=True, tag="traded"):
    """A bargain struck between two seats. Nobody else is told, though all see the sizes of the hands.

    `witnesses` (the sum of 2 ** seat) are those who learn something hidden by it: the two, and whoever sees
    another offer of theirs, because whether it still stands says something about their hands.
    """

    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ("seat", "other")
    other: int
    gives: tuple[str, ...]
    gets: tuple[str, ...]
    witnesses: int = 0

    def learners(self) -> int:
        return self.witnesses

    def seen_by(self, seat: int | None) -> Traded | None:
        return replace(self, witnesses=0) if seat in (self.seat, self.other) else None


class TradeFinished(Told, frozen=True, tag="trade_finished"):
    """A seat is finished, or is not after all."""

    finished: bool


class AlarmRang(Event, frozen=True, tag="trade_alarm"):
    """The time for trading is up, but open offers may still be accepted."""

    seats: ClassVar[tuple[str, ...]] = ()


class TradeEnded(Event, frozen=True, tag="trade_ended"):
    seats: ClassVar[tuple[str, ...]] = ()
