"""The events of the games of the lineage, as the log tells them. Everything on the board is public."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from ecumene.table.text.events import EVERYBODY, Event, gain, loss
from ecumene.table.text.words import Argument
from ecumene.titles.lineage.book import WATER

NAMED = 3
"""The number of areas that a sentence names if there are more."""


class Told(Event, frozen=True):
    """Something that everybody sees."""

    seat: int


class CivilizationChosen(Told, frozen=True, tag="civilization"):
    civilization: str


class TurnBegan(Event, frozen=True, tag="turn"):
    seats: ClassVar[tuple[str, ...]] = ()
    turn: int


class TurnEnded(Told, frozen=True, tag="turn_ended"):
    """What everybody has at the end of a turn, seat by seat; `seat` leads with `score` points."""

    turn: int
    score: int
    cities: tuple[int, ...]
    population: tuple[int, ...]
    advances: tuple[int, ...]
    points: tuple[int, ...]


class TaxCollected(Told, frozen=True, tag="tax"):
    occasion: ClassVar = "growth"
    tokens: int
    rate: int


class CityRevolted(Told, frozen=True, tag="revolt"):
    seats: ClassVar[tuple[str, ...]] = ("seat", "victim")
    where: ClassVar = ("area",)
    news: ClassVar = (loss("city", of="victim"), gain("city", when="joins"))
    victim: int
    area: str
    fate: str

    @property
    def joins(self) -> bool:
        return self.fate == "joins"


class PopulationGrew(Told, frozen=True, tag="grew"):
    occasion: ClassVar = "growth"
    tokens: int


class CardsDrawn(Told, frozen=True, tag="drawn"):
    """Trade cards from the stacks: how many is public, which ones is the owner's.

    Everybody learns by it which stacks are not empty yet.
    """

    occasion: ClassVar = "card"
    reveals: ClassVar[Any] = "some"
    count: int
    cards: tuple[str, ...] = ()

    def learners(self) -> int:
        return EVERYBODY

    def seen_by(self, seat: int | None) -> CardsDrawn:
        return self if seat == self.seat else replace(self, cards=())


class CityBuilt(Told, frozen=True, tag="built"):
    occasion: ClassVar = "city"
    where: ClassVar = ("area",)
    area: str
    treasury: int


class MadeWay(Told, frozen=True, tag="made_way"):
    """Tokens of somebody else that a new city swept away."""

    where: ClassVar = ("area",)
    news: ClassVar = (loss("tokens"),)
    area: str
    tokens: int


class SurplusRemoved(Told, frozen=True, tag="surplus"):
    """Tokens that found no food, in which areas, `each` how many, and how many there `were` of the seat."""

    occasion: ClassVar = "people"
    unsaid: ClassVar[tuple[str, ...]] = ("areas", "each", "were")
    where: ClassVar = ("areas",)
    news: ClassVar = (loss("tokens", rule="5b.surplus"),)
    tokens: int
    areas: tuple[str, ...]
    each: tuple[int, ...]
    were: int

    def details(self, seat: int) -> Mapping[str, Argument]:
        """The areas by name, those with the most first; beyond `NAMED` of them how many more there are."""
        most = sorted(zip(self.areas, self.each, strict=True), key=lambda one: -one[1])
        named = most if len(most) == NAMED + 1 else most[:NAMED]
        where = tuple(f"{area} {tokens}" for area, tokens in named)
        return {"where": where, "more": len(most) - len(named)}

    def figures(self, seat: int) -> Mapping[str, tuple[int, int]]:
        return {"tokens": (self.were, self.were - self.tokens)} if seat == self.seat else {}


class CityReduced(Told, frozen=True, tag="reduced"):
    where: ClassVar = ("area",)
    news: ClassVar = (loss("city", rule="5c.reduce"),)
    area: str
    tokens: int


class CardBought(Told, frozen=True, tag="bought"):
    """A card bought from a stack: which one is the owner's, but anybody sees it come from the Water."""

    occasion: ClassVar = "card"
    reveals: ClassVar[Any] = "some"
    stack: int
    cost: int
    card: str = ""

    def seen_by(self, seat: int | None) -> CardBought:
        return self if seat == self.seat or self.card == WATER else replace(self, card="hidden")

    def learners(self) -> int:
        """The buyer sees the card, everybody whether the stack has more; of Water there is always enough."""
        return EVERYBODY if self.stack else 0


class MarkerMoved(Told, frozen=True, tag="marker"):
    news: ClassVar = (
        loss("marker", when="back", rule="13a.move"),
        gain("marker", unless="back", rule="13a.move"),
    )
    step: int
    era: str
    back: bool


class MarkerSetBack(Told, frozen=True, tag="marker_back"):
    news: ClassVar = (loss("marker"),)
    step: int
    era: str


class MarkerStood(Told, frozen=True, tag="marker_stood"):
    """A marker that stands still, because its seat lacks what the `next` era demands.

    The log tells only of those that move; who stands still is told so.
    """

    news: ClassVar = (loss("marker", rule="13a.requirements"),)
    logged: ClassVar[bool] = False
    step: int
    era: str
    next: str


class HandShown(Told, frozen=True, tag="hand_shown"):
    """A hand that is laid open in the end, because it is worth points."""

    occasion: ClassVar = "points"
    reveals: ClassVar[Any] = "others"
    cards: tuple[str, ...]
    worth: int


class GameEnded(Told, frozen=True, tag="end"):
    """`seat` is the winner."""

    score: int


class TokensMoved(Told, frozen=True, tag="moved"):
    occasion: ClassVar = "people"
    where: ClassVar = ("origin", "to")
    origin: str
    to: str
    tokens: int
    via: str | None = None


class ShipBuilt(Told, frozen=True, tag="ship_built"):
    """`tokens` are the areas whose tokens paid."""

    occasion: ClassVar = "ship"
    where: ClassVar = ("area",)
    area: str
    treasury: int
    tokens: tuple[str, ...]


class ShipMaintained(Told, frozen=True, tag="ship_maintained"):
    """`payer` is the area whose token paid; None: the treasury did."""

    where: ClassVar = ("area",)
    area: str
    payer: str | None


class ShipSailed(Told, frozen=True, tag="sailed"):
    where: ClassVar = ("origin", "to")
    origin: str
    to: str


class Embarked(Told, frozen=True, tag="embarked"):
    where: ClassVar = ("area",)
    area: str
    tokens: int


class Disembarked(Told, frozen=True, tag="disembarked"):
    occasion: ClassVar = "people"
    where: ClassVar = ("area",)
    area: str
    tokens: int


class MoveTakenBack(Told, frozen=True, tag="move_taken_back"):
    """The answers that were taken back, by their kind."""

    what: str


class MovementWaits(Told, frozen=True, tag="movement_waits"):
    pass


class PriorityClaimed(Told, frozen=True, tag="priority"):
    """A seat insists on coming first; `other` has taken back what it did from its entering the area on."""

    where: ClassVar = ("area",)
    seats: ClassVar[tuple[str, ...]] = ("seat", "other")
    other: int
    area: str


class MovementEnded(Told, frozen=True, tag="movement_ended"):
    pass


class ShipsReturned(Told, frozen=True, tag="ships_returned"):
    news: ClassVar = (loss("ship", rule="3.ship.maintain"),)
    ships: int


class TokensLost(Event, frozen=True, tag="tokens_lost"):
    """Tokens lost in a conflict or by a calamity; without a seat, those of the barbarians.

    `against` are the seats that hold the area after a conflict.
    """

    topic: ClassVar = "fight"
    where: ClassVar = ("area",)
    news: ClassVar = (loss("tokens", rule="4a.minority"), gain("battle", of="against", rule="4a.minority"))
    unsaid: ClassVar[tuple[str, ...]] = ("against",)
    seat: int | None
    area: str
    tokens: int
    against: tuple[int, ...] = ()


class ShipLost(Told, frozen=True, tag="ship_lost"):
    topic: ClassVar = "fight"
    where: ClassVar = ("area",)
    news: ClassVar = (loss("ship"),)
    area: str


class AttackFailed(Event, frozen=True, tag="attack_failed"):
    """Too few tokens stand before a city; `defender`: whose it is, if it is a seat's."""

    topic: ClassVar = "fight"
    where: ClassVar = ("area",)
    news: ClassVar = (
        loss("battle", rule="4b.insufficient"),
        gain("battle", of="defender", rule="4b.insufficient"),
    )
    unsaid: ClassVar[tuple[str, ...]] = ("defender",)
    seat: int | None
    area: str
    defender: int | None = None


class CityFell(Event, frozen=True, tag="city_fell"):
    """A city was attacked and replaced by tokens of its owner; None stands for barbarians and pirates."""

    topic: ClassVar = "fight"
    seats: ClassVar[tuple[str, ...]] = ("seat", "victim")
    where: ClassVar = ("area",)
    news: ClassVar = (loss("city", of="victim", rule="4b.replace_six"),)
    seat: int | None
    victim: int | None
    area: str
    tokens: int


class CardPillaged(Told, frozen=True, tag="pillaged"):
    """A random card of the victim: the two of them know which."""

    topic: ClassVar = "fight"
    reveals: ClassVar[Any] = "seat"
    seats: ClassVar[tuple[str, ...]] = ("seat", "victim")
    news: ClassVar = (loss("cards", of="victim", which="card"), gain("cards", which="card"))
    victim: int
    card: str | None

    def seen_by(self, seat: int | None) -> CardPillaged:
        return self if seat in (self.seat, self.victim) else replace(self, card=None)


class Looted(Told, frozen=True, tag="looted"):
    occasion: ClassVar = "coins"
    topic: ClassVar = "fight"
    tokens: int


class AdvancesAcquired(Told, frozen=True, tag="acquired"):
    """Advances that were bought; the cards that paid for them go face up to the discard piles."""

    occasion: ClassVar = "advance"
    reveals: ClassVar[Any] = "some"
    advances: tuple[str, ...]
    cards: tuple[str, ...]
    treasury: int

    def learners(self) -> int:
        """Everybody else sees cards that were hidden."""
        return ~(1 << self.seat) if self.cards else 0


class AdvanceGiven(Told, frozen=True, tag="advance_given"):
    """An advance that came for nothing with another one."""

    occasion: ClassVar = "advance"
    advance: str
    giver: str


class CreditsTaken(Told, frozen=True, tag="credits_taken"):
    """Credits of one's choice that came with an advance."""

    occasion: ClassVar = "advance"
    giver: str
    group: str
    points: int


class CardsDiscarded(Told, frozen=True, tag="discarded"):
    """Commodities laid on the open discard piles."""

    occasion: ClassVar = "card"
    reveals: ClassVar[Any] = "others"
    news: ClassVar = (loss("cards", which="cards"),)
    cards: tuple[str, ...]


class PaidInstead(Told, frozen=True, tag="paid_instead"):
    """Treasury paid to be spared something."""

    tokens: int
