"""A house as this release leaves it, for all that come after: `python -m tests.server.release`.

It plays the beginning of a table of every title, with the fewest and with the most seats, keeps their states
as a host does before another release is installed, and writes the backup to `released/<version>.backup`. The
tests bring every such house up to date and go on with it.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from importlib.metadata import version
from itertools import cycle
from pathlib import Path
from random import Random

from ecumene.table.api import titles
from tests.server.client import Guest, Process, a_house

RELEASED = Path(__file__).parent / "released"
_ENTRIES = 8
"""For each seat; the shortest games are over after twice as many."""


def play_some(house: Process) -> None:
    """A table of each title and size, in the middle of its game."""
    host, random = Guest(house.address, "Host"), Random(1)
    for name, meta in titles().items():
        for seats in sorted(set(meta.seats)):
            table, _ = host.open_table(name, seats=seats, hotseat=True)
            host.start(table)
            turns = cycle(range(seats))
            while host.state(table)["number"] < _ENTRIES * seats:
                host.answer_something(table, random, seat=next(turns))


def ecumene(*arguments: str) -> None:
    subprocess.run([sys.executable, "-c", "from ecumene.cli import main; main()", *arguments], check=True)


def main() -> None:
    backup = RELEASED / f"{version('ecumene')}.backup"
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        with a_house(folder) as house:
            play_some(house)
        database = f"sqlite:///{folder / 'ecumene.db'}"
        ecumene("upgrade-check", "--prepare", "--database", database)
        backup.unlink(missing_ok=True)
        ecumene("backup", str(backup), "--database", database)
    print(f"{backup.name}: {backup.stat().st_size} bytes")


if __name__ == "__main__":
    main()
