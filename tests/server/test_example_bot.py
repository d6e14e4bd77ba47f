"""The example bot of the documentation plays whole games by invitation."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from tests.server.client import Guest, Process, Refusal, play_out

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_bot_plays_a_game(guest: Callable[[str], Guest], house: Process) -> None:
    ada = guest("Ada")
    table, invitation = ada.open_table(open=False)
    link = f"{house.address}/invitation/{invitation}"
    bot = subprocess.Popen([sys.executable, BOT, link, "Robert"], stdout=subprocess.PIPE, text=True)
    while not ada.get(f"/api/tables/{table}")["seats"][1].get("name"):
        assert bot.poll() is None
    ada.start(table)
    play_out({0: ada}, table)
    said, _ = bot.communicate(timeout=30)
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
    bots = [subprocess.Popen([sys.executable, BOT, link, f"Bot {n}"]) for n in range(2)]
    try:
        while sum(bool(seat.get("name")) for seat in ada.get(f"/api/tables/{table}")["seats"]) < 3:
            assert all(bot.poll() is None for bot in bots)
        ada.start(table)
        random = Random(1)
        while ada.state(table)["number"] < 150 and not ada.state(table)["over"]:
            with suppress(Refusal):  # what was asked has changed while others answered
                ada.answer_something(table, random)
            assert all(bot.poll() in (None, 0) for bot in bots)
        answered = {line.get("seat") for line in ada.get(f"/api/tables/{table}/log")}
        assert answered >= {0, 1, 2}
    finally:
        for bot in bots:
            bot.kill()
            bot.wait()
