"""Checks before a release: how every unfinished table replays under the installed rules.

A table that today's rules would have played differently stays as it is until its people agree to go on under
them, from the state after its last entry. The release before must have stored that state: `prepare`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, select

from ecumene.server.database.schema import entries, snapshots, tables
from ecumene.server.database.store import Store
from ecumene.server.tables.packets import Line, line_of
from ecumene.table.api import Table, replay
from ecumene.table.record import journal as books
from ecumene.table.text.events import Event


class Difference(msgspec.Struct, frozen=True):
    """Where a table first differs: after which entry, in which field, and how.

    `kind` is `version` (other rules wrote it), `refused` (an entry is not legal any more, or its luck is not
    asked for), `log` (something else happened) or `state` (a snapshot that was kept is not reached).
    """

    kind: str
    number: int
    field: str
    was: str
    becomes: str


class Checked(msgspec.Struct, frozen=True, omit_defaults=True):
    """One table under the installed rules. `ready`: its state is stored, so that its host may switch."""

    id: str
    name: str
    title: str
    entries: int
    difference: Difference | None = None
    ready: bool = False


class Report(msgspec.Struct, frozen=True):
    checked: int
    differ: int
    tables: list[Checked]


async def check(store: Store) -> Report:
    """Replay every table that is not finished; those that differ come first."""
    running = select(tables).where(tables.c.status == "running").order_by(tables.c.created)
    checked = [await _checked(store, row) for row in await store.rows(running)]
    checked.sort(key=lambda one: one.difference is None)
    return Report(len(checked), sum(one.difference is not None for one in checked), checked)


async def prepare(store: Store) -> int:
    """Store the state after the last entry of every table that today's rules can read; how many there are."""
    kept = 0
    for row in await store.rows(select(tables).where(tables.c.status == "running")):
        lines = [entry.line for entry in await _entries(store, row.id)]
        try:
            number, state = replay(lines, secret=(row.seed, row.salt)).snapshot()
        except Exception:
            continue  # `check` says what is wrong with it
        this = snapshots.c.table == row.id, snapshots.c.number == number
        await store.write(
            delete(snapshots).where(*this),
            insert(snapshots).values(table=row.id, number=number, state=state),
        )
        kept += 1
    return kept


async def _checked(store: Store, row: Row[Any]) -> Checked:
    written = await _entries(store, row.id)
    shots = await store.rows(select(snapshots).where(snapshots.c.table == row.id))
    kept = {shot.number: bytes(shot.state) for shot in shots}
    found = compare([one.line for one in written], [one.log for one in written], (row.seed, row.salt), kept)
    last = len(written) - 1
    return Checked(row.id, row.name, row.title, last, found, found is not None and last in kept)


async def _entries(store: Store, id: str) -> Sequence[Row[Any]]:
    return await store.rows(
        select(entries.c.line, entries.c.log).where(entries.c.table == id).order_by(entries.c.number)
    )


def compare(
    lines: Sequence[str], logs: Sequence[str], secret: tuple[str, str], kept: dict[int, bytes]
) -> Difference | None:
    """Replay a journal, entry by entry, and compare it with the log and snapshots of that time."""
    found: list[Difference] = []
    reached = 0

    def witness(table: Table, events: list[Event]) -> None:
        nonlocal reached
        reached = table.length
        if found:
            return
        prefix = f"{table.title.prefix}-"
        told = essence(msgspec.json.decode(logs[table.length], type=Line), prefix)
        tells = essence(line_of(table, events), prefix)
        if told != tells:
            found.append(Difference("log", table.length, *_first(told, tells)))
        elif (then := kept.get(table.length)) is not None and then != (state := table.snapshot()[1]):
            fields = _first(msgspec.json.decode(then), msgspec.json.decode(state))
            found.append(Difference("state", table.length, *fields))

    try:
        replay(lines, secret=secret, witness=witness)
    except books.OtherRules as error:
        return Difference("version", len(lines) - 1, "version", "", str(error))
    except Exception as error:
        return found[0] if found else Difference("refused", reached + 1, "", "accepted", str(error))
    return found[0] if found else None


def essence(line: Line, prefix: str) -> Any:
    """What a line of the log says of the game itself; what the house adds to it is no matter of the rules."""
    own = [
        said
        for public, private in line.says
        for said in (public, *(private[seat] for seat in sorted(private)))
        if said is not None and said.key.startswith(prefix)
    ]
    essence = {"turn": line.turn, "phase": line.phase, "seat": line.seat, "kind": line.kind, "says": own}
    return msgspec.json.decode(msgspec.json.encode(essence))


def _first(was: Any, becomes: Any, path: str = "") -> tuple[str, str, str]:
    """The first field in which two JSON values differ, and both values.

    >>> _first({"a": [1, 2]}, {"a": [1, 3]})
    ('a.1', '2', '3')
    >>> _first({"a": [1, 2]}, {"a": [1, 2, 3]})
    ('a.2', 'null', '3')
    """
    if isinstance(was, dict) and isinstance(becomes, dict):
        for key in sorted({*was, *becomes}):
            if was.get(key) != becomes.get(key):
                return _first(was.get(key), becomes.get(key), f"{path}.{key}".lstrip("."))
    if isinstance(was, list) and isinstance(becomes, list):
        for place, (one, other) in enumerate(zip_longest(was, becomes)):
            if one != other:
                return _first(one, other, f"{path}.{place}".lstrip("."))
    return path, _short(was), _short(becomes)


def _short(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 200 else f"{text[:200]}…"
