"""Civil War and Slave Revolt reckoned by the rules of the Expansion Project, before and while they strike."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.chance import Seeded
from ecumene.titles.expansion import load
from ecumene.titles.lineage.state import State

TITLE = load()
CRETE, ASSYRIA, EGYPT = 0, 1, 4
SITES = ["memphis", "alexandria", "jerusalem", "cyrene"]
FULL = {
    "crete": {"tokens": {"knossos": 50}},
    "thrace": {"tokens": {"thrace": 50}},
    "hatti": {"tokens": {"hattusa": 50}},
    "assyria": {"tokens": {"tyre": 1}},
}


def table(card: str, phase: str = "trade", **egypt: Any) -> State:
    return TITLE.position({"phase": phase, "until": phase, **FULL, "egypt": {"hand": [card], **egypt}})


def reckoned(state: State, seat: int = EGYPT, language: str = "en") -> dict[tuple[int, str], Any]:
    told = TITLE.counsel(TITLE.glimpse(state, seat), seat, "calamity", {}, language)
    (calamity,) = told["calamities"]
    return {(one["seat"], one["what"]): one for one in calamity["reckoned"]}


def numbers(state: State, seat: int = EGYPT) -> dict[tuple[int, str], int]:
    return {key: one["result"] for key, one in reckoned(state, seat).items()}


def test_a_civil_war_has_two_factions_and_an_heir() -> None:
    """Forty-five points: Egypt selects 15 and 5 for Music, Assyria adds 20, five are left apart."""
    state = table("civil_war", tokens={"fayum": 40}, cities=["memphis"], advances=["music"])
    assert numbers(state) == {
        (EGYPT, "first_faction"): 20,
        (EGYPT, "second_faction"): 5,
        (ASSYRIA, "inherits"): 5,
    }
    music = reckoned(state)[EGYPT, "first_faction"]
    assert (music["base"], music["effects"][0]["advance"]) == (15, "music")


def test_military_costs_both_factions() -> None:
    state = table("civil_war", tokens={"fayum": 50}, advances=["military", "naval_warfare"])
    assert numbers(state)[EGYPT, "strife"] == 10


def test_with_philosophy_the_beneficiary_rules() -> None:
    state = table("civil_war", tokens={"fayum": 40}, advances=["philosophy", "music"])
    found = numbers(state)
    assert found[EGYPT, "ruled_faction"] == 15
    assert found[EGYPT, "second_faction"] == 25
    assert (EGYPT, "first_faction") not in found


def test_counsel_says_when_there_is_no_war() -> None:
    """Thirty-five points are all the first faction."""
    state = table("civil_war", tokens={"fayum": 35})
    assert numbers(state) == {(EGYPT, "no_war"): 0}
    assert "keinen Bürgerkrieg" in reckoned(state, language="de")[EGYPT, "no_war"]["says"]["text"]


def test_counsel_knows_a_latecomer() -> None:
    given = {"phase": "trade", "until": "trade", "seats": 6, "options": {"latecomers": 1}}
    crete = {"hand": ["civil_war"], "tokens": {"knossos": 40}}
    state = TITLE.position({**given, "crete": crete, "thrace": {"tokens": {"thrace": 1}}})
    assert (5, "inherits") in numbers(state, CRETE)
    assert (1, "inherits") not in numbers(state, CRETE)


def test_counsel_follows_a_war_under_way() -> None:
    """Before anything is chosen, and after each answer, the second faction is what the rules make it."""
    state = table("civil_war", "calamity_resolution", tokens={"fayum": 44}, advances=["military"])
    chance, seen = Seeded.from_number(1), list[int]()
    while requests := TITLE.requests(state):
        seen.append(numbers(state, CRETE)[EGYPT, "second_faction"])
        _, ask = requests[0]
        TITLE.answer(state, ask.seat, ask.id, TITLE.default(state, ask), chance)
    assert seen[0] == 9
    assert seen[-1] == 4
    assert state.tokens[ASSYRIA][TITLE.at(state).board.index["fayum"]] == 4


@pytest.mark.parametrize(
    ("advances", "idle"),
    [((), 15), (("mining",), 20), (("mythology", "enlightenment"), 5), (("cultural_ascendancy",), 15)],
)
def test_a_slave_revolt_topples_as_many_cities_as_it_says(advances: tuple[str, ...], idle: int) -> None:
    """Four cities need eight tokens of seventeen, or twelve; what falls brings tokens for the others."""
    egypt: dict[str, Any] = {"tokens": {"fayum": 17}, "cities": SITES, "advances": list(advances)}
    found = numbers(table("slave_revolt", **egypt))
    assert found[EGYPT, "idle"] == idle
    state, left = table("slave_revolt", "calamity_resolution", **egypt), list[int]()
    while requests := TITLE.requests(state):
        left.append(numbers(state)[EGYPT, "reduced"])
        _, ask = requests[0]
        TITLE.answer(state, ask.seat, ask.id, TITLE.default(state, ask), Seeded.from_number(1))
    fallen = len(SITES) - state.cities.count(EGYPT + 1)
    assert found[EGYPT, "reduced"] == fallen
    assert left == list(range(fallen, fallen - len(left), -1))
