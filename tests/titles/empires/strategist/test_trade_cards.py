"""Phase 6 as the strategist plans it."""

from __future__ import annotations

from typing import Any

from ecumene.titles.lineage.phases.trade_cards import Buy, Pass
from tests.titles.empires.strategist.planned import planned


def purchases(**babylon: Any) -> list[Any]:
    given = {"phase": "trade_cards", "cities_ever": True, "babylon": {"tokens": {"sumeria": 2}, **babylon}}
    return planned(given)


def test_a_card_is_not_bought_for_more_than_it_promises() -> None:
    assert purchases(treasury=15) == [Pass()]


def test_whoever_collects_pearls_buys_a_card_that_may_be_one() -> None:
    assert Buy(9) in purchases(treasury=15, hand=["pearls", "pearls", "pearls", "silk", "silk", "silk"])
