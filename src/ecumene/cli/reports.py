"""`ecumene reports`: people's reports of faults, and fixtures made from them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import App, Parameter

from ecumene.cli.mistakes import Mistake
from ecumene.cli.speech import say

if TYPE_CHECKING:
    from ecumene.server.database.store import Store

T = TypeVar("T")

reports_app = App(name="reports", help="What people found wrong at their tables.")

Json = Annotated[bool, Parameter("--json", negative="", show_default=False, help="Print one JSON document.")]
Database = Annotated[
    str | None,
    Parameter(
        "--database", help="The address of the house's database; the file in the data folder if not given."
    ),
]


@reports_app.command(name="list")
def list_reports(
    *,
    most: Annotated[int, Parameter(help="How many of the newest.")] = 50,
    database: Database = None,
    json: Json = False,
) -> int:
    """List the newest reports."""
    import msgspec

    from ecumene.server.operations import reports

    found = _with(database, lambda store: reports.newest(store, most))
    short = [
        {"id": each.id, "at": each.at, "by": each.by, "table": each.table, "text": each.text}
        for each in found
    ]
    say(msgspec.to_builtins(short), json, lambda tables: tables.reports(found))
    return 0


@reports_app.command
def show(id: str, /, *, database: Database = None, json: Json = False) -> int:
    """Show a report: what was said, by whom, in which browser, and the log as they read it."""
    import msgspec

    from ecumene.server.operations import reports

    report = _with(database, lambda store: reports.one(store, id))
    say(msgspec.to_builtins(report), json, lambda tables: tables.report(report))
    return 0


@reports_app.command
def fixture(
    id: str,
    /,
    *,
    folder: Annotated[Path, Parameter("--to", help="The folder to write it to.")] = Path("."),
    database: Database = None,
    json: Json = False,
) -> int:
    """Make a fixture of a report: the journal if the table is over, else a position without secrets."""
    from ecumene.server.operations import reports

    made = _with(database, lambda store: reports.fixture(store, id))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / made.name
    file.write_text(made.text, encoding="utf-8")
    if json:
        say({"file": str(file)}, json, lambda _: None)
    else:
        print(file)
    return 0


def _with(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run a function with the database of a house."""
    from ecumene.server.database.opening import CannotOpen, open_store
    from ecumene.server.launch import own_database
    from ecumene.server.operations.reports import NoReport

    async def opened() -> T:
        store = await open_store(database or own_database())
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(opened())
    except (NoReport, CannotOpen) as error:
        raise Mistake(str(error)) from None
