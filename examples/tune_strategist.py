"""Tune the weights of a title's strategist by self-play.

    pip install "ecumene[tune]"
    python examples/tune_strategist.py empires --trials 100 --games 20 --check 100 --study tuning.db

In every game two of five seats play with the weights that are tried, three with those of the house; they
change seats from game to game. What is sought are weights with the lowest mean rank: 3 is as good as those of
the house, 1.5 the best there is. The best of so many trials owes some of its rank to luck, so the best few
play once more, in games that nobody was chosen by; the best of those is printed as lines for `weights.toml`,
with what its mean rank may be (nineteen times of twenty). With a study file the search can be broken off and
taken up again.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import repeat
from math import sqrt
from statistics import mean, stdev

import optuna

from ecumene.bots.turns import in_turn
from ecumene.table.table import Table
from ecumene.table.titles import load_title

SEATS = 5
TRIED = (0, 2)
"""The seats that play with the weights of a trial in the first game."""
RANGE = 2.0
"""A weight may become so many times as large or as small."""
FINALISTS = 3
UNSEEN = 1_000_000
"""The seeds of the games that check the best are so far from those that chose them."""
TUNED = (
    "growth", "city", "city_needed", "treasury", "harm", "spoils", "guard", "major", "bargain", "credit_uses",
    "shield", "era", "hope", "keep",
)  # fmt: skip
"""Those that decide most; a search among all of them needs many more games."""


def house_weight(title: str, name: str) -> float:
    """What the house plays with."""
    return getattr(load_title(title).strategist(0).weights, name)


def mean_rank(id: str, weights: Mapping[str, float], turns: int, seed: int) -> float:
    """Play one game; the mean rank of those who play with the weights of a trial."""
    title = load_title(id)
    trying = {(seat + seed) % SEATS for seat in TRIED}
    table = Table(title, seats=SEATS, seed=seed, options={"turns": turns})
    players = [title.strategist(seat, weights=weights if seat in trying else None) for seat in range(SEATS)]
    for request in in_turn(table):
        player = players[request.seat]
        assert player is not None
        table.answer(request.seat, request.id, player.choose(table.perspective(request)))
    return mean(standing.rank for standing in table.standings() if standing.seat in trying)


class Crew:
    """Processes that play games side by side."""

    def __init__(self, title: str, pool: Executor, jobs: int, turns: int) -> None:
        self.title, self.pool, self.jobs, self.turns = title, pool, jobs, turns

    def play(self, weights: Mapping[str, float], seeds: Sequence[int]) -> list[float]:
        return list(self.pool.map(mean_rank, repeat(self.title), repeat(weights), repeat(self.turns), seeds))


class Search:
    """Trials of weights, all in the same games. One that does worse than most is broken off."""

    def __init__(self, crew: Crew, seeds: Sequence[int]) -> None:
        self.crew, self.seeds = crew, seeds

    def __call__(self, trial: optuna.Trial) -> float:
        weights = {}
        for name in TUNED:
            now = house_weight(self.crew.title, name)
            weights[name] = trial.suggest_float(name, now / RANGE, now * RANGE, log=True)
        found: list[float] = []
        at_once = 2 * self.crew.jobs
        for begin in range(0, len(self.seeds), at_once):
            found += self.crew.play(weights, self.seeds[begin : begin + at_once])
            trial.report(mean(found), len(found))
            if 3 * len(found) >= len(self.seeds) and trial.should_prune():
                raise optuna.TrialPruned
        return mean(found)


def check(crew: Crew, study: optuna.Study, seeds: Sequence[int]) -> None:
    """The best few in games that none of them was chosen by; prints the one that is best in these."""
    finished = [trial for trial in study.trials if trial.state is optuna.trial.TrialState.COMPLETE]
    best = sorted(finished, key=lambda trial: (trial.value or 0.0, trial.number))[:FINALISTS]
    ranks = {trial.number: crew.play(trial.params, seeds) for trial in best}
    for trial in best:
        again = ranks[trial.number]
        doubt = 1.96 * stdev(again) / sqrt(len(again))
        print(f"# trial {trial.number}: mean rank {trial.value:.2f}, then {mean(again):.2f} ± {doubt:.2f}")
    chosen = min(best, key=lambda trial: mean(ranks[trial.number]))
    print(f"# the best is trial {chosen.number} of {len(study.trials)}")
    for name, value in chosen.params.items():
        print(f"{name} = {value:.3g}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("title", help="empires, expansion")
    parser.add_argument("--trials", type=int, default=100)
    parser.add_argument("--games", type=int, default=20, help="games of a trial")
    parser.add_argument("--check", type=int, default=100, help="games that check each of the best trials")
    parser.add_argument("--turns", type=int, default=0, help="end each game after this turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--study", help="a file in which the search is kept")
    asked = parser.parse_args()
    if asked.check < 2:
        parser.error("--check: at least two games tell how much of a rank is luck")

    study = optuna.create_study(
        study_name="strategist",
        storage=f"sqlite:///{asked.study}" if asked.study else None,
        load_if_exists=True,
        sampler=optuna.samplers.TPESampler(seed=asked.seed),
        pruner=optuna.pruners.MedianPruner(n_startup_trials=5),
    )
    study.enqueue_trial({name: house_weight(asked.title, name) for name in TUNED}, skip_if_exists=True)
    unseen = asked.seed + UNSEEN
    with ProcessPoolExecutor(asked.jobs) as pool:
        crew = Crew(asked.title, pool, asked.jobs, asked.turns)
        study.optimize(Search(crew, range(asked.seed, asked.seed + asked.games)), n_trials=asked.trials)
        check(crew, study, range(unseen, unseen + asked.check))


if __name__ == "__main__":
    main()
