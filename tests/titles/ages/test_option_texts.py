"""The texts of a question and its options: the whole cost and gain, before the payment."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ecumene
from ecumene.table.chance import Seeded
from ecumene.table.meta import BadOpening, opening_options, recorded_options
from ecumene.table.questions.answers import plain
from ecumene.titles.ages.meta import META
from ecumene.titles.ages.title import Ages

TITLE = Ages()


def read(given: dict[str, Any], answers: list[dict[str, Any]]) -> list[str]:
    """The prompt of a position after some answers, and the texts of its options."""
    state, chance = TITLE.position(given), Seeded.from_number(1)
    for answer in answers:
        _, ask = TITLE.requests(state)[0]
        TITLE.answer(state, ask.seat, ask.id, answer, chance)
    _, ask = TITLE.requests(state)[0]
    assert TITLE.kinds[type(ask)].offer(state, ask) == [plain(one) for one in TITLE.options(state, ask)]
    says = [TITLE.prompt(state, ask)]
    says += [TITLE.describe(state, ask, option) for option in TITLE.options(state, ask)]
    return [TITLE.words.text(say) for say in says]


def given(phase: str, black: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"phase": phase, "black": black, **more}


POSITIONS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "a turn begins": (
        given(
            "actions",
            {"civilizations": ["china"], "workers": 3, "coins": 9, "technologies": ["writing"]},
            wonders=["petra", "colossus"],
        ),
        [
            "Which action, or rest? 3 workers are free, and you have 9 coins.",
            "Wonder (Petra): 1 worker (lost) and 7 coins for 3 points and 4 coins",
            "Wonder (Colossus): 1 worker (lost) and 7 coins for 3 points",
            "Research (Education): 1 worker and 4 coins for 1 point",
            "Research (Sailing): 1 worker and 4 coins for 1 point",
            "Research (Mining): 1 worker and 4 coins for 1 point",
            "Exploit: 1 worker (lost) for 2 coins",
            "Hunt: 1 worker for 1 coin",
            "Fish: 1 worker for 1 coin",
            "Farm: 2 workers for 4 coins and 1 worker",
            "Rest: 2 coins, 1 worker",
            "Done: 3 workers stay at home",
        ],
    ),
    "somebody has acted and may buy": (
        given(
            "actions",
            {"civilizations": ["huns"], "workers": 2, "coins": 3},
            free=1,
            used=["fish"],
            specials=["special_1", "special_2"],
            options={"innovation": True},
        ),
        [
            "Another action? 1 worker is free, and you have 3 coins.",
            "Exploit: 1 worker (lost) for 2 coins",
            "Hunt: 1 worker for 1 point and 1 coin",
            "Buy Philosophy + Theology for 1 coin",
            "Buy Drama + Printing for 1 coin",
            "Done: 1 worker stays at home",
        ],
    ),
    "abilities that are paid for": (
        given(
            "turn_end",
            {"civilizations": ["phoenicia"], "coins": 8, "technologies": ["writing", "education"]},
            market=["huns", "rome"],
            bonus={"rome": 2},
        ),
        [
            "The end of your turn: which ability acts next? Still to act: Phoenicia, Education.",
            "Phoenicia: Huns, pay 2 coins, +2 points",
            "Phoenicia: Rome, pay 2 coins, +2 points",
            "Education (Culture), pay 4 coins, +3 points",
            "Done",
        ],
    ),
    "abilities that must act": (
        given(
            "turn_end",
            {"civilizations": ["babylon", "greece"], "technologies": ["writing", "mining", "sailing"]},
        ),
        [
            "The end of your turn: which ability acts next? Still to act: Babylon, Greece.",
            "Babylon: Education",
            "Babylon: Currency",
            "Babylon: Iron Working",
            "Greece, +1 coin",
        ],
    ),
    "a market with bonus coins": (
        given(
            "civilization",
            {"civilizations": ["huns"], "coins": 1, "workers": 4},
            market=["carthage", "rome"],
            bonus={"carthage": 2, "rome": 1},
        ),
        [
            "Do you let a new civilization rise, annex one, or skip? "
            "You have 1 coin and room for 2 more civilizations.",
            "Let Carthage rise: 3 workers, +6 coins",
            "Let Rome rise: 4 workers, +1 coin",
            "Annex Carthage, +2 coins",
            "Annex Rome, +1 coin",
            "Skip: take no civilization",
        ],
    ),
    "a hand from a draft": (
        given(
            "civilization",
            {"civilizations": ["huns"], "coins": 1, "workers": 1, "hand": ["carthage"]},
            market=["rome"],
            options={"drafting": True},
        ),
        [
            "Do you let a new civilization rise, annex one, or skip? "
            "You have 1 coin and room for 2 more civilizations.",
            "Let Carthage rise: 3 workers, +6 coins",
            "Let Rome rise: 4 workers, +2 coins",
            "Annex Carthage: +1 worker, +2 coins",
            "Annex Rome: +1 worker, +2 coins",
            "Skip: take no civilization",
        ],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_question_says_all_that_matters(name: str) -> None:
    position, texts = POSITIONS[name]
    assert read(position, []) == texts


LATER: dict[str, tuple[dict[str, Any], list[dict[str, Any]], list[str]]] = {
    "which technology": (
        given("civilization", {"civilizations": ["lydia"]}, market=["iberia", "rome"], bonus={"iberia": 4}),
        [{"do": "rise", "civilization": "iberia"}],
        [
            "Iberia: which technology do you gain? (2 in all, one after the other)",
            "Writing",
            "Sailing",
            "Mining",
        ],
    ),
    "which wonder": (
        given("civilization", {"civilizations": ["lydia"]}, market=["inca"], wonders=["petra", "colossus"]),
        [{"do": "rise", "civilization": "inca"}],
        ["Inca: which wonder do you take?", "Petra", "Colossus"],
    ),
    "an action after an action": (
        given("actions", {"civilizations": ["aksum"], "coins": 6}, round=3),
        [{"do": "act", "action": "build"}],
        [
            "Perform Culture as well, through Aksum? It needs no worker; you have 4 coins.",
            "Culture: no worker and 4 coins for 2 points",
            "Done",
        ],
    ),
    "a tribute": (
        given(
            "round_end",
            {"civilizations": ["huns"], "coins": 5},
            seats=1,
            pile=["tribute"],
            options={"scenario": "mongol_devastation"},
        ),
        [],
        ["Tribute: pay 3 coins, or sacrifice a worker?", "Pay 3 coins", "Sacrifice a worker"],
    ),
}


@pytest.mark.parametrize("name", LATER)
def test_what_comes_later_says_all_that_matters(name: str) -> None:
    position, answers, texts = LATER[name]
    assert read(position, answers) == texts


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {"drafting": True}, "drafting can be true with 2 to 4 seats, not with 1; choose from false"),
        (
            1,
            {"changing_world": True},
            "changing_world can be true with 2 to 4 seats, not with 1; choose from false",
        ),
        (
            2,
            {"scenario": "the_silk_road"},
            "scenario can be the_silk_road with 1 seat, not with 2; choose from skirmish",
        ),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(seats: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOpening, match=f"^Option {re.escape(reason)}.$"):
        ecumene.open_table("ages", seats=seats, options=options)


def test_a_game_from_before_an_option_keeps_what_it_had() -> None:
    """Innovation's wider window is for new tables; an opening that does not name it has the narrow one."""
    assert opening_options(META, {"innovation": True}, 2)["special_technologies"] == "any_time"
    assert recorded_options(META, {"innovation": True}, 2)["special_technologies"] == "with_actions"
    named = {"innovation": True, "special_technologies": "any_time"}
    assert recorded_options(META, named, 2) == opening_options(META, named, 2)
