"""Learn to play Age of Civilization against a random player, in about a minute.

    python examples/learn.py

Every action has a number of its own (docs/research.md), so the simplest of all players will do: a preference
for each of them. After a game, what was done becomes more likely if it was won, and less if it was lost
(REINFORCE).
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from ecumene.arena import zoo
from ecumene.arena.encoding import ACTIONS

RATE = 0.15


def play(env: Any, preferences: Any, random: Any, *, seat: int, learn: bool) -> bool:
    """One game in which a seat acts by its preferences and the other at random; whether that seat won."""
    env.reset(seed=int(random.integers(2**31)))
    me, steps, reward = f"seat_{seat}", [], 0.0
    for agent in env.agent_iter():
        _, reward_now, over, _, info = env.last(observe=False)
        if over:
            reward = reward_now if agent == me else reward
            env.step(None)
            continue
        legal = np.flatnonzero(info["action_mask"])
        if agent != me:
            env.step(int(random.choice(legal)))
            continue
        weights = np.exp(preferences[legal] - preferences[legal].max())
        shares = weights / weights.sum()
        action = int(random.choice(legal, p=shares))
        steps.append((legal, shares, action))
        env.step(action)
    if learn:
        for legal, shares, action in steps:
            preferences[legal] -= RATE * reward * shares
            preferences[action] += RATE * reward
    return reward > 0


def rate(env: Any, preferences: Any, random: Any, games: int) -> float:
    won = [play(env, preferences, random, seat=game % 2, learn=False) for game in range(games)]
    return sum(won) / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500, help="how many games to learn from")
    parser.add_argument("--trials", type=int, default=200, help="how many games to be judged by")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    random = np.random.default_rng(wanted.seed)
    env, preferences = zoo.aec("ages", 2), np.zeros(ACTIONS)
    print(f"before: won {rate(env, preferences, random, wanted.trials):.0%} of {wanted.trials}")
    for game in range(wanted.games):
        play(env, preferences, random, seat=game % 2, learn=True)
    after = rate(env, preferences, random, wanted.trials)
    print(f"after {wanted.games} games: won {after:.0%} of {wanted.trials}")


if __name__ == "__main__":
    main()
