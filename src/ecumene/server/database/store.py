"""The database: one function for reading, one for writing.

Everything that changes the database goes through `Store.write`; nobody is told that something was done before
it is durable. The statements of one write are carried out all or none.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any, NamedTuple, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import ClauseElement, Connection, Executable, Row, Table, insert, make_url, select

from ecumene.server.database.postgres import PostgresServer
from ecumene.server.database.schema import tables
from ecumene.server.database.sqlite import SqliteFile
from ecumene.server.errors import Unavailable
from ecumene.server.operations import measures
from ecumene.server.operations.troubles import Troubles

_MOST_AT_ONCE = 500
_MOST_UNREAD = 16

T = TypeVar("T")


class Rows(NamedTuple):
    """Rows to be inserted together."""

    table: Table
    rows: list[dict[str, Any]]


class Exactly(NamedTuple):
    """A statement must change this number of rows; else this is raised, and the transaction rolled back."""

    statement: Executable
    rows: int
    otherwise: Exception


Statement = Executable | Rows | Exactly


class _Order(NamedTuple):
    statements: Sequence[Statement]
    done: asyncio.Future[list[int]]
    """The result of each statement."""


class Database(Protocol):
    """Runs work on a connection without blocking the event loop."""

    shared: bool
    """Whether there are several writers, here and in other processes; else one writes for all."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read something."""

    async def stand_still(self, work: Callable[[Connection], T]) -> T:
        """Read everything in one consistent snapshot, while others write."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something in a transaction of its own."""

    async def close(self) -> None: ...


def _wording(statement: Executable) -> str:
    """The text of a statement with its parameters; the same for the same question."""
    assert isinstance(statement, ClauseElement)
    asked = statement.compile()
    return f"{asked} {asked.params}"


class Store:
    """A database that was opened with `open`.

    In a file one task writes everything that waits in one transaction, so that many tables share the cost of
    a sync. A database server does that itself, and shared transactions could block each other across
    processes: there each write is a separate transaction.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.troubles = Troubles()
        self._unread: dict[str, Executable] = {}
        """What could not be read because the file is damaged, until it can be."""
        self._orders: asyncio.Queue[_Order] = asyncio.Queue()
        self._scribe: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Task[list[int]]] = set()

    @classmethod
    async def open(cls, url: str) -> Store:
        """Migrate the schema and start to accept writes."""
        return await cls(database_at(url)).ready()

    async def ready(self) -> Store:
        await self._database.write(upgrade)
        if not self.shared:
            self._scribe = asyncio.create_task(self._write_on())
        return self

    @property
    def shared(self) -> bool:
        """Whether other processes of the house may be at work on the same database."""
        return self._database.shared

    async def rest(self) -> None:
        """Finish pending writes, then accept no more."""
        await self._orders.join()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        if self._scribe is not None:
            self._scribe.cancel()
            with suppress(asyncio.CancelledError):
                await self._scribe

    async def close(self) -> None:
        await self.rest()
        await self._database.close()

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        try:
            found = await self._database.read(lambda connection: connection.execute(statement).all())
        except Unavailable as error:
            self.troubles.note_error(error)
            if error.kind == "file" and len(self._unread) < _MOST_UNREAD:
                self._unread[_wording(statement)] = statement
            raise
        self.troubles.over("database")
        if self._unread and self._unread.pop(_wording(statement), None) is not None and not self._unread:
            self.troubles.over("file")
        return found

    async def read_again(self) -> None:
        """Whether data that could not be read before can be read now."""
        for statement in list(self._unread.values()):
            with suppress(Unavailable):
                await self.rows(statement)

    async def row(self, statement: Executable) -> Row[Any] | None:
        found = await self.rows(statement)
        return found[0] if found else None

    async def write(self, *statements: Statement) -> list[int]:
        """Carry out the statements, all or none; once this returns they are durable.

        What each of them brought: how many rows it touched, or the value that it returns.
        """
        began = perf_counter()
        try:
            brought = await (self._alone(statements) if self.shared else self._by_the_scribe(statements))
        except Unavailable as error:
            self.troubles.note_error(error)
            raise
        self.troubles.over("database")
        measures.write_seconds.observe(perf_counter() - began)
        return brought

    async def _alone(self, statements: Sequence[Statement]) -> list[int]:
        """Not cancelled with its caller: what was begun is finished."""
        task = asyncio.create_task(self._database.write(lambda connection: execute(connection, statements)))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _by_the_scribe(self, statements: Sequence[Statement]) -> list[int]:
        order = _Order(statements, asyncio.get_running_loop().create_future())
        self._orders.put_nowait(order)
        return await order.done

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
        """In one transaction; if that fails, each write alone, so that only the faulty one fails."""
        try:
            brought = await self._database.write(
                lambda connection: [execute(connection, order.statements) for order in orders]
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


def execute(connection: Connection, statements: Sequence[Statement]) -> list[int]:
    """Carry out statements in the transaction of a connection; the result of each."""
    brought = []
    for statement in statements:
        if isinstance(statement, Rows):
            connection.execute(insert(statement.table), statement.rows)
            brought.append(len(statement.rows))
        elif isinstance(statement, Exactly):
            brought.append(connection.execute(statement.statement).rowcount)
            if brought[-1] != statement.rows:
                raise statement.otherwise
        else:
            result = connection.execute(statement)
            brought.append(result.scalar() or 0 if result.returns_rows else result.rowcount)
    return brought


def in_turn(table: str) -> Executable:
    """The first statement of a write that must see what others have just written about a table. On a database
    server such writes happen one after the other; in a file all do.
    """
    return select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True)


def database_at(url: str, *, look_only: bool = False) -> Database:
    """The database that an address names: a file, or a server. With `look_only` nothing is changed."""
    if make_url(url).get_backend_name() == "sqlite":
        return SqliteFile(url, look_only=look_only)
    return PostgresServer(url)


def upgrade(connection: Connection) -> None:
    """Migrate the schema of a database; if several processes open at once, one of them does it."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_UPGRADING})")
    command.upgrade(migrations(connection), "head")


def migrations(connection: Connection) -> Config:
    """The tree of migrations, as alembic's commands want it."""
    config = Config()
    config.set_main_option("script_location", "ecumene.server:migrations")
    config.attributes["connection"] = connection
    return config


_UPGRADING = 0x45_43_55_4D
"""The advisory lock of who changes the schema: "ECUM"."""
