"""A visit of the doctor: from the file outside to the last table, one after the other.

The house may be open. Each table is read in one consistent snapshot and released before the next, so that a
large house needs no more memory than its largest table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from ecumene.server.database.opening import file_of, shown, why_not
from ecumene.server.database.schema import tables
from ecumene.server.database.sqlite import without_a_log
from ecumene.server.database.store import Database, database_at
from ecumene.server.doctor import configuration, files
from ecumene.server.doctor import database as foundations
from ecumene.server.doctor import tables as journals
from ecumene.server.doctor.findings import SEVERITIES, CannotLook, Finding, Found, Report, found
from ecumene.server.doctor.surgery import CannotRepair, Surgeon
from ecumene.server.errors import Unavailable
from ecumene.server.ids import now
from ecumene.server.tables.recovery import said_of

Progress = Callable[[int, int], None]
"""Told how many tables were looked at, and of how many."""

_UNREADABLE = "Close the house, copy its file, and restore the last backup: ecumene restore FILE."


async def visit(
    url: str,
    home: Path,
    *,
    notices: Path | None = None,
    settings: Path | None = None,
    repair: bool = False,
    progress: Progress = lambda done, of: None,
    clock: Callable[[], float] = now,
) -> Report:
    """Look at everything; with `repair` what can be mended is mended at once.

    The `clock` says what has waited too long.
    """
    doctor = _Doctor(url, home, progress, clock, repair=repair)
    try:
        return await doctor.visit(notices, settings)
    finally:
        await doctor.close()


class _Doctor:
    def __init__(
        self, url: str, home: Path, progress: Progress, clock: Callable[[], float], *, repair: bool
    ) -> None:
        self._url = url
        self._home = home
        self._progress = progress
        self._clock = clock
        self._surgeon = Surgeon(url, home) if repair else None
        self._database: Database | None = None
        self._findings: list[Finding] = []
        self._unseen: list[str] = []
        self._revision = ""
        self._tables = self._entries = 0

    async def visit(self, notices: Path | None, settings: Path | None) -> Report:
        began = perf_counter()
        await self._take(configuration.settings(notices, self._home, settings))
        if await self._look_at_file():
            await self._look_inside()
        self._findings.sort(key=lambda one: SEVERITIES.index(one.severity))
        backup = self._surgeon.backup if self._surgeon else None
        return Report(
            database=shown(self._url),
            revision=self._revision,
            tables=self._tables,
            entries=self._entries,
            seconds=round(perf_counter() - began, 2),
            findings=self._findings,
            unseen=self._unseen,
            backup=str(backup or ""),
        )

    async def close(self) -> None:
        if self._database is not None:
            await self._database.close()
        if self._surgeon is not None:
            await self._surgeon.close()

    # Looking

    async def _look_at_file(self) -> bool:
        """Whether there is something to look into."""
        if (file := file_of(self._url)) is None:
            return True
        files.expect_readable(file)
        for check in files.CHECKS:
            await self._take(check(file))
            if any(one.check == "file" and one.severity == "damage" for one in self._findings):
                self._unseen.append("The tables: the file cannot be opened.")
                return False
        return True

    async def _look_inside(self) -> None:
        try:
            self._revision, head = await self._opened()
            await self._check(foundations.up_to_date)
        except (Unavailable, SQLAlchemyError) as error:
            if isinstance(error, Unavailable) and error.kind == "file":
                what = f"The file cannot be read: {error.why}."
                await self._take([found("file", "damage", what, _UNREADABLE)])
                self._unseen.append("The tables: the file cannot be read.")
                return
            raise CannotLook(why_not(self._url, error)) from error
        if self._revision != head:
            self._unseen.append("The tables: their schema is not that of this release.")
            return
        for check in foundations.CHECKS:
            await self._check(partial(_at, check, self._clock()), check.__name__)
        await self._look_at_tables()

    async def _opened(self) -> tuple[str, str]:
        """The revision of the schema, and that of this release. With a full disk SQLite does not even read;
        a file beside which nothing waits can be read as one that never changes."""
        self._database = database_at(self._url, look_only=True)
        try:
            return await self._database.read(foundations.revision)
        except Unavailable as error:
            frozen = without_a_log(self._url) if error.kind == "disk" else None
            if frozen is None:
                raise
            await self._database.close()
            self._database = database_at(frozen, look_only=True)
            what = f"Nothing can be written beside the file: {error.why}. The disk is full, or it fails."
            await self._take([found("disk", "damage", what, "Make room on the disk.")])
            return await self._database.read(foundations.revision)

    async def _check(self, check: Callable[[Connection], Iterator[Found]], name: str = "") -> None:
        """One check of the database, as it stands in one moment."""
        assert self._database is not None
        try:
            founds = await self._database.stand_still(lambda connection: list(check(connection)))
        except (Unavailable, SQLAlchemyError) as error:
            if not name:
                raise
            why = error.why if isinstance(error, Unavailable) else str(error)
            what = f"The check of {name} could not be made: {' '.join(why.split())[:200]}."
            founds = [found("file", "damage", what, _UNREADABLE)]
        await self._take(founds)

    async def _look_at_tables(self) -> None:
        assert self._database is not None
        wanted = select(tables.c.id).order_by(tables.c.created, tables.c.id)
        try:
            ids = await self._database.read(lambda connection: connection.execute(wanted).scalars().all())
        except Unavailable as error:
            what = f"The list of tables cannot be read: {error.why}."
            await self._take([found("file", "damage", what, _UNREADABLE)])
            return
        for done, id in enumerate(ids):
            self._progress(done, len(ids))
            await self._take(await self._table(id))
        self._progress(len(ids), len(ids))

    async def _table(self, id: str) -> list[Found]:
        assert self._database is not None
        self._tables += 1
        try:
            records = await self._database.stand_still(partial(journals.records_of, id=id))
        except Unavailable as error:
            do = f"{_UNREADABLE} To go on without this table: ecumene doctor --quarantine={id}."
            finding = Finding("file", "damage", f"Its rows cannot be read: {error.why}.", do, id)
            return [Found(finding)]
        if records is None:
            return []  # it was cancelled meanwhile
        self._entries += len(records.entries)
        try:
            return list(journals.examine(records))
        except Exception as error:  # nothing that is wrong with one table ends the visit
            what = f"It could not be examined to the end: {said_of(error)[:300]}"
            do = "Please report this with the version of Ecumene; the other tables were looked at."
            return [Found(Finding("doctor", "damage", what, do, id))]

    # Mending

    async def _take(self, founds: Iterable[Found]) -> None:
        for one in founds:
            finding = one.finding
            if self._surgeon is not None:
                try:
                    finding = await self._surgeon.mend(one)
                except CannotRepair as error:
                    self._unseen.append(str(error))
                    self._surgeon = None
            self._findings.append(finding)


def _at(
    check: Callable[[Connection, float], Iterator[Found]], at: float, connection: Connection
) -> Iterator[Found]:
    return check(connection, at)
