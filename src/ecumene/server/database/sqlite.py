"""A house in a file: SQLite, for one process on one machine."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError

from ecumene.server.errors import Unavailable

_READERS = 3
_OWNER_ONLY = 0o600

T = TypeVar("T")


class SqliteFile:
    """A file: readers side by side in their threads, one thread that writes.

    A whole piece of work goes to a thread at once. Drivers that send every single call there and back spend
    more time on that than SQLite takes for the work.
    """

    shared = False

    def __init__(self, url: str, *, look_only: bool = False) -> None:
        """With `look_only` nothing is changed, not even what SQLite would tidy up."""
        address = make_url(url).set(drivername="sqlite")
        if not look_only:
            _keep_private(address.database)
        self._engine = create_engine(_left_alone(address) if look_only else address, hide_parameters=True)
        _prepare(self._engine, _LOOKING if look_only else _WORKING)
        self._readers = ThreadPoolExecutor(_READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def stand_still(self, work: Callable[[Connection], T]) -> T:
        return await self.read(work)  # a transaction sees the data from when it began

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
        except DatabaseError as error:
            raise _trouble(error, "database") from error

    def _write(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
                return work(connection)
        except DatabaseError as error:
            raise _trouble(error, "writing") from error


def _keep_private(file: str | None) -> None:
    """Nobody but its owner may read a house: not its file, nor what SQLite keeps beside it."""
    if not file or file == ":memory:":
        return
    with suppress(OSError):  # where there can be no file SQLite says so better
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, _OWNER_ONLY))
    for beside in ("", "-wal", "-shm", "-journal"):
        part = Path(file + beside)
        with suppress(
            FileNotFoundError, PermissionError
        ):  # `ecumene doctor` tells whose file others may read
            if stat.S_IMODE(part.stat().st_mode) & ~_OWNER_ONLY:
                part.chmod(_OWNER_ONLY)


_UNREADABLE = {
    sqlite3.SQLITE_IOERR_READ,
    sqlite3.SQLITE_IOERR_SHORT_READ,
    sqlite3.SQLITE_IOERR_CORRUPTFS,
    sqlite3.SQLITE_IOERR_DATA,
}
"""The disk fails where something stood; any other trouble with it is that nothing more can be written."""
_KINDS = {
    sqlite3.SQLITE_CORRUPT: "file",
    sqlite3.SQLITE_NOTADB: "file",
    sqlite3.SQLITE_FULL: "disk",
    sqlite3.SQLITE_IOERR: "disk",
}
_PRIMARY = 0xFF
"""The first byte of a result code says what failed, the others how."""


def _trouble(error: DBAPIError, otherwise: str) -> Exception:
    """What an error of SQLite is to the house: trouble with file or disk, or a fault of the caller.

    Text that is not UTF-8 comes without a code and quotes what was read, which is nobody's business.
    """
    if type(error) not in (DatabaseError, OperationalError):
        return error
    code = getattr(error.orig, "sqlite_errorcode", None)
    said = str(error.orig)
    if code is None and said.startswith("Could not decode"):
        return Unavailable("text in the database is not UTF-8", "file")
    kind = "file" if code in _UNREADABLE else _KINDS.get(code & _PRIMARY, "") if code is not None else ""
    if not kind and type(error) is DatabaseError:
        return error
    return Unavailable(said, kind or otherwise)


_WORKING = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")
_LOOKING = ("query_only=ON", "busy_timeout=5000")


def _left_alone(address: URL) -> URL:
    """Where something waits in the log of the file it stays there: it is read, and not folded in."""
    return _with(address, mode="ro") if _has_a_log(address) else address


def without_a_log(url: str) -> str | None:
    """The address of a file as one that never changes, for a disk that has no room; None if something waits
    in its log, which would be missing."""
    address = make_url(url)
    if _has_a_log(address):
        return None
    return _with(address, immutable="1").render_as_string(hide_password=False)


def _has_a_log(address: URL) -> bool:
    log = Path(f"{address.database or ''}-wal")
    return log.is_file() and log.stat().st_size > 0


def _with(address: URL, **how: str) -> URL:
    return address.set(database=f"file:{quote(address.database or '')}", query={**how, "uri": "true"})


def _prepare(engine: Engine, settings: Sequence[str]) -> None:
    """Writers and readers side by side; a transaction takes the lock when it begins, not half-way.

    FULL: what was written outlives the machine's power, not only the process.
    """

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in settings:
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(
            "BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN"
        )
