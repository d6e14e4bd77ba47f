"""A bot's knowledge: one seat's view and its open request, never the full state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from ecumene.table.chance import Chance
from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Position, State
from ecumene.table.questions.refusal import Refused
from ecumene.table.ruleset import View
from ecumene.table.state.frames import Ask, Seat
from ecumene.table.state.offers import Remarked
from ecumene.table.title import Title


class Perspective:
    """A seat with a decision to make. Everything in it is on the seat's whitelist."""

    def __init__(self, title: Title[Any, Any], state: State, ask: Ask) -> None:
        self.title = title
        self.seat: Seat = ask.seat
        self.ask = ask
        self.__state = state

    @property
    def kind(self) -> str:
        return self.title.kinds[type(self.ask)].name

    @cached_property
    def view(self) -> View:
        return self.title.view(self.__state, self.seat)

    @cached_property
    def glimpse(self) -> State:
        """The same as a state with placeholders: bots compute with it, because it is far cheaper than the
        view.
        """
        glimpse: State = self.title.glimpse(self.__state, self.seat)
        return glimpse

    @property
    def position(self) -> Position[Any, Any]:
        """The glimpse as a position of the title."""
        return self.title.at(self.glimpse)

    @cached_property
    def options(self) -> Sequence[Answer]:
        return self.title.options(self.__state, self.ask)

    @property
    def default(self) -> Answer:
        return self.title.default(self.__state, self.ask)

    @property
    def advice(self) -> Answer | None:
        """The answer of the title's quick player, if it has one."""
        return self.title.advise(self.glimpse, self.ask, self.options)

    @property
    def remarks(self) -> Sequence[Remarked]:
        """The seat's remarks on the offers of an open floor that it does not accept."""
        return self.title.kinds[type(self.ask)].remarks(self.glimpse, self.ask)

    def allowed(self, answer: Any) -> Answer | None:
        """An answer in its plain form, if the rules would take it."""
        try:
            return self.title.prepare(self.__state, self.seat, self.ask.id, answer)[3]
        except Refused:
            return None

    def imagine(self, chance: Chance) -> State:
        """A full state that is possible as far as the seat knows."""
        imagined: State = self.title.imagine_from(self.glimpse, self.seat, chance)
        return imagined
