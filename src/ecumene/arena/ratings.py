"""Ratings of bots, with their uncertainty (openskill, Plackett and Luce's model).

Every seat of a game is a separate player; a bot with several seats gets the mean of their new ratings.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from statistics import mean
from typing import Any

import msgspec

from ecumene.arena.game import Played

SURE = 2
"""Sigmas below and above: the true skill is between these bounds nineteen times of twenty."""


class Rating(msgspec.Struct, frozen=True):
    """Everybody begins at 25; `sigma` becomes smaller with every game."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - SURE * self.sigma

    @property
    def high(self) -> float:
        return self.mu + SURE * self.sigma


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """The best first. Games in which a bot plays only against itself say nothing about it.

    >>> won = Played.of_ranks(["steady", "easy"], [1, 2])
    >>> {bot: round(rating.mu, 1) for bot, rating in ratings([won]).items()}
    {'steady': 27.6, 'easy': 22.4}
    """
    model: Any = import_module("openskill.models").PlackettLuce()
    skills: dict[str, Any] = {}
    for game in games:
        if len(set(game.bots)) < 2:
            continue
        teams = [[skills.get(bot) or model.rating()] for bot in game.bots]
        rated = model.rate(teams, ranks=game.ranks)
        for bot in set(game.bots):
            seats = [team[0] for team, name in zip(rated, game.bots, strict=True) if name == bot]
            skills[bot] = model.rating(mean(one.mu for one in seats), mean(one.sigma for one in seats))
    found = {bot: Rating(skill.mu, skill.sigma) for bot, skill in skills.items()}
    return dict(sorted(found.items(), key=lambda entry: -entry[1].mu))
