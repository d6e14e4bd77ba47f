"""The house: the tables that are in memory, and how they get there."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import insert, select, update

from ecumene.server.errors import BadRequest, Conflict, Unknown
from ecumene.server.ids import now
from ecumene.server.live import LiveTable, Seated
from ecumene.server.packets import Line, line_of
from ecumene.server.people import People
from ecumene.server.schema import entries, seats, snapshots, tables
from ecumene.server.settings import Settings
from ecumene.server.store import Store
from ecumene.table.api import Table, open_table, replay
from ecumene.table.meta import BadOpening

_IDLE_SECONDS = 900.0


class House:
    """Everything that the routes need: the store, the people and the tables."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.people = People(store)
        self.failures = 0
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def close(self) -> None:
        """Let the bots finish what they think about; everything that was acknowledged is written already."""
        for live in self._live.values():
            await live.stop()
        await self.store.close()

    @property
    def live(self) -> Mapping[str, LiveTable]:
        """The tables that are in memory."""
        return self._live

    async def table(self, id: str) -> LiveTable:
        """A table that has begun; it is loaded where it is not in memory."""
        if (live := self._live.get(id)) is not None:
            return live
        async with self._loading.setdefault(id, asyncio.Lock()):
            if id not in self._live:
                self._live[id] = await self._load(id)
                self._live[id].play_bots()
        self._loading.pop(id, None)
        return self._live[id]

    async def start(self, id: str, title: str, count: int, options: Mapping[str, Any]) -> LiveTable:
        """Open the table of a gathering and write its first line down."""
        table = opened(title, count, options)
        seed, salt = table.secret
        line = line_of(table, [], kind="opening")
        log = msgspec.json.encode(line).decode()
        at = now()
        await self.store.write(
            insert(entries).values(table=id, number=0, line=table.journal()[0], log=log, at=at),
            update(tables)
            .where(tables.c.id == id)
            .values(status="running", started=at, seed=seed, salt=salt),
        )
        live = self._live[id] = self._made(id, table, await self._seated(id), [(line, at)])
        live.play_bots()
        return live

    async def resume_all(self) -> int:
        """Load every running table that waits for a bot, as after a restart; how many run."""
        running = await self.store.rows(select(tables.c.id).where(tables.c.status == "running"))
        for row in running:
            await self.table(row.id)
        return len(running)

    def forget_idle(self) -> None:
        """Let go of tables that nobody has looked at or played for a while."""
        for id, live in list(self._live.items()):
            if not live.watched and now() - live.touched > _IDLE_SECONDS:
                del self._live[id]

    async def _load(self, id: str) -> LiveTable:
        row = await self.store.row(select(tables).where(tables.c.id == id))
        if row is None:
            raise Unknown("There is no such table.")
        if row.status == "gathering":
            raise Conflict("That table has not begun yet.")
        written = await self.store.rows(
            select(entries.c.line, entries.c.log, entries.c.at)
            .where(entries.c.table == id)
            .order_by(entries.c.number)
        )
        shot = await self.store.row(
            select(snapshots.c.number, snapshots.c.state)
            .where(snapshots.c.table == id)
            .order_by(snapshots.c.number.desc())
            .limit(1)
        )
        table = await asyncio.to_thread(
            replay,
            [entry.line for entry in written],
            secret=(row.seed, row.salt),
            snapshot=(shot.number, shot.state) if shot else None,
        )
        lines = [(msgspec.json.decode(entry.log, type=Line), entry.at) for entry in written]
        if table.over:
            lines.pop()  # the closing line of a journal is no entry of the log
        return self._made(id, table, await self._seated(id), lines)

    def _made(
        self, id: str, table: Table, seated: list[Seated], lines: list[tuple[Line, float]]
    ) -> LiveTable:
        return LiveTable(self.store, id, table, seated, lines, self.settings.bot_seconds)

    async def _seated(self, id: str) -> list[Seated]:
        rows = await self.store.rows(select(seats).where(seats.c.table == id).order_by(seats.c.seat))
        return [Seated(row.person, row.bot) for row in rows]


def opened(title: str, count: int, options: Mapping[str, Any]) -> Table:
    try:
        return open_table(title, seats=count, options=options)
    except BadOpening as error:
        raise BadRequest(str(error)) from None
