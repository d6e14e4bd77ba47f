"""No change makes the rules much slower unnoticed: coarse bounds, in loops of the yardstick.

All figures are the least CPU time of several repeats, so that other work of the machine hardly matters. A
bound is 1.8 times the figure at the time of writing (`python -m tests.arena.test_pace` measures again);
`ecumene bench` shows smaller differences.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

import pytest

from ecumene.arena.yardstick import ITERATIONS_PER_LOOP, loop
from ecumene.bots.turns import in_turn
from ecumene.table.api import open_table, replay
from ecumene.table.record.journal import split
from ecumene.table.table import Table

JOURNALS = Path(__file__).parents[2] / "journals"


class Game(NamedTuple):
    """A title with so many seats, and a journal of such a game."""

    title: str
    seats: int
    journal: str


GAMES = {
    "cultures": Game("cultures", 2, "cultures-rome-persia"),
    "ages": Game("ages", 4, "ages-4-all-variants"),
    "empires": Game("empires", 9, "empires-9-expert"),
    "empires 18": Game("empires", 18, "empires-both-18-basic-ten-turns"),
}
DECISIONS = 300
REPEATS = 5

BOUNDS: dict[str, dict[str, float]] = {
    "cultures": {"decision": 200, "copy": 40, "view": 620, "replay": 230, "load": 10},
    "ages": {"decision": 300, "copy": 27, "view": 1600, "replay": 250, "load": 11},
    "empires": {"decision": 360, "copy": 85, "view": 2500, "replay": 640, "load": 280},
    "empires 18": {"decision": 410, "copy": 130, "view": 5200, "replay": 600, "load": 240},
}
"""Loops for a thousand decisions, copies, views and replayed entries, and for loading a late table."""


def least(act: Callable[[], object], times: int) -> float:
    """The least CPU time of one of so many, in loops that are timed before and after each."""
    found = []
    for _ in range(REPEATS):
        before = _loop()
        start = process_time()
        for _ in range(times):
            act()
        spent = (process_time() - start) / times
        found.append(spent / min(before, _loop()))
    return min(found)


def _loop() -> float:
    start = process_time()
    loop(10 * ITERATIONS_PER_LOOP)
    return (process_time() - start) / 10


def measured(game: Game) -> dict[str, float]:
    lines = split((JOURNALS / f"{game.journal}.jsonl").read_bytes())
    most = lines[: len(lines) * 4 // 5]
    late, shot = replay(most), replay(most[:-20]).snapshot()
    return {
        "decision": least(lambda: _play(game), 1) / DECISIONS * 1000,
        "copy": least(late.copy, 200) * 1000,
        "view": least(lambda: late.view(0), 50) * 1000,
        "replay": least(lambda: replay(lines), 1) / len(lines) * 1000,
        "load": least(lambda: replay(most, snapshots=[shot]), 1),
    }


def _play(game: Game) -> Table:
    """The beginning of games of random players: so many decisions."""
    random, decisions = Random(1), 0
    while True:
        table = open_table(game.title, seats=game.seats, seed=1)
        for request in in_turn(table):
            table.answer(request.seat, request.id, random.choice(table.options(request)))
            decisions += 1
            if decisions == DECISIONS:
                return table


@pytest.mark.quiet
@pytest.mark.parametrize("name", GAMES)
def test_nothing_takes_much_longer_than_it_did(name: str) -> None:
    figures, bounds = measured(GAMES[name]), BOUNDS[name]
    assert {what: round(figure, 2) for what, figure in figures.items() if figure > bounds[what]} == {}


if __name__ == "__main__":
    for name, game in GAMES.items():
        print(name, {what: round(figure, 2) for what, figure in measured(game).items()})
