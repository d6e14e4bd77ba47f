"""How this process handles messages of the others: tables that changed, people who came or went.

It also reads the database now and then: a process that died may not have announced what it wrote.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping, Sequence
from contextvars import Context
from typing import Any, Protocol

from sqlalchemy import func, select

from ecumene.server.database.schema import entries, keepings, messages, people, seats, tables
from ecumene.server.database.store import Store
from ecumene.server.errors import Unavailable
from ecumene.server.ids import now
from ecumene.server.lobby.noticeboard import Noticeboard
from ecumene.server.operations.troubles import log_failure
from ecumene.server.processes.bus import Bus, Message
from ecumene.server.tables.live import LiveTable

logger = logging.getLogger("ecumene.server.switchboard")

_LOOK_SECONDS = 2.0
"""How often the database is asked for entries that nobody announced."""
_TALK_KEPT = 500
_TALK_SECONDS = 10.0
"""Chat of the last seconds before the connection broke is sent again, if it was not received."""


class Tables(Protocol):
    """What the house does when others have changed something."""

    @property
    def live(self) -> Mapping[str, LiveTable]:
        """The tables that are in memory."""

    async def table(self, id: str) -> LiveTable:
        """A table that has begun; it is loaded where it is not in memory."""

    async def look_at_door(self, id: str) -> None:
        """Others sit at a table, or may come to it."""

    async def clear_away(self, id: str) -> None:
        """A table is no longer in the database."""

    def show_out(self, sessions: Sequence[str]) -> None:
        """Sessions have ended."""


class Switchboard:
    """Handles the messages from other processes."""

    def __init__(self, house: Tables, store: Store, bus: Bus, noticeboard: Noticeboard) -> None:
        self._house = house
        self._store = store
        self._bus = bus
        self._noticeboard = noticeboard
        self._work: set[asyncio.Task[None]] = set()
        self._heard_talk: dict[str, set[int]] = {}
        """The numbers of recent chat messages of each table that were passed on here."""
        self._deaf_since = now()

    async def open(self) -> None:
        await self._bus.open(self._hear, self._resume)
        self._begin(self._take_up_bots())

    async def close(self) -> None:
        for task in list(self._work):
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self._bus.close()

    def _hear(self, kind: str, message: Message) -> None:
        live = self._house.live.get(message.get("table", ""))
        if kind == "members":
            self._begin(self._take_up_bots())
        elif kind == "gone":
            for each in self._house.live.values():
                each.presence.moved_elsewhere(message["from"], [])
        elif kind == "hello":
            for each in self._house.live.values():
                each.presence.ask_after(message["from"])
        elif kind == "cleared":
            self._begin(self._house.clear_away(message["table"]))
        elif kind == "cards":
            self._noticeboard.post(played=message["played"])
        elif kind == "signed_out":
            self._house.show_out(message["sessions"])
        elif kind in ("entry", "kept"):
            self._entry(kind, message, live)
        elif live is not None:
            self._about(live, kind, message)
        elif kind == "who":
            self._bus.tell("presence", table=message["table"], seats=[])

    def _entry(self, kind: str, message: Message, live: LiveTable | None) -> None:
        if live is not None and kind == "kept":
            self._begin(self._catch_up(live))
        elif live is not None:
            live.following.hear(message["number"])
            if message["bots"]:
                live.called()  # a lesson or a game of bots is shown elsewhere, and waits for them
        elif message["bots"] and self._bus.keeps(message["table"]):
            self._begin(self._take_up(message["table"]))

    async def _catch_up(self, live: LiveTable) -> None:
        """Something of a table has changed without an entry in its journal."""
        await live.catch_up()

    def _about(self, live: LiveTable, kind: str, message: Message) -> None:
        if kind == "send":
            if self.note_talk(live.id, message["message"]):
                live.relay(message["message"], message["seats"])
        elif kind == "presence":
            watched = message.get("watched", False)
            live.presence.moved_elsewhere(message["from"], message["seats"], watched)
        elif kind == "who":
            live.presence.introduce()
        elif kind == "door":
            self._begin(self._house.look_at_door(live.id))

    def note_talk(self, table: str, message: Message) -> bool:
        """Whether to pass a message on: a chat message is passed on once, everything else always."""
        if message["type"] != "said":
            return True
        heard, number = self._heard_talk.setdefault(table, set()), message["message"]["number"]
        if number in heard:
            return False
        heard.add(number)
        heard.discard(number - _TALK_KEPT)
        return True

    # Bots

    async def _take_up_bots(self) -> None:
        """Load every running table whose bots this process plays: they may be asked something.

        Also those with stand-ins or standing orders. A lesson, or a game of bots alone, goes on when somebody
        looks at it; the process that shows it tells the one that plays its bots.
        """
        with_bots = tables.c.id.in_(select(seats.c.table).where(seats.c.bot.is_not(None)))
        served = tables.c.id.in_(select(keepings.c.table).where(keepings.c.served))
        running = select(tables.c.id).where(tables.c.status == "running", with_bots | served)
        for row in await self._store.rows(running.where(tables.c.lesson.is_(None), ~tables.c.watch)):
            if self._bus.keeps(row.id):
                await self._take_up(row.id)
        for id, live in list(self._house.live.items()):
            if live.waits_to_be_seen and live.busy:
                live.play_bots()
                self._bus.tell("entry", table=id, number=live.number, bots=True)

    async def _take_up(self, id: str) -> None:
        try:
            (await self._house.table(id)).called()
        except Exception as error:
            log_failure(logger, self._store.troubles, "table cannot be loaded", error, table=id)

    # Looking for oneself

    async def watch_on(self) -> None:
        while self._store.shared:
            await asyncio.sleep(_LOOK_SECONDS)
            try:
                await self._look([live for live in self._house.live.values() if live.busy or live.keeps_bots])
            except Unavailable as error:
                logger.warning("cannot look", extra={"why": error.why})
            else:
                self._deaf_since = now()

    async def _look(self, lives: Sequence[LiveTable]) -> None:
        """Ask the database for the last entry of these tables."""
        last = select(func.max(entries.c.number)).where(entries.c.table == tables.c.id).scalar_subquery()
        wanted = [live.id for live in lives if not live.table.over]
        for row in await self._store.rows(
            select(tables.c.id, tables.c.status, last.label("last")).where(tables.c.id.in_(wanted))
        ):
            if (live := self._house.live.get(row.id)) is not None:
                live.following.hear(row.last - (row.status == "finished"))

    async def _resume(self) -> None:
        """The connection to the others was broken: what they said in between is in the database."""
        since, self._deaf_since = self._deaf_since, now()
        self._begin(self._make_up(since))

    async def _make_up(self, since: float) -> None:
        lives = list(self._house.live.values())
        await self._look(lives)
        await self._retell(lives, since - _TALK_SECONDS)
        for live in lives:
            await self._house.look_at_door(live.id)
            live.presence.introduce()
            live.presence.ask()

    async def _retell(self, lives: Sequence[LiveTable], since: float) -> None:
        """Pass on the chat messages that came while the connection was broken."""
        said = select(messages, people.c.name).join(people, people.c.id == messages.c.author)
        recent = said.where(messages.c.table.in_([live.id for live in lives]), messages.c.at > since)
        for row in await self._store.rows(recent.order_by(messages.c.number)):
            live = self._house.live.get(row.table)
            if live is None:
                continue
            names = ("number", "author", "name", "text", "at", "seat", "to_seat")
            message = {name: getattr(row, name) for name in names if getattr(row, name) is not None}
            ears = None if row.to_seat is None else [row.to_seat, row.seat]
            said_then = {"type": "said", "message": message}
            if self.note_talk(live.id, said_then):
                live.relay(said_then, ears)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, context=Context())
        self._work.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._work.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            log_failure(logger, self._store.troubles, "could not make up leeway", error)
