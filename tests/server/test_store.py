"""The database: migrations result in the schema, a failing writer does not affect others, two houses share
one file.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select
from sqlalchemy.exc import IntegrityError

from ecumene.server.database.schema import keepsakes, metadata
from ecumene.server.database.store import Database, Rows, Store, database_at, migrations
from tests.server.client import Guest, Refusal, a_house
from tests.server.postgres import Postgres
from tests.server.test_play import asked


def migrate(connection: Connection, *directions: str) -> list[Any]:
    """Go up and down; what then differs from the schema."""
    config = migrations(connection)
    for direction in directions:
        move = command.downgrade if direction == "base" else command.upgrade
        move(config, direction)
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, address: str) -> AsyncIterator[Database]:
    """An empty database of each kind."""
    database = database_at(address)
    yield database
    await database.close()


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.node.callspec.params["database"] == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.mark.parametrize(
    "directions", [("head",), ("head", "base", "head"), ("0001", "head"), ("0002", "head")], ids="-".join
)
async def test_migrations_lead_to_the_schema(database: Database, directions: tuple[str, ...]) -> None:
    assert await database.write(lambda connection: migrate(connection, *directions)) == []


async def test_all_the_way_down_nothing_is_left(database: Database) -> None:
    await database.write(lambda connection: migrate(connection, "head", "base"))
    tables = await database.read(lambda connection: inspect(connection).get_table_names())
    assert tables == ["alembic_version"]


async def test_of_many_orders_only_the_bad_one_fails(database: Database) -> None:
    """Of two that want the same the one fails that comes later: where they share a file the second. A server
    takes them as they come."""
    store = await Store(database).ready()
    orders = [
        store.write(insert(keepsakes).values(name=name, value=str(number)))
        for number, name in enumerate(["a", "b", "a", "c"])
    ]
    outcomes = await asyncio.gather(*orders, return_exceptions=True)
    failed = [number for number, outcome in enumerate(outcomes) if isinstance(outcome, IntegrityError)]
    assert failed in ([0], [2]) if store.shared else failed == [2]
    rows = await store.rows(select(keepsakes.c.name, keepsakes.c.value).order_by(keepsakes.c.name))
    first = "2" if failed == [0] else "0"
    assert [tuple(row) for row in rows] == [("a", first), ("b", "1"), ("c", "3")]
    await store.rest()


async def test_an_order_is_carried_out_all_or_not_at_all(database: Database) -> None:
    store = await Store(database).ready()
    twice = {"name": "x", "value": "1"}
    with pytest.raises(IntegrityError):
        await store.write(Rows(keepsakes, [{"name": "y", "value": "1"}]), Rows(keepsakes, [twice, twice]))
    assert await store.rows(select(keepsakes)) == []
    await store.rest()


def test_two_houses_on_one_database_never_write_the_same_entry(folder: Path) -> None:
    """Each finds out that the other has written, reads the table anew, and carries the answer out."""
    with a_house(folder) as one, a_house(folder) as two:
        ada = Guest(one.address, "Ada")
        bo = Guest(one.address, "Bo")
        table, invitation = ada.open_table()
        bo.sit(table, invitation)
        ada.start(table)
        ada.state(table)
        elsewhere = {}
        for seat, player in enumerate((ada, bo)):
            elsewhere[seat] = Guest(two.address, "Nobody")
            elsewhere[seat].http.headers["authorization"] = f"Bearer {player.token}"
            elsewhere[seat].state(table)
        for turn in range(40):
            here, there = ({0: ada, 1: bo}, elsewhere) if turn % 2 else (elsewhere, {0: ada, 1: bo})
            try:
                _, request = asked(here, table)
            except AssertionError:
                _, request = asked(there, table)
            try:
                there[request["seat"]].answer(table, request, request["default"])
            except Refusal as refused:  # the other house has told what was asked before
                if refused.status != 422:
                    raise
        database = sqlite3.connect(folder / "ecumene.db")
        numbers = [
            row[0] for row in database.execute('select number from entries where "table" = ?', (table,))
        ]
        database.close()
        assert sorted(numbers) == list(range(len(numbers)))
        assert len(numbers) > 20
