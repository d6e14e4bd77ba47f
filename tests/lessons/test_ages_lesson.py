"""The first lesson of Age of Civilization is true, and answers a newcomer's questions."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.api import Table, load_title
from ecumene.table.lessons.loading import lessons_of
from tests.lessons.reading import shown_by_advice

TITLE = load_title("ages")
LESSON = lessons_of(TITLE)["first"]
TABLE = Table(TITLE, seats=LESSON.seats, seed=LESSON.seed, options=LESSON.options)
STATE: Any = TABLE._state
BOOK = TITLE.content
CARDS = TITLE.components("en")


def test_civilizations_are_as_the_lesson_says() -> None:
    market = {card: BOOK.civilizations[card].population for card in STATE.market}
    assert max(market.values()) == market["rome"]
    assert {"rome", "egypt"} <= market.keys()
    legacies = {card: CARDS["civilizations"][card]["legacy_words"] for card in ("rome", "egypt", "khmer")}
    assert legacies == {
        "rome": ["Build: +1 point"],
        "egypt": ["Wonder: 1 coin less"],
        "khmer": ["Wonder: +1 point"],
    }
    assert CARDS["civilizations"]["khmer"]["main_words"] == ["Wonder: workers come back"]
    assert CARDS["wonders"]["petra"]["words"] == ["at once: 4 coins"]


def test_actions_are_as_the_lesson_says() -> None:
    actions = BOOK.actions
    assert sorted(id for id, action in actions.items() if action.slots == 2) == ["hunt", "research"]
    assert [actions[id].sacrifice for id in ("hunt", "fish", "build", "research")] == [False] * 4
    assert actions["exploit"].sacrifice
    assert actions["wonder"].sacrifice
    assert (actions["build"].workers, BOOK.constants.window, BOOK.constants.rounds) == (2, 3, 6)
    assert BOOK.constants.permanent == ("wonder", "research", "exploit")
    assert sorted(id for id, one in BOOK.technologies.items() if not one.requires) == [
        *("mining", "sailing", "writing")
    ]


def test_events_come_when_the_lesson_says() -> None:
    """A war after the first round and the fourth, a plague after the third."""
    coming = [BOOK.action_cards[card].event for card in STATE.track[BOOK.constants.window :]]
    assert [coming[0], coming[2], coming[3]] == ["war", "plague", "war"]


QUESTIONS = {
    "what can be done with a worker that is lost": (
        "Annexing a civilization brings 1, resting brings 1, and a civilization that rises",
        "annektieren bringt 1, Rasten bringt 1, und eine Zivilisation, die aufsteigt",
    ),
    "when one rests": (
        "It is worth it when you have few workers or coins",
        "Das lohnt sich, wenn du wenige Arbeiter oder Münzen hast",
    ),
    "what a legacy gives": (
        "works for the whole game, even after its civilization has declined",
        "wirkt das ganze Spiel, auch nach ihrem Untergang",
    ),
    "what happens to the weakest in a war": (
        "In it the weakest lose a worker",
        "Die Schwächsten verlieren darin einen Arbeiter",
    ),
    "what ends the game": ("The game ends after round 6", "Das Spiel endet nach Runde 6"),
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_newcomer_finds_the_answers(language: str) -> None:
    shown = shown_by_advice(TITLE, LESSON, language, whole=False)
    place = ("en", "de").index(language)
    assert [question for question, answers in QUESTIONS.items() if answers[place] not in shown] == []


def test_the_advice_leads_to_what_the_lesson_is_about() -> None:
    """After Exploit and a war two workers are left; the wonder and two times Build bring 14 points."""
    shown = shown_by_advice(TITLE, LESSON, "en")
    assert "you have 2 now" in shown
    assert "Round 5: you have 14 points" in shown
