"""The time in which a house of three processes on one PostgreSQL recovers: `python -m
tests.server.recovery`.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import sleep, time
from typing import Any

import httpx

from tests.server.client import Guest, Process, Refusal, new_key
from tests.server.postgres import Postgres, a_postgres
from tests.server.several import Wanderer, metric, some_houses

Json = Any

_BY_BOTS = 'ecumene_entries_written_total{by="bot"}'
_BOX = 4.0
"""So many seconds somebody has for a question, before a stand-in comes."""


def after_a_kill(houses: list[Process]) -> float:
    """One of three is killed: until an answer is acknowledged by another."""
    player = Wanderer(houses, "Player")
    table, _ = player.open_table(hotseat=True)
    player.start(table)
    houses[0].kill()
    began = time()
    _answer(player, table)
    return time() - began


def after_a_restart(houses: list[Process], postgres: Postgres) -> float:
    """PostgreSQL is back: until the next answer is acknowledged."""
    player = Wanderer(houses, "Player")
    table, _ = player.open_table(hotseat=True)
    player.start(table)
    postgres.stop()
    postgres.start()
    began = time()
    _answer(player, table)
    return time() - began


def bots_taken_over(houses: list[Process]) -> float:
    """The process that let the bot of a table play is killed: until the bot answers by way of another."""
    player = Wanderer(houses, "Player")
    table, _ = player.open_table(bots=["random"])
    player.start(table)
    _play_until_the_bot_answers(player, table)
    before = [metric(house, _BY_BOTS) for house in houses]
    _play_until_the_bot_answers(player, table)
    written = [metric(house, _BY_BOTS) - then for house, then in zip(houses, before, strict=True)]
    keeper = houses[written.index(max(written))]
    others = [house for house in houses if house is not keeper]
    keeper.kill()
    began = time()
    _play_until_the_bot_answers(player.at(others[0]), table)
    return time() - began


def _play_until_the_bot_answers(player: Guest, table: str) -> None:
    """Once more than it has."""
    said = _said_by(player, table, seat=1)
    while _said_by(player, table, seat=1) == said:
        for request in player.state(table)["requests"].values():
            player.answer(table, request, request["default"])
            break
        else:
            sleep(0.01)


def stand_in(houses: list[Process], *, killed: bool) -> tuple[float, float]:
    """The time of both seats is up: how late the clock answers for them, and how late their stand-ins do.

    `killed`: the only process that has the table in memory dies before. Somebody looks by way of another one.
    """
    ada, bo = (Guest(houses[0].address, name) for name in ("Ada", "Bo"))
    table, invitation = ada.open_table(options={"civilizations": "rome-persia"})
    bo.sit(table, invitation)
    ada.start(table)
    terms = {"pace": "live", "phase": _BOX, "bank": 0.0, "line": 0.0, "least": 0.0, "stand_in": 1}
    clock = ada.put(f"/api/tables/{table}/clock", {"pace": "live", "terms": terms})
    due = min(seat["until"] for seat in clock["seats"] if "until" in seat)
    if killed:
        houses[0].kill()
    sleep(max(0.0, due - time()))
    friend = Guest(houses[1].address, welcome={"person": {"id": ada.id}, "token": ada.token})

    def late(by: str) -> float:
        times: list[float] = _until(
            lambda: [line["at"] for line in friend.whole_log(table) if line.get("by") == by]
        )
        return times[0] - float(due)

    return late("clock"), late("stand-in")


def _answer(player: Guest, table: str) -> None:
    key = new_key()
    while True:
        try:
            for seat in (0, 1):
                for request in player.state(table, seat=seat)["requests"].values():
                    player.answer(table, request, request["default"], key)
                    return
        except (httpx.TransportError, Refusal):
            sleep(0.005)


def _said_by(player: Guest, table: str, seat: int) -> int:
    """How often a seat has answered."""
    return sum(line.get("seat") == seat for line in player.whole_log(table))


def _until(found: Callable[[], Any]) -> Any:
    while not (something := found()):
        sleep(0.01)
    return something


def _spread(seconds: list[float]) -> Json:
    least, middle, most = min(seconds), median(seconds), max(seconds)
    return {"least": round(least, 2), "median": round(middle, 2), "most": round(most, 2)}


def measured(houses: list[Process], postgres: Postgres, times: int) -> Json:
    took: dict[str, list[float]] = {}
    for _ in range(times):
        took.setdefault("answered_after_a_kill", []).append(after_a_kill(houses))
        houses[0].open()
        took.setdefault("answered_after_postgresql_is_back", []).append(after_a_restart(houses, postgres))
        took.setdefault("bots_taken_over", []).append(bots_taken_over(houses))
        for house in houses:
            if not house.is_open:
                house.open()
        for killed in (False, True):
            kind = "after_a_kill" if killed else "in_peace"
            clock, cover = stand_in(houses, killed=killed)
            took.setdefault(f"clock_late_{kind}", []).append(clock)
            took.setdefault(f"stand_in_late_{kind}", []).append(cover)
        houses[0].open()
    return {name: _spread(seconds) for name, seconds in took.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    chosen = parser.parse_args()
    with (
        a_postgres(sync=True) as postgres,
        tempfile.TemporaryDirectory() as folder,
        some_houses(Path(folder), postgres.database(), 3, "--log-level", "warning") as houses,
    ):
        report = measured(houses, postgres, chosen.times)
    print(json.dumps({"load": round(os.getloadavg()[0]), "times": chosen.times, "seconds": report}))


if __name__ == "__main__":
    main()
