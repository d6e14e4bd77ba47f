"""Two checkouts alternately play the same random games, and the least CPU time of each game counts.

    python -m tests.arena.duel ../ecumene-0.2.0 . --titles empires --seats 9

A figure of one checkout alone says more about the machine than about the code. Here both are measured within
the same second, many times, and a short slowdown of one of them has no effect. A checkout may be followed by
a title (`.:expansion`), to compare two games. The other checkout is played with the libraries of this one.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple


class Played(NamedTuple):
    """One game: its CPU seconds, and how often somebody had a choice."""

    seconds: float
    decisions: int


class Side:
    """A checkout with a process that plays in it."""

    def __init__(self, checkout: str, title: str, seats: str) -> None:
        path, _, own = checkout.partition(":")
        self.name, self.best = checkout, dict[int, Played]()
        source = Path(path).resolve() / "src"
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--play", own or title, seats],
            env={**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, seed: int) -> None:
        assert self.process.stdin
        assert self.process.stdout
        print(seed, file=self.process.stdin, flush=True)
        seconds, decisions = self.process.stdout.readline().split()
        played = Played(float(seconds), int(decisions))
        self.best[seed] = min(played, self.best.get(seed, played))

    @property
    def microseconds(self) -> float:
        """For one decision."""
        total = sum(game.seconds for game in self.best.values())
        return total / sum(game.decisions for game in self.best.values()) * 1e6


def compare(checkouts: list[str], title: str, seats: str, rounds: int, games: int) -> None:
    sides = [Side(checkout, title, seats) for checkout in checkouts]
    for number in range(rounds):
        for seed in range(1, games + 1):
            for side in sides if (number + seed) % 2 else reversed(sides):
                side.play(seed)
    first = sides[0].microseconds
    for side in sides:
        ratio = side.microseconds / first
        print(f"{title}, {seats} seats, {side.name}: {side.microseconds:.1f} us a decision, {ratio:.3f}")
        side.process.communicate()


def play_on_demand(title: str, seats: int) -> None:
    """Play the game of each seed that is written to this process."""
    from ecumene.bots.turns import in_turn
    from ecumene.table.api import open_table
    from ecumene.table.titles import load_title

    enough = load_title(title).meta.random_turns

    def play(seed: int) -> Played:
        choose, decisions, start = Random(seed).choice, 0, process_time()
        table = open_table(title, seats=seats, seed=seed)
        for request in in_turn(table):
            if enough is not None and table.turn > enough:
                table.enter({"do": "limit"})  # in its plain form, which older checkouts know as well
                break
            options = table.options(request)
            decisions += len(options) > 1
            table.answer(request.seat, request.id, choose(options))
        return Played(process_time() - start, decisions)

    play(0)  # what is made when it is first used is made now
    for line in sys.stdin:
        gc.collect()
        print(*play(int(line)), flush=True)


def main() -> None:
    if sys.argv[1] == "--play":
        play_on_demand(sys.argv[2], int(sys.argv[3]))
        return
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("checkouts", nargs="+")
    asked.add_argument("--titles", nargs="+", default=["empires"])
    asked.add_argument("--seats", nargs="+", default=["9"])
    asked.add_argument("--rounds", type=int, default=20)
    asked.add_argument("--games", type=int, default=6)
    given = asked.parse_args()
    for title in given.titles:
        for seats in given.seats:
            compare(given.checkouts, title, seats, given.rounds, given.games)


if __name__ == "__main__":
    main()
