"""The database: one way in for readers, one scribe for writers.

Everything that changes the database goes through `Store.write`. The scribe writes what waits in one
transaction, so that many tables share the cost of making it durable; nobody is told that something was done
before it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, Row, Table, event, insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ecumene.server import measures

_MOST_AT_ONCE = 500


class Rows(NamedTuple):
    """Rows to be inserted together."""

    table: Table
    rows: list[dict[str, Any]]


Statement = Executable | Rows


class _Order(NamedTuple):
    statements: Sequence[Statement]
    done: asyncio.Future[list[int]]
    """What each statement brought."""


class Store:
    """A database that was opened with `open`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writing = engine.execution_options(writes=True)
        self._orders: asyncio.Queue[_Order] = asyncio.Queue()
        self._scribe: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Bring the schema up to date and begin to take orders."""
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            _prepare_sqlite(engine)
        store = cls(engine)
        async with store._writing.begin() as connection:
            await connection.run_sync(upgrade)
        store._scribe = asyncio.create_task(store._write_on())
        return store

    async def close(self) -> None:
        """What was ordered is written, then nothing more is."""
        await self._orders.join()
        if self._scribe is not None:
            self._scribe.cancel()
            with suppress(asyncio.CancelledError):
                await self._scribe
        await self.engine.dispose()

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def row(self, statement: Executable) -> Row[Any] | None:
        found = await self.rows(statement)
        return found[0] if found else None

    async def write(self, *statements: Statement) -> list[int]:
        """Carry out the statements, all or none; once this returns they are durable.

        What each of them brought: how many rows it touched, or the value that it returns.
        """
        began = perf_counter()
        order = _Order(statements, asyncio.get_running_loop().create_future())
        self._orders.put_nowait(order)
        touched = await order.done
        measures.write_seconds.observe(perf_counter() - began)
        return touched

    async def _write_on(self) -> None:
        while True:
            orders = [await self._orders.get()]
            while not self._orders.empty() and len(orders) < _MOST_AT_ONCE:
                orders.append(self._orders.get_nowait())
            try:
                await self._write_all(orders)
            finally:
                for _ in orders:
                    self._orders.task_done()

    async def _write_all(self, orders: Sequence[_Order]) -> None:
        """In one transaction; where that fails each order alone, so that it fails for its own sake only."""
        try:
            async with self._writing.begin() as connection:
                touched = [await _execute(connection, order) for order in orders]
        except Exception as error:
            if len(orders) == 1:
                if not orders[0].done.cancelled():
                    orders[0].done.set_exception(error)
                return
            for order in orders:
                await self._write_all([order])
        else:
            for order, counts in zip(orders, touched, strict=True):
                if not order.done.cancelled():
                    order.done.set_result(counts)


async def _execute(connection: AsyncConnection, order: _Order) -> list[int]:
    counts = []
    for statement in order.statements:
        if isinstance(statement, Rows):
            await connection.execute(insert(statement.table), statement.rows)
            counts.append(len(statement.rows))
        else:
            result = await connection.execute(statement)
            counts.append(result.scalar_one() if result.returns_rows else result.rowcount)
    return counts


def upgrade(connection: Connection) -> None:
    """Bring the schema of a database up to date."""
    config = Config()
    config.set_main_option("script_location", "ecumene.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare_sqlite(engine: AsyncEngine) -> None:
    """Writers and readers side by side; a transaction takes the lock when it begins, not half-way."""

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(
            "BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN"
        )
