"""The example bot of the documentation plays whole games by invitation."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

from tests.server.client import PATIENCE, Guest, Process, Refusal, play_out

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
Bot = subprocess.Popen[str]


def test_the_example_bot_plays_a_game(guest: Callable[[str], Guest], house: Process) -> None:
    ada = guest("Ada")
    table, invitation = ada.open_table(open=False)
    link = f"{house.address}/invitation/{invitation}"
    with bots_at(link, "Robert") as (bot,):
        wait_for_names(ada, table, 2, [bot])
        ada.start(table)
        play_out({0: ada}, table)
        said, _ = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 0
    assert len(said.splitlines()) == 2
    assert ada.get(f"/api/tables/{table}")["seats"][1]["name"] == "Robert"


def test_example_bots_play_beside_people_and_bots_of_the_house(
    guest: Callable[[str], Guest], house: Process
) -> None:
    ada = guest("Ada")
    seated: dict[str, Any] = {"seats": 5, "bots": ["", "", "random", "random"], "options": {"turns": 4}}
    table, invitation = ada.open_table("empires", **seated)
    link = f"{house.address}/invitation/{invitation}"
    with bots_at(link, "Robert", "Ruth") as bots:
        wait_for_names(ada, table, 3, bots)
        ada.start(table)
        random = Random(1)
        while (state := ada.state(table))["number"] < 150 and not state["over"]:
            with suppress(Refusal):  # what was asked has changed while others answered
                ada.answer_something(table, random)
            assert all(bot.poll() in (None, 0) for bot in bots)
        answered = {line.get("seat") for line in ada.get(f"/api/tables/{table}/log")}
        assert answered >= {0, 1, 2}


@contextmanager
def bots_at(link: str, *names: str) -> Iterator[list[Bot]]:
    """Example bots that come by an invitation; they are gone at the end, whatever happens."""
    bots = [
        subprocess.Popen([sys.executable, BOT, link, name], stdout=subprocess.PIPE, text=True)
        for name in names
    ]
    try:
        yield bots
    finally:
        for bot in bots:
            bot.kill()
            bot.communicate()


def wait_for_names(host: Guest, table: str, count: int, bots: list[Bot]) -> None:
    """Until so many people sit at a table."""
    until = monotonic() + PATIENCE
    while sum(bool(seat.get("name")) for seat in host.get(f"/api/tables/{table}")["seats"]) < count:
        assert all(bot.poll() is None for bot in bots)
        assert monotonic() < until
        sleep(0.05)
