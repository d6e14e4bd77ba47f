"""Reasons of hints with figures of the answer itself: for trade, movement, losses and purchases."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.questions.answers import Answer
from ecumene.titles.expansion import load
from ecumene.titles.lineage.advances.purchase import Choose, EndAcquiring
from ecumene.titles.lineage.calamities.damage import AskDamage, Raze, Remove
from ecumene.titles.lineage.movement.moves import EndMovement, Move
from ecumene.titles.lineage.state import State
from ecumene.titles.lineage.title import Lineage
from ecumene.titles.lineage.trade.bargains import Finished, Post, Said
from tests.titles.empires.crowds import TITLE, table

HAND = ["salt", "salt", "furs", "flax", "treachery"]


def first_reason(state: State, answer: Answer, title: Lineage = TITLE, seat: str = "babylon") -> str:
    """What the seat is told first, as far as it knows the position."""
    number = state.civilizations.index(seat)
    ask = next(ask for _, ask in state.flow.open() if ask.seat == number)
    reasons = title.grounds(title.glimpse(state, number), ask, answer)
    return title.words.text(title.called(state, reasons[0]))


def floor(**babylon: Any) -> State:
    hands = {"hand": ["bone", "hides", "stone"]}
    return table({"phase": "trade", "babylon": {"hand": HAND, **babylon}, "saba": hands, "persia": hands})


def test_the_set_that_one_card_more_helps_most() -> None:
    said = first_reason(floor(), Finished())
    assert said == "Salt: your 2 cards are worth 12; with one more it would be 27 points."


def test_an_offer_tells_what_it_asks_for() -> None:
    wants = Said(("furs", "furs"), 3)
    offer = Post(("flax", "salt", "treachery"), Said(("flax", "salt"), 3), wants)
    assert first_reason(floor(), offer) == "Furs: your card is worth 2; with 2 more it would be 18 points."
    offer = Post(("flax", "furs", "treachery"), Said(("flax", "furs"), 3), Said(("bone", "salt"), 3))
    assert (
        first_reason(floor(), offer)
        == "Salt: your 2 cards are worth 12; with one more it would be 27 points."
    )


def test_cards_of_which_one_has_none() -> None:
    offer = Post(("flax", "salt", "treachery"), Said(("flax", "salt"), 3), Said(("silver",), 3))
    assert first_reason(floor(), offer) == "Silver: one card would be worth 6 points."
    offer = Post(("flax", "salt", "treachery"), Said(("flax", "salt"), 3), Said(("silver", "silver"), 3))
    assert first_reason(floor(), offer) == "Silver: 2 cards would be worth 24 points."


def test_what_is_given_away_counts_no_more() -> None:
    offer = Post(("flax", "salt", "treachery"), Said(("flax", "salt"), 3), Said(("salt", "bone"), 3))
    assert first_reason(floor(), offer) == "Salt: your card is worth 3; with one more it would be 12 points."


def moving(tokens: dict[str, int], **others: Any) -> State:
    return table({"phase": "movement", "babylon": {"tokens": tokens}, **others})


def test_how_many_can_live_where_people_go() -> None:
    said = first_reason(moving({"jordan": 4, "nafud": 1}), Move("jordan", "nafud", 2))
    assert said == ("Then 3 tokens stand in Nafud, where 1 can live, and 2 stay in Jordan, where 2 can live.")
    said = first_reason(moving({"jordan": 2}), Move("jordan", "nafud", 2))
    assert said == (
        "Then 2 tokens stand in Nafud, where 1 can live, and none stays in Jordan, where 2 can live."
    )


def test_people_who_gather_for_a_city() -> None:
    said = first_reason(moving({"babylon": 3, "mesopotamia": 3}), Move("mesopotamia", "babylon", 3))
    assert said == "Then 6 tokens stand in Babylon, where a city needs 6."


@pytest.mark.parametrize("there", [{"tokens": {"nafud": 1}}, {"cities": ["mari"], "tokens": {"nafud": 1}}])
def test_nothing_is_reckoned_where_others_stand(there: dict[str, Any]) -> None:
    state = moving({"jordan": 4}, saba=there)
    assert first_reason(state, Move("jordan", "nafud", 2)).startswith("It moves tokens to areas")
    assert first_reason(state, EndMovement()).startswith("All tokens are where they can stay")


def suffering(**babylon: Any) -> tuple[State, AskDamage]:
    """Babylon has lost ten points to a famine."""
    state = table({"phase": "calamity_resolution", "babylon": babylon})
    return state, AskDamage(
        seat=state.civilizations.index("babylon"), id="damage-1", card="famine", points=10
    )


def loss_told(given: tuple[State, AskDamage], answer: Answer) -> str:
    state, ask = given
    return TITLE.words.text(TITLE.grounds(TITLE.glimpse(state, ask.seat), ask, answer)[0])


def test_what_a_loss_leaves_and_whether_it_can_be_supported() -> None:
    given = suffering(cities=["babylon", "ur", "susa"], tokens={"jordan": 2, "mesopotamia": 6})
    assert loss_told(given, Remove("mesopotamia", 4)) == (
        "It costs 4 points. Then you have 3 cities and 4 tokens on the board; support takes 6."
    )
    assert loss_told(given, Raze("ur", 2)) == (
        "It costs 3 points. Then you have 2 cities and 10 tokens on the board; support takes 4."
    )
    assert loss_told(suffering(tokens={"jordan": 2}), Remove("jordan", 1)) == (
        "It costs 1 point. Then you have no city and 1 token on the board; support takes 0."
    )


def shopping(**babylon: Any) -> State:
    return table({"phase": "advances", "babylon": {"treasury": 55, "hand": ["salt"] * 5, **babylon}})


def test_what_the_credits_of_an_advance_take_off() -> None:
    assert first_reason(shopping(), Choose("sculpture")) == (
        "From the next turn on the credits of Sculpture make 22 advances cheaper, most of all Architecture: "
        "120 instead of 140."
    )
    assert first_reason(shopping(), EndAcquiring()).startswith("Your cards (75 points) are worth more")


def test_what_the_seat_has_already_gets_no_cheaper() -> None:
    said = first_reason(shopping(advances=["architecture"]), Choose("sculpture"))
    assert "Architecture" not in said


def test_the_expansion_project_tells_the_same_of_its_own_cards() -> None:
    title = load()
    state = title.position(
        {
            "phase": "trade",
            "until": "trade",
            "crete": {"hand": ["salt", "salt", "stone"]},
            "egypt": {"hand": ["clay", "clay", "stone"]},
            "thrace": {"hand": ["clay", "fish", "stone"]},
        }
    )
    said = first_reason(state, Finished(), title, "crete")
    assert said.startswith("Salt: your 2 cards are worth")
