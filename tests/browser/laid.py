"""A house with known luck, in which tables of Mega Empires begin in positions that a test lays out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.client import Process, unlimited

SEED = 9
"""With this luck seat 0 is the first of five to choose its civilization."""
_ENTRY = """
from ecumene.table import table
table.fresh_seed = lambda: table.seed_from_number({seed})
from ecumene.titles.empires.title import Empires
positions, usual = {positions!r}, Empires.setup
def setup(title, options, seats, chance):
    laid = positions.get(seats)
    return title.position(dict(laid, seats=seats)) if laid else usual(title, options, seats, chance)
Empires.setup = setup
from ecumene.cli import main
main()
"""


@contextmanager
def a_laid_house(folder: Path, positions: Mapping[int, Mapping[str, Any]]) -> Iterator[Process]:
    """Tables begin in the position for their number of seats, as cases describe one, or else as usual."""
    process = Process(folder, *unlimited(), entry=_ENTRY.format(positions=dict(positions), seed=SEED))
    process.open()
    try:
        yield process
    finally:
        process.close_if_open()
