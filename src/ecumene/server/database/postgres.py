"""A house on a database server: PostgreSQL, for several processes that serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from asyncpg import InterfaceError, InternalClientError
from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ecumene.server.errors import BadRequest, Unavailable

_CONNECTIONS = 8
_MORE_CONNECTIONS = 4
_PATIENCE = (0.05, 0.1, 0.2, *(0.4,) * 12)
"""How long to wait before each further try to reach a server that is away, in seconds."""
_STUCK = ("40001", "40P01")
"""Two transactions stood in each other's way, and this one was given up: it can be done again."""
_NO_TEXT = "22021"
"""A text has a zero in it, which no server keeps."""

T = TypeVar("T")


class _Away(Exception):
    """The server could not be reached, and nothing was done: it may be tried again."""


class PostgresServer:
    """A database on a server, over an asynchronous driver.

    A server that restarts is waited for, as long as nothing can have been done. Only a line that breaks while
    a transaction is being committed leaves that open; the caller has to find out.
    """

    shared = True

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(
            address(url),
            hide_parameters=True,
            pool_size=_CONNECTIONS,
            max_overflow=_MORE_CONNECTIONS,
            connect_args={"timeout": 5, "server_settings": {"application_name": "ecumene"}},
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        async def once() -> T:
            async with self._connected() as connection:
                # a single question needs no transaction, whose two ends are two more ways there and back
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                return await connection.run_sync(work)

        return await _patiently(once)

    async def stand_still(self, work: Callable[[Connection], T]) -> T:
        async def once() -> T:
            async with self._connected() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ")
                return await connection.run_sync(work)

        return await _patiently(once)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async def once() -> T:
            async with self._connected() as connection:
                await connection.begin()
                result = await connection.run_sync(work)
                try:
                    await connection.commit()
                except _TROUBLE as error:
                    if isinstance(error, DBAPIError) and _is_answered(error):
                        raise
                    raise Unavailable(str(error)) from error
                return result

        return await _patiently(once)

    async def close(self) -> None:
        await self._engine.dispose()

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """A connection; trouble with it is told from trouble with what was asked."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (IntegrityError, ProgrammingError):
            raise
        except _TROUBLE as error:
            if isinstance(error, DBAPIError) and _state(error) == _NO_TEXT:
                raise BadRequest("no-zeros") from error
            if isinstance(error, DBAPIError) and _is_answered(error) and _state(error) not in _STUCK:
                raise Unavailable(str(error.orig), _kind(error)) from error
            raise _Away(str(error)) from error


_TROUBLE = (DBAPIError, PoolTimeout, OSError, TimeoutError, InterfaceError, InternalClientError)
"""What a line that breaks may look like; the last two come from the driver as they are."""


async def _patiently(once: Callable[[], Awaitable[T]]) -> T:
    for pause in _PATIENCE:
        try:
            return await once()
        except _Away:
            await asyncio.sleep(pause)
    try:
        return await once()
    except _Away as error:
        raise Unavailable(str(error)) from error


def _is_answered(error: DBAPIError) -> bool:
    """Whether the server itself refused, and stays: not one that is closing (57P), full of guests (53300),
    or lost (08, or no state at all)."""
    state = _state(error)
    return bool(state) and not state.startswith(("57P", "08")) and state != "53300"


_KINDS = {"53100": "disk", "58030": "disk", "25006": "writing", "XX001": "file", "XX002": "file"}
"""The disk is full or fails, nothing may be written, a page or an index is damaged."""


def _kind(error: DBAPIError) -> str:
    """The kind of trouble; a file that may not grow has no state of its own."""
    return "disk" if "could not extend file" in str(error.orig) else _KINDS.get(_state(error), "database")


def _state(error: DBAPIError) -> str:
    return str(getattr(error.orig, "sqlstate", None) or "")


def address(url: str) -> URL:
    """The address of a server, for the driver that the house uses."""
    return make_url(url).set(drivername="postgresql+asyncpg")
