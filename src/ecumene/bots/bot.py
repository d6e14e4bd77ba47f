"""What a bot is: it gets a seat's perspective and answers the question in it."""

from __future__ import annotations

from typing import Protocol

from ecumene.table.answers import Answer
from ecumene.table.perspective import Perspective


class Bot(Protocol):
    """A player without a person. Everything it may use is in the perspective."""

    def choose(self, perspective: Perspective) -> Answer:
        """One of the options of the perspective's request."""
