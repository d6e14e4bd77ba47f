"""Calamities computed before anybody confirms: base, each advance's effect, result, and the possible
victims.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.table.rulebook.sections import sections_of
from ecumene.titles.lineage.calamities.cities import AskCities
from ecumene.titles.lineage.calamities.damage import AskDamage
from ecumene.titles.lineage.calamities.victims import AskVictims
from ecumene.titles.lineage.state import State
from tests.effort import tries
from tests.titles.empires.crowds import TITLE, crowded, table
from tests.titles.empires.test_counsel import SABA, ask, sentences

BOOK = TITLE.content
CALAMITIES = [card for card in BOOK.calamities if card in BOOK.scenes["east_9"].cards]


def told(state: State, seat: int = SABA, language: str = "en") -> Any:
    (found,) = ask(state, seat, "calamity", language)["calamities"]
    return found


def reckoned(calamity: Any, seat: int, what: str) -> Any:
    (found,) = (one for one in calamity["reckoned"] if one["seat"] == seat and one["what"] == what)
    return found


def test_superstition_with_mysticism_and_deism_reduces_one_city() -> None:
    """The rulebook's example."""
    saba = {"cities": ["saba", "marib"], "advances": ["mysticism", "deism"], "hand": ["superstition"]}
    state = table({"phase": "trade", "saba": saba})
    count = reckoned(told(state), SABA, "reduced")
    assert (count["base"], count["result"], count["there"]) == (3, 1, 2)
    assert [(one["advance"], one["change"]) for one in count["effects"]] == [("mysticism", -1), ("deism", -1)]
    assert count["effects"][0]["says"]["rule"] == "adv.mysticism.superstition"
    assert "reduziert Städte: 1" in reckoned(told(state, language="de"), SABA, "reduced")["says"]["text"]


def test_epidemic_spares_its_beneficiary() -> None:
    saba = {"tokens": {"saba": 5}, "hand": ["epidemic"]}
    given = {
        "phase": "trade",
        "saba": saba,
        "persia": {"tokens": {"susa": 3}},
        "givers": {"epidemic": "persia"},
    }
    state = table(given)
    calamity = told(state)
    persia = state.civilizations.index("persia")
    assert calamity["beneficiary"] == persia
    may = {one["seat"]: one["may"] for one in calamity["candidates"]}
    assert may == {seat: seat not in (SABA, persia) for seat in range(9)}
    assert calamity["choose"] == 2
    texts = {one["seat"]: one["says"]["text"] for one in calamity["candidates"]}
    assert "beneficiary" in texts[persia]


def test_naval_warfare_saves_from_the_pirates_of_others() -> None:
    board = BOOK.scenes["east_9"].board
    coast = [id for area, id in enumerate(board.ids) if board.coastal[area] and board.in_play[area]]
    given = {
        "phase": "trade",
        "saba": {"cities": coast[:2], "hand": ["piracy"]},
        "persia": {"cities": coast[2:3], "advances": ["naval_warfare"]},
        "babylon": {"cities": coast[3:4]},
    }
    state = table(given)
    reasons = {one["seat"]: one for one in told(state)["candidates"]}
    persia, babylon = map(state.civilizations.index, ("persia", "babylon"))
    assert reasons[persia]["says"]["rule"] == "adv.naval_warfare.piracy_secondary"
    assert not reasons[persia]["may"]
    assert reasons[babylon]["may"] or babylon == told(state)["beneficiary"]


@pytest.mark.parametrize("card", CALAMITIES)
def test_every_calamity_in_a_hand_is_reckoned(card: str) -> None:
    sections = sections_of(TITLE)
    for seed in range(tries(2, 20)):
        state = crowded(9, Random(seed), "trade")
        for hand in state.hand:
            if card in hand:
                hand.remove(card)
        state.hand[SABA].append(card)
        for language in ("en", "de"):
            calamities = ask(state, SABA, "calamity", language)["calamities"]
            calamity = next(one for one in calamities if one["card"] == card)
            for text, rule in sentences(calamity):
                assert text
                assert rule in sections, rule


def asked_of(state: State, kind: type) -> Any:
    return [one for _, one in TITLE.requests(state) if isinstance(one, kind)]


@pytest.mark.parametrize("card", ["famine", "epidemic", "superstition", "civil_disorder", "flood", "cyclone"])
def test_what_is_reckoned_is_what_is_then_demanded(card: str) -> None:
    """The questions that a calamity puts to its victim ask for what counsel told before."""
    for seed in range(tries(8, 60)):
        random = Random(seed)
        advances = [advance for advance in BOOK.advances if random.random() < 0.4]
        board = BOOK.scenes["east_9"].board
        areas = [id for area, id in enumerate(board.ids) if board.in_play[area] and board.limit[area]]
        cities = random.sample(areas, 5)
        tokens = dict.fromkeys(random.sample([id for id in areas if id not in cities], 6), 3)
        saba = {"cities": cities, "tokens": tokens, "advances": advances, "hand": [card]}
        before = table({"phase": "trade", "saba": saba, "persia": {"tokens": {}}})
        calamity = told(before)
        real = table({"phase": "calamity_resolution", "saba": saba, "persia": {"tokens": {}}})
        demanded = [one for one in calamity["reckoned"] if one["seat"] == SABA and one["role"] == "primary"]
        for question in asked_of(real, AskVictims):
            assert sorted(question.candidates) == [c["seat"] for c in calamity["candidates"] if c["may"]]
            assert question.count == calamity["choose"]
        for question in asked_of(real, AskCities):
            (count,) = (one for one in demanded if one["what"] == "reduced")
            assert question.toll.left == min(count["result"], count["there"])
        for question in asked_of(real, AskDamage):
            if question.seat == SABA:
                (count,) = (one for one in demanded if one["what"].endswith("damage"))
                assert question.points >= min(count["result"], count["there"])
                assert question.points <= count["result"] + BOOK.numbers.city_points


def test_a_calamity_under_way_is_told_to_everybody() -> None:
    saba = {"tokens": {"saba": 9, "marib": 6}, "hand": ["famine"]}
    state = table({"phase": "calamity_resolution", "saba": saba, "persia": {"tokens": {"susa": 3}}})
    for seat in range(9):
        calamity = told(state, seat)
        assert (calamity["now"], calamity["card"], calamity["victim"]) == ("under_way", "famine", SABA)


def test_nobody_is_told_what_others_hold() -> None:
    state = table({"phase": "trade", "saba": {"tokens": {"saba": 1}}, "persia": {"hand": ["famine"]}})
    assert ask(state, SABA, "calamity") == {"calamities": []}
