"""Damaged houses: a real one with played games, copies of its tables, and damage."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from shutil import copyfile
from typing import NamedTuple

import ecumene
from ecumene.table.api import replay
from ecumene.table.record import journal as books
from tests.server.client import Guest, a_house
from tests.table.play import random_game

ENTRIES = 65
SNAPSHOT = 12
"""A snapshot that is old enough for a table to be loaded from it."""
_PARTS = ("tables", "seats", "entries", "snapshots", "receipts", "keepings")


class Played(NamedTuple):
    """A house that is closed: its folder, its guest, a table in the middle of its game, one that is over."""

    folder: Path
    ada: Guest
    table: str
    finished: str

    def copy_to(self, folder: Path) -> Path:
        """The file of a house of its own, with everything that is in this one."""
        file = folder / "ecumene.db"
        copyfile(self.folder / "ecumene.db", file)
        file.chmod(0o600)
        return file

    def ada_at(self, address: str) -> Guest:
        return Guest(address, welcome={"person": {"id": self.ada.id}, "token": self.ada.token})


def play(folder: Path) -> Played:
    with a_house(folder) as house:
        ada, random = Guest(house.address, "Ada"), Random(5)
        table, _ = ada.open_table(hotseat=True, name="Victim")
        ada.start(table)
        entries, turns = 0, cycle((0, 1))
        while entries < ENTRIES:
            entries += ada.answer_something(table, random, seat=next(turns))
        lines = random_game(ecumene.open_table("cultures", seed=3), 3).journal()
        journal = "".join(f"{line}\n" for line in lines)
        finished = ada.post("/api/import", {"journal": journal, "open": True})["id"]
    with opened(folder / "ecumene.db") as database:
        keep_snapshot(database, table, SNAPSHOT)
    return Played(folder, ada, table, finished)


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A database in which anything may be changed; written when this ends, with nothing left beside it."""
    with closing(sqlite3.connect(file)) as database:
        yield database
        database.commit()
        database.execute("pragma wal_checkpoint(truncate)")


def keep_snapshot(database: sqlite3.Connection, table: str, number: int) -> None:
    lines = lines_of(database, table)
    ((seed, salt),) = database.execute("select seed, salt from tables where id = ?", (table,))
    _, state = replay(lines[: number + 1], secret=(seed, salt)).snapshot()
    database.execute("insert into snapshots values (?, ?, ?)", (table, number, state))


def lines_of(database: sqlite3.Connection, table: str) -> list[str]:
    wanted = 'select line from entries where "table" = ? order by number'
    return [line for (line,) in database.execute(wanted, (table,))]


def cloned(database: sqlite3.Connection, table: str, id: str) -> str:
    """Another table with the same journal and everything that belongs to it."""
    for part in _PARTS:
        columns = [row[1] for row in database.execute(f"pragma table_info({part})")]
        key = "id" if part == "tables" else "table"
        names = ", ".join(f'"{name}"' for name in columns)
        values = ", ".join("?" if name == key else f'"{name}"' for name in columns)
        database.execute(
            f'insert into {part} ({names}) select {values} from {part} where "{key}" = ?', (id, table)
        )
    return id


Harm = Callable[[sqlite3.Connection, str], None]
_WHICH = ' where "table" = ? and number = ?'


def _on(statement: str, number: int) -> Harm:
    """A statement about one entry or snapshot."""
    return _does(statement + _WHICH, number)


def _does(statement: str, *values: object) -> Harm:
    def harm(database: sqlite3.Connection, table: str) -> None:
        touched = database.execute(statement, (table, *values)).rowcount
        assert touched > 0, statement

    return harm


def _changed(database: sqlite3.Connection, table: str) -> None:
    """An answer becomes another one; all else of its line stays."""
    line = lines_of(database, table)[20]
    entry = json.loads(line)
    assert '"seat":' in line
    seat = entry["entry"]["seat"]
    spoiled = line.replace(f'"seat":{seat}', f'"seat":{1 - seat}')
    database.execute("update entries set line = ?" + _WHICH, (spoiled, table, 20))


def _doubled(database: sqlite3.Connection, table: str) -> None:
    """One entry stands twice; those behind it have moved on."""
    database.execute('update entries set number = -number - 1 where "table" = ? and number > 20', (table,))
    database.execute('update entries set number = -number where "table" = ? and number < 0', (table,))
    database.execute(
        'insert into entries select "table", 21, line, log, at from entries' + _WHICH, (table, 20)
    )


def _rechained(database: sqlite3.Connection, table: str) -> None:
    """Somebody has changed an answer and mended the chain behind it: only the rules can tell."""
    entries = books.read(lines_of(database, table))
    index = next(n for n, each in enumerate(entries) if n > 15 and isinstance(each, books.Answered))
    one = entries[index]
    assert isinstance(one, books.Answered)
    entries[index] = books.Answered(one.seat, one.request, {"do": "conquer_the_moon"}, one.chance)
    for number, line in enumerate(books.write(entries)):
        database.execute("update entries set line = ?" + _WHICH, (line, table, number))


def flip_page(file: Path, line: str) -> None:
    """The page of the file on which a line begins becomes noise."""
    raw = bytearray(file.read_bytes())
    size = int.from_bytes(raw[16:18], "big")
    page = raw.index(line.encode()[:80]) // size
    assert page > 0
    raw[page * size : (page + 1) * size] = b"\xff" * size
    file.write_bytes(raw)


UNPLAYABLE: dict[str, Harm] = {
    "changed": _changed,
    "missing": _on("delete from entries", 20),
    "opening": _on("delete from entries", 0),
    "doubled": _doubled,
    "cut": _on("update entries set line = substr(line, 1, 40)", 20),
    "noise": _on("update entries set line = cast(x'ff80fe' as text)", 20),
    "chain": _on("""update entries set line = replace(line, '"chain":"', '"chain":"0')""", 20),
    "rechained": _rechained,
    "empty": _does('delete from entries where "table" = ?'),
    "seed": _does("update tables set seed = substr(salt, 1, 64) where id = ?"),
    "keeping": _does("""update keepings set state = '{"seats": 7' where "table" = ?"""),
}
"""What happens to a table that then cannot be played."""

MENDED: dict[str, Harm] = {
    "snapshot cut": _on("update snapshots set state = x'7b'", SNAPSHOT),
    "snapshot moved": _does('update snapshots set number = 16 where "table" = ?'),
    "log": _on("update entries set log = '{'", 20),
}
"""What happens to a table that can be played all the same."""
