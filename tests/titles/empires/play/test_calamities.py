"""Phase 9 as the strategist plans it."""

from __future__ import annotations

from typing import Any

from ecumene.table.answers import Answer
from ecumene.titles.empires.play.calamities import Calamities
from ecumene.titles.lineage.calamities.cities import DESTROYED, REDUCED, STEP, AskCities, City, Toll
from ecumene.titles.lineage.state import State, board_of
from tests.titles.empires.crowds import TITLE, table

CITIES = ["babylon", "mari", "ur", "susa", "chaldaea"]


def position(**babylon: Any) -> State:
    return table({"phase": "tax", "babylon": {"cities": CITIES, "tokens": {"sumeria": 10}, **babylon}})


def answer(state: State, *areas: str, fate: str = REDUCED, left: int = 1, instead: str = "") -> Answer | None:
    index = board_of(TITLE.content, state).index
    toll = Toll(fate, left, tuple(index[area] for area in areas), instead=instead)
    ask = AskCities(seat=state.civilizations.index("babylon"), id="", card="regression", toll=toll)
    return Calamities().cities(TITLE.content, state, ask, [])


def test_a_city_goes_before_a_step_of_the_ast() -> None:
    assert isinstance(answer(position(ast=6), *CITIES, instead=STEP), City)


def test_a_step_goes_where_the_marker_would_stand_still_without_the_cities() -> None:
    """Two cities are asked for at the next step."""
    assert answer(position(ast=4), *CITIES, left=4, instead=STEP) is None


def test_of_others_the_one_who_is_ahead_loses_a_city() -> None:
    state = table(
        {
            "phase": "tax",
            "babylon": {"cities": CITIES, "tokens": {"sumeria": 10}},
            "saba": {"cities": ["marib"], "tokens": {"zafar": 2}, "ast": 9},
            "persia": {"cities": ["persepolis"], "tokens": {"liyan": 2}, "ast": 5},
        }
    )
    assert answer(state, "persepolis", "marib", fate=DESTROYED) == City("marib")


def test_the_city_is_given_up_that_is_easily_built_again() -> None:
    assert answer(position(tokens={"babylonia": 4}), "mari", "ur") == City("ur")
