"""The pace of a table is chosen when it is opened: those who sit down know it, and the clock runs from the
beginning.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from tests.server.client import Guest, Process, a_house
from tests.server.test_play import refusal

Json = Any


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with a_house(tmp_path_factory.mktemp("house")) as process:
        yield process


def card(who: Guest, table: str) -> Json:
    return who.get(f"/api/tables/{table}")


@pytest.mark.parametrize("pace", ["live", "day"])
def test_those_who_gather_know_the_pace_and_the_clock_runs_from_the_start(house: Process, pace: str) -> None:
    ada, bo = Guest(house.address, "Ada"), Guest(house.address, "Bo")
    table, invitation = ada.open_table(pace=pace)
    assert card(bo, table)["clock"]["pace"] == pace
    listed = {one["id"]: one for one in bo.get("/api/tables", which="open")}
    assert listed[table]["clock"]["pace"] == pace
    bo.sit(table, invitation)
    ada.start(table)
    clock = ada.get(f"/api/tables/{table}/clock")
    assert clock["terms"]["pace"] == pace
    awaited = [seat for seat in clock["seats"] if seat.get("since")]
    assert awaited
    assert all(seat["until"] > clock["now"] for seat in awaited)


def test_without_a_word_there_is_no_clock(house: Process) -> None:
    ada = Guest(house.address, "Ada")
    table, _ = ada.open_table(bots=["random"])
    assert card(ada, table).get("clock") is None
    ada.start(table)
    assert ada.get(f"/api/tables/{table}/clock")["terms"]["pace"] == "none"
    told = [text for line in ada.get(f"/api/tables/{table}/log") for text in line["texts"]]
    assert not any("clock" in text for text in told), told


def test_the_same_table_once_more_has_the_pace_that_was_chosen_last(house: Process) -> None:
    ada = Guest(house.address, "Ada")
    table, _ = ada.open_table(bots=["random"], pace="live")
    ada.start(table)
    ada.put(f"/api/tables/{table}/clock", {"pace": "day"})
    again = ada.post(f"/api/tables/{table}/clone")["table"]
    assert again["clock"]["pace"] == "day"


def test_no_other_pace_is_taken(house: Process) -> None:
    ada = Guest(house.address, "Ada")
    for pace in ("", "hourly", None, 3, {"pace": "live"}):
        assert refusal(partial(ada.open_table, pace=pace)).status == 400


def test_a_table_that_is_begun_twice_has_one_clock(house: Process) -> None:
    """A second sign to begin is refused, and says nothing more in the log."""
    ada = Guest(house.address, "Ada")
    table, _ = ada.open_table(bots=["random"], pace="day")
    ada.start(table)
    assert refusal(lambda: ada.start(table)).code == "begun"
    told = [text for line in ada.get(f"/api/tables/{table}/log") for text in line["texts"]]
    assert sum("counts in days" in text for text in told) == 1, told
