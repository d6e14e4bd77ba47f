"""Phase 7 as the strategist plans it, on small positions."""

from __future__ import annotations

from typing import Any

from ecumene.table.chance import Seeded
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.state import State
from ecumene.titles.lineage.trade.bargains import Accept, Finished, Post, Said
from ecumene.titles.lineage.trade.values import set_value
from tests.titles.empires.crowds import TITLE, table

SABA: dict[str, Any] = {"cities": ["marib"], "tokens": {"zafar": 4}}
BABYLON: dict[str, Any] = {"cities": ["babylon", "mari", "ur", "susa"], "tokens": {"sumeria": 8}}


def floor(hand: list[str], other: list[str]) -> State:
    return table({"phase": "trade", "saba": {**SABA, "hand": hand}, "babylon": {**BABYLON, "hand": other}})


def answer(state: State, civilization: str, given: Answer | None = None) -> Answer:
    """What a seat says, or is made to say."""
    seat = state.civilizations.index(civilization)
    ask = next(ask for _, ask in state.flow.open() if ask.seat == seat)
    said = given or TITLE.strategist(1).choose(Perspective(TITLE, state, ask))
    TITLE.answer(state, seat, ask.id, said, Seeded.from_number(1))
    return said


def test_treachery_is_passed_on_even_at_a_price() -> None:
    state = floor(
        ["salt", "salt", "salt", "flax", "hides", "treachery"], ["salt", "silver", "silver", "stone", "hides"]
    )
    said = answer(state, "saba")
    assert isinstance(said, Post)
    assert "treachery" in said.gives
    assert "treachery" not in said.says.kinds


def test_a_bargain_that_makes_sets_is_accepted() -> None:
    state = floor(["salt", "salt", "flax", "stone", "hides"], ["salt", "salt", "flax", "flax", "hides"])
    offer = Post(("salt", "salt", "hides"), Said(("salt", "salt")), Said(("flax", "stone")))
    answer(state, "babylon", offer)
    before = set_value(TITLE.content, state.hand[state.civilizations.index("saba")])
    said = answer(state, "saba")
    assert isinstance(said, Accept)
    assert set_value(TITLE.content, state.hand[state.civilizations.index("saba")]) > before


def test_a_bargain_that_breaks_a_set_is_refused() -> None:
    state = floor(["salt", "salt", "salt", "salt", "flax"], ["stone", "hides", "flax", "silver", "silver"])
    offer = Post(("stone", "hides", "flax"), Said(("stone", "hides")), Said(("salt", "salt")))
    answer(state, "babylon", offer)
    assert not isinstance(answer(state, "saba"), Accept)


def test_nobody_is_flooded_with_offers() -> None:
    state = floor(["salt", "salt", "flax", "stone", "hides", "furs"], ["sugar", "sugar", "cotton", "hides"])
    said = [answer(state, "saba")]
    while not isinstance(said[-1], Finished):
        said.append(answer(state, "saba"))
        assert len(state.floor.offers) <= 3
    assert len(said) <= 17
