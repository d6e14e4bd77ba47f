"""The events of special abilities that only this game has, as the log tells them."""

from __future__ import annotations

from typing import Any, ClassVar

from ecumene.table.text.events import EVERYBODY, Event, gain, loss
from ecumene.titles.lineage.events import Told


class ColonyFounded(Told, frozen=True, tag="colony_founded"):
    """Diaspora: the tokens that were placed, or a city where there are none."""

    where: ClassVar = ("area",)
    area: str
    tokens: int


class CommodityDemanded(Event, frozen=True, tag="commodity_demanded"):
    """Trade Empire: somebody is asked for a commodity before all, and has to give it or has none."""

    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ("seat", "player")
    news: ClassVar = (
        loss("cards", of="player", which="commodity", when="given"),
        gain("cards", which="commodity", when="given", earned=True),
    )
    seat: int
    player: int
    commodity: str
    given: bool

    def learners(self) -> int:
        """Everybody hears whether the player has it."""
        return EVERYBODY
