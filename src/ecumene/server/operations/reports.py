"""Reports of users about faults: what they saw, and a fixture made from it with one command.

A report holds what its author could see and nothing else. The fixture of a table that goes on is a position
that they had to consider possible: a developer can play it, and learns nobody's hand.
"""

from __future__ import annotations

import hashlib
from secrets import token_hex
from typing import Any

import msgspec
from sqlalchemy import Row, func, insert, select

from ecumene.server.database.schema import entries, people, reports, tables
from ecumene.server.database.store import Store
from ecumene.server.errors import TooMuch
from ecumene.server.ids import now
from ecumene.server.people.accounts import Person
from ecumene.server.tables.live import LiveTable
from ecumene.server.tables.packets import Packet, Viewer
from ecumene.table.api import load_title
from ecumene.table.chance import Seeded, seed_from_number

LONGEST_TEXT = 5_000
_LINES = 60
"""How many of the last lines of the log are stored."""
_MOST_A_DAY = 30
_DAY = 86400.0


class Position(msgspec.Struct, frozen=True):
    """Where a table stood, as one seat could know it."""

    title: str
    version: int
    seats: int
    options: dict[str, Any]
    content: dict[str, Any] | None
    turn: int
    phase: str
    asked: list[Packet]
    view: dict[str, Any]


class Report(msgspec.Struct, frozen=True):
    """What somebody found wrong."""

    id: str
    at: float
    by: str
    text: str
    table: str | None
    seat: int | None
    number: int | None
    client: dict[str, Any]
    position: Position | None
    log: list[Packet]


class Fixture(msgspec.Struct, frozen=True):
    """Something to play the fault with: the journal of a table that is over, or a position (`state`) that the
    author of the report had to consider possible."""

    name: str
    text: str


class NoReport(LookupError):
    """There is no such report."""


async def keep(
    store: Store,
    person: Person,
    text: str,
    client: dict[str, Any],
    seen: tuple[LiveTable, Viewer] | None,
) -> str:
    """Write a report down; its id."""
    today = reports.c.person == person.id, reports.c.at > now() - _DAY
    count = await store.row(select(func.count()).select_from(reports).where(*today))
    if count is not None and count[0] >= _MOST_A_DAY:
        raise TooMuch("too-often", seconds=int(_DAY))
    row: dict[str, Any] = {"id": token_hex(8), "person": person.id, "at": now(), "text": text}
    row["client"] = msgspec.json.encode(client).decode()
    if seen is not None:
        live, viewer = seen
        row |= {"table": live.id, "seat": viewer.seat, "number": live.number}
        row["position"] = msgspec.json.encode(_position(live, viewer)).decode()
        row["log"] = msgspec.json.encode(live.log(viewer, most=_LINES)).decode()
    await store.write(insert(reports).values(row))
    return str(row["id"])


def _position(live: LiveTable, viewer: Viewer) -> Position:
    table, opening = live.table, live.table.opening
    asked = [] if viewer.seat is None else table.requests(viewer.seat)
    return Position(
        title=opening.title,
        version=table.title.meta.version,
        seats=table.seats,
        options=dict(opening.options),
        content=opening.content,
        turn=table.turn,
        phase=table.phase,
        asked=[{"id": each.id, "kind": each.kind, "default": each.default} for each in asked],
        view=table.view(viewer.seat),
    )


# For the operator


async def newest(store: Store, most: int) -> list[Report]:
    rows = await store.rows(_reports().order_by(reports.c.at.desc()).limit(most))
    return [_report(row) for row in rows]


async def one(store: Store, id: str) -> Report:
    row = await store.row(_reports().where(reports.c.id == id))
    if row is None:
        raise NoReport(f"There is no report {id}.")
    return _report(row)


async def fixture(store: Store, id: str) -> Fixture:
    """What a test can be made of."""
    report = await one(store, id)
    if report.table is None or report.position is None:
        raise NoReport(f"The report {id} is about no table; there is nothing to play.")
    row = await store.row(select(tables.c.status).where(tables.c.id == report.table))
    if row is not None and row.status == "finished":
        lines = await store.rows(
            select(entries.c.line).where(entries.c.table == report.table).order_by(entries.c.number)
        )
        return Fixture(f"report-{id}.jsonl", "".join(f"{line.line}\n" for line in lines))
    return Fixture(f"report-{id}.json", _redacted(report, report.position))


def _redacted(report: Report, position: Position) -> str:
    """The position as it may have been. The same report always gives the same one."""
    title = load_title(position.title, position.content)
    seed = int.from_bytes(hashlib.sha256(report.id.encode()).digest()[:8], "big")
    state = title.imagine(position.view, Seeded(seed_from_number(seed)))
    document = {
        "report": report.id,
        "says": report.text,
        "seat": report.seat,
        "number": report.number,
        **msgspec.to_builtins(position),
        "state": msgspec.json.decode(title.dump_state(state)),
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def _reports() -> Any:
    return select(reports, people.c.name).join(people, people.c.id == reports.c.person)


def _report(row: Row[Any]) -> Report:
    return Report(
        id=row.id,
        at=row.at,
        by=row.name,
        text=row.text,
        table=row.table,
        seat=row.seat,
        number=row.number,
        client=msgspec.json.decode(row.client),
        position=msgspec.json.decode(row.position, type=Position) if row.position else None,
        log=msgspec.json.decode(row.log) if row.log else [],
    )
