"""What can happen in the games of the lineage, as the log tells it. Everything on the board is public."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from ecumene.table.events import Event


class Told(Event, frozen=True):
    """Something that everybody sees."""

    seat: int


class CivilizationChosen(Told, frozen=True, tag="civilization"):
    civilization: str


class TurnBegan(Event, frozen=True, tag="turn"):
    seats: ClassVar[tuple[str, ...]] = ()
    turn: int


class TaxCollected(Told, frozen=True, tag="tax"):
    tokens: int
    rate: int


class CityRevolted(Told, frozen=True, tag="revolt"):
    seats: ClassVar[tuple[str, ...]] = ("seat", "victim")
    victim: int
    area: str
    pirates: bool


class PopulationGrew(Told, frozen=True, tag="grew"):
    tokens: int


class CardsDrawn(Told, frozen=True, tag="drawn"):
    """Trade cards from the stacks: how many is public, which ones is the owner's."""

    reveals: ClassVar[Any] = "seat"
    count: int
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: int | None) -> CardsDrawn:
        return self if seat == self.seat else replace(self, cards=())
