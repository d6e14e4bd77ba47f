"""A strategist: a title's own bot, for titles in which planning needs to know the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Position
from ecumene.table.state.frames import Ask


class Decision(Protocol):
    """A decision of a strategist: a question to its seat, and everything that the seat may know."""

    @property
    def ask(self) -> Ask: ...

    @property
    def position(self) -> Position[Any, Any]:
        """The seat's knowledge, as a position of its title with placeholders."""

    @property
    def options(self) -> Sequence[Answer]: ...

    @property
    def default(self) -> Answer: ...

    @property
    def advice(self) -> Answer | None:
        """The answer of the title's quick player, if it has one."""


class Strategist(Protocol):
    """It may remember a plan, but must also work without one: a house asks a new strategist each time."""

    def choose(self, decision: Decision, /) -> Answer:
        """One of the options of the decision, chosen from the seat's knowledge."""
