"""A house in a file: SQLite, for one process on one machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import OperationalError

from ecumene.server.errors import Unavailable

_READERS = 3

T = TypeVar("T")


class SqliteFile:
    """A file: readers side by side in their threads, one thread that writes.

    A whole piece of work goes to a thread at once. Drivers that send every single call there and back spend
    more time on that than SQLite takes for the work.
    """

    shared = False

    def __init__(self, url: str) -> None:
        self._engine = create_engine(make_url(url).set(drivername="sqlite"), hide_parameters=True)
        _prepare(self._engine)
        self._readers = ThreadPoolExecutor(_READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def stand_still(self, work: Callable[[Connection], T]) -> T:
        return await self.read(work)  # whoever reads in a transaction sees what there was when it began

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        self._engine.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return work(connection)
        except OperationalError as error:
            raise Unavailable(str(error.orig)) from error

    def _write(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
                return work(connection)
        except OperationalError as error:
            raise Unavailable(str(error.orig)) from error


def _prepare(engine: Engine) -> None:
    """Writers and readers side by side; a transaction takes the lock when it begins, not half-way.

    FULL: what was written outlives the machine's power, not only the process.
    """

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(
            "BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN"
        )
