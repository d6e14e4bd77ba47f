"""What the phase must know of a special ability, and the answers that several of them share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ecumene.table.answers import Answer
from ecumene.table.frames import Node, Seat
from ecumene.table.refusal import Refused
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import Moment, State


class UseAbility(Answer, frozen=True, tag="use_ability"):
    """Use the ability of an advance: on an `area`, for so many `tokens`, or to begin a series of steps."""

    advance: str
    area: str | None = None
    tokens: int | None = None


class EndAbility(Answer, frozen=True, tag="end_ability"):
    """No further step of an ability that was begun."""


Refuse = Callable[..., Refused]


@dataclass(frozen=True)
class Ability:
    """One special ability.

    `uses` are all ways in which a seat can use it now, `check` refuses any other. `carry_out` does it, or
    hangs the questions of a series below the phase. `ready` says by what everybody can see whether the seat
    must be asked; None: whenever there is a use. `section` is where a use of it is described.
    """

    uses: Callable[[Book, State, Seat], list[UseAbility]]
    check: Callable[[Refuse, Book, State, Seat, UseAbility], None]
    carry_out: Callable[[Moment, Node, Seat, UseAbility], None]
    ready: Callable[[Book, State, Seat], bool] | None = None
    section: Callable[[UseAbility], str] = lambda use: f"adv.{use.advance}"

    def may_be_used(self, book: Book, state: State, seat: Seat) -> bool:
        if self.ready is not None:
            return self.ready(book, state, seat)
        return bool(self.uses(book, state, seat))


def check_begin(refuse: Refuse, use: UseAbility) -> None:
    """An ability that goes step by step names no area and no number when it is begun."""
    if use.area is not None or use.tokens is not None:
        raise refuse("ability-begin", "10.all_or_nothing")
