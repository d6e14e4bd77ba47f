"""A strategist: a player that a title brings with it, where planning needs to know its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ecumene.table.answers import Answer

if TYPE_CHECKING:
    from ecumene.table.perspective import Perspective


class Strategist(Protocol):
    """It may remember what it planned, but must do without: a house asks a new one each time."""

    def choose(self, perspective: Perspective) -> Answer:
        """One of the options of the perspective's request, from what the seat may know."""
