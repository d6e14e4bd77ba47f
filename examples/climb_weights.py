"""Climb to better weights of a title's strategist, one weight at a time, by paired games.

    nice python examples/climb_weights.py expansion frontier=2 keep=2.4 era=300 --pairs 10 --minutes 25

A pair is two games of five from the same seed: in the first two seats play with the weights that are tried
and three with those of the house, in the second it is the other way round. So each seat plays once with
either, and what counts is how many points it has more with the weights that are tried. A change that promises
anything plays as many pairs again, from other seeds; it is kept only if all of them together say that it is
better (nineteen times of twenty), and what comes after it is tried on top of it. One core, so many minutes of
its time at most.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from math import sqrt
from statistics import mean, stdev
from time import process_time

from ecumene.bots.turns import in_turn
from ecumene.table.table import Table
from ecumene.table.titles import load_title

SEATS = 5
TRIED = (0, 2)
"""The seats that play with the weights that are tried, in the first game of the first pair."""
UNSEEN = 1_000_000
"""The seeds of the pairs that check a change are so far from those that chose it."""

Weights = Mapping[str, float]


def scores(id: str, weights: Mapping[int, Weights], turns: int, seed: int) -> list[float]:
    """Play one game; what each seat has in the end, by the weights that it plays with."""
    title = load_title(id)
    table = Table(title, seats=SEATS, seed=seed, options={"turns": turns})
    players = [title.strategist(seat, weights=weights[seat] or None) for seat in range(SEATS)]
    for request in in_turn(table):
        player = players[request.seat]
        assert player is not None
        table.answer(request.seat, request.id, player.choose(table.perspective(request)))
    return [standing.score for standing in sorted(table.standings(), key=lambda standing: standing.seat)]


def pair(id: str, tried: Weights, house: Weights, turns: int, seed: int) -> float:
    """How many points a seat has more with the weights that are tried."""
    first = {(seat + seed) % SEATS for seat in TRIED}
    other = dict.fromkeys(range(SEATS), house)
    one = scores(id, other | dict.fromkeys(first, tried), turns, seed)
    two = scores(id, dict.fromkeys(other, tried) | dict.fromkeys(first, house), turns, seed)
    return mean([(one[seat] - two[seat]) * (1 if seat in first else -1) for seat in range(SEATS)])


def doubt(found: list[float]) -> float:
    """Give or take so much, nineteen times of twenty."""
    return 1.96 * stdev(found) / sqrt(len(found))


class Climb:
    def __init__(self, id: str, turns: int, pairs: int, seed: int, minutes: float) -> None:
        self.id, self.turns, self.pairs, self.seed = id, turns, pairs, seed
        self.kept: dict[str, float] = {}
        self.until = process_time() + 60 * minutes

    def attempt(self, wish: str) -> None:
        """Try one change on top of those that were kept."""
        changes = read(wish)
        tried, seeds = {**self.kept, **changes}, range(self.seed, self.seed + self.pairs)
        found = self._played(tried, seeds)
        if len(found) == self.pairs and mean(found) > doubt(found) / 2:
            found += self._played(tried, [UNSEEN + seed for seed in seeds])
        if len(found) < 2:
            print(f"{wish}: no time left", flush=True)
            return
        better = mean(found) > doubt(found) and len(found) == 2 * self.pairs
        if better:
            self.kept.update(changes)
        told = f"{mean(found):+.0f} ± {doubt(found):.0f} points, {len(found)} pairs"
        print(f"{wish}: {told}{', kept' if better else ''}", flush=True)

    def _played(self, tried: Weights, seeds: Iterable[int]) -> list[float]:
        """As many pairs as there is time for; what is worse beyond doubt is broken off."""
        found = list[float]()
        for seed in seeds:
            hopeless = len(found) >= 4 and mean(found) < -doubt(found) / 2
            if hopeless or process_time() > self.until:
                break
            found.append(pair(self.id, tried, self.kept, self.turns, seed))
        return found


def read(tried: str) -> dict[str, float]:
    """Weights as people write them: name=value, separated by commas."""
    return {name: float(value) for name, value in (one.split("=") for one in tried.split(","))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("title", help="empires, expansion")
    parser.add_argument(
        "tried", nargs="+", help="name=value, or several that belong together: name=value,name=value"
    )
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=25.0, help="of processor time")
    parser.add_argument("--turns", type=int, default=0, help="end each game after this turn")
    asked = parser.parse_args()
    if asked.pairs < 2:
        parser.error("--pairs: at least two tell how much of a difference is luck")

    climb = Climb(asked.title, asked.turns, asked.pairs, asked.seed, asked.minutes)
    for tried in asked.tried:
        climb.attempt(tried)
    for name, value in climb.kept.items():
        print(f"{name} = {value:g}")


if __name__ == "__main__":
    main()
