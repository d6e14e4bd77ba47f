"""The watchman: checks the house regularly and finds damage before a player does.

It checks one table after the other, slowly: whether its journal is intact. It does not replay it; the doctor
does. It also checks the room on the disk, and whether the clock is behind what was written before.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import suppress
from secrets import token_hex

from sqlalchemy import delete, func, insert, select

from ecumene.server.database.opening import file_of
from ecumene.server.database.schema import entries, keepsakes, sessions, tables
from ecumene.server.database.store import Store
from ecumene.server.errors import Damaged, Unavailable
from ecumene.server.ids import new_id, now
from ecumene.server.operations.troubles import log_failure
from ecumene.server.processes.bus import Bus
from ecumene.server.tables.recovery import expect_no_holes, said_of
from ecumene.table.record import journal as books

logger = logging.getLogger("ecumene.server.watchman")

_BETWEEN_TABLES = 0.2
_BETWEEN_ROUNDS = 3600.0
CLOCK_SECONDS = 300.0
"""How far behind a clock may be; the system may correct it by itself."""
LITTLE_ROOM = 100 * 1024 * 1024
_PROBE_SECONDS = 1.0
_PROBE_BYTES = 256 * 1024
_PROBE = "probe-"


class Watchman:
    """Of one process of a house."""

    def __init__(self, store: Store, database: str, bus: Bus, readers: Executor) -> None:
        self._store, self._database = store, database
        self._bus = bus
        self._readers = readers
        self._troubles = store.troubles
        self._newest = 0.0
        self._probed = 0.0
        self._read = 0.0

    async def open(self) -> None:
        """The quick checks."""
        for column in (sessions.c.created, tables.c.created, tables.c.finished):
            with suppress(Unavailable):  # noted by the store; the house opens if it can
                row = await self._store.row(select(func.max(column).label("at")))
                self.saw((row.at if row is not None else None) or 0.0)
        self.look_around()

    async def walk_on(self) -> None:
        """Check again and again, until the house closes."""
        while True:
            try:
                await self._walk()
            except Exception as error:
                log_failure(logger, self._troubles, "the round was broken off", error)
            await asyncio.sleep(_BETWEEN_ROUNDS)

    async def _walk(self) -> None:
        begun = select(tables.c.id).where(tables.c.status == "running").order_by(tables.c.created)
        for row in await self._store.rows(begun):
            if self._bus.keeps(row.id):
                await self.look_at(row.id)
                await asyncio.sleep(_BETWEEN_TABLES)

    async def look_at(self, id: str) -> None:
        """Whether the journal of a table is intact."""
        mine = select(entries.c.number, entries.c.line, entries.c.at).where(entries.c.table == id)
        try:
            rows = await self._store.rows(mine.order_by(entries.c.number))
            lines, numbers = [row.line for row in rows], [row.number for row in rows]
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._readers, _expect_whole, id, numbers, lines)
        except (Damaged, Unavailable) as error:
            self._troubles.note_error(error)
            return
        self.saw(rows[-1].at)

    def saw(self, at: float) -> None:
        """Something was written then: a clock that says less is behind."""
        self._newest = max(self._newest, at)

    def look_around(self) -> None:
        """The clock, and the room on the disk."""
        troubles, behind = self._troubles, self._newest - now()
        if behind > CLOCK_SECONDS:
            troubles.note("clock", f"it is {behind:.0f} seconds behind")
        else:
            troubles.over("clock")
            self._newest = max(self._newest, now())
        free = room_beside(self._database)
        if free is not None and free < LITTLE_ROOM:
            troubles.note("room", f"{free // 1024} KB are free")
        else:
            troubles.over("room")

    async def try_to_read(self) -> None:
        """Where a part of the file could not be read lately: whether somebody has mended it."""
        if self._troubles.has("file") and abs(now() - self._read) >= _PROBE_SECONDS:
            self._read = now()
            await self._store.read_again()

    async def try_to_write(self) -> None:
        """Where something could not be written lately: whether it can be now. Nothing stays of it.

        It takes more room than an answer does, for a disk that is nearly full still takes what is small; and
        it is written before it is deleted, for what is deleted at once never reaches the disk.
        """
        if not self._troubles.has("disk", "writing") or now() - self._probed < _PROBE_SECONDS:
            return
        self._probed, write = now(), self._store.write
        with suppress(Unavailable):
            probe = {"name": f"{_PROBE}{new_id()}", "value": token_hex(_PROBE_BYTES // 2)}
            await write(insert(keepsakes).values(probe))
            await write(delete(keepsakes).where(keepsakes.c.name.startswith(_PROBE)))
            self._troubles.over("disk", "writing")


def room_beside(database: str) -> int | None:
    """How many bytes are free beside the database file; None for a database server."""
    if (file := file_of(database)) is None:
        return None
    try:
        return shutil.disk_usage(file.absolute().parent).free
    except OSError:
        return None


def _expect_whole(id: str, numbers: Sequence[int], lines: Sequence[str]) -> None:
    try:
        expect_no_holes(numbers)
        books.read(lines)
    except books.BrokenJournal as error:
        raise Damaged(id, "journal", said_of(error)) from None
