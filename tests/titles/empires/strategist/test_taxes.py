"""Phase 1 as the strategist plans it."""

from __future__ import annotations

from typing import Any

from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.phases.tax import Annex, Rate
from tests.titles.empires.strategist.planned import planned

CITIES = ["babylon", "mari", "chaldaea", "susa"]


def answers(**babylon: Any) -> list[Answer]:
    given = {"tokens": {"sumeria": 3, "babylonia": 4}, "cities": CITIES, "advances": ["coinage"], **babylon}
    return planned({"phase": "tax", "babylon": given})


def test_taxes_are_high_where_everybody_can_grow_all_the_same() -> None:
    assert answers(stock=20) == [Rate(3)]


def test_taxes_are_low_where_people_would_have_nobody_to_grow_by() -> None:
    """Four tokens can grow; at the usual rate the stock would have none left for them."""
    assert answers(stock=8) == [Rate(1)]


def test_nobody_is_spared_for_growth_that_has_no_place() -> None:
    """On the island one more would be one too many; in Elam there is land all around."""
    one = {"cities": ["anuradhapura"], "stock": 3}
    assert answers(tokens={"ruhuna": 1}, **one) == [Rate(3)]
    assert answers(tokens={"elam": 1}, **one) == [Rate(2)]


def test_no_city_is_given_away_for_treasury() -> None:
    assert answers(stock=7, advances=["coinage", "mining", "monarchy"]) == [Rate(1)]


def test_of_revolting_cities_the_one_joins_that_can_be_held() -> None:
    """Persia cannot pay: Babylon, which has most tokens in stock, takes the city next to its people."""
    others = ("saba", "maurya", "dravidia", "kushan", "nubia", "indus", "parthia")
    given: dict[str, Any] = {name: {"tokens": {"ruhuna": 5}} for name in others}
    given["babylon"] = {"tokens": {"babylonia": 4}}
    given["persia"] = {"tokens": {"susiana": 1, "liyan": 1}, "cities": ["persepolis", "susa"], "stock": 2}
    assert planned({"phase": "tax", **given}) == [Annex("susa")]
