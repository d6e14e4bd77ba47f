"""No change makes the rules much slower unnoticed: coarse bounds, in loops of the yardstick.

All figures are CPU time, and of several repeats the least, so that whatever else the machine does hardly
counts.
A bound is 1.8 times what was measured when it was written down (`python -m tests.arena.test_pace` measures
anew); `ecumene bench` tells finer differences.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

import pytest

from ecumene.arena.yardstick import ITERATIONS_PER_LOOP, loop
from ecumene.bots.turns import in_turn
from ecumene.table.api import open_table, replay
from ecumene.table.journal import split
from ecumene.table.table import Table

JOURNALS = Path(__file__).parents[2] / "journals"
GAMES = {"cultures": "cultures-rome-persia", "ages": "ages-4-all-variants", "empires": "empires-9-expert"}
SEATS = {"cultures": 2, "ages": 4, "empires": 9}
DECISIONS = 300
REPEATS = 5

BOUNDS: dict[str, dict[str, float]] = {
    "cultures": {"decision": 200, "copy": 40, "view": 620, "replay": 230, "load": 10},
    "ages": {"decision": 300, "copy": 27, "view": 1600, "replay": 250, "load": 11},
    "empires": {"decision": 360, "copy": 85, "view": 2500, "replay": 640, "load": 280},
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


def measured(title: str) -> dict[str, float]:
    lines = split((JOURNALS / f"{GAMES[title]}.jsonl").read_bytes())
    most = lines[: len(lines) * 4 // 5]
    late, shot = replay(most), replay(most[:-20]).snapshot()
    return {
        "decision": least(lambda: _play(title), 1) / DECISIONS * 1000,
        "copy": least(late.copy, 200) * 1000,
        "view": least(lambda: late.view(0), 50) * 1000,
        "replay": least(lambda: replay(lines), 1) / len(lines) * 1000,
        "load": least(lambda: replay(most, snapshots=[shot]), 1),
    }


def _play(title: str) -> Table:
    """The beginning of games of random players: so many decisions."""
    random, decisions = Random(1), 0
    while True:
        table = open_table(title, seats=SEATS[title], seed=1)
        for request in in_turn(table):
            table.answer(request.seat, request.id, random.choice(table.options(request)))
            decisions += 1
            if decisions == DECISIONS:
                return table


@pytest.mark.parametrize("title", GAMES)
def test_nothing_takes_much_longer_than_it_did(title: str) -> None:
    figures = measured(title)
    assert {name: round(figure, 2) for name, figure in figures.items() if figure > BOUNDS[title][name]} == {}


if __name__ == "__main__":
    for title in GAMES:
        print(title, {name: round(figure, 2) for name, figure in measured(title).items()})
