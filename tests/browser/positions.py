"""Positions of the executable rulebook at tables of a real house: laid down while the house is closed.

A journal may say that other rules took over in some position, and the house plays on from there.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from time import time
from typing import Any, NamedTuple

import msgspec

from ecumene.server.tables.packets import Line
from ecumene.table.record import journal as books
from ecumene.table.titles import load_title
from tests.browser.window import Window
from tests.server.client import Guest, Process

Json = Any


class Laid(NamedTuple):
    """A table that stands as a case says it. Ada has the first seat, Bo the second, bots the others."""

    id: str
    ada: Guest
    bo: Guest

    def enter(self, window: Window, who: Guest | None = None) -> None:
        """Ada comes to the table in a window, or somebody else."""
        guest = who or self.ada
        url = guest.http.base_url
        window.context.add_cookies([{"name": "ecumene_session", "value": guest.token, "url": str(url)}])
        window.enter("/")
        window.page.evaluate("""() => localStorage.setItem("ecumene.likes", '{"toured": ["table"]}')""")
        window.enter(f"/table/{self.id}")


def lay(house: Process, title: str, positions: Mapping[str, Json], seats: int) -> dict[str, Laid]:
    """A table for each position, by the same names."""
    laid = {name: _sit_down(house, title, seats) for name in positions}
    rules = load_title(title)
    states = {laid[name].id: rules.dump_state(rules.position(given)) for name, given in positions.items()}
    put(house, title, states)
    return laid


def put(house: Process, title: str, states: Mapping[str, bytes]) -> None:
    """Tables of a title stand as states say from now on, by the ids of the tables."""
    version = load_title(title).meta.version
    house.close()
    with sqlite3.connect(house.folder / "ecumene.db") as database:
        for table, state in states.items():
            _write(database, table, books.Switched(version, state.decode()))
    database.close()
    house.open()


def _sit_down(house: Process, title: str, seats: int) -> Laid:
    ada, bo = Guest(house.address, "Ada"), Guest(house.address, "Bo")
    bots = ["", *["random"] * (seats - 2)]
    options = {"civilizations": "ranking"} if title == "empires" else {}
    table, invitation = ada.open_table(title, seats=seats, bots=bots, open=True, options=options)
    bo.sit(table, invitation)
    ada.start(table)
    return Laid(table, ada, bo)


def _write(database: sqlite3.Connection, table: str, entry: books.Entry) -> None:
    """The next entry of a table's journal."""
    last = 'select number, line from entries where "table" = ? order by number desc limit 1'
    number, line = database.execute(last, (table,)).fetchone()
    (written,) = books.write([entry], line)
    log = msgspec.json.encode(Line(turn=0, phase="", kind="rules")).decode()
    row = (table, number + 1, written, log, time())
    database.execute("insert into entries values (?, ?, ?, ?, ?)", row)
