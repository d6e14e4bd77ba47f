"""The interface of a special ability for its phase, and the answers that several abilities share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.handlers import finishes
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.abilities.records import SpecialAbility
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.kind import F, Kind, N
from ecumene.titles.lineage.state import Moment, Position, State


class UseAbility(Answer, frozen=True, tag="use_ability"):
    """Use the ability of an advance: on an `area`, for some `tokens`, or to begin a series of steps."""

    advance: str
    area: str | None = None
    tokens: int | None = None


class EndAbility(Answer, frozen=True, tag="end_ability"):
    """No further step of an ability that was begun."""


Refuse = Callable[..., Refused]


@dataclass(frozen=True)
class Ability:
    """One kind of special ability.

    `uses` are all ways in which a seat can use it by an advance now, `check` refuses any other. `carry_out`
    does it, or adds the questions of a series below the phase. `ready` decides only by public facts whether
    the seat must be asked; None: whenever there is a use. `section` is the section that describes a use.
    """

    uses: Callable[[Position, Seat, str], list[UseAbility]]
    check: Callable[[Refuse, Position, Seat, UseAbility], None]
    carry_out: Callable[[Moment, Node, Seat, UseAbility], None]
    ready: Callable[[Position, Seat], bool] | None = None
    section: Callable[[Book, UseAbility], str] = lambda book, use: f"adv.{use.advance}"

    def may_be_used(self, position: Position, seat: Seat, advance: str) -> bool:
        if self.ready is not None:
            return self.ready(position, seat)
        return bool(self.uses(position, seat, advance))


A = TypeVar("A", bound=SpecialAbility)


def only(book: Book, kind: type[A]) -> tuple[str, A]:
    """The special ability of a kind that no two advances have, with its advance."""
    return next((id, ability) for id, ability in book.abilities.items() if isinstance(ability, kind))


def check_begin(refuse: Refuse, use: UseAbility) -> None:
    """An ability that goes step by step names no area and no number when it is begun."""
    if use.area is not None or use.tokens is not None:
        raise refuse("ability-begin", "10.all_or_nothing")


class StepByStep(Kind[F, N]):
    """A question for the next step of an ability, which may end once it has done something."""

    @abstractmethod
    def may_end(self, state: State, ask: F) -> bool:
        """Whether a step was made, and no other one has begun."""

    def check_end_ability(self, state: State, ask: F, answer: EndAbility) -> None:
        if not self.may_end(state, ask):
            raise self.refuse("ability-unfinished", "10.all_or_nothing")

    apply_end_ability = finishes
