"""The events of Rising Cultures, as the log tells them."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from ecumene.table.text.events import Event, gain, loss


class Told(Event, frozen=True):
    """Something that both players see."""

    seat: int


class CivilizationChosen(Told, frozen=True, tag="civilization"):
    occasion: ClassVar = "civilization"
    civilization: str


class Started(Told, frozen=True, tag="started"):
    """Two cards start as resources; where the other two went is the owner's knowledge."""

    reveals: ClassVar[Any] = "others"
    resources: tuple[str, ...]
    coins: int


class RoundBegan(Told, frozen=True, tag="round"):
    round: int


class Earned(Told, frozen=True, tag="income"):
    occasion: ClassVar = "coins"
    coins: int


class NileFilled(Told, frozen=True, tag="nile"):
    occasion: ClassVar = "coins"
    coins: int


class TollTaken(Told, frozen=True, tag="toll"):
    occasion: ClassVar = "coins"
    coins: int


class Drew(Told, frozen=True, tag="drew"):
    occasion: ClassVar = "card"
    reveals: ClassVar[Any] = "seat"
    count: int
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: int | None) -> Drew:
        return self if seat == self.seat else replace(self, cards=())


class Swapped(Told, frozen=True, tag="swapped"):
    occasion: ClassVar = "card"
    paid: int
    free: int


class Buried(Told, frozen=True, tag="buried"):
    card: str | None

    def seen_by(self, seat: int | None) -> Buried:
        return self if seat == self.seat else replace(self, card=None)


class Sold(Told, frozen=True, tag="sold"):
    occasion: ClassVar = "coins"
    reveals: ClassVar[Any] = "others"
    card: str
    coins: int


class Reinforced(Told, frozen=True, tag="reinforced"):
    occasion: ClassVar = "war"
    reveals: ClassVar[Any] = "others"
    card: str
    band: int


class Gathered(Told, frozen=True, tag="gathered"):
    occasion: ClassVar = "card"
    reveals: ClassVar[Any] = "others"
    card: str
    coins: int


class Built(Told, frozen=True, tag="built"):
    occasion: ClassVar = "card"
    reveals: ClassVar[Any] = "others"
    card: str
    price: int
    cover: str | None


class CoinsReceived(Told, frozen=True, tag="coins"):
    """Coins from the effect of a card or province."""

    occasion: ClassVar = "coins"
    coins: int
    source: str


class Progressed(Told, frozen=True, tag="progressed"):
    occasion: ClassVar = "step"
    card: str
    level: int
    study: int = 0


class GoldenAgeReached(Told, frozen=True, tag="golden_age"):
    occasion: ClassVar = "step"


class CardReturned(Told, frozen=True, tag="returned"):
    """The fourth card goes on top of the deck, or into the box after the last round."""

    card: str | None
    boxed: bool

    def seen_by(self, seat: int | None) -> CardReturned:
        return self if seat == self.seat else replace(self, card=None)


class Declared(Told, frozen=True, tag="declared"):
    occasion: ClassVar = "war"
    topic: ClassVar = "fight"
    competes: bool
    province: str


class ProvinceWon(Told, frozen=True, tag="province"):
    occasion: ClassVar = "war"
    topic: ClassVar = "fight"
    news: ClassVar = (gain("area", rule="p3.province.most"),)
    province: str
    symbols: int


class ProvinceBoxed(Event, frozen=True, tag="boxed"):
    topic: ClassVar = "fight"
    seats: ClassVar[tuple[str, ...]] = ()
    province: str


class ProvincePaid(Told, frozen=True, tag="paid"):
    occasion: ClassVar = "war"
    card: str


class MarkerTaken(Told, frozen=True, tag="marker"):
    """The progress marker changes hands, so that the other player has it no longer."""

    occasion: ClassVar = "step"
    news: ClassVar = (
        loss("marker", of="others", rule="p3.marker.most"),
        gain("marker", earned=True, rule="p3.marker.most"),
    )
    tie: bool


class CoinsLost(Told, frozen=True, tag="limit"):
    occasion: ClassVar = "coins"
    news: ClassVar = (loss("coins"),)
    coins: int


class GameScored(Told, frozen=True, tag="scored"):
    occasion: ClassVar = "points"
    score: int
    game: int


class Left(Told, frozen=True, tag="left"):
    pass
