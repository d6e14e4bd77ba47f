"""Phase 12 as the strategist plans it, on small positions."""

from __future__ import annotations

from typing import Any

from ecumene.titles.lineage.advances.payment import Pay
from ecumene.titles.lineage.advances.purchase import Choose, EndAcquiring
from ecumene.titles.lineage.strategist.prospects import turns_left
from tests.titles.empires.crowds import TITLE, table
from tests.titles.empires.strategist.planned import carried_out, planned

CITIES = ["babylon", "mari", "chaldaea", "susa"]


def bought(**babylon: Any) -> list[str]:
    """What Babylon buys."""
    given = {"phase": "advances", "babylon": {"cities": CITIES[:3], "tokens": {"sumeria": 8}, **babylon}}
    return [answer.advance for answer in planned(given) if isinstance(answer, Choose)]


def test_nothing_is_bought_that_cannot_be_paid() -> None:
    given = {"phase": "advances", "babylon": {"hand": ["flax"], "tokens": {"sumeria": 4}}}
    assert planned(given) == [EndAcquiring()]


def test_what_the_next_era_asks_for_comes_before_many_cheap_ones() -> None:
    """Three advances from 100 are asked for at the next step, and two are held."""
    chosen = bought(
        ast=10,
        advances=["agriculture", "literacy", "pottery", "mysticism"],
        hand=["silver", "silver", "silver", "silver", "silver"],
    )
    assert any(TITLE.content.advances[id].cost >= 100 for id in chosen)


def test_in_the_last_turn_everything_is_spent_on_points() -> None:
    """Babylon enters the last era now: what stays in its hand is lost."""
    given = {
        "phase": "advances",
        "babylon": {
            "cities": [*CITIES, "ur"],
            "tokens": {"sumeria": 10},
            "advances": ["mathematics", "philosophy", "democracy"],
            "ast": 14,
            "hand": ["salt"] * 5,
        },
    }
    assert not turns_left(TITLE.at(table(given)))
    paid = [answer for answer in planned(given) if isinstance(answer, Pay)]
    assert [len(pay.cards) for pay in paid] == [5]


def test_treasury_is_spent_where_the_stock_is_too_small_for_taxes() -> None:
    """Otherwise cities would revolt in the next turn."""
    given = {
        "phase": "advances",
        "babylon": {
            "cities": CITIES,
            "tokens": {"sumeria": 8},
            "stock": 2,
            "ast": 6,
            "hand": ["salt", "salt", "salt", "salt", "salt"],
        },
    }
    state = table(given)
    carried_out(state)
    assert state.stock[state.civilizations.index("babylon")] >= 2 * len(CITIES)
