"""The interface of a bot: it gets a seat's perspective and answers the question in it."""

from __future__ import annotations

from typing import ClassVar, Protocol

import msgspec

from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer

ITERATIONS = 100
"""The default number of iterations per decision of a bot that searches."""


class Budget(msgspec.Struct, frozen=True):
    """The limits for one decision: a number of iterations, which makes the decision repeatable; if people
    wait, also a number of seconds.
    """

    iterations: int = ITERATIONS
    seconds: float | None = None


class Bot(Protocol):
    """A player without a person. Everything it may use is in the perspective.

    One that `thinks` may take as long as its budget allows: run it where nobody else has to wait.
    """

    thinks: ClassVar[bool]

    def choose(self, perspective: Perspective) -> Answer:
        """One of the options of the perspective's request."""
