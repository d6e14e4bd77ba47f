"""Phase 9 as the strategist plans it: its losses, and its choice of victims."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.advances.discards import TREASURY, Discard, Instead
from ecumene.titles.lineage.calamities.cities import (
    ANNEXED,
    CARDS,
    DESTROYED,
    REDUCED,
    STEP,
    AskCities,
    City,
    Toll,
)
from ecumene.titles.lineage.calamities.damage import Raze
from ecumene.titles.lineage.calamities.effects.barbarian_hordes import Descend
from ecumene.titles.lineage.calamities.effects.civil_war import AskAnnexation, SelectUnits
from ecumene.titles.lineage.calamities.places import AskPlace, Strike
from ecumene.titles.lineage.calamities.victims import Victims
from ecumene.titles.lineage.phases.tax import Annex
from ecumene.titles.lineage.state import State
from ecumene.titles.lineage.strategist.discards import cheapest
from ecumene.titles.lineage.strategist.suffering.calamities import Calamities
from ecumene.titles.lineage.strategist.suffering.upheaval import Upheaval
from ecumene.titles.lineage.strategist.suffering.victims import WhomToHurt
from tests.effort import tries
from tests.titles.empires.crowds import TITLE, crowded, table
from tests.titles.empires.strategist.planned import answer_of, carried_out, planned

PHASE = "calamity_resolution"
BOOK = TITLE.content
CITIES = ["babylon", "mari", "ur", "susa", "chaldaea"]


def position(**babylon: Any) -> State:
    return table({"phase": "tax", "babylon": {"cities": CITIES, "tokens": {"sumeria": 10}, **babylon}})


def answer(state: State, *areas: str, fate: str = REDUCED, left: int = 1, **toll: Any) -> Answer:
    index = TITLE.at(state).board.index
    asked = Toll(fate, left, tuple(index[area] for area in areas), **toll)
    ask = AskCities(seat=state.civilizations.index("babylon"), id="", card="regression", toll=asked)
    return Calamities(TITLE.strategist(0).weights).cities(TITLE.at(state), ask, [])


def people(state: State, civilization: str = "babylon") -> dict[str, int]:
    row = state.tokens[state.civilizations.index(civilization)]
    return {TITLE.at(state).board.ids[area]: tokens for area, tokens in enumerate(row) if tokens}


# Cities


def test_a_city_goes_before_a_step_of_the_ast() -> None:
    assert isinstance(answer(position(ast=6), *CITIES, instead=STEP), City)


def test_a_step_goes_where_the_marker_would_stand_still_without_the_cities() -> None:
    """Two cities are asked for at the next step."""
    assert answer(position(ast=4), *CITIES, left=4, instead=STEP) == Instead()


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


def test_of_equals_the_one_loses_a_city_who_needs_it_for_the_next_step() -> None:
    """Two cities are asked for at the next step: Persia has one more than that."""
    state = table(
        {
            "phase": "tax",
            "babylon": {"cities": ["babylon", "ur"], "tokens": {"sumeria": 4}, "ast": 5},
            "saba": {"cities": ["saba", "zafar"], "tokens": {"marib": 1}, "ast": 5},
            "persia": {"cities": ["persepolis", "liyan", "susa"], "tokens": {"susiana": 6}, "ast": 5},
        }
    )
    assert answer(state, "persepolis", "zafar", fate=DESTROYED) == City("zafar")


def test_the_city_is_given_up_that_is_easily_built_again() -> None:
    assert answer(position(tokens={"babylonia": 4}), "mari", "ur") == City("ur")


def test_a_city_is_annexed_next_to_ones_own() -> None:
    state = table(
        {
            "phase": "tax",
            "babylon": {"cities": ["ur"], "tokens": {"babylonia": 3, "susiana": 2}},
            "persia": {"cities": ["persepolis", "susa", "liyan"], "tokens": {"persis": 4}},
        }
    )
    assert answer(state, "persepolis", "liyan", "susa", fate=ANNEXED) == City("susa")


@pytest.mark.parametrize(("instead", "price"), [(TREASURY, 10), (CARDS, 2)])
def test_a_city_is_bought_off_for_less_than_it_is_worth(instead: str, price: int) -> None:
    state = position(treasury=12, hand=["flax", "bone", "silk", "silk", "silk"])
    assert answer(state, *CITIES, fate=DESTROYED, instead=instead, price=price) == Instead()


def test_a_large_set_is_not_given_for_a_city() -> None:
    state = position(hand=["silk", "silk"])
    assert isinstance(answer(state, *CITIES, fate=REDUCED, instead=CARDS, price=2), City)


# Damage


def test_people_are_lost_who_do_not_grow() -> None:
    """Of each area the first two grow, and all can stay."""
    everybody = {"babylonia": 4, "sumeria": 3, "mesopotamia": 4}
    state = table({"phase": PHASE, "babylon": {"tokens": everybody, "hand": ["tribal_conflict"]}})
    carried_out(state)
    assert people(state) == dict.fromkeys(everybody, 2)


def test_surplus_goes_first() -> None:
    everybody = {"babylonia": 4, "sumeria": 3, "mari": 7}
    state = table({"phase": PHASE, "babylon": {"tokens": everybody, "hand": ["tribal_conflict"]}})
    carried_out(state)
    assert people(state) == {**everybody, "mari": 2}


def test_a_city_goes_before_the_support_of_several() -> None:
    """Mari stands alone; next to Ur there are people to build it again."""
    babylon = {"cities": ["mari", "ur", "chaldaea"], "tokens": {"babylonia": 4, "teredon": 2}}
    losses = planned({"phase": PHASE, "babylon": {**babylon, "hand": ["tribal_conflict"]}})
    assert [loss.area for loss in losses if isinstance(loss, Raze)] == ["ur"]


# Cards


def test_two_of_a_kind_go_before_two_dearer_singles() -> None:
    """Card by card the dearer singles would seem to cost less."""
    _, cards = cheapest(
        held={"iron": 2, "silver": 1, "tea": 1}, demand=2, kept=lambda card, n: FACES[card] * n * n, size=one
    )
    assert cards == ["iron", "iron"]


def test_points_are_made_up_exactly_where_that_costs_least() -> None:
    cost, cards = cheapest(
        held={"iron": 1, "tea": 1, "silver": 1},
        demand=8,
        kept=lambda card, n: FACES[card] * n * n,
        size=lambda card: FACES[card],
    )
    assert (cost, cards) == (8, ["tea"])


FACES = {"iron": 3, "silver": 7, "tea": 8}


def one(card: str) -> int:
    return 1


def test_bandits_get_what_no_set_waits_for() -> None:
    hand = ["banditry", "flax", "bone", "silk", "silk", "silk"]
    answers = planned({"phase": PHASE, "babylon": {"tokens": {"sumeria": 3}, "hand": hand}})
    assert set(answers) == {Discard("flax"), Discard("bone")}


# Whom to hurt


def rivals(card: str, **more: Any) -> dict[str, Any]:
    """Babylon suffers; Saba is far ahead, Persia and Nubia are about as far, Parthia is behind."""
    given: dict[str, Any] = {
        "phase": PHASE,
        "babylon": {"cities": ["ur"], "tokens": {"sumeria": 3, "babylonia": 4}, "ast": 5, "hand": [card]},
        "saba": {"cities": ["saba", "zafar", "aden"], "tokens": {"marib": 1, "himyar": 3}, "ast": 9},
        "persia": {"cities": ["persepolis", "susa"], "tokens": {"persis": 6}, "ast": 5},
        "nubia": {"cities": ["meroe"], "tokens": {"nuba": 6}, "ast": 5},
        "parthia": {"cities": ["nisa"], "tokens": {"western_parthia": 6}, "ast": 1},
    }
    for civilization, advances in more.items():
        given[civilization] = {**given[civilization], "advances": advances}
    return given


def chosen(given: dict[str, Any]) -> set[str]:
    first = planned(given)[0]
    assert isinstance(first, Victims)
    return set(first.victims)


def test_those_who_are_ahead_suffer_too() -> None:
    assert chosen(rivals("famine")) == {"saba", "persia", "nubia"}


def test_nothing_is_wasted_on_those_who_are_protected_or_have_nothing() -> None:
    assert chosen(rivals("famine", saba=["pottery"])) == {"persia", "nubia", "parthia"}
    assert chosen(rivals("iconoclasm_and_heresy", saba=["theology"])) == {"persia", "nubia"}


def test_barbarians_are_led_to_where_more_is_to_be_brought_down() -> None:
    """From Persepolis they reach people all around; Maka lies alone."""
    given: dict[str, Any] = {
        "phase": PHASE,
        "babylon": {"tokens": {"mari": 2}},
        "persia": {"cities": ["maka", "persepolis"], "tokens": {"persis": 4, "liyan": 2, "susiana": 3}},
        "givers": {"barbarian_hordes": "babylon"},
    }
    given["persia"]["hand"] = ["barbarian_hordes"]
    assert planned(given)[0] == Descend("persepolis")


def test_a_volcano_erupts_where_those_who_are_ahead_lose_most() -> None:
    state = table({**rivals("famine"), "phase": "tax"})
    index = TITLE.at(state).board.index
    places = tuple((id, (index[id], index["ur"])) for id in ("nisa", "saba", "persepolis"))
    ask = AskPlace(seat=state.civilizations.index("babylon"), id="", card="volcanic_eruption", places=places)
    assert WhomToHurt(TITLE.strategist(0).weights).place(TITLE.at(state), ask, []) == Strike("saba")


def test_too_few_pieces_go_to_the_cities_next_to_ones_own() -> None:
    state = table({**rivals("famine"), "phase": "tax"})
    ask = AskAnnexation(seat=state.civilizations.index("babylon"), id="", victim=0, areas=())
    options = [Annex("persepolis"), Annex("susa")]
    assert Upheaval(TITLE.strategist(0).weights).annexation(TITLE.at(state), ask, options) == Annex("susa")


def test_in_a_civil_war_those_go_who_are_missed_least() -> None:
    """Mari and what lies around it stay together; a single city far away would break the marker's way."""
    babylon = {
        "cities": ["babylon", "ur", "mari"],
        "tokens": {"sumeria": 3, "babylonia": 4, "mesopotamia": 4, "teredon": 2, "jordan": 5, "nafud": 7},
        "ast": 5,
        "hand": ["civil_war"],
    }
    first = planned({"phase": PHASE, "babylon": babylon})[0]
    assert isinstance(first, SelectUnits)
    assert not set(first.areas) & {"babylon", "ur", "mari"}


# Whatever happens


@pytest.mark.parametrize("card", [card for card in BOOK.calamities if card in BOOK.scenes["east_7"].cards])
def test_every_calamity_is_answered_legally_whatever_others_hide(card: str) -> None:
    """What a seat cannot know is dealt anew: it answers the same."""
    for seed in range(tries(1, 20)):
        state, chance = (
            crowded(7, Random(f"{card}{seed}"), PHASE, until=PHASE, card=card),
            Seeded.from_number(1),
        )
        while asks := [ask for _, ask in state.flow.open() if ask.given is None]:
            said = answer_of(state, asks[0].seat)
            known = TITLE.glimpse(state, asks[0].seat)
            dealt = TITLE.imagine_from(known, asks[0].seat, Seeded.from_number(9))
            assert answer_of(dealt, asks[0].seat) == said
            TITLE.answer(state, asks[0].seat, asks[0].id, said, chance)
        assert not TITLE.violations(state)
