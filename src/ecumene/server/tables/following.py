"""Following other processes: the last known entry of a table, and reading what they have written to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import NamedTuple

import msgspec
from sqlalchemy import select

from ecumene.server.database.schema import entries
from ecumene.server.database.store import Store
from ecumene.server.errors import Unavailable
from ecumene.server.tables.packets import Line, Written
from ecumene.server.tables.record import Record
from ecumene.table.api import Table

logger = logging.getLogger("ecumene.server.live")


class OutOfStep(Exception):
    """What was written does not continue what is known here: the table has to be loaded again."""


class News(NamedTuple):
    """What others have written: the table after it, and its lines of the log."""

    after: Table
    written: list[Written]


class Following:
    """Of one table that is in memory."""

    def __init__(
        self,
        record: Record,
        store: Store,
        catch_up: Callable[[], Awaitable[bool]],
        is_wanted: Callable[[], bool],
    ) -> None:
        """`catch_up` reads what others have written and says whether there was anything; it is begun at once
        where it `is_wanted`, because somebody looks or bots play here."""
        self._record = record
        self._store = store
        self._catch_up = catch_up
        self._is_wanted = is_wanted
        self._told = record.table.length
        """The last entry that this process has been told of; it may not have read it yet."""
        self._reading: asyncio.Task[None] | None = None

    @property
    def behind(self) -> bool:
        """Whether there is more than was read here."""
        return self._record.table.length < self._told

    def hear(self, number: int) -> None:
        """Another process has written up to an entry; viewers in this process want to see it now."""
        self._told = max(self._told, number)
        under_way = self._reading is not None and not self._reading.done()
        if self.behind and not under_way and self._is_wanted():
            self._reading = asyncio.create_task(self._read_on(), context=Context())

    async def _read_on(self) -> None:
        try:
            while self.behind:
                told = self._told
                if not await self._catch_up() and self._told == told:  # nothing was told meanwhile
                    self._told = self._record.table.length
        except Unavailable as error:
            logger.warning("behind", extra={"table": self._record.id, "why": error.why})

    async def news(self) -> News | None:
        """What others have written after the last entry that is known here; None if there is nothing."""
        table, known = self._record.table, len(self._record.lines)
        if table.over:
            return None
        rows = await self._store.rows(
            select(entries.c.line, entries.c.log, entries.c.at)
            .where(entries.c.table == self._record.id, entries.c.number >= known)
            .order_by(entries.c.number)
        )
        if not rows:
            return None
        try:
            after = table.followed([row.line for row in rows])
            written = [Written(msgspec.json.decode(row.log, type=Line), row.at) for row in rows]
        except Exception as error:
            why = repr(error)[:300]
            logger.warning("journal is read again", extra={"table": self._record.id, "why": why})
            raise OutOfStep from error
        return News(after, written[: after.length - table.length])

    def stop(self) -> None:
        """The table is let go."""
        if self._reading is not None:
            self._reading.cancel()
