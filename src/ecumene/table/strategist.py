"""A strategist: a title's own bot, for titles in which planning needs to know the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Position
from ecumene.table.state.frames import Ask


class Decision(Protocol):
    """What a strategist decides: a question to its seat, and all that the seat may know."""

    @property
    def ask(self) -> Ask: ...

    @property
    def position(self) -> Position[Any, Any]:
        """What the seat knows, as a position of its title with placeholders."""

    @property
    def options(self) -> Sequence[Answer]: ...

    @property
    def default(self) -> Answer: ...

    @property
    def advice(self) -> Answer | None:
        """What the title's own quick player would answer, if there is one."""


class Strategist(Protocol):
    """It may remember what it planned, but must do without: a house asks a new one each time."""

    def choose(self, decision: Decision, /) -> Answer:
        """One of the options of the decision, from what the seat may know."""
