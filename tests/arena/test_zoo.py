"""Tables as environments of PettingZoo: they pass its own tests, reveal no secrets, and are repeatable by
their seed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test

from ecumene.arena import zoo
from ecumene.arena.encoding import ACTIONS, FEATURES, WAIT, actions, features
from ecumene.table.api import open_table
from ecumene.table.chance import Seeded

TITLES = (("ages", 2), ("cultures", 2), ("expansion", 5))
COMPLAINTS = ("error:::pettingzoo", "error:::gymnasium", "error:::ecumene.arena")
"""A warning of these is a fault; sockets of earlier tests may be collected meanwhile, which is not theirs."""
EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.mark.filterwarnings(  # what it says of every environment that it does not know and that has a mask
    *COMPLAINTS, "ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy array"
)
@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_one_after_the_other(title: str, seats: int) -> None:
    api_test(zoo.aec(title, seats), num_cycles=60)


@pytest.mark.filterwarnings(*COMPLAINTS)
@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_all_at_once(title: str, seats: int) -> None:
    parallel_api_test(zoo.parallel(title, seats), num_cycles=60)


def played(seed: int) -> list[Any]:
    """The actions and the rewards of a game of the smallest legal numbers."""
    env = zoo.aec("ages", 3)
    env.reset(seed=seed)
    taken: list[Any] = []
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last(observe=False)
        action = None if over else int(np.flatnonzero(info["action_mask"])[0])
        taken.append((agent, action, reward))
        env.step(action)
    return taken


def test_a_game_is_its_seed_and_ends_with_rewards_by_rank() -> None:
    first = played(5)
    assert first == played(5)
    assert first != played(6)
    rewards = [reward for _, action, reward in first if action is None]
    assert len(rewards) == 3
    assert max(rewards) == 1


def test_the_expansion_project_is_played_to_its_end() -> None:
    """Whatever is taken among what is legal: everything seen is within its bounds, and ranks are rewarded."""
    env, random = zoo.aec("expansion", 5, turns=4, civilizations="ranking"), np.random.default_rng(1)
    env.reset(seed=2)
    space = env.observation_space("seat_0")
    rewards = {}
    for number, agent in enumerate(env.agent_iter(50_000)):
        seen, reward, over, _, _ = env.last()
        if over:
            rewards[agent] = reward
            env.step(None)
            continue
        if number % 50 == 0:
            assert space.contains(seen)
        env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert len(rewards) == 5
    assert max(rewards.values()) == 1


def test_whoever_is_not_asked_waits() -> None:
    env = zoo.parallel("ages", 2)
    seen, _ = env.reset(seed=1)
    legal = [np.flatnonzero(each["action_mask"]) for each in seen.values()]
    assert sorted(WAIT in each for each in legal) == [False, True]
    table = zoo.aec("ages", 2)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="mask"):
        table.step(WAIT)


def test_an_observation_tells_no_more_than_the_seat_may_know() -> None:
    table = open_table("cultures", seed=3, options={"civilizations": "rome-persia"})
    seat, title = table.requests()[0].seat, table.title
    other = title.imagine(table.view(seat), Seeded.from_number(9))
    assert title.dump_state(other) != title.dump_state(table.truth())
    assert features(title.view(other, seat), seat) == features(table.view(seat), seat)


def test_answers_keep_their_numbers() -> None:
    table = open_table("ages", seats=2, seed=3)
    request = table.requests()[0]
    options = table.perspective(request).options
    numbered = actions(request.kind, options)
    assert list(numbered.values()) == list(options)
    assert actions(request.kind, options[1:]).items() <= numbered.items()
    assert all(0 < number < ACTIONS for number in numbered)
    assert len(features(table.view(0), 0)) == FEATURES


def test_the_example_learns() -> None:
    said = subprocess.run(
        [sys.executable, str(EXAMPLE), "--games", "20", "--trials", "6"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "won" in said
