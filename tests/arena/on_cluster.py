"""On a local Ray the same games come out as in one process. Ray is large: `make nightly` fetches it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.arena import crew
from ecumene.arena.arena import hold
from ecumene.arena.game import Played
from ecumene.arena.plan import Fixture, Key
from ecumene.arena.tournament import Tournament

QUICK = Tournament(titles=("ages",), bots=("steady", "random"), games=4, seats=(2,))


def outcome(over: tuple[Fixture, Played]) -> tuple[Key, list[int], list[int]]:
    fixture, played = over
    return fixture.key, played.scores, played.ranks


def test_a_cluster_plays_the_same_games() -> None:
    here = sorted(map(outcome, crew.by(QUICK.fixtures())))
    assert sorted(map(outcome, crew.by(QUICK.fixtures(), cluster=crew.LOCAL))) == here


def test_a_tournament_is_held_there_and_taken_up_here(tmp_path: Path) -> None:
    assert hold(QUICK, tmp_path, cluster=crew.LOCAL)["played_now"] == 4
    assert hold(QUICK, tmp_path)["taken_up"] == 4


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://localhost:1", "ray://[::1]:1"])
def test_nobody_at_an_address_is_said_at_once(address: str) -> None:
    with pytest.raises(crew.NoCluster, match="No cluster answers at"):
        list(crew.by(QUICK.fixtures(), cluster=address))
