"""What the doctor changes: only when asked, only after a backup, and only what follows with certainty."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, case, select, update
from sqlalchemy.exc import SQLAlchemyError

from ecumene.server.database.backup import BadBackup, back_up
from ecumene.server.database.opening import file_of
from ecumene.server.database.schema import QUARANTINED, tables
from ecumene.server.database.store import Database, Statement, database_at, execute, in_turn
from ecumene.server.doctor.findings import Finding, Found, Remedy
from ecumene.server.errors import Unavailable


class CannotRepair(Exception):
    """Nothing is changed without a backup: a sentence that says why there is none."""


class NoTable(Exception):
    """There is no such table, or nothing to do about it: a sentence."""


class Surgeon:
    """Mends what can be mended; the first time a backup is made beside the house."""

    def __init__(self, url: str, home: Path) -> None:
        self._url = url
        self._home = home
        self._database: Database | None = None
        self.backup: Path | None = None

    async def mend(self, one: Found) -> Finding:
        """The finding as it stands afterwards."""
        if one.remedy is None:
            return one.finding
        if self.backup is None and not callable(one.remedy):
            self.backup = await _backed_up(self._url, self._home)
        try:
            await self._apply(one.finding.table, one.remedy)
        except (Unavailable, SQLAlchemyError, OSError) as error:
            why = f"{one.finding.what} It could not be repaired: {' '.join(str(error).split())[:200]}."
            return msgspec.structs.replace(one.finding, what=why)
        return msgspec.structs.replace(one.finding, repaired=True)

    async def _apply(self, table: str, remedy: Remedy) -> None:
        if callable(remedy):
            remedy()
            return
        statements: list[Statement] = [in_turn(table), *remedy] if table else list(remedy)
        if self._database is None:
            self._database = database_at(self._url)
        await self._database.write(lambda connection: execute(connection, statements))

    async def close(self) -> None:
        if self._database is not None:
            await self._database.close()


async def _backed_up(url: str, home: Path) -> Path:
    """Everything as it was before, with its damage: the file page by page, or a backup of a server."""
    file, moment = file_of(url), time.strftime("%Y%m%d-%H%M%S")
    try:
        if file is not None:
            copy = file.with_name(f"{file.stem}.before-repair-{moment}{file.suffix}")
            _copy(file, copy)
        else:
            home.mkdir(parents=True, exist_ok=True)
            copy = home / f"before-repair-{moment}.backup"
            await back_up(url, copy)
    except (OSError, sqlite3.Error, BadBackup, Unavailable) as error:
        why = error.why if isinstance(error, Unavailable) else str(error)
        raise CannotRepair(f"Nothing was repaired, for no backup could be made: {why}.") from error
    return copy


def _copy(file: Path, copy: Path) -> None:
    """Pages are copied and not looked at, so a damaged file can be copied, too, while the house is open."""
    os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    except sqlite3.Error:
        with suppress(FileNotFoundError):
            copy.unlink()
        raise


async def quarantine(url: str, ids: Sequence[str]) -> None:
    """Set tables aside, all or none: nobody loads them, and nothing of them is changed."""
    begun = tables.c.status.in_(["running", "finished"])
    await _restate(url, ids, begun, QUARANTINED, "has not begun, or was set aside before")


async def readmit(url: str, ids: Sequence[str]) -> None:
    """Bring tables back that were set aside, as what they were."""
    status = case((tables.c.finished.is_not(None), "finished"), else_="running")
    await _restate(url, ids, tables.c.status == QUARANTINED, status, "was not set aside")


async def _restate(
    url: str, ids: Sequence[str], only: ColumnElement[bool], status: Any, otherwise: str
) -> None:
    database = database_at(url)

    def change(connection: Connection) -> None:
        for id in ids:
            this = tables.c.id == id
            if connection.execute(select(tables.c.id).where(this)).first() is None:
                raise NoTable(f"There is no table {id}.")
            if not connection.execute(update(tables).where(this, only).values(status=status)).rowcount:
                raise NoTable(f"The table {id} {otherwise}.")

    try:
        await database.write(change)
    finally:
        await database.close()
