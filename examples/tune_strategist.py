"""Tune the weights of the strategist of Mega Empires by self-play.

    pip install "ecumene[tune]"
    python examples/tune_strategist.py --trials 100 --games 20 --study tuning.db

In every game two of five seats play with the weights that are tried, three with those of the house; they
change seats from game to game. What is sought are weights with the lowest mean rank: 3 is as good as those of
the house, 1.5 the best there is. The best ones are printed as lines for `weights.toml`. With a study file the
search can be broken off and taken up again.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from statistics import mean

import optuna

from ecumene.bots.turns import in_turn
from ecumene.table.table import Table
from ecumene.table.titles import load_title
from ecumene.titles.empires.play.weights import house_weights

TITLE = load_title("empires")
SEATS = 5
TRIED = (0, 2)
"""The seats that play with the weights of a trial in the first game."""
RANGE = 2.0
"""A weight may become so many times as large or as small."""
TUNED = (
    "growth", "frontier", "city", "city_stack", "city_needed", "hunger", "harm", "spoils", "place", "site",
    "major", "blind", "bargain", "margin", "eager", "money", "credit_uses", "shield", "means", "era",
    "hope", "keep",
)  # fmt: skip


def ranks(weights: Mapping[str, float], seed: int) -> list[int]:
    """Play one game; the ranks of those who play with the weights of a trial."""
    trying = {(seat + seed) % SEATS for seat in TRIED}
    table = Table(TITLE, seats=SEATS, seed=seed)
    players = [TITLE.strategist(seat, weights=weights if seat in trying else None) for seat in range(SEATS)]
    for request in in_turn(table):
        player = players[request.seat]
        assert player is not None
        table.answer(request.seat, request.id, player.choose(table.perspective(request)))
    return [standing.rank for standing in table.standings() if standing.seat in trying]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--trials", type=int, default=100)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--study", help="a file in which the search is kept")
    chosen = parser.parse_args()

    def tried(trial: optuna.Trial) -> float:
        weights = {}
        for name in TUNED:
            now = getattr(house_weights(), name)
            weights[name] = trial.suggest_float(name, now / RANGE, now * RANGE, log=True)
        found: list[int] = []
        for game in range(chosen.games):
            found += ranks(weights, chosen.seed + game)
            trial.report(mean(found), game)
            if game >= chosen.games // 3 and trial.should_prune():
                raise optuna.TrialPruned
        return mean(found)

    study = optuna.create_study(
        study_name="strategist",
        storage=f"sqlite:///{chosen.study}" if chosen.study else None,
        load_if_exists=True,
        sampler=optuna.samplers.TPESampler(seed=chosen.seed),
        pruner=optuna.pruners.MedianPruner(n_startup_trials=10),
    )
    study.enqueue_trial({name: getattr(house_weights(), name) for name in TUNED}, skip_if_exists=True)
    study.optimize(tried, n_trials=chosen.trials)
    print(f"# mean rank {study.best_value:.2f} in {chosen.games} games")
    for name, value in study.best_params.items():
        print(f"{name} = {value:.3g}")


if __name__ == "__main__":
    main()
