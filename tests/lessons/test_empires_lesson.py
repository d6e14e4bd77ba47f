"""The first lesson of Mega Empires is true, and answers a newcomer's questions."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.bots.turns import in_turn
from ecumene.lessons import LessonBot, LessonTold, open_lesson, tell
from ecumene.lessons.opening import play_on
from ecumene.table.api import Table, load_title
from ecumene.table.lessons.loading import lessons_of
from ecumene.table.lessons.progress import Progress
from ecumene.table.lessons.walk import Walk
from tests.lessons.reading import shown_by_advice

TITLE = load_title("empires")
LESSON = lessons_of(TITLE)["first"]
TABLE = Table(TITLE, seats=LESSON.seats, seed=LESSON.seed, options=LESSON.options)
STATE: Any = TABLE._state
FACTS = TITLE.facts(STATE)


def test_areas_are_as_the_lesson_says() -> None:
    areas = FACTS["map"]
    limits = {name: areas[name]["limit"] for name in ("babylon", "chaldaea", "sumeria", "babylonia")}
    assert limits == {"babylon": 2, "chaldaea": 2, "sumeria": 3, "babylonia": 4}
    assert all(areas[name]["site"] for name in ("teredon", "babylon", "mari", "ur"))
    assert areas["chaldaea"]["coastal"]
    assert "ur" in areas["chaldaea"]["water"]
    assert "ur" not in areas["chaldaea"]["land"]


def test_the_ranking_is_as_the_lesson_says() -> None:
    assert [TITLE.seat_key(TABLE._state, seat) for seat in range(5)] == [
        *("saba", "babylon", "persia", "nubia", "parthia")
    ]


def test_sets_are_worth_what_the_lesson_says() -> None:
    faces = FACTS["book"]["faces"]
    assert (faces["hides"], faces["salt"]) == (1, 3)
    sets = {"hides": {2: 4, 3: 9, 4: 16, 5: 25}, "salt": {5: 75}}
    for card, worth in sets.items():
        for count, value in worth.items():
            given = {"babylon": {"hand": [card] * count}, "seats": 5}
            assert TITLE.facts(TITLE.position(given))["babylon"]["hand_value"] == value


def test_stacks_and_calamities_are_as_the_lesson_says() -> None:
    book = TITLE.content
    for number, stack in enumerate(STATE.stacks, start=1):
        assert {book.cards[card].face for card in stack if not book.cards[card].calamity} == {number}
        held = sorted(book.cards[card].tradeable for card in stack if book.cards[card].calamity)
        assert held == ([] if number == 1 else [False, True])


def test_eras_are_as_the_lesson_says() -> None:
    ast = TITLE.content.asts["basic"]
    assert ast.tracks["babylon"].first_steps[1] == 5
    eras = {id: (need.cities, need.advances) for id, need in zip(ast.eras, ast.needs, strict=True)}
    assert eras["stone_age"] == (0, 0)
    assert eras["early_bronze_age"] == (2, 0)
    assert eras["middle_bronze_age"] == (3, 3)


def test_advances_are_as_the_lesson_says() -> None:
    assert FACTS["book"]["points"] == [1, 3, 6]
    assert set(STATE.credits[LESSON.seat]) == {10}
    assert TABLE.quoted(LESSON.seat)["cheapest"] == TITLE.content.advances["cloth_making"].cost - 10


QUESTIONS = {
    "when an area with four tokens grows by two": ("four tokens grow by 2? Always", "um 2? Immer"),
    "what becomes a city without a site": ("Without a site it takes 12", "Ohne Bauplatz braucht es 12"),
    "who moves first": ("Whoever has the most tokens", "Wer die meisten Plättchen"),
    "what happens above a limit": ("above a limit goes back to your stock", "zurück in deinen Vorrat"),
    "how many cards an offer holds": ("Each side gives 3 cards or more", "gibt 3 Karten oder mehr"),
    "what must be true of it": ("name 2 commodities that are truly", "2 Waren nennen, die wirklich"),
    "why a calamity is given away": ("when trading ends suffers it", "eine Katastrophe hält, erleidet sie"),
    "which cannot be": ("“not tradeable”", "„nicht handelbar“"),
    "what five equal cards are worth": ("five 25", "fünf 25"),
    "what an advance makes cheaper": ("all advances of the colours", "alle Fortschritte der Farben"),
    "when a marker stands still": ("A marker stands still", "Ein Marker bleibt in einer Runde stehen"),
    "what ends the game": ("The game ends as soon as", "Das Spiel endet, sobald"),
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_newcomer_finds_the_answers(language: str) -> None:
    shown = shown_by_advice(TITLE, LESSON, language, whole=False)
    place = ("en", "de").index(language)
    assert [question for question, answers in QUESTIONS.items() if answers[place] not in shown] == []


def test_the_advice_leads_to_what_the_lesson_is_about() -> None:
    """Treachery goes to Saba, and a city of Saba to Babylon; five Hides pay for the first advance."""
    shown = shown_by_advice(TITLE, LESSON, "en")
    assert "Nubia offers you 2 Hides and 1 without a name" in shown
    assert "Treachery is among your cards" in shown
    assert "Your cards are worth 38, and 6 lie in your treasury" in shown


def until_asked(step: str) -> tuple[Table, Walk]:
    """The table where this step of the calamity is shown, with the offer of Saba."""
    table = open_lesson("empires", LESSON, LESSON.number_of("calamity") or 0)
    walk, bot = Walk.of(table), LessonBot(LESSON, LESSON.bots)
    assert walk is not None
    for request in in_turn(table):
        told = tell(walk, table, "en")
        if told.step == step and "Saba offers you" in told.text:
            break
        play_on(walk, bot, table, request)
        walk = walk.followed(table)
    return table, walk


@pytest.mark.parametrize(("unnamed", "ended"), [("salt", False), ("treachery", True)])
def test_a_calamity_is_given_away_only_with_the_calamity(unnamed: str, ended: bool) -> None:
    table, walk = until_asked("give")
    assert "choose Treachery where it says “you add”" in tell(walk, table, "en").text
    (request,) = table.requests(LESSON.seat)
    gives = ["stone", "cotton", unnamed]
    answer = {"do": "accept", "offer": "0-1-1", "version": 1, "gives": gives}
    table.answer(LESSON.seat, request.id, answer)
    told = tell(walk.followed(table), table, "en")
    lines = {line.id: line.standing for line in told.checklist}
    assert lines["give"] == ("done" if ended else "now")


def went_elsewhere() -> tuple[Table, Walk]:
    """Turn 2 of a learner who went to Ur in turn 1, where the lesson speaks of Teredon."""
    table = open_lesson("empires", LESSON)
    walk, bot = Walk.of(table), LessonBot(LESSON, LESSON.bots)
    assert walk is not None
    for request in in_turn(table):
        if request.seat != LESSON.seat:
            play_on(walk, bot, table, request)
        elif table.facts(LESSON.seat)["turn"] == 2:
            break
        elif walk.progress.ends:
            table.answer(LESSON.seat, request.id, {"do": "end_movement"})
        else:
            elsewhere = {"do": "move", "origin": "babylon", "to": "ur", "tokens": 1}
            table.answer(LESSON.seat, request.id, elsewhere)
        walk = walk.followed(table)
    return table, walk


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_strays_is_told_of_no_place_of_the_advised_path(language: str) -> None:
    table, walk = went_elsewhere()
    told = tell(walk, table, language)
    assert (told.step, told.waiting) == ("four", False)
    assert told.text
    said = " ".join([told.text, told.why, told.otherwise, *(line.text for line in told.checklist)])
    names = TITLE.words.names(language)
    assert [names[area] for area in ("teredon", "chaldaea", "sumeria") if names[area] in said] == []
    assert told.show.things == []
    assert told.checklist[0].standing == "done", "two areas are two areas"


def test_a_phase_that_opens_early_is_explained() -> None:
    """The trade floor before the chapter about it, as for whoever built cities in their own way."""
    later = open_lesson("empires", LESSON, LESSON.number_of("trade") or 0)
    walk = Walk.of(later)
    assert walk is not None
    read = sum(place.number < (LESSON.number_of("card") or 0) for place in LESSON.places)
    behind = Walk.resumed(walk.taught, later, Progress(read, ends=walk.progress.ends[:read]))
    told = tell(behind, later, "en")
    assert (told.chapter, told.waiting) == ("card", True)
    assert "Now everybody trades with everybody" in told.text
    assert "Each side gives 3 cards or more" in told.know


def test_steps_that_were_done_together_are_told_once_more() -> None:
    """One plan brings four areas and a walk besides: what was to be read between them is not lost."""
    table = open_lesson("empires", LESSON)
    walk, bot = Walk.of(table), LessonBot(LESSON, LESSON.bots)
    assert walk is not None
    for request in in_turn(table):
        if request.seat == LESSON.seat and walk.progress.place(LESSON) == LESSON.places[2]:
            break
        play_on(walk, bot, table, request)
        walk = walk.followed(table)
    before = tell(walk, table, "en")
    for origin, to in (("babylon", "sumeria"), ("teredon", "chaldaea"), ("babylon", "babylonia")):
        (request,) = table.requests(LESSON.seat)
        table.answer(LESSON.seat, request.id, {"do": "move", "origin": origin, "to": to, "tokens": 1})
    told = tell(walk.followed(table), table, "en")
    assert (before.at, told.at) == (2, 4)
    unread = [step for step in told.passed if step.at > before.at]
    assert [step.short for step in unread] == ["A step each turn, 5 points each"]
    assert "watch your marker" in unread[0].text
    assert "The Stone Age demands nothing" in unread[0].why


def followed(chapter: str) -> list[tuple[str, LessonTold]]:
    """What the learner is asked and told in a chapter, by its own advice."""
    number = LESSON.number_of(chapter) or 0
    table = open_lesson("empires", LESSON, number)
    walk, bot = Walk.of(table), LessonBot(LESSON, LESSON.bots)
    assert walk is not None
    read = list[tuple[str, LessonTold]]()
    for request in in_turn(table):
        if walk.progress.chapter(LESSON) > number + 1:
            break
        if request.seat == LESSON.seat:
            read.append((request.kind, tell(walk, table, "en")))
        play_on(walk, bot, table, request)
        walk = walk.followed(table)
    return read


def test_a_step_says_only_what_is_left_of_it() -> None:
    build = {asked: told.text for asked, told in followed("city") if told.step == "build"}
    assert build["move"].startswith("End your movement; when you are asked, build a city")
    assert build["build"] == "Build a city where 6 tokens stand on a site, as in Teredon."


def test_cards_are_named_by_their_names() -> None:
    first = [told.text for _, told in followed("card") if told.step == "first"]
    assert first[0].startswith("Your city has drawn a first card, Flax")
    accept = [told.text for _, told in followed("trade") if told.step == "accept"]
    assert "Accept, and give Flax as the one that has no name." in accept[-1]


def test_the_coach_knows_whom_the_calamity_has_struck() -> None:
    read = [told for _, told in followed("calamity")]
    spoils = [told for told in read if told.step == "spoils" and not told.waiting]
    assert spoils[0].text.startswith("Your Treachery has struck, and a city of its victim is yours")
    assert any(told.after.startswith("Treachery has left your hand") for told in read)
    assert any(told.after == "That calamity is over: you have 5 cities now." for told in read)
