"""The database: one way in for readers, one scribe for writers.

Everything that changes the database goes through `Store.write`. The scribe writes what waits in one
transaction, so that many tables share the cost of making it durable; nobody is told that something was done
before it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import perf_counter
from typing import Any, NamedTuple, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Executable, Row, Table, create_engine, event, insert, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from ecumene.server import measures

_MOST_AT_ONCE = 500
_READERS = 3

T = TypeVar("T")


class Rows(NamedTuple):
    """Rows to be inserted together."""

    table: Table
    rows: list[dict[str, Any]]


Statement = Executable | Rows


class _Order(NamedTuple):
    statements: Sequence[Statement]
    done: asyncio.Future[list[int]]
    """What each statement brought."""


class Database(Protocol):
    """Where work on a connection is done, so that the house goes on meanwhile."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something in a transaction of its own."""

    async def close(self) -> None: ...


class Store:
    """A database that was opened with `open`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._orders: asyncio.Queue[_Order] = asyncio.Queue()
        self._scribe: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Bring the schema up to date and begin to take orders."""
        store = cls(SqliteFile(url) if make_url(url).get_backend_name() == "sqlite" else Server(url))
        return await store.ready()

    async def ready(self) -> Store:
        await self._database.write(upgrade)
        self._scribe = asyncio.create_task(self._write_on())
        return self

    async def rest(self) -> None:
        """What was ordered is written, then nothing more is."""
        await self._orders.join()
        if self._scribe is not None:
            self._scribe.cancel()
            with suppress(asyncio.CancelledError):
                await self._scribe

    async def close(self) -> None:
        await self.rest()
        await self._database.close()

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        return await self._database.read(lambda connection: connection.execute(statement).all())

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
        brought = await order.done
        measures.write_seconds.observe(perf_counter() - began)
        return brought

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
            brought = await self._database.write(
                lambda connection: [_execute(connection, order.statements) for order in orders]
            )
        except Exception as error:
            if len(orders) == 1:
                if not orders[0].done.cancelled():
                    orders[0].done.set_exception(error)
                return
            for order in orders:
                await self._write_all([order])
        else:
            for order, values in zip(orders, brought, strict=True):
                if not order.done.cancelled():
                    order.done.set_result(values)


def _execute(connection: Connection, statements: Sequence[Statement]) -> list[int]:
    brought = []
    for statement in statements:
        if isinstance(statement, Rows):
            connection.execute(insert(statement.table), statement.rows)
            brought.append(len(statement.rows))
        else:
            result = connection.execute(statement)
            brought.append(result.scalar_one() if result.returns_rows else result.rowcount)
    return brought


def upgrade(connection: Connection) -> None:
    """Bring the schema of a database up to date."""
    config = Config()
    config.set_main_option("script_location", "ecumene.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Server:
    """A database server, over an asynchronous driver."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, hide_parameters=True)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class SqliteFile:
    """A file: readers side by side in their threads, one thread that writes.

    A whole piece of work goes to a thread at once. Drivers that send every single call there and back spend
    more time on that than SQLite takes for the work.
    """

    def __init__(self, url: str) -> None:
        self._engine = create_engine(make_url(url).set(drivername="sqlite"), hide_parameters=True)
        _prepare(self._engine)
        self._readers = ThreadPoolExecutor(_READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        self._engine.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
            return work(connection)


def _prepare(engine: Engine) -> None:
    """Writers and readers side by side; a transaction takes the lock when it begins, not half-way.

    FULL: what was written outlives the machine's power, not only the process.
    """

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(
            "BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN"
        )
