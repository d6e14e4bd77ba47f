"""A request as scripts, surfaces and bots see it."""

from __future__ import annotations

from typing import Any

from ecumene.table.answers import Plain, plain
from ecumene.table.frames import Ask
from ecumene.table.kind import State
from ecumene.table.title import Title


class Request:
    """A decision that a seat is asked for now. It speaks of the table as it stands, until it is answered."""

    __slots__ = ("_ask", "_state", "_title", "id", "seat")

    def __init__(self, title: Title[Any, Any], state: State, ask: Ask) -> None:
        self.seat = ask.seat
        self.id = ask.id
        self._ask = ask
        self._title = title
        self._state = state

    @property
    def kind(self) -> str:
        return self._title.kinds[type(self._ask)].name

    @property
    def prompt(self) -> str:
        return self.prompt_in("en")

    @property
    def help(self) -> str:
        return self.help_in("en")

    def prompt_in(self, language: str) -> str:
        return self._title.words.text(self._title.prompt(self._state, self._ask), language)

    def help_in(self, language: str) -> str:
        return self._title.words.text(self._title.help(self._state, self._ask), language)

    @property
    def rule(self) -> str:
        """The id of the section of the rulebook that asks for the decision."""
        return self._title.kinds[type(self._ask)].rule

    @property
    def default(self) -> Plain:
        return plain(self._title.default(self._state, self._ask))

    @property
    def exhaustive(self) -> bool:
        """Whether the options are all legal answers."""
        return self._title.kinds[type(self._ask)].exhaustive

    def __repr__(self) -> str:
        return f"<Request {self.id} to seat {self.seat}>"
