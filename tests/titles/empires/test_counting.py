"""The progress of a seat in a decision of several pieces, and the automatic consequences."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Departure
from ecumene.table.questions.kind import Progress
from ecumene.table.state.frames import Ask
from ecumene.titles.lineage.calamities.cities import AskCities
from ecumene.titles.lineage.calamities.effects.civil_war import AskAnnexation
from ecumene.titles.lineage.phases.leaving import AskRelocate
from ecumene.titles.lineage.phases.support import AskReduce
from ecumene.titles.lineage.phases.tax import AskRevolt
from ecumene.titles.lineage.state import State
from tests.effort import tries
from tests.titles.empires.crowds import TITLE, crowded

COUNTED: dict[type[Ask], bool] = {
    AskCities: True,
    AskAnnexation: True,
    AskRelocate: True,
    AskRevolt: True,
    AskReduce: False,
}
"""Questions that come again and again, and whether all that is due is known from the first."""


def position(phase: str, **given: Any) -> State:
    return TITLE.position({"phase": phase, "until": phase, **given})


def asked(state: State) -> Ask:
    ((_, ask),) = TITLE.requests(state)
    return ask


def progress(state: State, ask: Ask | None = None) -> Progress | None:
    ask = ask or asked(state)
    return TITLE.kinds[type(ask)].progress(state, ask)


def then(state: State, language: str = "en") -> str:
    say = TITLE.then(state, asked(state))
    return "" if say is None else TITLE.words.text(say, language).strip()


def answer(state: State, **form: Any) -> None:
    ask = asked(state)
    TITLE.answer(state, ask.seat, ask.id, form, Seeded.from_number(1))


def test_cities_that_revolt_are_counted_by_victim() -> None:
    persia = {"cities": ["maka", "bat", "liyan"], "treasury": 20, "tokens": {"persis": 30}}
    state = position("tax", persia=persia | {"stock": 1}, parthia={"cities": ["nisa"], "stock": 1})
    assert progress(state) == Progress(0, 3, "cities")
    answer(state, do="annex", area="maka")
    assert progress(state) == Progress(1, 3, "cities")
    answer(state, do="annex", area="bat")
    assert progress(state) == Progress(2, 3, "cities")
    answer(state, do="annex", area="liyan")
    assert progress(state) == Progress(0, 1, "cities")  # now of Parthia


@pytest.mark.parametrize(
    ("rest", "takes"), [("pirates", "pirates take the last one"), ("next", "the next player takes")]
)
def test_a_stock_of_cities_that_ends_before_the_revolt_is_told(rest: str, takes: str) -> None:
    cities = ["aden", "himyar", "zafar", "marib", "saba", "main", "opone", "ubar"]
    state = TITLE.position(
        {
            "phase": "tax",
            "until": "tax",
            "options": {"revolt": rest},
            "departed": ["babylon", "nubia", "parthia"],
            "persia": {"cities": ["maka", "bat", "liyan"], "stock": 2, "treasury": 20},
            "saba": {"cities": cities},
        }
    )
    assert progress(state) == Progress(0, 2, "cities")
    assert takes in then(state)
    assert then(state, "de")


def test_cities_that_fall_are_counted() -> None:
    persia = {"cities": ["maka", "bat", "liyan"], "advances": ["diplomacy"], "hand": ["treachery"]}
    state = position("calamity_resolution", givers={"treachery": "saba"}, persia=persia)
    assert progress(state) == Progress(0, 2, "cities")
    assert then(state) == ""
    answer(state, do="city", area="maka")
    assert progress(state) == Progress(1, 2, "cities")


def test_tokens_that_are_annexed_are_counted_and_the_rest_is_told() -> None:
    state = position(
        "calamity_resolution",
        saba={"stock": 3},
        babylon={"cities": ["babylon"]},
        nubia={"cities": ["meroe"]},
        parthia={"cities": ["merv"]},
        persia={"hand": ["civil_war"], "tokens": {"susa": 3, "liyan": 2, "persis": 35}},
    )
    assert progress(state) == Progress(0, 3, "tokens")
    assert then(state) == "The 2 tokens that are left over join the barbarians."
    answer(state, do="annex_tokens", area="susa", tokens=2)
    assert progress(state) == Progress(2, 3, "tokens")


def test_tokens_that_find_a_new_home_are_counted() -> None:
    state = position(
        "tax", babylon={"tokens": {"saba": 3}}, nubia={"cities": ["aksum"], "advances": ["coinage"]}
    )
    TITLE.answer(state, -1, "", Departure(0, "phase"), Seeded.from_number(1))
    answer(state, do="rate", rate=2)
    assert progress(state) == Progress(0, 3, "tokens")
    answer(state, do="relocate", area="ur", tokens=1)
    assert progress(state) == Progress(1, 3, "tokens")


def test_the_support_of_cities_is_counted_in_tokens() -> None:
    state = position("support", saba={"cities": ["aden", "himyar", "zafar"], "tokens": {"saba": 3}})
    assert progress(state) == Progress(3, 6, "support")


def test_barbarians_who_rest_are_counted() -> None:
    persia = {"hand": ["barbarian_hordes"], "cities": ["susa", "lut"]}
    state = position("calamity_resolution", persia=persia)
    assert progress(state) == Progress(0, 15, "barbarians")


def test_what_may_be_ended_early_says_so() -> None:
    state = position("special_abilities", saba={"tokens": {"saba": 2}, "advances": ["diaspora"]})
    answer(state, do="use_ability", advance="diaspora")
    assert progress(state) == Progress(0, 5, "tokens", at_most=True)


@pytest.mark.parametrize("phase", ["tax", "calamity_resolution", "support", "construction"])
def test_what_is_counted_goes_on_until_it_is_done(phase: str) -> None:
    """Whatever is chosen: one more each time, of the same number, and never more than that."""
    for seed in range(tries(6, 60)):
        random = Random(seed)
        state, chance = crowded(random.choice((5, 9)), random, phase), Seeded.from_number(seed)
        for _ in range(40):
            counted = [ask for _, ask in TITLE.requests(state) if type(ask) in COUNTED]
            if not counted:
                break
            ask = random.choice(counted)
            before = progress(state, ask)
            assert before is not None
            assert 0 <= before.done < before.due
            TITLE.answer(state, ask.seat, ask.id, random.choice(TITLE.options(state, ask)), chance)
            again = next((one for _, one in TITLE.requests(state) if one.seat == ask.seat), None)
            after = progress(state, again) if again and type(again) is type(ask) else None
            if after and after.done and COUNTED[type(ask)]:
                assert after.done > before.done
                assert (after.due, after.unit) == (before.due, before.unit)


def test_every_rate_is_foretold_as_it_is_collected() -> None:
    """Whatever the rate: the treasury, the stock and the cities that revolt are those that were told."""
    for stock in (0, 3, 5, 12):
        saba = {"cities": ["aden", "himyar", "zafar"], "advances": ["coinage"], "stock": stock, "treasury": 4}
        for democracy in (False, True):
            held = saba | {"advances": ["coinage", *(["democracy"] if democracy else [])]}
            state = position("tax", saba=held)
            told = TITLE.counsel(TITLE.glimpse(state, 0), 0, "rates", {}, "en")["rates"]
            assert [each["rate"] for each in told] == [1, 2, 3]
            for each in told:
                after = state.copy()
                TITLE.answer(
                    after, 0, asked(after).id, {"do": "rate", "rate": each["rate"]}, Seeded.from_number(1)
                )
                assert (after.treasury[0], after.stock[0]) == (each["treasury"], each["stock"])
                revolts = [ask for _, ask in TITLE.requests(after) if isinstance(ask, AskRevolt)]
                lost = 3 - after.cities.count(1) + (revolts[0].left if revolts else 0)
                assert lost == each["revolting"]
