"""The events of calamities, as the log tells them."""

from __future__ import annotations

from typing import ClassVar

from ecumene.table.text.events import EVERYBODY, Event, gain, loss
from ecumene.titles.lineage.events import Told


class CalamitiesLaid(Told, frozen=True, tag="calamities_laid"):
    """How many calamities somebody holds: everybody learns the number, nobody which ones."""

    topic: ClassVar = "calamity"
    reveals: ClassVar = "others"
    count: int


class CalamityDiscarded(Told, frozen=True, tag="calamity_discarded"):
    """One too many, picked at random and shown."""

    topic: ClassVar = "calamity"
    news: ClassVar = (gain("calamity"),)
    reveals: ClassVar = "others"
    card: str


class TwinDiscarded(Told, frozen=True, tag="twin_discarded"):
    """One of two of the same name, picked at random and shown."""

    topic: ClassVar = "calamity"
    news: ClassVar = (gain("calamity"),)
    reveals: ClassVar = "others"
    card: str


class CalamityStruck(Event, frozen=True, tag="calamity"):
    """A calamity is named, and its holder reveals it.

    Even the holder learns something: that nobody has one of those that were named before it.
    """

    topic: ClassVar = "calamity"
    reveals: ClassVar = "some"
    seat: int
    card: str

    def learners(self) -> int:
        return EVERYBODY


class MarketStruck(Event, frozen=True, tag="market_calamity"):
    """A calamity of the market is named; `seat` is the deputy.

    Everybody learns by it that nobody has one of those before it.
    """

    topic: ClassVar = "calamity"
    reveals: ClassVar = "some"
    seat: int
    card: str

    def learners(self) -> int:
        return EVERYBODY


class VictimsChosen(Event, frozen=True, tag="victims"):
    """The primary victim has selected who else suffers; `victims` are their civilizations."""

    topic: ClassVar = "calamity"
    seat: int
    card: str
    victims: tuple[str, ...]


class DeputyChose(Event, frozen=True, tag="deputy"):
    """The deputy has selected who suffers a calamity of the market; `victims` are their civilizations."""

    topic: ClassVar = "calamity"
    seat: int
    card: str
    victims: tuple[str, ...]


class TreasuryLost(Told, frozen=True, tag="treasury_lost"):
    topic: ClassVar = "calamity"
    news: ClassVar = (loss("treasury"),)
    tokens: int


class CalamityCancelled(Told, frozen=True, tag="calamity_cancelled"):
    """A calamity found nothing of its victim that it could strike."""

    topic: ClassVar = "calamity"
    news: ClassVar = (gain("calamity"),)
    card: str


class NobodyGains(Told, frozen=True, tag="nobody_gains"):
    """A calamity for which there is no beneficiary any more."""

    topic: ClassVar = "calamity"
    card: str


class CopiesInTurn(Told, frozen=True, tag="copies_in_turn"):
    """A victim insists that the first copy of a calamity is resolved before the second."""

    topic: ClassVar = "calamity"
    first: str
    second: str


class CityDestroyed(Told, frozen=True, tag="city_destroyed"):
    topic: ClassVar = "calamity"
    where: ClassVar = ("area",)
    news: ClassVar = (loss("city"),)
    area: str


class CityAnnexed(Told, frozen=True, tag="city_annexed"):
    """`seat` replaces a city of `victim` by its own."""

    topic: ClassVar = "calamity"
    seats: ClassVar[tuple[str, ...]] = ("seat", "victim")
    where: ClassVar = ("area",)
    news: ClassVar = (loss("city", of="victim"), gain("city"))
    victim: int
    area: str


class CityTurnedPirate(Told, frozen=True, tag="city_pirates"):
    topic: ClassVar = "calamity"
    where: ClassVar = ("area",)
    news: ClassVar = (loss("city"),)
    area: str


class UnitsDestroyed(Told, frozen=True, tag="units_destroyed"):
    """Everything that somebody had in an area."""

    topic: ClassVar = "calamity"
    where: ClassVar = ("area",)
    news: ClassVar = (loss("units"),)
    area: str
    tokens: int
    city: bool


class UnitsSelected(Told, frozen=True, tag="units_selected"):
    """The areas whose units change sides; tokens `beside` a city (Public Works) are destroyed."""

    topic: ClassVar = "calamity"
    seats: ClassVar[tuple[str, ...]] = ("seat", "victim")
    where: ClassVar = ("areas",)
    news: ClassVar = (loss("units", of="victim", when="beside"),)
    victim: int
    areas: tuple[str, ...]
    points: int
    beside: int


class UnitsAnnexed(Told, frozen=True, tag="units_annexed"):
    topic: ClassVar = "calamity"
    seats: ClassVar[tuple[str, ...]] = ("seat", "victim")
    where: ClassVar = ("areas",)
    news: ClassVar = (loss("units", of="victim"), gain("units"))
    victim: int
    areas: tuple[str, ...]
    cities: int
    tokens: int


class UnitsRanWild(Told, frozen=True, tag="ran_wild"):
    """Units that could not be annexed: cities turn to piracy, tokens become barbarians."""

    topic: ClassVar = "calamity"
    where: ClassVar = ("areas",)
    news: ClassVar = (loss("units"),)
    areas: tuple[str, ...]
    cities: int
    tokens: int


class HordesMoved(Told, frozen=True, tag="hordes"):
    """Barbarians descend on a city of the victim, or move on from `origin`; `seat` leads them.

    Who that is, all learn with the card: it may be who traded it to the victim.
    """

    topic: ClassVar = "calamity"
    where: ClassVar = ("area",)
    unfolds: ClassVar = True
    seats: ClassVar[tuple[str, ...]] = ("seat", "victim")
    victim: int
    area: str
    tokens: int
    origin: str | None = None


class HordesDispersed(Event, frozen=True, tag="hordes_dispersed"):
    """Barbarians beyond the population limit that have nowhere to go."""

    topic: ClassVar = "calamity"
    where: ClassVar = ("area",)
    seats: ClassVar[tuple[str, ...]] = ()
    area: str
    tokens: int
