"""The events of Parley."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from ecumene.table.text.events import Event


class Told(Event, frozen=True):
    """Something about a seat that everybody sees."""

    seat: int


class TurnBegan(Event, frozen=True, tag="turn"):
    seats: ClassVar[tuple[str, ...]] = ()
    turn: int


class Drew(Told, frozen=True, tag="drew"):
    reveals: ClassVar[Any] = "seat"
    count: int
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: int | None) -> Drew:
        return self if seat == self.seat else replace(self, cards=())


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    seats: ClassVar[tuple[str, ...]] = ()
    count: int


class Discarded(Told, frozen=True, tag="discarded"):
    reveals: ClassVar[Any] = "others"
    cards: tuple[str, ...]


class Shown(Told, frozen=True, tag="shown"):
    """The hand that is laid open in the end."""

    reveals: ClassVar[Any] = "others"
    cards: tuple[str, ...]


class Moved(Told, frozen=True, tag="moved"):
    origin: int
    to: int


class TookBack(Told, frozen=True, tag="took_back"):
    origin: int
    to: int


class Waited(Told, frozen=True, tag="waited"):
    pass


class Ready(Told, frozen=True, tag="ready"):
    ready: bool


class Demanded(Told, frozen=True, tag="demanded"):
    seats: ClassVar[tuple[str, ...]] = ("seat", "other")
    other: int


class Paid(Told, frozen=True, tag="paid"):
    seats: ClassVar[tuple[str, ...]] = ("seat", "other")
    other: int
    paid: bool


class Offered(Told, frozen=True, tag="offered"):
    """An offer came, changed or went; a private one is told to two seats only."""

    seats: ClassVar[tuple[str, ...]] = ("seat", "to")
    to: int | None
    offer: str
    what: str

    def seen_by(self, seat: int | None) -> Offered | None:
        return self if self.to is None or seat in (self.seat, self.to) else None


class Received(Told, frozen=True, tag="received"):
    """One side of an exchange."""

    reveals: ClassVar[Any] = "seat"
    seats: ClassVar[tuple[str, ...]] = ("seat", "giver")
    giver: int
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int | None) -> Received:
        return self if seat in (self.seat, self.giver) else replace(self, cards=())


class BidOpened(Told, frozen=True, tag="bid"):
    reveals: ClassVar[Any] = "others"
    coins: int


class HeraldChosen(Told, frozen=True, tag="herald"):
    coins: int
    tied: int


class AreaChosen(Told, frozen=True, tag="area"):
    area: int


class HeldBack(Told, frozen=True, tag="held_back"):
    area: int


class Raided(Told, frozen=True, tag="raided"):
    area: int


class Lost(Told, frozen=True, tag="lost"):
    area: int


class Ransomed(Told, frozen=True, tag="ransomed"):
    """A card is shown to the raider (`seat`) alone."""

    reveals: ClassVar[Any] = "seat"
    seats: ClassVar[tuple[str, ...]] = ("seat", "holder")
    holder: int
    card: str | None

    def seen_by(self, seat: int | None) -> Ransomed:
        return self if seat in (self.seat, self.holder) else replace(self, card=None)


class Called(Told, frozen=True, tag="called"):
    pass


class Steered(Told, frozen=True, tag="steered"):
    area: int
    die: int


class Fled(Told, frozen=True, tag="fled"):
    area: int
    to: int


class Grew(Told, frozen=True, tag="grew"):
    area: int


class Left(Told, frozen=True, tag="left"):
    pass
