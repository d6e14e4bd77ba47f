"""Every lesson of every title: by its own advice, by random legal answers, begun at any chapter, with undone
answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from ecumene.bots.turns import in_turn
from ecumene.lessons import LessonBot, advice, open_lesson, tell
from ecumene.lessons.opening import play_on
from ecumene.lessons.report import report
from ecumene.table.api import Refused, Table, load_title, replay, titles
from ecumene.table.chance import Seeded
from ecumene.table.lessons.loading import lessons_of
from ecumene.table.lessons.records import Lesson
from ecumene.table.lessons.walk import Walk, taught_at
from ecumene.table.title import Title
from tests.effort import tries

MOST_RANDOM = 400
"""So many entries of a random game are looked at: beyond, all steps have ended or wait for the end."""


class Case(NamedTuple):
    title: Title[Any, Any]
    lesson: Lesson


CASES = {
    f"{name}-{lesson.id}": Case(load_title(name), lesson)
    for name in titles()
    for lesson in lessons_of(load_title(name)).values()
}


@pytest.fixture(params=list(CASES))
def case(request: pytest.FixtureRequest) -> Case:
    return CASES[request.param]


def opened(case: Case, chapter: int = 0) -> tuple[Table, Walk]:
    table = open_lesson(case.title.meta.id, case.lesson, chapter)
    walk = Walk.of(table)
    assert walk is not None
    return table, walk


@pytest.mark.parametrize("name", list(titles()))
def test_every_lesson_is_played_to_its_end_by_its_own_advice(name: str) -> None:
    for made in report(load_title(name)):
        assert made.problems == []
        assert all(chapter.answers for chapter in made.chapters)


def test_a_lesson_takes_about_as_long_as_it_says(case: Case) -> None:
    (made,) = [made for made in report(case.title) if made.id == case.lesson.id]
    assert made.minutes / 2 <= made.measured <= made.minutes * 1.5


@pytest.mark.parametrize("seed", range(1, 1 + tries(2, 30)))
def test_steps_go_on_whatever_legal_answers_are_given(case: Case, seed: int) -> None:
    table, walk = opened(case)
    random, bot = Random(seed), LessonBot(case.lesson, case.lesson.bots)
    for request in in_turn(table):
        if request.seat == case.lesson.seat:
            answer: Any = random.choice(table.options(request))
        else:
            answer = bot.choose(table.perspective(request))
        table.answer(request.seat, request.id, answer)
        before, walk = walk.progress, walk.followed(table)
        assert walk.progress.ends[: len(before.ends)] == before.ends
        if walk.progress.place(case.lesson) is None or table.length > MOST_RANDOM:
            break
    assert tell(walk, table, "de").name
    assert len(walk.progress.ends) > len(case.lesson.chapters[0].steps)
    again = Walk.of(replay(table.journal()))
    assert again is not None
    assert again.progress == walk.progress


@pytest.mark.parametrize("seed", range(1, 1 + tries(1, 20)))
def test_who_strays_now_and_then_is_still_shown_most_of_it(case: Case, seed: int) -> None:
    """Every sixth answer is any legal one, all others are as advised."""
    table, walk = opened(case)
    random, bot = Random(seed), LessonBot(case.lesson, case.lesson.bots)
    for request in in_turn(table):
        if walk.progress.place(case.lesson) is None:
            break
        explained = case.title.words.has(case.lesson.kind_key(request.kind), "de")
        if request.seat == case.lesson.seat and explained:
            assert tell(walk, table, "de").text, "who is asked is told what it is about"
        if request.seat != case.lesson.seat:
            table.answer(request.seat, request.id, bot.choose(table.perspective(request)))
        elif random.random() < 1 / 6:
            table.answer(request.seat, request.id, random.choice(table.options(request)))
        else:
            found = advice(case.lesson, walk.progress, table)
            assert found is not None
            table.answer(request.seat, found[0].id, found[1])
        walk = walk.followed(table)
    ends = walk.progress.ends
    assert len(ends) == len(case.lesson.places)
    assert ends.count("missed") <= len(ends) / 3


def test_each_chapter_begins_with_its_first_step(case: Case) -> None:
    for number, chapter in enumerate(case.lesson.chapters):
        table, walk = opened(case, number)
        told = tell(walk, table, "en")
        assert (told.chapter, told.step) == (chapter.id, chapter.steps[0].id)
        assert told.number == number
        assert walk.chapters_done == []
        taught = taught_at(table)
        assert taught is not None
        assert taught.began == number
        assert open_lesson(case.title.meta.id, case.lesson, number).digest() == table.digest()


def test_everything_is_told_in_both_languages(case: Case) -> None:
    table, walk = opened(case)
    bot = LessonBot(case.lesson, case.lesson.bots)
    shown: set[str] = set()
    for request in in_turn(table):
        english, german = tell(walk, table, "en"), tell(walk, table, "de")
        if english.finished:
            assert english.text != german.text
            break
        if not english.waiting:
            shown.add(f"{english.chapter}.{english.step}")
            assert english.text != german.text
            assert english.why != german.why
            assert english.advice is None or english.advice.text
        if request.seat == case.lesson.seat:
            found = advice(case.lesson, walk.progress, table)
            assert found is not None
            table.answer(request.seat, found[0].id, found[1])
        else:
            table.answer(request.seat, request.id, bot.choose(table.perspective(request)))
        walk = walk.followed(table)
    assert {f"{place.chapter.id}.{place.step.id}" for place in case.lesson.places} <= shown


def test_what_the_advice_touches_is_named_as_the_screen_calls_it(case: Case) -> None:
    """Areas, actions and cards on the table; of cards in hand a step may leave the choice open."""
    table, walk = opened(case)
    bot = LessonBot(case.lesson, case.lesson.bots)
    for request in in_turn(table):
        place = walk.progress.place(case.lesson)
        if place is None:
            break
        if request.seat == case.lesson.seat and walk.progress.shown and not walk.progress.given:
            for language in ("en", "de"):
                told, names = tell(walk, table, language), case.title.words.names(language)
                touched = {names.get(id, "") for answer in place.step.advice for id in _ids(answer)}
                said = f"{told.text} {told.why}"
                assert [name for name in touched if name not in said] == [], f"{told.chapter}.{told.step}"
        play_on(walk, bot, table, request)
        walk = walk.followed(table)


def _ids(answer: Mapping[str, Any]) -> Iterator[str]:
    """What an answer names by its id, but for cards in hand."""
    for field, value in answer.items():
        if isinstance(value, str) and field not in ("do", "offer"):
            yield value


def test_what_is_taken_back_never_was(case: Case) -> None:
    """Every answer of the learner is taken back where that is allowed, and progress with it."""
    table, walk = opened(case)
    bot = LessonBot(case.lesson, case.lesson.bots)
    undone = 0
    for request in in_turn(table):
        if walk.progress.place(case.lesson) is None or table.length > MOST_RANDOM:
            break
        if request.seat != case.lesson.seat:
            table.answer(request.seat, request.id, bot.choose(table.perspective(request)))
            walk = walk.followed(table)
            continue
        found = advice(case.lesson, walk.progress, table)
        assert found is not None
        before = walk.progress
        tried = table.copy()
        tried.answer(request.seat, found[0].id, found[1])
        after = walk.followed(tried)
        try:
            tried.undo(request.seat)
        except Refused:
            pass
        else:
            undone += 1
            assert after.followed(tried).progress == before
        table.answer(request.seat, found[0].id, found[1])
        walk = walk.followed(table)
    assert undone


def test_a_rewind_goes_back_to_the_step_of_then(case: Case) -> None:
    table, walk = opened(case)
    first, before = table.length, walk.progress
    bot = LessonBot(case.lesson, case.lesson.bots)
    for request in in_turn(table):
        if len(walk.progress.ends) >= 2:
            break
        if request.seat == case.lesson.seat:
            found = advice(case.lesson, walk.progress, table)
            assert found is not None
            table.answer(request.seat, found[0].id, found[1])
        else:
            table.answer(request.seat, request.id, bot.choose(table.perspective(request)))
        walk = walk.followed(table)
    table.rewind(first + 1)
    assert walk.followed(table).progress == before


def test_nothing_that_the_learner_cannot_know_changes_what_is_told(case: Case) -> None:
    """Whatever is hidden from the learner is dealt anew: facts, sentences and advice stay the same."""
    lesson, title = case.lesson, case.title
    compared = 0
    for number in range(len(lesson.chapters)):
        table, walk = opened(case, number)
        for seed in (1, 2):
            other = table.copy()
            glimpse = title.glimpse(other._state, lesson.seat)
            other._state = title.imagine_from(glimpse, lesson.seat, Seeded.from_number(seed))
            compared += title.dump_state(other._state) != title.dump_state(table._state)
            assert other.facts(lesson.seat) == table.facts(lesson.seat)
            assert tell(walk, other, "en") == tell(walk, table, "en")
    assert compared


def test_a_table_that_is_no_lesson_teaches_nothing() -> None:
    table = Table(load_title("cultures"), seed=1)
    assert Walk.of(table) is None
    table.note("lesson", lesson="no_such", chapter="start")
    assert Walk.of(table) is None


def test_a_note_of_a_stranger_is_read_with_care() -> None:
    for facts in ({}, {"lesson": 7}, {"lesson": "first", "chapter": 9}, {"lesson": "first", "chapter": "x"}):
        table = Table(load_title("cultures"), seed=1)
        table.note("lesson", **facts)
        walk = Walk.of(table)
        assert walk is None or walk.taught.began == 0
        assert walk is None or msgspec.to_builtins(tell(walk, table, "en"))
