"""Phase 4 as the strategist plans it."""

from __future__ import annotations

from typing import Any

from ecumene.titles.lineage.conflict.rounds import LoseShip, LoseToken
from tests.titles.empires.strategist.planned import planned


def losses(rival: int, **babylon: Any) -> list[Any]:
    given = {"phase": "conflict", "babylon": babylon, "persia": {"tokens": {"sumeria": rival}}}
    return planned(given)


def test_whoever_has_no_place_next_door_is_lost_first() -> None:
    """Mesopotamia has two too many; those in Sumeria stand their ground."""
    lost = losses(4, tokens={"sumeria": 3, "mesopotamia": 5}, advances=["advanced_military"])
    assert lost[:2] == [LoseToken("mesopotamia")] * 2


def test_nobody_is_called_from_home_where_too_many_would_be_left() -> None:
    """Six are twice as many as Sumeria feeds: losing them there costs nothing."""
    lost = losses(2, tokens={"sumeria": 6, "mesopotamia": 2}, advances=["advanced_military"])
    assert set(lost) == {LoseToken("sumeria")}


def test_ships_are_lost_before_people_if_they_are_worth_less() -> None:
    given = {
        "phase": "conflict",
        "babylon": {"tokens": {"babylonia": 4}, "ships": ["babylonia"], "advances": ["naval_warfare"]},
        "persia": {"tokens": {"babylonia": 4}},
    }
    assert planned(given, weights={"treasury": 0.4})[0] == LoseShip()
    assert planned(given, weights={"treasury": 2.0})[0] == LoseToken("babylonia")
