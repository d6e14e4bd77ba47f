"""A house with known luck, in which tables of Mega Empires begin in positions that a test lays out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ecumene.table.api import Table
from ecumene.table.record.replay import replay
from ecumene.table.text.events import Event
from tests.server.client import Process, unlimited

SEED = 9
"""With this luck seat 0 is the first of five to choose its civilization."""
_ENTRY = """
from ecumene.table import table
table.fresh_seed = lambda: table.seed_from_number({seed})
from ecumene.titles.empires.title import Empires
positions, moments, usual = {positions!r}, {moments!r}, Empires.setup
def setup(title, options, seats, chance):
    if seats in moments:
        return title.load_state(moments[seats])
    laid = positions.get(seats)
    return title.position(dict(laid, seats=seats)) if laid else usual(title, options, seats, chance)
Empires.setup = setup
from ecumene.cli import main
main()
"""


@contextmanager
def a_laid_house(
    folder: Path,
    positions: Mapping[int, Mapping[str, Any]] | None = None,
    moments: Mapping[int, bytes] | None = None,
) -> Iterator[Process]:
    """Tables begin in the position or in the moment of a game for their number of seats, or else as usual.

    A position is said as cases say it.
    """
    laid = {"positions": dict(positions or {}), "moments": dict(moments or {})}
    process = Process(folder, *unlimited(), entry=_ENTRY.format(**laid, seed=SEED))
    process.open()
    try:
        yield process
    finally:
        process.close_if_open()


def moment(journal: Path, turn: int, phase: str, kind: str = "") -> bytes:
    """The state of a game that was played when a phase of a turn began, or when its first seat was asked a
    kind of question there; its invariants hold."""
    found: list[bytes] = []

    def asked(table: Table) -> bool:
        return not kind or any(request.kind == kind for request in table.requests(0))

    def look(table: Table, _events: list[Event]) -> None:
        if not found and (table.turn, table.phase) == (turn, phase) and asked(table):
            assert table.violations() == []
            found.append(table.title.dump_state(table.truth()))

    replay(journal.read_text().splitlines(), witness=look)
    return found[0]
