"""The events of special abilities, as the log tells them."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from ecumene.table.text.events import EVERYBODY, gain, loss
from ecumene.titles.lineage.events import Told


class AreaDestroyed(Told, frozen=True, tag="area_destroyed"):
    """Fundamentalism; `victims` are the civilizations that lost units."""

    where: ClassVar = ("area",)
    news: ClassVar = (loss("units", of="victims"),)
    area: str
    victims: tuple[str, ...]
    tokens: int
    cities: int


class AreaAnnexed(Told, frozen=True, tag="area_annexed"):
    """Monotheism, or Politics for treasury."""

    where: ClassVar = ("area",)
    news: ClassVar = (loss("units", of="victims"), gain("area", earned=True))
    area: str
    victims: tuple[str, ...]
    tokens: int
    cities: int
    treasury: int


class TreasuryGained(Told, frozen=True, tag="treasury_gained"):
    tokens: int


class TokenResettled(Told, frozen=True, tag="resettled"):
    where: ClassVar = ("origin", "to")
    origin: str
    to: str


class TributeDemanded(Told, frozen=True, tag="tribute_demanded"):
    """`players` are the civilizations that give a card; `without` those that have none to give."""

    reveals: ClassVar[Any] = "some"
    players: tuple[str, ...]
    without: tuple[str, ...]

    def learners(self) -> int:
        """Everybody learns who holds a commodity of enough value."""
        return EVERYBODY


class TributeGiven(Told, frozen=True, tag="tribute_given"):
    """A card for the holder of Provincial Empire: the two of them know it, all seats if it is `shown`.

    Spectators see no cards: nobody remembers for them.
    """

    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ("seat", "taker")
    news: ClassVar = (loss("cards", which="card"), gain("cards", of="taker", which="card"))
    taker: int
    card: str
    shown: bool

    def seen_by(self, seat: int | None) -> TributeGiven:
        known = seat in (self.seat, self.taker) or (self.shown and seat is not None)
        return self if known else replace(self, card="hidden")

    def learners(self) -> int:
        return EVERYBODY if self.shown else 1 << self.taker


class TributeRevealed(Told, frozen=True, tag="tribute_revealed"):
    reveals: ClassVar[Any] = "others"
    seats: ClassVar[tuple[str, ...]] = ("seat", "giver")
    giver: int
    card: str

    def seen_by(self, seat: int | None) -> TributeRevealed:
        return replace(self, card="hidden") if seat is None else self


class CardSold(Told, frozen=True, tag="card_sold"):
    """Trade Routes."""

    topic: ClassVar = "trade"
    reveals: ClassVar[Any] = "others"
    card: str
    treasury: int


class PiratesAnnexed(Told, frozen=True, tag="pirates_annexed"):
    where: ClassVar = ("area",)
    area: str


class BarbariansAnnexed(Told, frozen=True, tag="barbarians_annexed"):
    where: ClassVar = ("area",)
    area: str
    tokens: int
