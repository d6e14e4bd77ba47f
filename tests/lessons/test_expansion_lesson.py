"""The first lesson of The Expansion Project is true, and answers a newcomer's questions."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.api import Table, load_title
from ecumene.table.lessons.loading import lessons_of
from tests.lessons.reading import shown_by_advice

TITLE = load_title("expansion")
LESSON = lessons_of(TITLE)["first"]
TABLE = Table(TITLE, seats=LESSON.seats, seed=LESSON.seed, options=LESSON.options)
STATE: Any = TABLE._state
FACTS = TITLE.facts(STATE)


def test_areas_are_as_the_lesson_says() -> None:
    areas = FACTS["map"]
    named = ("upper_egypt", "tanis", "fayum", "memphis", "alexandria")
    assert [areas[name]["limit"] for name in named] == [2, 2, 4, 4, 4]
    assert all(areas[name]["site"] for name in ("fayum", "memphis", "alexandria"))
    assert areas["tanis"]["coastal"]
    assert "gaza" in areas["tanis"]["water"]
    assert "jerusalem" in areas["gaza"]["water"]
    assert "jerusalem" not in areas["tanis"]["land"]


def test_the_order_is_as_the_lesson_says() -> None:
    assert [TITLE.seat_key(STATE, seat) for seat in range(5)] == [
        *("crete", "assyria", "thrace", "hatti", "egypt")
    ]


def test_sets_and_stacks_are_as_the_lesson_says() -> None:
    book, faces = TITLE.content, FACTS["book"]["faces"]
    assert (faces["clay"], faces["salt"]) == (1, 3)
    for number, stack in enumerate(STATE.stacks, start=1):
        assert {book.cards[card].face for card in stack if not book.cards[card].calamity} == {number}
        held = sorted(book.cards[card].tradeable for card in stack if book.cards[card].calamity)
        assert held == ([] if number == 1 else [False, True])


def test_ages_and_groups_are_as_the_lesson_says() -> None:
    ast = TITLE.content.asts["standard"]
    assert ast.tracks["egypt"].first_steps[1] == 4
    eras = {id: (need.cities, need.advances) for id, need in zip(ast.eras, ast.needs, strict=True)}
    assert eras["stone_age"] == (0, 0)
    assert eras["early_bronze_age"] == (2, 0)
    assert eras["late_bronze_age"] == (3, 3)
    assert ast.eras.index("late_bronze_age") == 2
    assert ast.back_without_cities == 1
    assert len(TITLE.content.groups) == 5


QUESTIONS = {
    "when an area with four tokens grows by two": ("four tokens grow by 2? Always", "um 2? Immer"),
    "what becomes a city without a site": ("Without a site it takes 12", "Ohne Bauplatz braucht es 12"),
    "who moves first": ("Whoever has the most tokens", "Wer die meisten Plättchen"),
    "what happens above a limit": ("above a limit goes back to your stock", "zurück in deinen Vorrat"),
    "when ships are built": ("built and paid for before the movement", "vor dem Ziehen gebaut und bezahlt"),
    "how many cards an offer holds": ("Each side gives 3 cards or more", "gibt 3 Karten oder mehr"),
    "what must be true of it": ("name 2 commodities that are truly", "2 Waren nennen, die wirklich"),
    "why a calamity is given away": ("when trading ends suffers it", "eine Katastrophe hält, erleidet sie"),
    "which cannot be": ("“not tradeable”", "„nicht handelbar“"),
    "what five equal cards are worth": ("five 25", "fünf 25"),
    "what an advance makes cheaper": ("all advances of the colours", "alle Fortschritte der Farben"),
    "when a marker stands still": ("A marker stands still", "Ein Marker bleibt in einer Runde stehen"),
    "what ends the game": ("The game ends with the turn", "Das Spiel endet mit der Runde"),
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_newcomer_finds_the_answers(language: str) -> None:
    shown = shown_by_advice(TITLE, LESSON, language, whole=False)
    place = ("en", "de").index(language)
    assert [question for question, answers in QUESTIONS.items() if answers[place] not in shown] == []


def test_the_advice_leads_to_what_the_lesson_is_about() -> None:
    """The marker stands still once, Hatti trades twice, and the cards just pay for an advance."""
    shown = shown_by_advice(TITLE, LESSON, "en")
    assert "in turn 5 it stands on step 3" in shown
    assert "Hatti offers you 2 Clay and 1 without a name" in shown
    assert "Treachery is among your cards" in shown
    assert "Your cards are worth 44, and 6 lie in your treasury" in shown
