"""Loading a table from the database, as far as it is intact: the journal decides.

A snapshot only makes loading quicker, and the log only tells what the journal says. Where one of them is
damaged, it is ignored or made again from the journal, and the house reports it; if the journal itself is
damaged, nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec

from ecumene.server.errors import Conflict, Damaged
from ecumene.server.tables.packets import Line, Teller, line_of
from ecumene.server.tables.record import SNAPSHOT_GAP
from ecumene.table.api import Table, replay, titles
from ecumene.table.record import journal as books
from ecumene.table.text.events import Event

_ENOUGH_PAST = SNAPSHOT_GAP // 4
"""At least this number of entries is replayed when a table is loaded, so that they can be undone."""

UNTOLD = Line(turn=0, phase="", kind="opening")
"""What the log says of an entry that cannot be played again, because other rules wrote it."""


class Shelf(NamedTuple):
    """What the database has of a table: entries as number, line and log; seed and salt; snapshots."""

    title: str
    entries: Sequence[tuple[int, str, str]]
    secret: tuple[str, str] | None
    snapshots: Sequence[tuple[int, bytes]] = ()

    @property
    def lines(self) -> list[str]:
        return [line for _, line, _ in self.entries]


class Read(NamedTuple):
    """The table and its log; `mended` says what was damaged (`snapshot`, `log`) and how."""

    table: Table
    log: list[Line]
    mended: dict[str, str]


def read_table(id: str, shelf: Shelf) -> Read:
    """The table and its log, or why not: other rules, a title that is not installed, damage."""
    if shelf.title not in titles():
        why = f"the title {shelf.title!r} is not installed"
        raise Damaged(id, "title", why, "title-missing", title=shelf.title)
    try:
        expect_no_holes([number for number, _, _ in shelf.entries])
        table, why_not = _replayed(shelf)
        log, untold = _log(shelf)
    except books.OtherRules as error:
        raise Conflict("other-rules", reason=str(error)) from None
    except Exception as error:  # anything that damage may cause
        raise Damaged(id, "journal", said_of(error)) from None
    mended = {"snapshot": why_not, "log": untold}
    return Read(table, log, {kind: why for kind, why in mended.items() if why})


def expect_no_holes(numbers: Sequence[int]) -> None:
    for expected, number in enumerate(numbers):
        if number != expected:
            raise books.BrokenJournal(expected + 1, f"entry {expected} is missing.")


def said_of(error: Exception) -> str:
    """An error in words for the log and the doctor: those of ours are sentences.

    Both name an entry by its number in the database; the first line of a journal is entry 0.
    """
    if isinstance(error, books.BrokenJournal):
        return f"Entry {max(0, error.line - 1)}: {error.what}"
    ours = type(error).__module__.startswith("ecumene.")
    return str(error) if ours else f"{type(error).__name__}: {error}"


def _replayed(shelf: Shelf) -> tuple[Table, str]:
    """A table from its journal, and why its snapshots were left aside."""
    lines, secret = shelf.lines, shelf.secret
    old_enough = [shot for shot in shelf.snapshots if shot[0] <= len(lines) - _ENOUGH_PAST]
    try:
        table = replay(lines, secret=secret, snapshots=old_enough)
        while table.forgets_an_undo:
            older = [shot for shot in old_enough if shot[0] < table.remembers_from]
            table = replay(lines, secret=secret, snapshots=older)
        return table, ""
    except books.OtherRules:
        raise
    except Exception as error:
        if not old_enough:
            raise
        return replay(lines, secret=secret), said_of(error)


def _log(shelf: Shelf) -> tuple[list[Line], str]:
    """What the log says of each entry; one that cannot be read is made again from the journal."""
    try:
        return [msgspec.json.decode(log, type=Line) for _, _, log in shelf.entries], ""
    except (msgspec.MsgspecError, UnicodeError) as error:
        told, _ = tell_again(shelf.lines, shelf.secret)
        return [_line(log) or told.get(number, UNTOLD) for number, _, log in shelf.entries], str(error)


def _line(log: str) -> Line | None:
    try:
        return msgspec.json.decode(log, type=Line)
    except (msgspec.MsgspecError, UnicodeError):
        return None


def tell_again(lines: Sequence[str], secret: tuple[str, str] | None = None) -> tuple[dict[int, Line], Table]:
    """What the log says of every entry that today's rules can carry out, by the journal; and the end."""
    said: dict[int, Line] = {}
    starts = [start for start, _ in books.segments(books.read(lines))]
    for end_of_segment in starts[1:]:
        with suppress(books.OtherRules):  # which were replaced since
            _tell(lines[:end_of_segment], None, said)
    end = _tell(lines, secret, said)
    if end.over:
        said.setdefault(len(lines) - 1, said.get(end.length, UNTOLD))  # the closing line says nothing new
    return said, end


def _tell(lines: Sequence[str], secret: tuple[str, str] | None, said: dict[int, Line]) -> Table:
    """Say what happened since the game was taken up last, and where that led."""
    start, _ = books.segments(books.read(lines))[-1]
    teller = Teller()

    def witness(table: Table, events: list[Event]) -> None:
        said.setdefault(table.length, teller.line(table, events))

    said[start] = line_of(replay(lines[: start + 1]), [])
    return replay(lines, secret=secret, witness=witness)
