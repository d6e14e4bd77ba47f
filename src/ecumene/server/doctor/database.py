"""The database behind all tables: its schema, its indexes, its clock, and what waits in it for too long."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Index, and_, func, inspect, select, text, update
from sqlalchemy.schema import CreateIndex

from ecumene.server.database.schema import (
    consents,
    deliveries,
    entries,
    keepings,
    keepsakes,
    metadata,
    notices,
    sessions,
    tables,
)
from ecumene.server.database.store import migrations
from ecumene.server.doctor.findings import CannotLook, Found, found, mendable
from ecumene.server.notices import webpush
from ecumene.server.notices.post import PAGE
from ecumene.server.operations.watchman import CLOCK_SECONDS

_HOUR, _DAY = 3600.0, 86400.0
_MOST_PROBLEMS = 50
_OLDEST_SERVER = 130000
_INDEX = re.compile(r"^(row \d+ missing from index|wrong # of entries in index) (\S+)$")
_RESTORE = "Close the house and restore the last backup into an empty database: ecumene restore FILE."
_SET_CLOCK = "Set the clock of this machine right, and let it follow NTP."
_SECRET_LENGTH = 32


def revision(connection: Connection) -> tuple[str, str]:
    """The revision that the schema has, and the one that this release wants."""
    current = MigrationContext.configure(connection).get_current_revision()
    if current is None:
        raise CannotLook("There is no house in this database.")
    head = ScriptDirectory.from_config(migrations(connection)).get_current_head()
    return current, head or ""


def up_to_date(connection: Connection) -> Iterator[Found]:
    """Whether this release wrote the schema, or can bring it up to date."""
    current, head = revision(connection)
    if current == head:
        return
    scripts = ScriptDirectory.from_config(migrations(connection)).walk_revisions()
    if current in {script.revision for script in scripts}:
        what = f"The schema is that of an older release: revision {current}, this one has {head}."
        do = "Make a backup; ecumene serve brings it up to date when it opens. Then run the doctor again."
        yield found("migrations", "warning", what, do)
    else:
        what = f"A later release wrote this schema: revision {current}, this one knows up to {head}."
        do = "Install that release, or restore a backup that this one has made."
        yield found("migrations", "damage", what, do)


def integrity(connection: Connection, now: float) -> Iterator[Found]:
    """Whether pages and indexes are intact, as the database itself says."""
    if connection.dialect.name == "sqlite":
        yield from _sqlite_integrity(connection)
    else:
        yield from _postgres_integrity(connection)


def _sqlite_integrity(connection: Connection) -> Iterator[Found]:
    said = connection.exec_driver_sql(f"PRAGMA integrity_check({_MOST_PROBLEMS})").scalars()
    problems = [line for text in said if text != "ok" for line in str(text).splitlines()]
    indexes = sorted({match[2] for line in problems if (match := _INDEX.match(line))})
    others = [line for line in problems if not _INDEX.match(line) and not line.startswith("***")]
    if others:
        more = f", and {len(others) - 1} more" if len(others) > 1 else ""
        what = f"The file is damaged: {others[0][:200]}{more}."
        yield found("file", "damage", what, f"{_RESTORE} Copy the damaged file first.")
    elif indexes:
        what = f"Indexes do not fit their tables: {', '.join(indexes)}."
        yield mendable("file", "damage", what, [text(f'REINDEX "{name}"') for name in indexes])


def _postgres_integrity(connection: Connection) -> Iterator[Found]:
    number = connection.exec_driver_sql("show server_version_num").scalar_one()
    if int(number) < _OLDEST_SERVER:
        yield found("server", "warning", f"PostgreSQL is too old ({number}).", "Use 13 or newer.")
    if connection.exec_driver_sql("select pg_is_in_recovery()").scalar_one():
        what = "This server is a copy that may only be read; a house on it can write nothing."
        yield found("server", "damage", what, "Use the address of the server that is copied from.")
    invalid = (
        "select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid "
        "join pg_namespace n on n.oid = c.relnamespace "
        "where not i.indisvalid and n.nspname = current_schema()"
    )
    names = sorted(connection.exec_driver_sql(invalid).scalars())
    if names:
        what = f"Indexes are not valid: {', '.join(names)}."
        yield mendable("file", "damage", what, [text(f'REINDEX INDEX "{name}"') for name in names])
    failures = "select checksum_failures from pg_stat_database where datname = current_database()"
    if count := connection.exec_driver_sql(failures).scalar_one_or_none():
        what = f"The server found {count} pages whose checksum is wrong."
        yield found("file", "damage", what, "Look at its disk, and restore a backup.")


def references(connection: Connection, now: float) -> Iterator[Found]:
    """Rows that belong to something that does not exist. A database server prevents such rows."""
    if connection.dialect.name != "sqlite":
        return
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if broken:
        where = ", ".join(f"{name} ({count})" for name, count in sorted(_tally(broken).items()))
        yield found("references", "damage", f"Rows belong to something that is missing: {where}.", _RESTORE)


def _tally(rows: object) -> dict[str, int]:
    counted: dict[str, int] = {}
    assert isinstance(rows, list)
    for row in rows:
        counted[str(row[0])] = counted.get(str(row[0]), 0) + 1
    return counted


def schema(connection: Connection, now: float) -> Iterator[Found]:
    """Tables, columns and indexes are those of the program."""
    there = inspect(connection)
    names = set(there.get_table_names())
    for table in metadata.sorted_tables:
        if table.name not in names:
            yield found("schema", "damage", f"The table {table.name} is missing.", _RESTORE)
            continue
        columns = {column["name"] for column in there.get_columns(table.name)}
        if lost := [column.name for column in table.columns if column.name not in columns]:
            yield found("schema", "damage", f"{table.name} has no {', '.join(lost)}.", _RESTORE)
        indexes = {index["name"] for index in there.get_indexes(table.name)}
        for index in sorted(table.indexes, key=lambda each: str(each.name)):
            if index.name not in indexes:
                yield _missing(index)


def _missing(index: Index) -> Found:
    return mendable("schema", "warning", f"The index {index.name} is missing.", [CreateIndex(index)])


def secrets(connection: Connection, now: float) -> Iterator[Found]:
    """What signs the forms of the house, and what browsers know it by."""
    kept = {row.name: row.value for row in connection.execute(select(keepsakes))}
    secret, vapid = kept.get("secret"), kept.get("vapid")
    if secret is None or len(secret) < _SECRET_LENGTH:
        what = "The secret that signs the forms of the house is missing or too short."
        do = "Delete the row `secret` of keepsakes and open the house: it draws a new one."
        yield found("secrets", "warning", what, do if secret is not None else "Open the house once.")
    if vapid is not None and not _is_key(vapid):
        what = "The key by which push services know this house is damaged: no browser hears from it."
        yield found("secrets", "damage", what, "Put the row `vapid` of keepsakes back from a backup.")


def _is_key(value: str) -> bool:
    try:
        return bool(webpush.public_key(value))
    except ValueError:
        return False


def clock(connection: Connection, now: float) -> Iterator[Found]:
    """Deadlines are times of day: with a clock that is behind what was written before, none is met."""
    if (behind := _newest(connection) - now) > CLOCK_SECONDS:
        what = f"The clock is {behind / 60:,.0f} minutes behind what was written last."
        yield found("clock", "warning", what, _SET_CLOCK)
    if abs(apart := _time_of_server(connection, now) - now) > CLOCK_SECONDS / 10:
        what = f"The clock of the database server differs by {abs(apart):,.0f} seconds."
        yield found("clock", "hint", what, "Let both machines follow NTP.")


def _newest(connection: Connection) -> float:
    """When something was written last, by the clock that wrote it."""
    columns = entries.c.at, sessions.c.created, tables.c.created
    return max((connection.execute(select(func.max(each))).scalar() or 0.0) for each in columns)


def _time_of_server(connection: Connection, now: float) -> float:
    """The time by the clock of the database server; a file has none of its own."""
    if connection.dialect.name != "postgresql":
        return now
    return float(connection.exec_driver_sql("select extract(epoch from clock_timestamp())").scalar_one())


def _is_behind(connection: Connection, now: float) -> bool:
    """Whether the clock of this machine may be the one that is wrong."""
    return max(_newest(connection), _time_of_server(connection, now)) > now + CLOCK_SECONDS


def outbox(connection: Connection, now: float) -> Iterator[Found]:
    """Letters that should have gone out long ago, and leases that nobody can have taken."""
    outside = deliveries.c.kind != PAGE
    late = and_(outside, deliveries.c.state.in_(["waiting", "sending"]), deliveries.c.due < now - _DAY)
    if count := connection.execute(select(func.count()).where(late)).scalar_one():
        what = f"{count} letters wait for more than a day."
        do = "Open the house; if it is open, look at its log and at the settings of its mail server."
        yield found("outbox", "hint", what, do)
    leased = and_(deliveries.c.state == "sending", deliveries.c.lease > now + _HOUR)
    if count := connection.execute(select(func.count()).where(leased)).scalar_one():
        what = f"{count} letters are being sent by somebody who has hours for it"
        if _is_behind(connection, now):
            yield found("outbox", "warning", f"{what}, by the clock of this machine.", _SET_CLOCK)
        else:
            freed = update(deliveries).where(leased).values(lease=now)
            yield mendable("outbox", "warning", f"{what}: a clock was ahead.", [freed])
    unposted = and_(~notices.c.posted, notices.c.due < now - _DAY, notices.c.over.is_(None))
    if count := connection.execute(select(func.count()).where(unposted)).scalar_one():
        yield found("outbox", "hint", f"{count} notices wait for their letter for a day.", "Open the house.")


def deadlines(connection: Connection, now: float) -> Iterator[Found]:
    """Missed deadlines; a house that is open looks for them every two seconds."""
    running = select(tables.c.id).where(tables.c.status == "running")
    late = and_(keepings.c.due < now - _HOUR, keepings.c.table.in_(running))
    if count := connection.execute(select(func.count()).where(late)).scalar_one():
        what = f"{count} deadlines passed more than an hour ago."
        yield found("deadlines", "hint", what, "Open the house; it keeps them as soon as it is open.")


def agreements(connection: Connection, now: float) -> Iterator[Found]:
    """What a host asked of a table that is over by now: nobody can agree to it any more."""
    over = select(tables.c.id).where(tables.c.status == "finished")
    stale = and_(consents.c.state == "open", consents.c.table.in_(over))
    if count := connection.execute(select(func.count()).where(stale)).scalar_one():
        lapsed = update(consents).where(stale).values(state="lapsed")
        yield mendable("consents", "warning", f"{count} requests are open at tables that are over.", [lapsed])


CHECKS: tuple[Callable[[Connection, float], Iterator[Found]], ...] = (
    integrity,
    references,
    schema,
    secrets,
    clock,
    outbox,
    deadlines,
    agreements,
)
