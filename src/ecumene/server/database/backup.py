"""A house in a file: every row of its database, of either kind, to be restored into any other.

The file is compressed JSON lines: a heading with the revision of the schema, the rows, and at the end how
many there were and a digest of all. It is read in one consistent snapshot, while the house is open, and
restored all or nothing, into an empty database only. An older file is restored into its own schema, which is
then migrated. A move from one database to another is a backup that is restored.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, inspect, select, tuple_

from ecumene.server.database.store import Database, database_at, migrations, upgrade
from ecumene.server.ids import now

FORMAT = 1
_AT_A_TIME = 500
_VERSIONS = "alembic_version"


class BadBackup(ValueError):
    """A file that is none of ours, was cut or changed, or does not fit where it should go."""


class Contents(msgspec.Struct, frozen=True):
    """What a file or a database holds: rows by table, and a digest of them that does not mind their order."""

    revision: str
    rows: dict[str, int]
    digests: dict[str, str]


class _Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    revision: str
    made: float
    columns: dict[str, list[str]]


class _Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    contents: Contents
    digest: str


async def back_up(url: str, file: Path) -> Contents:
    """Write everything that a database holds to a file; nobody but its owner may read it."""
    database = database_at(url)
    try:
        return await _back_up(database, file)
    finally:
        await database.close()


async def put_back(file: Path, url: str) -> Contents:
    """Fill an empty database with what a file holds, and bring it up to date."""
    database = database_at(url)
    try:
        found = await database.write(lambda connection: _put_back(connection, file))
        await database.write(upgrade)
        return found
    finally:
        await database.close()


async def move(source: str, target: str) -> Contents:
    """Copy one database to another, which must be empty, and compare the two."""
    with tempfile.TemporaryDirectory(prefix="ecumene-move-") as folder:
        file = Path(folder) / "house.backup"
        moved = await back_up(source, file)
        await put_back(file, target)
    arrived, stands = await contents(target), await contents(source)
    if arrived.revision == moved.revision and arrived != moved:
        raise BadBackup("What has arrived is not what was sent; nothing should be trusted to the copy.")
    if stands != moved:
        raise BadBackup("The house was open while it was moved: close it, empty the copy, move it again.")
    return moved


async def contents(url: str) -> Contents:
    """What a database holds now."""
    database = database_at(url)
    try:
        return await database.stand_still(_contents)
    finally:
        await database.close()


# Out of a database


async def _back_up(database: Database, file: Path) -> Contents:
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)  # one that was left behind might be open to others
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            with gzip.open(raw, "wb", compresslevel=6) as lines:
                found = await database.stand_still(lambda connection: _write(connection, lines))
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    finally:
        with suppress(FileNotFoundError):
            part.unlink()
    return found


def _write(connection: Connection, lines: gzip.GzipFile) -> Contents:
    digest = hashlib.sha256()

    def put(value: Any) -> None:
        line = msgspec.json.encode(value) + b"\n"
        digest.update(line)
        lines.write(line)

    tables = _tables(connection)
    columns = {str(table.name): [str(column.name) for column in table.columns] for table in tables}
    put(_Heading(FORMAT, _revision(connection), now(), columns))
    tally = _Tally()
    for table in tables:
        for row in _rows(connection, table):
            put([str(table.name), row])
            tally.count(str(table.name), row)
    found = tally.contents(_revision(connection), columns)
    lines.write(msgspec.json.encode(_Ending(found, digest.hexdigest())) + b"\n")
    return found


def _contents(connection: Connection) -> Contents:
    tables, tally = _tables(connection), _Tally()
    for table in tables:
        for row in _rows(connection, table):
            tally.count(str(table.name), row)
    return tally.contents(_revision(connection), [str(table.name) for table in tables])


class _Tally:
    """Counts rows, and adds up what each of them hashes to."""

    def __init__(self) -> None:
        self._rows: dict[str, int] = {}
        self._sums: dict[str, int] = {}

    def count(self, table: str, row: Sequence[Any]) -> None:
        value = int.from_bytes(hashlib.sha256(msgspec.json.encode(row)).digest(), "big")
        self._rows[table] = self._rows.get(table, 0) + 1
        self._sums[table] = (self._sums.get(table, 0) + value) % (1 << 256)

    def contents(self, revision: str, tables: Sequence[str] | dict[str, Any]) -> Contents:
        return Contents(
            revision,
            {name: self._rows.get(name, 0) for name in tables},
            {name: f"{self._sums.get(name, 0):064x}" for name in tables},
        )


def _tables(connection: Connection) -> list[Table]:
    """The tables of a database, those first that others refer to."""
    schema = MetaData()
    schema.reflect(connection)
    return [table for table in schema.sorted_tables if table.name != _VERSIONS]


def _rows(connection: Connection, table: Table) -> Iterator[list[Any]]:
    """All rows in the order of their keys, some at a time."""
    key = list(table.primary_key.columns)
    places = [list(table.columns).index(column) for column in key]
    last: list[Any] | None = None
    while True:
        query = select(table).order_by(*key).limit(_AT_A_TIME)
        if last is not None:
            query = query.where(tuple_(*key) > tuple_(*last))
        rows = connection.execute(query).all()
        for row in rows:
            yield list(row)
        if len(rows) < _AT_A_TIME:
            return
        last = [rows[-1][place] for place in places]


def _revision(connection: Connection) -> str:
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        raise BadBackup("There is no house in this database.")
    return found


# Into a database


def _put_back(connection: Connection, file: Path) -> Contents:
    with gzip.open(file, "rb") as lines:
        try:
            return _read(connection, lines)
        except (EOFError, OSError, gzip.BadGzipFile, msgspec.MsgspecError) as error:
            raise BadBackup(f"{file} is no backup of a house, or was cut: {error}") from None


def _read(connection: Connection, lines: gzip.GzipFile) -> Contents:
    first = lines.readline()
    heading = msgspec.json.decode(first, type=_Heading)
    if heading.format != FORMAT:
        raise BadBackup(f"Its format is {heading.format}; this release reads format {FORMAT}.")
    tables = _prepare(connection, heading)
    digest, tally, ending = hashlib.sha256(first), _Tally(), None
    waiting: list[list[Any]] = []
    name = ""
    for line in lines:
        if line.startswith(b"{"):
            ending = msgspec.json.decode(line, type=_Ending)
            break
        digest.update(line)
        table, row = msgspec.json.decode(line, type=tuple[str, list[Any]])
        if table != name or len(waiting) >= _AT_A_TIME:
            _insert(connection, tables.get(name), heading, waiting)
            name, waiting = table, []
        tally.count(table, row)
        waiting.append(row)
    _insert(connection, tables.get(name), heading, waiting)
    found = tally.contents(heading.revision, heading.columns)
    if ending is None or ending.digest != digest.hexdigest() or ending.contents != found:
        raise BadBackup("The backup was cut or changed; nothing was put back.")
    return found


def _prepare(connection: Connection, heading: _Heading) -> dict[str, Table]:
    """An empty schema of the revision that the file came from."""
    filled = [
        table.name
        for table in _tables(connection)
        if connection.execute(select(func.count()).select_from(table)).scalar_one()
    ]
    if filled:
        raise BadBackup(f"The database is not empty ({', '.join(filled)}); it is left as it is.")
    config = migrations(connection)
    if heading.revision not in {
        script.revision for script in ScriptDirectory.from_config(config).walk_revisions()
    }:
        raise BadBackup(f"It comes from a later release (revision {heading.revision} of the schema).")
    if inspect(connection).has_table(_VERSIONS):
        command.downgrade(config, "base")
    command.upgrade(config, heading.revision)
    return {table.name: table for table in _tables(connection)}


def _insert(connection: Connection, table: Table | None, heading: _Heading, rows: list[list[Any]]) -> None:
    if table is None or not rows:
        return
    columns = heading.columns[table.name]
    binary = {name for name in columns if isinstance(table.columns[name].type, LargeBinary)}
    connection.execute(
        insert(table),
        [
            {
                name: base64.b64decode(value) if name in binary and value is not None else value
                for name, value in zip(columns, row, strict=True)
            }
            for row in rows
        ],
    )
