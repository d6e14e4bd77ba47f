"""The coach's texts at the table of a lesson, and that no fault of a lesson stops its game."""

from __future__ import annotations

import msgspec
import pytest

from ecumene.bots.turns import in_turn
from ecumene.lessons import LessonBot, advice, open_lesson
from ecumene.server.tables.teaching import AFTERWARDS, Teaching, lesson_at, walk_of
from ecumene.table.api import Table, load_title
from ecumene.table.lessons.progress import Progress
from ecumene.table.lessons.walk import Walk


def a_lesson(chapter: int = 0) -> tuple[Table, Teaching]:
    lesson = lesson_at(load_title("cultures"), "first")
    assert lesson is not None
    table = open_lesson("cultures", lesson, chapter)
    return table, Teaching(walk_of(table, ""))


def play_on(table: Table, teaching: Teaching, entries: int) -> None:
    """So many answers by the lesson's advice and its bots, as the house follows them."""
    assert teaching.walk is not None
    lesson = teaching.walk.lesson
    bot = LessonBot(lesson, lesson.bots)
    for request, _ in zip(in_turn(table), range(entries), strict=False):
        if request.seat == lesson.seat:
            found = advice(lesson, teaching.walk.progress, table)
            assert found is not None
            table.answer(request.seat, found[0].id, found[1])
        else:
            table.answer(request.seat, request.id, bot.choose(table.perspective(request)))
        teaching.follow(table)


def test_the_learner_alone_is_told() -> None:
    table, teaching = a_lesson()
    told = teaching.told(table, 0, "de")
    assert told is not None
    assert told["text"].startswith("Du führst Rom.")
    assert teaching.told(table, 1, "de") is None
    assert teaching.told(table, None, "de") is None
    assert Teaching(None).told(table, 0, "de") is None


def test_a_lesson_that_is_over_is_not_followed_for_ever() -> None:
    table, teaching = a_lesson(4)
    play_on(table, teaching, 12)
    end = teaching.walk
    assert end is not None
    assert end.progress.place(end.lesson) is None
    play_on(table, teaching, AFTERWARDS + 5)
    assert teaching.walk is end
    assert teaching.after(table) is end
    told = teaching.told(table, 0, "en")
    assert told is not None
    assert told["finished"]


def test_whoever_goes_back_right_after_the_end_is_in_the_lesson_again() -> None:
    table, teaching = a_lesson(4)
    while teaching.walk is not None and teaching.walk.progress.place(teaching.walk.lesson) is not None:
        play_on(table, teaching, 1)
    last = table.rewind_to(0)
    assert last is not None
    table.rewind(last)
    teaching.follow(table)
    told = teaching.told(table, 0, "en")
    assert told is not None
    assert told["step"] == "alone"


def test_a_fault_in_a_lesson_stops_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table, teaching = a_lesson()

    def fail(*_: object) -> Walk:
        raise LookupError("a fault of the lesson")

    monkeypatch.setattr(Walk, "followed", fail)
    assert teaching.told(table, 0, "en") is None
    teaching.follow(table)
    assert teaching.walk is None
    monkeypatch.setattr(Walk, "of", fail)
    assert walk_of(table, "") is None


@pytest.mark.parametrize("kept", ["", "{", '{"at": 3}', '{"at": 900, "ends": ["done"]}', "[]"])
def test_progress_that_makes_no_sense_begins_where_it_can(kept: str) -> None:
    """As after a switch of rules, with what the database says damaged or of another lesson."""
    table, _ = a_lesson(2)
    walk = walk_of(table, kept, over=True)
    assert walk is not None
    assert Teaching(walk).told(table, 0, "en")


def test_progress_that_was_kept_goes_on() -> None:
    table, teaching = a_lesson(2)
    assert teaching.walk is not None
    kept = msgspec.json.encode(teaching.walk.progress).decode()
    walk = walk_of(table, kept, over=True)
    assert walk is not None
    assert walk.progress == msgspec.json.decode(kept, type=Progress)
    resumed = Teaching(walk)
    assert resumed.told(table, 0, "en") == teaching.told(table, 0, "en")
    play_on(table, resumed, 2)
    assert resumed.walk is not None
    assert resumed.walk.progress.at > walk.progress.at
