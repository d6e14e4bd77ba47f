"""Before turn 1 of a Short Game the house treats clocks, order and secrets as in any turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Guest, Process
from tests.server.trader import Trader

Json = Any
SHORT = {"game": "short", "civilizations": "ranking"}
QUICK = {"pace": "live", "phase": 0.5, "bank": 0.0, "line": 0.0, "least": 0.0}


class Setting:
    """Ada places before Bo, and bots after both of them."""

    def __init__(self, house: Process) -> None:
        self.ada, self.bo = Guest(house.address, "Ada"), Guest(house.address, "Bo")
        bots = ["", "greedy", "greedy", "greedy"]
        self.table, invitation = self.ada.open_table("empires", seats=5, bots=bots, options=SHORT, open=False)
        self.bo.sit(self.table, invitation)
        self.ada.start(self.table)

    def path(self, end: str) -> str:
        return f"/api/tables/{self.table}/{end}"

    def heard(self, so: Callable[[Json], bool]) -> Json:
        """The table as Ada sees it, once something is so."""
        trader = Trader(self.ada, self.table)
        while not so(trader.state):
            assert trader.listen(30), "nothing happens any more"
        return trader.state

    def played_by(self, by: str) -> list[Json]:
        lines: list[Json] = self.ada.get(self.path("log"))
        return [line for line in lines if line.get("by") == by]


@pytest.fixture
def setting(house: Process) -> Setting:
    return Setting(house)


def asks_bo(state: Json) -> bool:
    return "1" in state["awaited"]


def test_an_order_given_ahead_places_cities_when_their_time_comes(setting: Setting) -> None:
    setting.bo.post(setting.path("orders"), {"seat": 1, "kind": "found"})
    ada = Trader(setting.ada, setting.table)
    while ada.request is not None and ada.request["kind"] == "found":
        ada.answer(ada.advice())
    state = setting.heard(lambda state: state["view"]["seats"]["1"]["cities"] == 5)
    assert {line["kind"] for line in setting.played_by("order")} == {"found"}
    assert state["view"]["seats"]["1"]["cities"] == 5


def test_a_stand_in_places_for_who_is_away(setting: Setting) -> None:
    setting.ada.post(setting.path("away"), {"seat": 0, "cover": "stand-in"})
    setting.heard(asks_bo)
    lines = setting.played_by("stand-in")
    assert [(line["seat"], line["kind"]) for line in lines] == [(0, "found")] * 5


def test_a_clock_that_runs_out_places_one_city_after_the_other(setting: Setting) -> None:
    thinking = setting.ada.put(setting.path("clock"), {"pace": "live"})["terms"]["phases"]
    assert thinking["founding"] == thinking["settlement"] == 300
    setting.ada.put(setting.path("clock"), {"pace": "live", "terms": QUICK})
    setting.heard(asks_bo)
    assert {line["kind"] for line in setting.played_by("clock")} == {"found"}


def test_whoever_comes_to_a_seat_is_told_where_the_game_is_and_what_it_asks(setting: Setting) -> None:
    briefing = setting.ada.get(setting.path("briefing"), seat=0)
    assert briefing["where"] == "setting up"
    assert any("Where do you place a city?" in asked for asked in briefing["asked"])
    card = next(one for one in setting.ada.get("/api/tables", which="mine") if one["id"] == setting.table)
    assert card["options"]["game"] == "short"
    assert card["glance"]["awaited"] == [0]


def test_history_and_story_keep_tokens_secret_until_they_are_revealed(setting: Setting) -> None:
    seats = [Trader(setting.ada, setting.table), Trader(setting.bo, setting.table)]
    while seats[0].state["turn"] == 0:
        for one in seats:
            if one.request is not None:
                one.try_answer(one.advice())
            one.listen(1)
    first = setting.ada.get(setting.path("history/2"), seat=0)["view"]
    assert [seat for seat, token in first["scenarios"].items() if token] == ["0"]
    now = seats[0].state["view"]
    assert all(now["scenarios"].values())
    (page, *_) = setting.ada.get(setting.path("story"))
    told = {tale["seat"]: tale["advances"] for tale in page["tales"] if tale["tale"] == "advances"}
    assert page["turn"] == 1
    assert {seat: set(now["seats"][str(seat)]["advances"]) for seat in told} == {
        seat: set(advances) for seat, advances in told.items()
    }
    assert len(told) == 5
    marks = setting.ada.get(setting.path("marks"))
    assert {"founding", "settlement"} <= {mark["phase"] for mark in marks}
