"""A choice in several pieces, filled up: for every wish the sum is exact and the answer is legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Answer, plain
from ecumene.titles.expansion.calamities.civil_war import Muster
from ecumene.titles.expansion.calamities.tokens import GiveUp
from ecumene.titles.expansion.title import Expansion

TITLE = Expansion()
STARTS = {"crete": "knossos", "thrace": "thrace", "hatti": "hattusa"}
URBANISM: dict[str, Any] = {
    "phase": "calamity_resolution",
    "until": "calamity_resolution",
    "crete": {
        "hand": ["volcanic_eruption"],
        "cities": ["argos"],
        "tokens": {"corinth": 3, "sparta": 3, "rhodes": 2},
        "advances": ["urbanism"],
    },
}
"""Crete loses four tokens of Corinth and Sparta."""
CIVIL_WAR: dict[str, Any] = {
    "phase": "calamity_resolution",
    "until": "calamity_resolution",
    "egypt": {
        "hand": ["civil_war"],
        "cities": ["memphis", "tanis", "alexandria"],
        "tokens": {"fayum": 14, "upper_egypt": 7, "gaza": 3},
    },
    "assyria": {"tokens": {"tyre": 1}},
    **{nation: {"tokens": {start: 50}} for nation, start in STARTS.items()},
}
"""Egypt selects unit points for the first faction, and Assyria gains by it."""


def completed(given: dict[str, Any], chosen: Sequence[Answer]) -> tuple[int, list[Answer]]:
    """How much is due, and what a choice is filled up to, after all of it was answered."""
    state = TITLE.position(given)
    ((_, ask),) = TITLE.requests(state)
    kind: Any = TITLE.kinds[type(ask)]
    due: int = cast(Any, ask).left
    answers: list[Answer] = list(kind.complete(state, ask, chosen))
    before = TITLE.dump_state(state)
    for number, answer in enumerate(answers):
        asked = next((one for _, one in TITLE.requests(state) if type(one) is type(ask)), None)
        if asked is None:
            assert number, "nothing was asked"
            break
        TITLE.answer(state, asked.seat, asked.id, plain(answer), Seeded.from_number(1))
    assert TITLE.dump_state(state) != before
    assert TITLE.violations(state) == []
    return due, answers


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"corinth": 1},
        {"sparta": 3, "corinth": 3},
        {"rhodes": 2, "nowhere": 9, "sparta": -4},
    ],
)
def test_tokens_are_lost_as_wished_and_exactly(wish: dict[str, int]) -> None:
    due, answers = completed(URBANISM, [GiveUp(area, tokens) for area, tokens in wish.items()])
    given = {one.area: one.tokens for one in answers if isinstance(one, GiveUp)}
    assert sum(given.values()) == due == 4
    assert set(given) <= {"corinth", "sparta"}
    assert given.get("corinth", 0) >= min(wish.get("corinth", 0), 1)


@pytest.mark.parametrize(
    "wish",
    [
        [],
        [Muster("fayum", 4)],
        [Muster("memphis", city=True), Muster("memphis", city=True)],
        [Muster("fayum", 13), Muster("upper_egypt", 7), Muster("gaza", 3)],
        [Muster("nowhere", 3), Muster("gaza", -2), Muster("gaza", 99), Muster("tanis", 1, city=True)],
    ],
)
def test_a_faction_is_made_up_as_wished_and_exactly(wish: list[Muster]) -> None:
    due, answers = completed(CIVIL_WAR, wish)
    units = [one for one in answers if isinstance(one, Muster)]
    assert sum(5 if one.city else one.tokens for one in units) == due
    cities = [one.area for one in units if one.city]
    assert len(cities) == len(set(cities))
    if wish and wish[0].city:
        assert "memphis" in cities
