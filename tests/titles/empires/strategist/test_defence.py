"""The strategist defends its cities in phase 3, and lands in areas of others."""

from __future__ import annotations

from typing import Any

from ecumene.titles.lineage.movement.moves import Disembark, Embark, Move
from ecumene.titles.lineage.phases.order import Wait
from tests.titles.empires.crowds import TITLE, table
from tests.titles.empires.strategist.planned import carried_out, planned

PEOPLE = {"mesopotamia": 3, "sumeria": 3, "babylonia": 4}


def position(**persia: Any) -> dict[str, Any]:
    babylon = {"cities": ["babylon"], "tokens": PEOPLE}
    return {"phase": "movement", "babylon": babylon, "persia": persia}


def test_two_people_save_a_city_from_an_attack_that_is_just_large_enough() -> None:
    """Seven stand before Babylon. Two are lost with one of them, and six are too few to storm it."""
    state = table(position(tokens={"babylon": 7}))
    carried_out(state)
    assert TITLE.facts(state)["babylon"]["tokens"]["babylon"] == 2


def test_nobody_is_sent_where_an_attack_fails_by_itself() -> None:
    state = table(position(tokens={"babylon": 6}))
    carried_out(state)
    assert "babylon" not in TITLE.facts(state)["babylon"]["tokens"]


def test_who_may_storm_a_city_and_moves_first_is_waited_for() -> None:
    """Persia's census is higher; once it has moved Babylon may still save its city."""
    state = table(position(tokens={"ur": 7, "persis": 9}))
    assert carried_out(state) == [Wait()]


def test_nobody_is_waited_for_who_is_too_weak() -> None:
    state = table(position(tokens={"ur": 6, "persis": 9}))
    assert Wait() not in carried_out(state)


def test_whoever_has_no_place_guards_a_city_that_others_could_storm() -> None:
    """On an island that is full, those who do not grow stand in the city against those who are to come."""
    given = {
        "phase": "movement",
        "dravidia": {"cities": ["anuradhapura"], "tokens": {"ruhuna": 2}, "census": 9},
        "maurya": {"tokens": {"ruhuna": 7}, "census": 5},
    }
    assert planned(given, "dravidia")[0] == Move("ruhuna", "anuradhapura", 2)


def test_people_land_where_they_can_drive_others_out() -> None:
    """The shores around the island are full of strangers. In Eastern Sinhala there is but one, and no room
    for anybody else."""
    crowds = dict.fromkeys(("madurai", "chola", "pandyas", "eastern_ghats", "vanchi"), 4)
    state = table(
        {
            "phase": "movement",
            "dravidia": {
                "tokens": {"ruhuna": 4},
                "cities": ["anuradhapura"],
                "ships": ["ruhuna"],
                "treasury": 5,
            },
            "maurya": {"tokens": {"eastern_sinhala": 1, **crowds}},
        }
    )
    assert any(isinstance(answer, Disembark) for answer in carried_out(state, "dravidia"))
    assert TITLE.facts(state)["dravidia"]["tokens"]["eastern_sinhala"] >= 2


def test_nobody_lands_where_they_are_too_few() -> None:
    crowds = dict.fromkeys(("eastern_sinhala", "madurai", "chola", "pandyas", "eastern_ghats", "vanchi"), 5)
    given = {
        "phase": "movement",
        "dravidia": {"tokens": {"ruhuna": 4}, "cities": ["anuradhapura"], "ships": ["ruhuna"], "treasury": 5},
        "maurya": {"tokens": crowds},
    }
    assert not any(isinstance(answer, Embark) for answer in planned(given, "dravidia"))
