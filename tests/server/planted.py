"""Tables late in their game, put into the database of a house as if they had been played there."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing

import msgspec

import ecumene
from ecumene import bots
from ecumene.bots.turns import in_turn
from ecumene.server.tables.packets import line_of
from ecumene.table.table import Table
from tests.server.client import PATIENCE, Process


def played(title: str, seats: int, until: Callable[[Table], bool], bot: str = "greedy") -> Table:
    """A game between bots, up to a moment."""
    table = ecumene.open_table(title, seats=seats, seed=1)
    players = [bots.make(bot, seat) for seat in range(seats)]
    for request in in_turn(table):
        if until(table):
            break
        table.answer(request.seat, request.id, players[request.seat].choose(table.perspective(request)))
    return table


def plant(house: Process, id: str, host: str, table: Table) -> str:
    """A running table whose seats are all the host's; its id."""
    seed, salt = table.secret
    row = {
        "id": id,
        "name": id,
        "title": table.title.meta.id,
        "options": msgspec.json.encode(table.opening.options).decode(),
        "seats": table.seats,
        "host": host,
        "open": 1,
        "hotseat": 1,
        "status": "running",
        "seed": seed,
        "salt": salt,
        "created": 0.0,
        "started": 0.0,
    }
    log = msgspec.json.encode(line_of(table, [])).decode()
    lines = [(id, number, line, log, 0.0) for number, line in enumerate(table.journal())]
    with closing(sqlite3.connect(house.folder / "ecumene.db", timeout=PATIENCE)) as file, file:
        columns = ", ".join(f'"{name}"' for name in row)
        file.execute(f"insert into tables ({columns}) values ({', '.join('?' * len(row))})", [*row.values()])
        seated = [(id, seat, host) for seat in range(table.seats)]
        file.executemany('insert into seats ("table", seat, person) values (?, ?, ?)', seated)
        file.executemany('insert into entries ("table", number, line, log, at) values (?, ?, ?, ?, ?)', lines)
    return id
