"""The events of the trade floor, as the log tells them: to all, to two seats, or to one."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from ecumene.table.state.offers import Offer, number_of
from ecumene.table.text.events import EVERYBODY, Event, gain, loss
from ecumene.titles.lineage.events import Told
from ecumene.titles.lineage.trade.bargains import about_terms


class OfferMade(Told, frozen=True, kw_only=True, tag="offer"):
    """An offer, as its audience reads it. `what`: it is new, a changed version, or a reply.

    `number` is what people call it; `more` is how many cards there are besides the true names.
    """

    topic: ClassVar = "trade"
    seats: ClassVar[tuple[str, ...]] = ("seat", "to")
    to: int | None
    offer: str
    number: int
    what: str
    kinds: tuple[str, ...]
    more: int
    claims: tuple[str, ...]
    wants_kinds: tuple[str, ...]
    wants_more: int
    wants_claims: tuple[str, ...]
    note: str | None

    def seen_by(self, seat: int | None) -> OfferMade | None:
        return self if self.to is None or seat in (self.seat, self.to) else None


def offer_made(offer: Offer, what: str) -> OfferMade:
    return OfferMade(
        seat=offer.maker,
        to=offer.to,
        offer=offer.id,
        number=number_of(offer.id),
        what=what,
        **about_terms("", offer.says),
        **about_terms("wants_", offer.wants),
        note=offer.note or None,
    )


class OfferGone(Told, frozen=True, kw_only=True, tag="offer_gone"):
    """An offer was `withdrawn`, has `lapsed`, or was `accepted` by the `taker`.

    Why is for its maker alone, because it tells of hands; the taker is told of the bargain itself.
    """

    topic: ClassVar = "trade"
    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ("seat", "to", "taker")
    to: int | None
    offer: str
    number: int
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
    """A bargain struck between two seats. Nobody else is told, though all see the sizes of the hands.

    `ills` are the calamities that came to the seat, which has accepted the offer of the other.
    """

    topic: ClassVar = "trade"
    news: ClassVar = (gain("deal", of="other"), loss("calamity", which="ills", when="ills"))
    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ("seat", "other")
    unsaid: ClassVar[tuple[str, ...]] = ("ills",)
    other: int
    gives: tuple[str, ...]
    gets: tuple[str, ...]
    ills: tuple[str, ...] = ()

    def learners(self) -> int:
        return 1 << self.seat | 1 << self.other

    def seen_by(self, seat: int | None) -> Traded | None:
        return self if seat in (self.seat, self.other) else None


class TradeFinished(Told, frozen=True, tag="trade_finished"):
    """A seat is finished, or is not after all."""

    topic: ClassVar = "trade"
    finished: bool


class AlarmRang(Event, frozen=True, tag="trade_alarm"):
    """The time for trading is up, but open offers may still be accepted."""

    topic: ClassVar = "trade"
    seats: ClassVar[tuple[str, ...]] = ()


class TradeEnded(Event, frozen=True, tag="trade_ended"):
    """Everybody learns how many calamities the others hold, even where it is none."""

    topic: ClassVar = "trade"
    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ()

    def learners(self) -> int:
        return EVERYBODY
