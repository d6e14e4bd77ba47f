"""The answers of a seat in its movement: one small action at a time, with areas and open seas as ids."""

from __future__ import annotations

from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.phases.order import Wait


class Move(Answer, frozen=True, tag="move"):
    """Tokens walk to an area adjacent by land; with roads perhaps through the area `via`."""

    origin: str
    to: str
    tokens: int
    via: str | None = None


class BuildShip(Answer, frozen=True, tag="build_ship"):
    """A new ship in an area. `tokens` are the areas whose tokens pay; the treasury pays what is left."""

    area: str
    tokens: tuple[str, ...] = ()


class Maintain(Answer, frozen=True, tag="maintain"):
    """An older ship is paid for: by a token of `area`, or from the treasury."""

    ship: int
    area: str | None = None


class Sail(Answer, frozen=True, tag="sail"):
    """A ship takes one step."""

    ship: int
    to: str


class Embark(Answer, frozen=True, tag="embark"):
    ship: int
    tokens: int


class Disembark(Answer, frozen=True, tag="disembark"):
    ship: int
    tokens: int


class TakeBack(Answer, frozen=True, tag="take_back"):
    """One of the seat's actions never was: the one of that number, or the last that is not fixed."""

    number: int | None = None


class Insist(Answer, frozen=True, tag="insist"):
    """I come before those who entered this area ahead of their turn."""

    area: str


class EndMovement(Answer, frozen=True, tag="end_movement"):
    """My movement is completed."""


MoveAnswer = Move | BuildShip | Maintain | Sail | Embark | Disembark | TakeBack | Wait | Insist | EndMovement
