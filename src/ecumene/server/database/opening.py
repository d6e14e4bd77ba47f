"""Opening the database of a house: where that fails, a sentence that says what to do, and no traceback."""

from __future__ import annotations

import time
from pathlib import Path

from alembic.util import CommandError
from asyncpg import PostgresError
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ecumene.home import home
from ecumene.server.database.store import Store
from ecumene.server.errors import Unavailable

_NEW_SECONDS = 10.0
"""Another process may just have begun this file; one that has been empty for longer was emptied."""


class CannotOpen(Exception):
    """The database cannot be used; why, and what to do."""


async def open_store(url: str) -> Store:
    """The database at an address, up to date."""
    expect_something(url)
    try:
        return await Store.open(url)
    except (Unavailable, CommandError, SQLAlchemyError, PostgresError, OSError) as error:
        raise CannotOpen(why_not(url, error)) from error


def why_not(url: str, error: Exception) -> str:
    """What an error says of the database at an address, in a sentence or two."""
    place = place_of(url)
    if isinstance(error, CommandError):
        return (
            f"{place} was written by a later release of Ecumene than this one ({error}). "
            "Install that release, or restore a backup that this one has made."
        )
    kind, why = (error.kind, error.why) if isinstance(error, Unavailable) else ("database", str(error))
    said = " ".join(why.split())[:300].rstrip(".")
    advice = {
        "file": f"It is damaged. Look at it with ecumene doctor --database {shown(url)}",
        "disk": "Make room on its disk, and try again",
        "writing": "Its file and its folder must belong to whoever runs this command",
    }
    first = "Look at its address, and whether it may be read"
    return f"{place} cannot be opened: {said}. {advice.get(kind, first)}."


def expect_something(url: str) -> None:
    """A file that is there has something in it: an empty one is no new house, somebody has lost theirs."""
    file = file_of(url)
    if file is None or not file.is_file() or file.stat().st_size:
        return
    log = file.with_name(f"{file.name}-wal")
    written = log.is_file() and log.stat().st_size > 0
    if written or time.time() - file.stat().st_mtime > _NEW_SECONDS:
        raise CannotOpen(
            f"{file} is empty: 0 bytes. If a house was in it, restore its last backup; if there never was "
            "one, delete the file. Nothing was begun in it."
        )


def at_home() -> str:
    """The address of the house in the data folder. It need not exist yet."""
    return f"sqlite:///{home() / 'ecumene.db'}"


def file_of(url: str) -> Path | None:
    """The file of a house on SQLite."""
    address = _address(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        return None
    return Path(address.database)


def _address(url: str) -> URL:
    """An address that names a database of a kind that the house can use. It may hold a password: it is not
    said again."""
    try:
        address = make_url(url)
    except ArgumentError:
        address = None
    if address is None or address.get_backend_name() not in ("sqlite", "postgresql"):
        raise CannotOpen(
            "That is no address of a database. Write sqlite:////home/house/ecumene.db for a file, "
            "or postgresql://name:password@server/house for a server."
        )
    return address


def place_of(url: str) -> str:
    """How people call a database: its file, or its address without the password."""
    file = file_of(url)
    return str(file) if file is not None else f"The database {shown(url)}"


def shown(url: str) -> str:
    return _address(url).render_as_string(hide_password=True)
