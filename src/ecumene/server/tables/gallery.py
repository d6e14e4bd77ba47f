"""The gallery of a table: all viewers, each with a seat and a language."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from ecumene.server.ids import now
from ecumene.server.operations import measures
from ecumene.server.tables.audience import (
    RESEATED,
    SIGNED_OUT,
    SLOW,
    UNINVITED,
    Audience,
    Farewell,
    Listener,
    encode,
)
from ecumene.server.tables.packets import Packet, Viewer, common
from ecumene.server.tables.record import Record
from ecumene.table.state.frames import Seat

_AUDIENCE_SECONDS = 300.0
"""How long an audience is remembered that nobody belongs to any more."""


class Gallery:
    """Audiences of one table, those who listen and those who may come back."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._audiences: dict[Viewer, Audience] = {}
        self._news = asyncio.Event()
        self._waiting = 0

    def join(self, listener: Listener, after: int | None, greetings: Iterable[Packet]) -> None:
        """From now on a listener gets everything; first what it missed since entry `after`."""
        for text in self.since(listener.viewer, after):
            listener.put(text)
        self._audience(listener.viewer).listeners.add(listener)
        for greeting in greetings:
            listener.put(encode(greeting))

    def leave(self, listener: Listener) -> None:
        audience = self._audiences.get(listener.viewer)
        if audience is not None:
            audience.listeners.discard(listener)
            audience.touched = now()

    def since(self, viewer: Viewer, after: int | None) -> list[str]:
        """What leads from an entry to now: the changes if they are remembered, else the whole state."""
        audience = self._audience(viewer)
        missed = audience.since(after) if after is not None else None
        if missed is None:
            return [encode({"type": "state", "number": audience.number, "state": audience.packet})]
        return missed

    def packet(self, viewer: Viewer) -> Packet:
        """The table as a viewer may know it now."""
        return self._audience(viewer).packet

    def send(self, message: Packet, seats: Sequence[Seat] | None = None) -> None:
        """Send something that is no entry of the journal, to all or to some seats."""
        text = encode(message)
        for viewer, audience in self._audiences.items():
            if seats is None or viewer.seat in seats:
                audience.send(text)

    def show(self) -> None:
        """Tell everybody who listens what changed."""
        awake = [audience for audience in self._audiences.values() if audience.listeners]
        shared = common(self._record.table) if awake else None
        for audience in awake:
            audience.show(self._record.table, self._record.log, shared, self._record.teaching)
        self.hush()
        self._news = asyncio.Event()

    def hush(self) -> None:
        """Nobody waits for news any longer."""
        self._news.set()

    async def news(self, seconds: float) -> None:
        """Wait until there is something to show, but at most this number of seconds."""
        self._waiting += 1
        try:
            with measures.waiting.track_inprogress(), suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), seconds)
        finally:
            self._waiting -= 1

    def present(self) -> list[Seat]:
        """The seats whose player is watching now."""
        seats = {viewer.seat for viewer, audience in self._audiences.items() if audience.listeners}
        return sorted(seat for seat in seats if seat is not None)

    @property
    def watched(self) -> bool:
        """Whether somebody listens, or waits for news."""
        return self._waiting > 0 or any(audience.listeners for audience in self._audiences.values())

    @property
    def is_curious(self) -> bool:
        """Whether somebody wants to see what comes next: who has enough to show does not, for now."""
        listeners = [listener for audience in self._audiences.values() for listener in audience.listeners]
        return self._waiting > 0 or not all(listener.has_enough for listener in listeners)

    def turn_out_the_invited(self) -> None:
        """The invitation was replaced: viewers who came with the old one have to leave."""
        self._dismiss(lambda listener: listener.invited, UNINVITED)

    def turn_out_of(self, seats: Sequence[Seat]) -> None:
        """Somebody else sits there now: the former viewers of these seats have to leave."""
        self._dismiss(lambda listener: listener.viewer.seat in seats, RESEATED)

    def ask_back(self, seats: Sequence[Seat]) -> None:
        """Somebody no longer shares these seats: their viewers have to connect again, if they still may."""
        self._dismiss(lambda listener: listener.viewer.seat in seats, SLOW)

    def sign_out(self, sessions: Sequence[str]) -> None:
        self._dismiss(lambda listener: listener.session in sessions, SIGNED_OUT)

    def close(self, farewell: Farewell) -> None:
        """Nobody watches this table any more."""
        self._dismiss(lambda listener: True, farewell)
        self.hush()

    def _dismiss(self, whom: Callable[[Listener], bool], farewell: Farewell) -> None:
        for audience in self._audiences.values():
            for listener in filter(whom, audience.listeners):
                listener.dismiss(farewell)

    def doze(self) -> None:
        """Forget audiences that nobody has belonged to for a while."""
        for viewer, audience in list(self._audiences.items()):
            if not audience.listeners and now() - audience.touched > _AUDIENCE_SECONDS:
                del self._audiences[viewer]

    def _audience(self, viewer: Viewer) -> Audience:
        """The audience of a viewer, awake and up to date."""
        audience = self._audiences.get(viewer)
        if audience is None:
            audience = Audience(self._record.table, viewer, self._record.teaching)
            self._audiences[viewer] = audience
        audience.touched = now()
        audience.show(self._record.table, self._record.log, teaching=self._record.teaching)
        return audience
