"""The events of calamities that only this game has, as the log tells them."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from ecumene.table.text.events import Event, gain, loss
from ecumene.titles.lineage.events import Told


class LossesDivided(Told, frozen=True, tag="losses_divided"):
    """The primary victim has said how much each of some others has to bear."""

    topic: ClassVar = "calamity"
    card: str
    players: tuple[str, ...]
    amounts: tuple[int, ...]


class CalamityStopped(Told, frozen=True, tag="calamity_stopped"):
    """A calamity does not happen, for the cards that its victim gives."""

    topic: ClassVar = "calamity"
    card: str


class BeneficiaryNamed(Event, frozen=True, tag="beneficiary_named"):
    """Who gains by a calamity, where it is found when it strikes."""

    topic: ClassVar = "calamity"
    seats: ClassVar[tuple[str, ...]] = ("seat", "victim")
    seat: int
    victim: int
    card: str


class CommodityGiven(Event, frozen=True, tag="commodity_given"):
    """A commodity goes from one hand to another; the two of them know which."""

    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ("seat", "taker")
    news: ClassVar = (loss("cards", which="card"), gain("cards", of="taker", which="card"))
    seat: int
    taker: int
    card: str | None

    def learners(self) -> int:
        return 1 << self.taker

    def seen_by(self, seat: int | None) -> CommodityGiven:
        return self if seat in (self.seat, self.taker) else replace(self, card=None)


class FactionKept(Told, frozen=True, tag="faction_kept"):
    """The victim of a Civil War goes on with one of the two parts of its nation."""

    topic: ClassVar = "calamity"
    faction: str
    points: int


class NationArrived(Told, frozen=True, tag="nation_arrived"):
    """A seat that came later is in the game from now on, with the advances and the place of a victim."""

    victim: str
    advances: int
    step: int
