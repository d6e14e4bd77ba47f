"""Phases 6 and 7 with a market as the strategist plans them."""

from __future__ import annotations

from typing import Any

from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.market.exchange import Exchange
from ecumene.titles.lineage.phases.trade_cards import BOUGHT_WATER, Buy, Pass
from tests.effort import tries
from tests.titles.empires.markets import TITLE, missed, played_phases

WORST = 10
"""No trade may bring so many points less than the best one."""


def answer(phase: str, market: dict[str, str], hand: list[str], **kushan: Any) -> Answer:
    """What Kushan answers to the first question that it is asked at a market."""
    given = {"cities": ["taxila", "balkh", "samarkand"], "tokens": {"bukhara": 6}, "hand": hand, **kushan}
    indus = {"cities": ["balakot", "chanhu_daro", "mohenjo_daro"], "tokens": {"poura": 6}}
    others = {
        "indus": indus,
        "put_by": {space: "indus" for space in market if space.startswith("-")},
        "market": market,
    }
    state = TITLE.position({"seats": 3, "phase": phase, "kushan": given, **others})
    seat = state.civilizations.index("kushan")
    ask = next(ask for _, ask in state.flow.open() if ask.seat == seat)
    return TITLE.strategist(1).choose(Perspective(TITLE, state, ask))


def test_no_trade_brings_much_less_than_the_best() -> None:
    for asked in played_phases(tries(5, 100), map="east"):
        assert missed(asked) <= WORST, asked


def test_a_set_grows_for_cards_that_are_missed_less() -> None:
    said = answer(
        "trade", {"3.2": "salt", "3.3": "salt", "5.2": "lacquer"}, ["salt", "salt", "salt", "jade", "spice"]
    )
    assert isinstance(said, Exchange)
    assert set(said.take) == {"3.2", "3.3"}
    assert {card for card, _ in said.place} == {"jade", "spice"}


def test_a_calamity_goes_to_the_red_column() -> None:
    said = answer("trade", {"1.2": "flax", "1.3": "hides"}, ["superstition", "cotton"])
    assert isinstance(said, Exchange)
    assert ("superstition", "-2") in said.place


def test_what_others_put_into_the_red_column_stays_there() -> None:
    said = answer("trade", {"-2": "treachery", "6.2": "bronze"}, ["cotton", "water"])
    assert said == Pass()


def test_a_trade_that_brings_nothing_is_not_made() -> None:
    assert answer("trade", {"3.2": "salt", "3.3": "timber"}, ["jade", "jade", "jade"]) == Pass()


def test_water_is_bought_where_it_makes_a_sum_fit() -> None:
    """Bronze and Water pay for the cards of columns 2 and 3; without Water one Salt would have to go."""
    salt = ["salt"] * 4
    assert answer("trade_cards", {}, [*salt, "bronze"], treasury=6, cities=[]) == Buy(BOUGHT_WATER)


def test_water_is_not_bought_for_nothing() -> None:
    salt = ["salt"] * 4
    assert answer("trade_cards", {}, [*salt, "bronze", "water"], treasury=6, cities=[]) == Pass()
