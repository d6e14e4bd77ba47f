"""What calamities do, as the log tells it."""

from __future__ import annotations

from typing import ClassVar

from ecumene.table.text.events import EVERYBODY, Event, Loss
from ecumene.titles.lineage.events import Told


class CalamitiesLaid(Told, frozen=True, tag="calamities_laid"):
    """How many calamities somebody holds: everybody learns the number, nobody which ones."""

    reveals: ClassVar = "others"
    count: int


class CalamityDiscarded(Told, frozen=True, tag="calamity_discarded"):
    """One too many, picked at random and shown."""

    reveals: ClassVar = "others"
    card: str


class TwinDiscarded(Told, frozen=True, tag="twin_discarded"):
    """One of two of the same name, picked at random and shown."""

    reveals: ClassVar = "others"
    card: str


class CalamityStruck(Event, frozen=True, tag="calamity"):
    """A calamity is named, and its holder reveals it.

    Even the holder learns something: that nobody has one of those that were named before it.
    """

    reveals: ClassVar = "some"
    seat: int
    card: str

    def learners(self) -> int:
        return EVERYBODY


class MarketStruck(Event, frozen=True, tag="market_calamity"):
    """A calamity of the market is named; `seat` is the deputy.

    Everybody learns by it that nobody has one of those before it.
    """

    reveals: ClassVar = "some"
    seat: int
    card: str

    def learners(self) -> int:
        return EVERYBODY


class VictimsChosen(Event, frozen=True, tag="victims"):
    """The primary victim has selected who else suffers; `victims` are their civilizations."""

    seat: int
    card: str
    victims: tuple[str, ...]


class DeputyChose(Event, frozen=True, tag="deputy"):
    """The deputy has selected who suffers a calamity of the market; `victims` are their civilizations."""

    seat: int
    card: str
    victims: tuple[str, ...]


class TreasuryLost(Told, frozen=True, tag="treasury_lost"):
    loss: ClassVar = Loss("treasury")
    tokens: int


class CalamityCancelled(Told, frozen=True, tag="calamity_cancelled"):
    """A calamity found nothing of its victim that it could strike."""

    card: str


class NobodyGains(Told, frozen=True, tag="nobody_gains"):
    """A calamity for which there is no beneficiary any more."""

    card: str


class CopiesInTurn(Told, frozen=True, tag="copies_in_turn"):
    """A victim insists that the first copy of a calamity is resolved before the second."""

    first: str
    second: str


class CityDestroyed(Told, frozen=True, tag="city_destroyed"):
    loss: ClassVar = Loss("city", where="area")
    area: str


class CityAnnexed(Told, frozen=True, tag="city_annexed"):
    """`seat` replaces a city of `victim` by its own."""

    seats: ClassVar[tuple[str, ...]] = ("seat", "victim")
    loss: ClassVar = Loss("city", of="victim", where="area")
    victim: int
    area: str


class CityTurnedPirate(Told, frozen=True, tag="city_pirates"):
    loss: ClassVar = Loss("city", where="area")
    area: str


class UnitsDestroyed(Told, frozen=True, tag="units_destroyed"):
    """Everything that somebody had in an area."""

    loss: ClassVar = Loss("units", where="area")
    area: str
    tokens: int
    city: bool


class UnitsSelected(Told, frozen=True, tag="units_selected"):
    """The areas whose units change sides; tokens `beside` a city (Public Works) are destroyed."""

    seats: ClassVar[tuple[str, ...]] = ("seat", "victim")
    loss: ClassVar = Loss("units", of="victim", where="areas", when="beside")
    victim: int
    areas: tuple[str, ...]
    points: int
    beside: int


class UnitsAnnexed(Told, frozen=True, tag="units_annexed"):
    seats: ClassVar[tuple[str, ...]] = ("seat", "victim")
    loss: ClassVar = Loss("units", of="victim", where="areas")
    victim: int
    areas: tuple[str, ...]
    cities: int
    tokens: int


class UnitsRanWild(Told, frozen=True, tag="ran_wild"):
    """Units that could not be annexed: cities turn to piracy, tokens become barbarians."""

    loss: ClassVar = Loss("units", where="areas")
    areas: tuple[str, ...]
    cities: int
    tokens: int


class HordesMoved(Told, frozen=True, tag="hordes"):
    """Barbarians descend on a city of the victim, or move on from `origin`; `seat` leads them.

    Who that is, all learn with the card: it may be who traded it to the victim.
    """

    unfolds: ClassVar = True
    seats: ClassVar[tuple[str, ...]] = ("seat", "victim")
    victim: int
    area: str
    tokens: int
    origin: str | None = None


class HordesDispersed(Event, frozen=True, tag="hordes_dispersed"):
    """Barbarians beyond the population limit that have nowhere to go."""

    seats: ClassVar[tuple[str, ...]] = ()
    area: str
    tokens: int
