"""The events of Age of Civilization, as the log tells them."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from ecumene.table.text.events import EVERYBODY, Event, gain, loss


class Told(Event, frozen=True):
    """Something that everybody sees a seat do."""

    seat: int


class RoundBegan(Told, frozen=True, tag="round"):
    """A round begins with the holder of the starter token."""

    round: int


class Rose(Told, frozen=True, tag="rose"):
    """It may have come from a hand, which the others did not know."""

    occasion: ClassVar = "civilization"
    reveals: ClassVar[Any] = "others"
    civilization: str
    workers: int
    coins: int


class Annexed(Told, frozen=True, tag="annexed"):
    occasion: ClassVar = "civilization"
    reveals: ClassVar[Any] = "others"
    civilization: str
    workers: int
    coins: int


class Skipped(Told, frozen=True, tag="skipped"):
    pass


class CardRevealed(Event, frozen=True, tag="revealed", kw_only=True):
    """A card from a deck: everybody learns which it is."""

    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ()
    civilization: str

    def learners(self) -> int:
        return EVERYBODY


class Acted(Told, frozen=True, tag="acted"):
    """An action: what it cost, and what it gave."""

    occasion: ClassVar = "action"
    action: str
    workers: int
    price: int
    points: int
    coins: int
    via: str | None = None


class Rested(Told, frozen=True, tag="rested"):
    occasion: ClassVar = "action"
    workers: int
    coins: int
    points: int


class TechnologyGained(Told, frozen=True, tag="technology"):
    occasion: ClassVar = "advance"
    technology: str


class WonderGained(Told, frozen=True, tag="wonder"):
    occasion: ClassVar = "wonder"
    wonder: str


class Gained(Told, frozen=True, tag="gained"):
    """What the ability of a card gave."""

    news: ClassVar = (
        gain("coins", when="coins", earned=True, rule="ability.main"),
        gain("points", when="points", earned=True, rule="ability.main"),
        gain("workers", when="workers", earned=True, rule="ability.main"),
    )
    source: str
    points: int
    coins: int
    workers: int


class CoinsLost(Told, frozen=True, tag="coins_lost"):
    """Coins that a card of somebody else, or an event, took."""

    news: ClassVar = (loss("coins", rule="civ.others_lose"),)
    coins: int
    source: str


class CoinsPlaced(Told, frozen=True, tag="placed"):
    civilization: str
    coins: int
    points: int


class WorkersLost(Told, frozen=True, tag="workers_lost"):
    """Workers on red slots are gone."""

    workers: int


class War(Event, frozen=True, tag="war"):
    occasion: ClassVar = "war"
    topic: ClassVar = "fight"
    seats: ClassVar[tuple[str, ...]] = ()
    least: int


class Plague(Event, frozen=True, tag="plague"):
    occasion: ClassVar = "calamity"
    topic: ClassVar = "calamity"
    seats: ClassVar[tuple[str, ...]] = ()


class Sacrificed(Told, frozen=True, tag="sacrificed"):
    """A worker lost to an event."""

    occasion: ClassVar = "calamity"
    topic: ClassVar = "calamity"
    news: ClassVar = (loss("workers", rule="round.event"),)
    workers: int


class Spared(Told, frozen=True, tag="spared"):
    """Somebody who would have sacrificed a worker is immune."""

    occasion: ClassVar = "calamity"


class RivalGrew(Event, frozen=True, tag="rival"):
    """The virtual opponent of a solo game has more strength."""

    seats: ClassVar[tuple[str, ...]] = ()
    strength: int


class Achieved(Told, frozen=True, tag="achieved"):
    occasion: ClassVar = "points"
    achievement: str


class CommandCame(Event, frozen=True, tag="command", kw_only=True):
    """A command card of a scenario is revealed."""

    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ()
    command: str

    def learners(self) -> int:
        return EVERYBODY


class CardActed(Event, frozen=True, tag="card"):
    """An action card of a scenario acts."""

    seats: ClassVar[tuple[str, ...]] = ()
    card: str


class StationReached(Told, frozen=True, tag="station"):
    occasion: ClassVar = "points"
    station: int


class StrengthGained(Told, frozen=True, tag="strength"):
    strength: int


class PointsLost(Told, frozen=True, tag="points_lost"):
    news: ClassVar = (loss("points"),)
    points: int


class TributePaid(Told, frozen=True, tag="tribute"):
    coins: int


class Defeated(Told, frozen=True, tag="defeated"):
    occasion: ClassVar = "war"


class MedalWon(Told, frozen=True, tag="medal"):
    occasion: ClassVar = "points"
    medal: str


class DraftPicked(Told, frozen=True, tag="picked"):
    """A card for the own hand: others see only that it was picked."""

    occasion: ClassVar = "civilization"
    civilization: str | None

    def seen_by(self, seat: int | None) -> DraftPicked:
        return self if seat == self.seat else replace(self, civilization=None)


class HandsPassed(Event, frozen=True, tag="passed"):
    """Everybody has new cards to look through."""

    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ()
    cards: int

    def learners(self) -> int:
        return EVERYBODY


class MarketLaid(Event, frozen=True, tag="market"):
    reveals: ClassVar[Any] = "some"
    seats: ClassVar[tuple[str, ...]] = ()
    civilizations: tuple[str, ...]

    def learners(self) -> int:
        return EVERYBODY


class TokenActed(Event, frozen=True, tag="token"):
    """An event token above the time track."""

    seats: ClassVar[tuple[str, ...]] = ()
    token: str


class SpecialBought(Told, frozen=True, tag="bought"):
    occasion: ClassVar = "advance"
    card: str
    coins: int


class StarterPassed(Told, frozen=True, tag="starter"):
    pass


class EndScored(Told, frozen=True, tag="end_scored"):
    """What a card scored at the end of the game."""

    occasion: ClassVar = "points"
    source: str
    points: int


class GameScored(Told, frozen=True, tag="scored"):
    occasion: ClassVar = "points"
    score: int


class Left(Told, frozen=True, tag="left"):
    pass
