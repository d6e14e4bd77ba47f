"""The notice board: tells everybody in the lobby, or in the room of a table, that tables have changed.

A message names no table, because strangers must not learn that a private one exists: clients ask again for
what they may see. Changes at about the same time are announced once; changes of running games, of which there
are many, every few seconds at most.
"""

from __future__ import annotations

import asyncio
from time import monotonic

from ecumene.server.tables.attendants import Attendant
from ecumene.server.tables.audience import Listener, encode
from ecumene.server.tables.live import LiveTable
from ecumene.table.api import Table

GATHERING_GAP, PLAYED_GAP = 0.2, 5.0
"""The least seconds between two messages, about tables that have not begun and about running ones."""
_CHANGED = encode({"type": "tables"})


class Noticeboard:
    """The notice board of one process, with its listeners."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self._told = 0.0
        self._due: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def join(self, listener: Listener) -> None:
        self._listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    def post(self, *, played: bool = False) -> None:
        """Tables have changed: say so, now or as soon as it may be said again."""
        if not self._listeners:
            return
        due = self._told + (PLAYED_GAP if played else GATHERING_GAP)
        if self._due is not None and self._due <= due:
            return
        self.stop()
        self._due = due
        self._timer = asyncio.get_running_loop().call_later(max(0.0, due - monotonic()), self._tell)

    def _tell(self) -> None:
        self._timer, self._due, self._told = None, None, monotonic()
        for listener in self._listeners:
            listener.put(_CHANGED)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._due = None


class Reporter(Attendant):
    """Says of one table that is played that its card is another one: whom it waits for, and where it is."""

    def __init__(self, live: LiveTable, board: Noticeboard) -> None:
        self._live = live
        self._board = board
        self._shown: tuple[int, bool, frozenset[int]] | None = None

    def follow(self, table: Table) -> None:
        shown = table.turn, table.over, frozenset(request.seat for request in table.requests())
        if shown != self._shown:
            self._shown = shown
            self._board.post(played=True)
            self._live.bus.tell("cards", played=True)
