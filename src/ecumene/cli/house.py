"""The commands for the operator of a house: backups, moves, and checks before a new release."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ecumene.cli.mistakes import Mistake, Reported
from ecumene.cli.speech import say

Json = Annotated[bool, Parameter("--json", negative="", show_default=False, help="Print one JSON document.")]
Database = Annotated[
    str | None,
    Parameter("--database", help="The address of a database; the file in the data folder if not given."),
]


def register(app: App) -> None:
    """Add these commands to the others."""
    for command in (backup, restore, move_database, upgrade_check):
        app.command(command)


@contextmanager
def _sentences(url: str) -> Iterator[None]:
    """Report errors of a database or a backup in a sentence."""
    from alembic.util import CommandError

    from ecumene.server.database.backup import BadBackup
    from ecumene.server.database.opening import CannotOpen, why_not
    from ecumene.server.errors import Unavailable

    try:
        yield
    except (BadBackup, CannotOpen) as error:
        raise Mistake(str(error)) from None
    except (Unavailable, CommandError) as error:
        raise Mistake(why_not(url, error)) from None


def backup(file: Path, /, *, database: Database = None, json: Json = False) -> int:
    """Write the whole database of a house to a file, also while the house is open; keep the file secret."""
    import msgspec

    from ecumene.server.database.backup import back_up
    from ecumene.server.launch import own_database

    url = database or own_database()
    with _sentences(url):
        found = asyncio.run(back_up(url, file))
    say(msgspec.to_builtins(found), json, lambda tables: tables.contents(f"Written to {file}:", found.rows))
    return 0


def restore(file: Path, /, *, database: Database = None, json: Json = False) -> int:
    """Put a backup back into an empty database, all or nothing, and bring it up to date."""
    import msgspec

    from ecumene.server.database.backup import put_back
    from ecumene.server.launch import own_database

    url = database or own_database()
    with _sentences(url):
        found = asyncio.run(put_back(file, url))
    say(msgspec.to_builtins(found), json, lambda tables: tables.contents("Put back:", found.rows))
    return 0


def move_database(source: str, target: str, /, *, json: Json = False) -> int:
    """Copy a database to another one, which must be empty: from a file to a server, or back. Close the house
    first, and open it with the new address afterwards."""
    import msgspec

    from ecumene.server.database.backup import move

    with _sentences(source):
        found = asyncio.run(move(source, target))
    say(msgspec.to_builtins(found), json, lambda tables: tables.contents("Copied and compared:", found.rows))
    return 0


def upgrade_check(
    *,
    database: Database = None,
    prepare: Annotated[
        bool,
        Parameter(
            negative="",
            help="Before another release is installed: store the state of every table, to continue from it.",
        ),
    ] = False,
    json: Json = False,
) -> int:
    """Replay every unfinished table under the installed rules, and list those that differ, and where."""
    import msgspec

    from ecumene.server.database.opening import open_store
    from ecumene.server.launch import own_database
    from ecumene.server.operations.releases import Report, check
    from ecumene.server.operations.releases import prepare as keep

    url = database or own_database()

    async def look() -> Report:
        store = await open_store(url)
        try:
            if prepare:
                await keep(store)
            return await check(store)
        finally:
            await store.close()

    with _sentences(url):
        report = asyncio.run(look())
    say(msgspec.to_builtins(report), json, lambda tables: tables.releases(report))
    if report.differ:
        raise Reported(f"{report.differ} of {report.checked} tables differ.")
    return 0
