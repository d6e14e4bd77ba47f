"""`ecumene doctor`: the faults of a house, their remedies, and repairs without guesses."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ecumene.cli.mistakes import Mistake, Reported
from ecumene.cli.speech import apologise, say

_COULD_NOT_LOOK = 2


def doctor(
    *,
    database: Annotated[
        str | None,
        Parameter(help="The address of the house's database; the file in the data folder if not given."),
    ] = None,
    repair: Annotated[
        bool,
        Parameter(
            negative="", help="Make a backup, then repair what follows with certainty from the journals."
        ),
    ] = False,
    quarantine: Annotated[
        list[str] | None,
        Parameter(
            negative="",
            help="Quarantine this table: nobody can load or change it. May be repeated.",
        ),
    ] = None,
    readmit: Annotated[
        list[str] | None, Parameter(negative="", help="Bring back a table from quarantine.")
    ] = None,
    notices: Annotated[
        Path | None,
        Parameter(help="A file with the settings of notices; by default notices.toml in the data folder."),
    ] = None,
    settings: Annotated[
        Path | None,
        Parameter(
            help="Proxies, limits and the token of /metrics; by default house.toml in the data folder."
        ),
    ] = None,
    json: Annotated[
        bool, Parameter("--json", negative="", show_default=False, help="Print one JSON document.")
    ] = False,
) -> int:
    """Check file, journals, disk, clock, settings and migrations of a house, open or closed.

    The exit code is 0 if all is well, 1 if something is not, 2 if it could not be looked at.
    """
    import msgspec

    from ecumene.home import home
    from ecumene.server.database.opening import CannotOpen, at_home
    from ecumene.server.doctor.findings import CannotLook
    from ecumene.server.doctor.visit import visit

    url = database or at_home()
    try:
        _restate(url, quarantine or [], readmit or [])
        with _progress(json) as progress:
            looking = visit(url, home(), notices=notices, settings=settings, repair=repair, progress=progress)
            report = asyncio.run(looking)
    except (CannotLook, CannotOpen) as error:
        apologise(Mistake(str(error)), as_json=json)
        return _COULD_NOT_LOOK
    document = {"well": report.well, **msgspec.to_builtins(report)}
    say(document, json, lambda tables: tables.diagnosis(report, repair=repair))
    if not report.well:
        raise Reported("The house needs looking after.")
    return 0


def _restate(url: str, quarantined: list[str], readmitted: list[str]) -> None:
    """Set tables aside or bring them back before the house is checked."""
    from sqlalchemy.exc import SQLAlchemyError

    from ecumene.server.database.opening import file_of, why_not
    from ecumene.server.doctor.files import expect_readable
    from ecumene.server.doctor.findings import CannotLook
    from ecumene.server.doctor.surgery import NoTable, quarantine, readmit
    from ecumene.server.errors import Unavailable

    if not quarantined and not readmitted:
        return
    if (file := file_of(url)) is not None:
        expect_readable(file)
    try:
        asyncio.run(quarantine(url, quarantined))
        asyncio.run(readmit(url, readmitted))
    except NoTable as error:
        raise Mistake(str(error)) from None
    except (Unavailable, SQLAlchemyError) as error:
        raise CannotLook(why_not(url, error)) from None


@contextmanager
def _progress(as_json: bool) -> Iterator[Callable[[int, int], None]]:
    """A progress bar at a terminal."""
    if as_json or not sys.stderr.isatty():
        yield lambda done, of: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = TextColumn("Looking at tables"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("tables", total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)
