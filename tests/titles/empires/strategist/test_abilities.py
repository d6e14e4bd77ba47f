"""Phase 10 as the strategist plans it."""

from __future__ import annotations

from typing import Any

from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.abilities.ability import UseAbility
from ecumene.titles.lineage.abilities.phase import EndAbilities
from ecumene.titles.lineage.abilities.trade_routes import Sell
from tests.titles.empires.crowds import TITLE, table
from tests.titles.empires.strategist.planned import carried_out, planned


def answers(
    advance: str,
    others: dict[str, Any] | None = None,
    weights: dict[str, float] | None = None,
    **babylon: Any,
) -> list[Answer]:
    advances = [advance, *babylon.pop("advances", [])]
    given = {"tokens": {"babylonia": 4, "sumeria": 3}, "advances": advances, **babylon}
    return planned({"phase": "special_abilities", "babylon": given, **(others or {})}, weights=weights)


def test_fundamentalism_strikes_whoever_is_ahead() -> None:
    """Of the others Persia is ahead; Saba is far behind."""
    others = {
        "persia": {"tokens": {"elam": 3}, "ast": 9},
        "saba": {"tokens": {"mesopotamia": 3}, "ast": 1},
    }
    assert answers("fundamentalism", others, ast=12) == [UseAbility("fundamentalism", "elam")]


def test_a_city_is_annexed_rather_than_people() -> None:
    others = {"persia": {"tokens": {"elam": 3}, "cities": ["susa"]}}
    assert answers("monotheism", others)[0] == UseAbility("monotheism", "susa")


def test_no_city_is_annexed_that_nobody_could_support() -> None:
    others = {"persia": {"tokens": {"urmia": 2}, "cities": ["susa"]}}
    cities = ["babylon", "ur", "mari"]
    said = answers("monotheism", others, cities=cities, tokens={"babylonia": 4, "sumeria": 2})
    assert said[0] == UseAbility("monotheism", "urmia")


def test_politics_fills_the_treasury_where_nothing_better_is_next_door() -> None:
    assert answers("politics") == [UseAbility("politics", tokens=5)]


def test_politics_leaves_the_stock_what_taxes_need() -> None:
    """What is taken beyond that must be spent at once; it is worth less, but something."""
    assert answers("politics", cities=["ur"], stock=1)[0] == UseAbility("politics", tokens=1)


def test_single_cards_are_sold_and_sets_are_kept() -> None:
    """A card that is kept is worth what will join it, which few do here."""
    said = answers("trade_routes", hand=["salt", "salt", "silver", "flax"], weights={"keep": 0.7})
    assert said[0] == UseAbility("trade_routes")
    assert {sale.card for sale in said if isinstance(sale, Sell)} == {"silver", "flax"}


def test_with_mining_small_sets_are_sold_too() -> None:
    said = answers("trade_routes", hand=["salt", "salt", "flax", "flax", "flax", "flax"], advances=["mining"])
    assert [sale.card for sale in said if isinstance(sale, Sell)] == ["salt", "salt"]


def test_the_diaspora_goes_where_people_grow() -> None:
    """Four in Babylonia grow no faster than two."""
    state = table(
        {"phase": "special_abilities", "babylon": {"tokens": {"babylonia": 4}, "advances": ["diaspora"]}}
    )
    carried_out(state)
    tokens = TITLE.facts(state)["babylon"]["tokens"]
    assert tokens["babylonia"] == 2
    assert sum(tokens.values()) == 4


def test_nobody_leaves_where_all_grow() -> None:
    said = answers("diaspora", tokens={"babylonia": 2, "sumeria": 2})
    assert said == [EndAbilities()]


def test_barbarians_in_ones_own_land_are_converted_first() -> None:
    state = table(
        {
            "phase": "special_abilities",
            "barbarians": {"ruhuna": 5, "sumeria": 2},
            "babylon": {"tokens": {"sumeria": 1}, "advances": ["universal_doctrine"]},
        }
    )
    carried_out(state)
    assert TITLE.facts(state)["babylon"]["tokens"]["sumeria"] == 3
