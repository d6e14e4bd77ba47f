"""Hostile questions to counsel, and a game that ends in the middle of a trade."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Limit
from ecumene.titles.expansion import load
from ecumene.titles.lineage.state import State

TITLE = load()
CIVIL_WAR: dict[str, Any] = {
    "phase": "calamity_resolution",
    "until": "calamity_resolution",
    "egypt": {"hand": ["civil_war"], "tokens": {"fayum": 45}, "advances": ["drama_and_poetry"]},
    "assyria": {"tokens": {"tyre": 1}},
    **{name: {"tokens": {area: 50}} for name, area in (("crete", "knossos"), ("thrace", "thrace"))},
    "hatti": {"tokens": {"hattusa": 50}},
}


def consult(state: State, kind: str, topic: str, args: dict[str, Any]) -> Any:
    seat = next(ask.seat for _, ask in TITLE.requests(state) if TITLE.kinds[type(ask)].name == kind)
    return TITLE.counsel(TITLE.glimpse(state, seat), seat, topic, args)


def test_more_tokens_than_anybody_has_are_completed_at_once() -> None:
    """As many steps as tokens that were wished would take hours, and all the memory of the house."""
    wish = {"do": "muster", "area": "fayum", "tokens": 10**12}
    told = consult(TITLE.position(CIVIL_WAR), "muster", "completion", {"answers": [wish] * 20})
    assert told["answers"][0]["tokens"] <= 45


@pytest.mark.parametrize("do", [[], {}, None, 5])
@pytest.mark.parametrize("topic", ["plan", "reach"])
def test_a_plan_of_something_that_is_no_answer(topic: str, do: Any) -> None:
    state = TITLE.position({"phase": "ships", "egypt": {"tokens": {"tanis": 4}, "treasury": 5}})
    told = consult(state, "ships", topic, {"answers" if topic == "plan" else "after": [{"do": do}]})
    assert told is None or isinstance(told, dict)


def test_a_game_that_ends_with_open_offers_can_be_imagined() -> None:
    hands = {"egypt": ["clay", "clay", "iron"], "crete": ["gold", "oil", "oil"]}
    state = TITLE.position({"phase": "trade", **{name: {"hand": hand} for name, hand in hands.items()}})
    _, ask = TITLE.requests(state)[0]
    offer = next(option for option in TITLE.options(state, ask) if type(option).__name__ == "Post")
    TITLE.answer(state, ask.seat, ask.id, offer, Seeded(b"luck"))
    assert state.floor.offers
    TITLE.carry_out_entry(state, Limit(), Seeded(b"luck"))
    for seat in (*range(len(state.hand)), None):
        assert TITLE.imagine(TITLE.view(state, seat), Seeded(b"more luck")).hand == state.hand
