"""How much do all seats achieve with other weights of their strategist, in as many turns?

    python examples/compare_weights.py expansion --games 12 --turns 16 --seed 700 keep=1.6 keep=2.4,era=400

Five seats play alike, first with the weights of the house, then with each of the others, from the same seeds.
That says which weights make more of a country and its cards, with far fewer games than it takes to say who
wins (`tune_strategist.py`); it says nothing of what helps one seat against another.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from math import sqrt
from statistics import mean, stdev

from ecumene.bots.turns import in_turn
from ecumene.table.table import Table
from ecumene.table.titles import load_title

SEATS = 5


def points(id: str, weights: Mapping[str, float], turns: int, seed: int) -> float:
    """Play one game; the mean score of its seats."""
    title = load_title(id)
    table = Table(title, seats=SEATS, seed=seed, options={"turns": turns})
    players = [title.strategist(seat, weights=weights) for seat in range(SEATS)]
    for request in in_turn(table):
        player = players[request.seat]
        assert player is not None
        table.answer(request.seat, request.id, player.choose(table.perspective(request)))
    return mean(standing.score for standing in table.standings())


def read(tried: str) -> dict[str, float]:
    """Weights as people write them: name=value, separated by commas."""
    return {name: float(value) for name, value in (one.split("=") for one in tried.split(","))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("title", help="empires, expansion")
    parser.add_argument("tried", nargs="+", help="name=value,name=value")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--turns", type=int, default=16, help="after which each game ends")
    parser.add_argument("--seed", type=int, default=700)
    asked = parser.parse_args()
    if asked.games < 2:
        parser.error("--games: at least two tell how much of a difference is luck")

    seeds = range(asked.seed, asked.seed + asked.games)
    house = [points(asked.title, {}, asked.turns, seed) for seed in seeds]
    print(f"house: {mean(house):.0f}", flush=True)
    for tried in asked.tried:
        found = [points(asked.title, read(tried), asked.turns, seed) for seed in seeds]
        more = [new - old for new, old in zip(found, house, strict=True)]
        doubt = 1.96 * stdev(more) / sqrt(len(more))
        print(f"{tried}: {mean(found):.0f}, {mean(more):+.0f} ± {doubt:.0f}", flush=True)


if __name__ == "__main__":
    main()
