"""A nation without units on the board stays in the game (ruling X68), whatever happens."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.chance import Seeded
from ecumene.titles.expansion import load
from ecumene.titles.lineage.phases.turn import deserted
from ecumene.titles.lineage.state import State, present

TITLE = load()
OTHERS: dict[str, Any] = {
    "assyria": {"cities": ["tyre"], "tokens": {"aleppo": 3}},
    "thrace": {"cities": ["athens"], "tokens": {"thrace": 3}},
    "hatti": {"cities": ["hattusa"], "tokens": {"troy": 3}},
    "egypt": {"cities": ["memphis"], "tokens": {"fayum": 3}},
}


def play_on(state: State, answers: int = 60) -> None:
    chance = Seeded.from_number(1)
    for _ in range(answers):
        requests = TITLE.requests(state)
        if not requests:
            return
        _, ask = requests[0]
        TITLE.answer(state, ask.seat, ask.id, TITLE.default(state, ask), chance)
        assert TITLE.violations(state) == []


@pytest.mark.parametrize("card", TITLE.content.calamities)
def test_every_calamity_strikes_who_has_nothing(card: str) -> None:
    given: dict[str, Any] = {
        "phase": "calamity_resolution",
        "until": "calamity_resolution",
        "seats": 9,
        "crete": {"hand": [card], "treasury": 4, "ast": 5},
    }
    scene = TITLE.content.scenes["west_9"]
    given |= {name: side for name, side in OTHERS.items() if name in scene.civilizations}
    if TITLE.content.cards[card].tradeable:
        given["givers"] = {card: "thrace"}
    state = TITLE.position(given)
    play_on(state)
    assert TITLE.requests(state) == []
    assert 0 in present(state)
    assert card not in state.hand[0]


def test_a_whole_turn_without_a_unit() -> None:
    state = TITLE.position({"phase": "tax", "crete": {"hand": ["salt"] * 3, "treasury": 20}, **OTHERS})
    play_on(state, 300)
    assert 0 in present(state)


def test_nobody_waits_for_units_that_belong_to_nobody() -> None:
    """All who are in the game have lost everything; the inert units of who left will never do anything."""
    state = TITLE.position({"phase": "over", "crete": {"tokens": {"knossos": 2}, "cities": ["athens"]}})
    assert not deserted(state)
    state.departed = [0]
    assert deserted(state)
