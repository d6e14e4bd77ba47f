"""Notices of a house of several processes on one PostgreSQL: none is lost, and none is sent twice."""

from __future__ import annotations

from pathlib import Path

from tests.effort import tries
from tests.server.client import Guest
from tests.server.postgres import Postgres
from tests.server.receivers import Hooks, receivers, settings
from tests.server.several import some_houses
from tests.server.test_notices import Pair, hook


def told(hooks: Hooks, path: str, known: set[str]) -> str:
    """The id of the next letter that is a new one; the same one may come again where its sender died."""
    while (received := hooks.next(path)).id in known:
        """Its receiver knows it."""
    known.add(received.id)
    return received.id


def test_two_processes_tell_everything_once_and_one_goes_on_alone(postgres: Postgres, tmp_path: Path) -> None:
    """Both people answer only when they are told; a game that goes on has lost no notice."""
    turns = tries(daily=4, nightly=40)
    with receivers() as (hooks, _):
        settings(tmp_path, hooks, lease=15.0)
        file = str(tmp_path / "notices.toml")
        with some_houses(tmp_path, postgres.database(), 2, "--notices", file) as (one, two):
            pair = Pair(one.address)
            for seat, player in enumerate(pair.players):
                hook(player, hooks, f"/many-{seat}")
            pair.start()
            known: set[str] = set()
            for turn in range(turns):
                seat = min(pair.awaited())
                told(hooks, f"/many-{seat}", known)
                if turn == turns // 2:
                    assert all(hooks.times[id] == 1 for id in known)
                    one.kill()
                    pair.players = [
                        Guest(two.address, welcome={"person": {"id": each.id}, "token": each.token})
                        for each in pair.players
                    ]
                pair.answer(seat)
            assert len(known) == turns
