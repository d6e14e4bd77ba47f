"""A stored house of this release, for the tests of all later ones: `python -m tests.server.release`.

It plays the beginning of a table of every title, with the fewest and with the most seats, and leaves one
table like a real one: with a clock, a vote, an order, a shared seat and an open link. It stores their states
as a host does before another release is installed, writes the backup to `released/<version>.backup` and its
digest and titles to `released/houses.toml`. That file is never made again: the tests update every such house
and continue its games.
"""

from __future__ import annotations

import gzip
import hashlib
import subprocess
import sys
import tempfile
import tomllib
from importlib.metadata import version
from itertools import cycle
from pathlib import Path
from random import Random

import msgspec

from ecumene.table.api import titles
from tests.server.client import Guest, Process, a_house

RELEASED = Path(__file__).parent / "released"
HOUSES = RELEASED / "houses.toml"
_ENTRIES = {"empires": 40}
_VARIANTS = {"ages": {"innovation": True, "changing_world": True}}
"""Options that leave something else in a state; with the most seats."""
_FEW = 8
"""Entries for each seat; the shortest games are over after twice as many."""


class KeptHouse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A backup that was released: what it must still be, and the titles whose tables are in it."""

    sha256: str
    titles: list[str]


def kept_houses() -> dict[str, KeptHouse]:
    """By the name of their file, without its ending."""
    return msgspec.convert(tomllib.loads(HOUSES.read_text()), dict[str, KeptHouse])


def digest(backup: Path) -> str:
    return hashlib.sha256(backup.read_bytes()).hexdigest()


def made(backup: Path) -> float:
    """When a backup was written: its heading says so."""
    with gzip.open(backup) as file:
        return float(msgspec.json.decode(file.readline())["made"])


def play_some(house: Process) -> None:
    """A table of each title and size, in the middle of its game."""
    host, random = Guest(house.address, "Host"), Random(1)
    for name, meta in titles().items():
        for seats in sorted(set(meta.seats)):
            options = _VARIANTS.get(name, {}) if seats == max(meta.seats) else {}
            table, _ = host.open_table(name, seats=seats, hotseat=True, options=options)
            host.start(table)
            turns = cycle(range(seats))
            while host.state(table)["number"] < _ENTRIES.get(name, _FEW) * seats:
                host.answer_something(table, random, seat=next(turns))


def live_in(house: Process) -> None:
    """A table of people who agreed on things, and left some open."""
    ada, bo, cy = (Guest(house.address, name) for name in ("Ada", "Bo", "Cy"))
    table, invitation = ada.open_table(options={"civilizations": "rome-persia"})
    bo.sit(table, invitation)
    ada.start(table)
    at = f"/api/tables/{table}"
    ada.put(f"{at}/clock", {"pace": "day"})
    ada.post(f"{at}/chat", {"text": "Welcome."})
    ada.put(f"{at}/notes", {"text": "Persia waits."})
    bo.post(f"{at}/orders", {"seat": 1, "kind": "start"})
    bo.put(f"{at}/standing", {"seat": 1, "wish": {"furthest": "stand-in", "spend": False, "at_once": False}})
    share = {"seat": 0, "role": "share"}
    cy.post(f"/api/seat-links/{ada.post(f'{at}/seat-link', share)['token']}")
    ada.post(f"{at}/seat-link", share)
    bo.post(f"{at}/votes", {"seat": 1, "proposal": {"do": "pause"}})


def ecumene(*arguments: str) -> None:
    subprocess.run([sys.executable, "-c", "from ecumene.cli import main; main()", *arguments], check=True)


def keep(name: str) -> None:
    """The house of the release of this name."""
    backup = RELEASED / f"{name}.backup"
    if ".dev" in name:
        sys.exit(f"{name} is not a release. Give it the version that it is to have.")
    if backup.exists():
        sys.exit(f"{name} is released, and its house is kept as it was. Raise the version first.")
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        with a_house(folder) as house:
            play_some(house)
            live_in(house)
        database = f"sqlite:///{folder / 'ecumene.db'}"
        ecumene("upgrade-check", "--prepare", "--database", database)
        ecumene("backup", str(backup), "--database", database)
    kept = ", ".join(f'"{title}"' for title in sorted(titles()))
    with HOUSES.open("a") as file:
        file.write(f'\n["{name}"]\nsha256 = "{digest(backup)}"\ntitles = [{kept}]\n')
    print(f"{backup.name}: {backup.stat().st_size} bytes")


if __name__ == "__main__":
    keep(version("ecumene"))
