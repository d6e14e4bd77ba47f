"""What the house knows of a running table: the table, its log, and the statements that store more of both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import and_, delete, update

from ecumene.server.database.schema import entries, receipts, snapshots, tables
from ecumene.server.database.store import Rows, Statement
from ecumene.server.keeping.record import Keeping
from ecumene.server.tables.door import Door
from ecumene.server.tables.glance import glance
from ecumene.server.tables.packets import Packet, Viewer, Written, read, taken_back
from ecumene.server.tables.teaching import Teaching
from ecumene.table.api import Table
from ecumene.table.lessons.walk import Walk

SNAPSHOT_GAP = 200
"""After this number of entries a snapshot is stored, from which the table can be loaded."""


class Sender(NamedTuple):
    """Who sends something, and the key under which it is carried out once; `what` is a digest of it."""

    person: str = ""
    key: str = ""
    what: str = ""


BOTS = Sender()


class Loaded(NamedTuple):
    """A table as the database has it. `lines` are what the log says, entry by entry, the opening first."""

    door: Door
    table: Table
    lines: list[Written]
    snapshot: int
    keeping: tuple[int, Keeping] | None = None
    """The record of how the table is kept going, and its version."""
    walk: Walk | None = None
    """How far its learner has come, if it is a lesson."""


class Record:
    """A table and its log in memory, as they are in the database."""

    def __init__(self, loaded: Loaded) -> None:
        self.take_up(loaded)

    def take_up(self, loaded: Loaded) -> None:
        """Replace the table."""
        self.id = loaded.door.id
        self.table, self.lines, self._snapshot = loaded.table, loaded.lines, loaded.snapshot
        self._taken_back = taken_back(self.lines)
        self.teaching = Teaching(loaded.walk)

    @property
    def taken_back(self) -> dict[int, int]:
        """Which answers were undone, each with the entry that did it."""
        return dict(self._taken_back)

    def log(self, viewer: Viewer, after: int = 0, before: int | None = None, most: int = 0) -> list[Packet]:
        """The log as a viewer may read it between two entries; of more lines than `most` the newest."""
        words, end = self.table.title.words, len(self.lines) if before is None else before
        first = max(after + 1, end - most if most else 0, 1)
        return [
            read(written, number, viewer, words, self._taken_back.get(number))
            for number, written in enumerate(self.lines[first:end], first)
        ]

    def statements(self, after: Table, written: Sequence[Written], sender: Sender) -> list[Statement]:
        """The statements that store the last entries: lines, receipt, snapshot, the end of the game."""
        first = len(self.lines)
        lines = after.journal(first)
        logs = [msgspec.json.encode(line).decode() for line, _ in written]
        logs += [logs[-1]] * (len(lines) - len(logs))  # the closing line of a journal is no entry of the log
        rows = [
            {"table": self.id, "number": first + i, "line": line, "log": log, "at": written[-1].at}
            for i, (line, log) in enumerate(zip(lines, logs, strict=True))
        ]
        statements: list[Statement] = [Rows(entries, rows)]
        if sender.key:
            receipt = {"table": self.id, **sender._asdict(), "number": after.length}
            statements.append(Rows(receipts, [receipt]))
        if after.over:
            result = msgspec.json.encode(glance(after)).decode()
            end = {"status": "finished", "finished": written[-1].at, "result": result}
            end["chain"] = chain_of(lines[-1])
            statements.append(update(tables).where(tables.c.id == self.id).values(end))
        elif after.length - self._snapshot >= SNAPSHOT_GAP:
            statements += self._photograph(after)
        return statements

    def _photograph(self, after: Table) -> list[Statement]:
        """Store a snapshot, and delete all but the one before it."""
        number, state = after.snapshot()
        older = and_(snapshots.c.table == self.id, snapshots.c.number < self._snapshot)
        return [
            Rows(snapshots, [{"table": self.id, "number": number, "state": state}]),
            delete(snapshots).where(older),
        ]

    def keep(self, after: Table, written: Sequence[Written]) -> None:
        """What was written becomes the present table."""
        self.table = after
        self.teaching.follow(after)
        first = len(self.lines)
        self.lines += written
        self._taken_back |= taken_back(written, first)
        if not after.over and after.length - self._snapshot >= SNAPSHOT_GAP:
            self._snapshot = after.length


def chain_of(line: str) -> str:
    """The value of the hash chain at a line of a journal: the name of everything up to it."""
    chain: str = msgspec.json.decode(line)["chain"]
    return chain
