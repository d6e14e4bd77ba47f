"""The alarm of a talk: the host sets it, everybody sees how long it still takes, and it rings by itself.

A title never reads a clock; when the time is up the table says so (`table.answers.Alarm`). What was set for
one turn holds for the next ones. It lives in memory: a house that opens again waits for its host to set it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from ecumene.server.attendants import Attendant
from ecumene.server.errors import RefusedByRules
from ecumene.server.packets import Packet, Viewer
from ecumene.table.answers import Alarm
from ecumene.table.api import Table

if TYPE_CHECKING:
    from ecumene.server.live import LiveTable

GRACE = 60.0
"""So many seconds after the first ring what is still open may be settled; then it rings for the last time."""

Moment = tuple[int, str]
"""The turn and the phase of a talk."""


def talk_of(table: Table) -> Moment | None:
    """The talk under way, if people are asked to talk to each other now."""
    if any(request.open_floor for request in table.requests()):
        return table.turn, table.phase
    return None


class AlarmClock(Attendant):
    """`ring` says to the table that the time of a phase is up, `tell` shows everybody how it stands."""

    def __init__(self, ring: Callable[[str], Awaitable[None]], tell: Callable[[Packet], None]) -> None:
        self._ring = ring
        self._tell = tell
        self._agreed: float | None = None
        self._talk: Moment | None = None
        self._of = self._ends = 0.0
        self._waiting: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    @classmethod
    def of(cls, live: LiveTable) -> AlarmClock:
        """The alarm of a running table; nothing happens where its talk has ended meanwhile."""

        async def ring(phase: str) -> None:
            with suppress(RefusedByRules):
                await live.enter(Alarm(phase))

        return cls(ring, live.send)

    @property
    def runs(self) -> bool:
        return self._waiting is not None

    @property
    def message(self) -> Packet:
        """How it stands: how many seconds are left, of how many; neither where none is set."""
        if not self.runs:
            return {"type": "alarm"}
        left = max(0.0, self._ends - asyncio.get_running_loop().time())
        return {"type": "alarm", "left": round(left, 1), "of": self._of}

    def set(self, table: Table, seconds: float | None) -> None:
        """From now on a talk has so many seconds, this one from this moment; None: as long as it takes."""
        self._agreed = seconds
        self._begin(talk_of(table), seconds)

    def follow(self, table: Table) -> None:
        """The table has changed: perhaps the talk is over, or another one begins."""
        if self._agreed is not None and (talk := talk_of(table)) != self._talk:
            self._begin(talk, self._agreed)

    def greets(self, viewer: Viewer) -> list[Packet]:
        return [self.message] if self.runs else []

    @property
    def busy(self) -> bool:
        return self.runs

    async def stop(self) -> None:
        self._silence()

    def _silence(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _begin(self, talk: Moment | None, seconds: float | None) -> None:
        self._silence()
        self._talk = talk
        if talk is not None and seconds is not None:
            loop = asyncio.get_running_loop()
            self._of, self._ends = seconds, loop.time() + seconds
            self._waiting = loop.call_later(seconds, self._is_time, talk)
        self._tell(self.message)

    def _is_time(self, talk: Moment) -> None:
        self._waiting = None
        self._ringing = asyncio.create_task(self._go_off(talk))

    async def _go_off(self, talk: Moment) -> None:
        await self._ring(talk[1])
        if self._talk == talk and not self.runs:
            self._begin(talk, GRACE)
