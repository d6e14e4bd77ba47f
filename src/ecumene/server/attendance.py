"""Who attends every running table of this house, and what is done in it day and night."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from ecumene.server.keeping.keeper import Keeper
from ecumene.server.keeping.rounds import keep_time
from ecumene.server.notices.crier import Crier, deliver
from ecumene.server.people.achievements import Chronicler
from ecumene.server.tables.attendants import Hires

if TYPE_CHECKING:
    from ecumene.server.house import House

ATTENDANTS: tuple[Hires, ...] = (Keeper, Crier.of, Chronicler)
"""In the order in which they are asked."""

CHORES: tuple[Callable[[House], Coroutine[Any, Any, None]], ...] = (keep_time, deliver)
"""Work that goes on while the house is open, in every process of it, until it is cancelled."""
