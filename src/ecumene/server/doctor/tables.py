"""One table: its journal from the first entry to the last, and everything that must follow from it.

The journal is replayed under the rules that are installed, its luck is derived again from the seed, and what
the house keeps beside it is compared with what comes out: snapshots, the log, receipts, the end of the game,
the card in the lobby. If the journal is intact, these can be made again; if it is not, nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, Update, delete, func, insert, select, update

from ecumene.server.database.schema import QUARANTINED, entries, keepings, receipts, seats, snapshots, tables
from ecumene.server.doctor.findings import REPAIR, Finding, Found, Remedy, Severity
from ecumene.server.errors import Damaged
from ecumene.server.keeping.record import read_keeping
from ecumene.server.operations.releases import essence
from ecumene.server.tables.glance import glance
from ecumene.server.tables.packets import Line, Teller
from ecumene.server.tables.record import chain_of
from ecumene.server.tables.recovery import expect_no_holes, said_of, tell_again
from ecumene.table.api import Table, replay, titles
from ecumene.table.chance import commitment
from ecumene.table.record import journal as books
from ecumene.table.text.events import Event

_BACK_SECONDS = 60.0


class Records(NamedTuple):
    """All that the database has of a table, as it stood in one moment."""

    row: Row[Any]
    entries: Sequence[Row[Any]]
    snapshots: Sequence[Row[Any]]
    keepings: Sequence[Row[Any]]
    seats: int
    last_receipt: int | None


def records_of(connection: Connection, id: str) -> Records | None:
    row = connection.execute(select(tables).where(tables.c.id == id)).first()
    if row is None:
        return None
    journal = select(entries).where(entries.c.table == id).order_by(entries.c.number)
    shots = select(snapshots).where(snapshots.c.table == id).order_by(snapshots.c.number)
    kept = select(keepings).where(keepings.c.table == id).order_by(keepings.c.version)
    return Records(
        row,
        connection.execute(journal).all(),
        connection.execute(shots).all(),
        connection.execute(kept).all(),
        connection.execute(select(func.count()).where(seats.c.table == id)).scalar_one(),
        connection.execute(select(func.max(receipts.c.number)).where(receipts.c.table == id)).scalar(),
    )


class Examined:
    """A table whose journal was played again; every check looks at it."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self.row = records.row
        self.lines: list[str] = [entry.line for entry in records.entries]
        self.told: dict[int, Line] = {}
        self.states: dict[int, bytes] = {}
        self.reached = 0
        self.end: Table | None = None
        """Where the journal leads; None if it cannot be played."""

    @property
    def secret(self) -> tuple[str, str] | None:
        return (self.row.seed, self.row.salt) if self.row.seed and self.row.salt else None

    @cached_property
    def opening(self) -> books.Opening:
        first = books.read(self.lines[:1])[0]
        assert isinstance(first, books.Opening)
        return first

    @property
    def seats(self) -> int:
        """How many seats it was opened with, if its opening can be read."""
        try:
            return self.opening.seats
        except books.BrokenJournal:
            return int(self.row.seats)

    def play(self) -> None:
        """Replay everything and derive its luck; raises what is wrong with it."""
        wanted = {shot.number for shot in self.records.snapshots}

        teller = Teller()

        def witness(table: Table, events: list[Event]) -> None:
            self.reached = table.length
            self.told.setdefault(table.length, teller.line(table, events))
            if table.length in wanted:
                self.states[table.length] = table.snapshot()[1]

        end = replay(self.lines, secret=self.secret, witness=witness, prove=True)
        if (since := books.segments(books.read(self.lines))[-1][0]) in wanted:
            self.states[since] = replay(self.lines[: since + 1]).snapshot()[1]
        self.end = end

    def found(
        self,
        check: str,
        severity: Severity,
        what: str,
        do: str = "",
        entry: int | None = None,
        remedy: Remedy | None = None,
    ) -> Found:
        """Something about this table; what can be mended need not say how."""
        mends = remedy is not None
        advice = do or (f"{REPAIR}." if mends else self.restore)
        finding = Finding(check, severity, what, advice, self.row.id, self.row.name, entry, mends)
        return Found(finding, remedy)

    def unmended(self, one: Found) -> Found:
        """The same without a remedy: a journal that was cut tells nothing about what else is wrong."""
        if one.remedy is None:
            return one
        do = f"Nothing is mended by a journal that was cut. {self.restore}"
        return Found(msgspec.structs.replace(one.finding, do=do, repairable=False))

    @property
    def restore(self) -> str:
        return (
            "Nothing tells what stood there: restore the last backup in which it is whole, or set the table "
            f"aside until somebody does: ecumene doctor --quarantine={self.row.id}."
        )


def examine(records: Records) -> Iterator[Found]:
    """Everything that is wrong with a table."""
    it = Examined(records)
    if records.row.status == QUARANTINED:
        what = "It was set aside because it is damaged."
        yield it.found("quarantine", "hint", what, f"ecumene doctor --readmit={it.row.id} brings it back.")
        return
    if records.row.status == "gathering":
        yield from _gathering(it)
        return
    lost = list(acknowledged(it))
    yield from lost
    yield from (it.unmended(one) for one in _played(it)) if lost else _played(it)


def _played(it: Examined) -> Iterator[Found]:
    """A table that has begun: clocks, votes and orders, its journal, and what follows from that."""
    yield from kept(it)
    broken = list(journal(it))
    yield from broken
    if not broken:
        for check in CHECKS:
            yield from check(it)


def _gathering(it: Examined) -> Iterator[Found]:
    """A table that has not begun has no journal yet."""
    if it.lines:
        what = f"It has not begun, and yet it has a journal of {len(it.lines)} entries."
        yield it.found("journal", "damage", what)
    try:
        msgspec.json.decode(it.row.options, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        what = f"Its options cannot be read: {error}."
        yield it.found("card", "damage", what, "Cancel the table in the lobby, and open another one.")


def kept(it: Examined) -> Iterator[Found]:
    """The keeping of the table: clocks, votes, orders. Only people know what was in it."""
    for keeping in it.records.keepings:
        try:
            read = read_keeping(it.row.id, keeping.state)
        except Damaged as error:
            yield it.found("keeping", "damage", f"The record of {error.why}.")
            continue
        if len(read.seats) != it.seats:
            what = f"The record of how it is kept has {len(read.seats)} seats, the table {it.seats}."
            yield it.found("keeping", "damage", what)
        if it.row.status == "finished" and keeping.due is not None:
            mine = keepings.c.table == it.row.id, keepings.c.version == keeping.version
            what = "The game is over, and yet a deadline is waited for."
            remedy = [update(keepings).where(*mine).values(due=None)]
            yield it.found("keeping", "warning", what, remedy=remedy)


def acknowledged(it: Examined) -> Iterator[Found]:
    """If somebody was told that an answer is written, it is. A snapshot beyond the end may be all that is
    left of such answers."""
    last = max((entry.number for entry in it.records.entries), default=-1)
    receipt = it.records.last_receipt
    if receipt is not None and receipt > last:
        what = f"Answers up to entry {receipt} were acknowledged, the journal ends with entry {last}."
        yield it.found("receipts", "damage", what, entry=receipt)
    for shot in it.records.snapshots:
        if shot.number > last:
            what = f"There is a snapshot after entry {shot.number}, the journal ends with entry {last}."
            yield it.found("snapshot", "damage", what, entry=shot.number)


def journal(it: Examined) -> Iterator[Found]:
    """Numbers without holes, a chain that holds, answers that the rules take, luck that the seed brings."""
    if it.row.title not in titles() and it.row.title == _title_of(it):
        what = f"Its title, {it.row.title}, is not installed: only its chain could be looked at."
        yield from _chain(it) or [it.found("title", "warning", what, "Install the package that brings it.")]
        return
    if broken := _chain(it):
        yield from broken
        return
    if it.secret is not None and not _is_fixed(it.secret, books.commitment_in(books.read(it.lines))):
        what = "Its seed or its salt is not the one that was fixed at the opening."
        yield it.found("seed", "damage", what)
        return
    try:
        it.play()
    except books.OtherRules as error:
        what = f"Its rules are others than those that are installed; its chain holds. {error}"
        do = "ecumene upgrade-check says more; its host can ask all to go on."
        yield it.found("rules", "hint", what, do)
    except Exception as error:  # anything that damage may cause
        at = it.reached + 1
        what = f"Its journal cannot be played again from entry {at} on: {said_of(error)[:300]}"
        yield it.found("rules", "damage", what, entry=at)


def _title_of(it: Examined) -> str:
    try:
        return it.opening.title
    except books.BrokenJournal:
        return str(it.row.title)


def _is_fixed(secret: tuple[str, str], fixed: str) -> bool:
    try:
        return commitment(bytes.fromhex(secret[0]), bytes.fromhex(secret[1])) == fixed
    except ValueError:
        return False


def _chain(it: Examined) -> list[Found]:
    """The first entry at which the journal is broken, and how."""
    numbers = [entry.number for entry in it.records.entries]
    if not numbers:
        return [it.found("journal", "damage", "Its journal is empty.")]
    try:
        expect_no_holes(numbers)
        books.read(it.lines)
    except books.BrokenJournal as error:
        at = max(0, error.line - 1)
        what = f"Its journal is broken at entry {at}: {error.what}"
        if at in numbers and it.lines[at] in it.lines[:at]:
            what = (
                f"Its journal is broken at entry {at}: it is a copy of entry {it.lines.index(it.lines[at])}."
            )
        return [it.found("journal", "damage", what, entry=at)]
    return []


def log(it: Examined) -> Iterator[Found]:
    """What the log says is what happened."""
    prefix = _end(it).title.prefix + "-"
    wrong: list[int] = []
    for entry in it.records.entries:
        told = it.told.get(entry.number)
        try:
            says = msgspec.json.decode(entry.log, type=Line)
        except msgspec.MsgspecError:
            wrong.append(entry.number)
            continue
        if told is not None and essence(says, prefix) != essence(told, prefix):
            wrong.append(entry.number)
    if not wrong:
        return
    said, _ = tell_again(it.lines, it.secret)
    if told_again := [number for number in wrong if number in said]:
        what = f"The log of {_entries(told_again)} is not what the journal says."
        remedy = [_log(it, number, said[number]) for number in told_again]
        yield it.found("log", "warning", what, entry=told_again[0], remedy=remedy)
    if untold := [number for number in wrong if number not in said]:
        what = (
            f"The log of {_entries(untold)} cannot be read, and the rules that told it were replaced since."
        )
        do = "The game goes on without it; it is in the last backup in which the table is whole."
        yield it.found("log", "warning", what, do, untold[0])


def _log(it: Examined, number: int, line: Line) -> Update:
    this = entries.c.table == it.row.id, entries.c.number == number
    return update(entries).where(*this).values(log=msgspec.json.encode(line).decode())


def snapshot(it: Examined) -> Iterator[Found]:
    """A snapshot is the state that the journal leads to after its entry."""
    since = books.segments(books.read(it.lines))[-1][0]
    for shot in it.records.snapshots:
        if not since <= shot.number < len(it.lines):
            continue  # stored by former rules, or left over from a journal that was cut
        state = it.states.get(shot.number)
        if not isinstance(shot.state, str) and bytes(shot.state) == state:
            continue
        this = snapshots.c.table == it.row.id, snapshots.c.number == shot.number
        again = insert(snapshots).values(table=it.row.id, number=shot.number, state=state)
        remedy = [delete(snapshots).where(*this), *([again] if state is not None else [])]
        what = f"The snapshot after entry {shot.number} is not the state that the journal leads to."
        yield it.found("snapshot", "damage", what, entry=shot.number, remedy=remedy)


def ending(it: Examined) -> Iterator[Found]:
    """A game that is over has a closing entry, which names the state that it ended in; the lobby knows."""
    end, closing = _end(it), books.read(it.lines)[-1]
    closed = isinstance(closing, books.Closing)
    if end.over != closed:
        what = "The game is over, but the closing entry is missing." if end.over else "It closes too early."
        yield it.found("ending", "damage", what, entry=len(it.lines) - 1)
        return
    if isinstance(closing, books.Closing) and closing.digest != end.digest():
        what = "The closing entry names another final state than the one that the game reached."
        yield it.found("ending", "damage", what, entry=len(it.lines) - 1)
        return
    if not closed:
        if it.row.status == "finished":
            yield it.found("ending", "damage", "It is finished, but its journal has no end.")
        return
    result = msgspec.json.encode(glance(end)).decode()
    must = {"status": "finished", "chain": chain_of(it.lines[-1])}
    if not _same_result(it.row.result, end):
        must["result"] = result
    values: dict[str, Any] = {name: value for name, value in must.items() if getattr(it.row, name) != value}
    if it.row.finished is None:
        values["finished"] = it.records.entries[-1].at
    if values:
        what = f"What the lobby knows of its end is not what the journal says: {', '.join(sorted(values))}."
        yield it.found("ending", "damage", what, remedy=[_card(it, values)])


def _same_result(kept: str | None, end: Table) -> bool:
    """Whether the result is that of the journal; those of long ago tell less."""
    try:
        read = msgspec.json.decode(kept or "", type=dict[str, Any])
    except msgspec.MsgspecError:
        return False
    now = msgspec.to_builtins(glance(end))
    return all(now.get(name) == read.get(name) for name in ("turn", "standings"))


def card(it: Examined) -> Iterator[Found]:
    """What the lobby says of the table is how it was opened."""
    opening = it.opening
    values: dict[str, Any] = {}
    if it.row.title != opening.title:
        values["title"] = opening.title
    if it.row.seats != opening.seats:
        values["seats"] = opening.seats
    try:
        msgspec.json.decode(it.row.options, type=dict[str, Any])
    except msgspec.MsgspecError:
        values["options"] = msgspec.json.encode(opening.options).decode()
    if values:
        what = f"Its card is not what it was opened with: {', '.join(sorted(values))}."
        yield it.found("card", "damage", what, remedy=[_card(it, values)])
    if it.records.seats != opening.seats:
        what = f"{it.records.seats} of its {opening.seats} seats are known."
        yield it.found("seats", "damage", what)
    if it.row.status == "running" and it.secret is None:
        what = "Its seed or its salt is missing: no luck can be drawn any more."
        yield it.found("seed", "damage", what)


def backwards(it: Examined) -> Iterator[Found]:
    """Times of entries go on; where they go back the clock of the machine was set."""
    times = [entry.at for entry in it.records.entries]
    back = [number for number in range(1, len(times)) if times[number] < times[number - 1] - _BACK_SECONDS]
    if back:
        seconds = times[back[0] - 1] - times[back[0]]
        what = f"The clock went back by {seconds:,.0f} seconds before entry {back[0]}."
        yield it.found("clock", "hint", what, "Nothing is lost by it; let the machine follow NTP.", back[0])


CHECKS: tuple[Callable[[Examined], Iterator[Found]], ...] = (card, ending, snapshot, log, backwards)


def _card(it: Examined, values: dict[str, Any]) -> Update:
    return update(tables).where(tables.c.id == it.row.id).values(values)


def _end(it: Examined) -> Table:
    assert it.end is not None
    return it.end


def _entries(numbers: Sequence[int]) -> str:
    return f"entry {numbers[0]}" if len(numbers) == 1 else f"{len(numbers)} entries"
