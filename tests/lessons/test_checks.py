"""The check of lessons finds and reports errors: the lesson of Mega Empires, each time with one mistake."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ecumene.lessons.report import report_of
from ecumene.table.api import load_title
from ecumene.table.lessons.loading import lessons_of
from ecumene.table.lessons.records import Lesson

TITLE = load_title("empires")
LESSON = lessons_of(TITLE)["first"]


def changed(**fields: Any) -> Lesson:
    """The lesson with other fields."""
    return msgspec.convert({**msgspec.to_builtins(LESSON), **fields}, Lesson)


def with_script(**fields: Any) -> Lesson:
    script = msgspec.to_builtins(LESSON.script)
    return changed(script=[*script, {"seat": 2, "kind": "trade", "answer": {"do": "finished"}, **fields}])


def with_first_chapter(**fields: Any) -> Lesson:
    chapters = msgspec.to_builtins(LESSON.chapters)
    return changed(chapters=[{**chapters[0], **fields}, *chapters[1:]])


def with_first_step(**fields: Any) -> Lesson:
    first, *others = msgspec.to_builtins(LESSON.chapters[0].steps)
    return with_first_chapter(steps=[{**first, **fields}, *others])


@pytest.mark.parametrize(
    ("lesson", "problem"),
    [
        (with_script(kind="trades"), "script[3].kind: there is no 'trades'"),
        (with_script(kind=""), "script[3]: it names a request, or a kind of question"),
        (with_script(request="trade-1"), "script[3]: it names a request, or a kind of question"),
        (with_script(seat=1), "script[3].seat: no bot sits there"),
        (with_script(seat=9), "script[3].seat: no bot sits there"),
        (with_script(when={"turn": 99}), "script: seat 2 never comes to say {'do': 'finished'}"),
        (with_first_chapter(id="end"), "chapters.end: no chapter has this id"),
        (with_first_chapter(until={"trun": {"least": 5}}), "spread.first.trun: there is no such field"),
        (with_first_chapter(until={"asked": {"kind": "move"}}), "asked: it is the name of a kind"),
        (with_first_chapter(until={"told": {"seat": "nubia"}}), "told: it names no event"),
        (with_first_chapter(id="asked"), "chapters.asked: no chapter has this id"),
        (with_first_step(fits={"trun": 9}), "spread.first.trun: there is no such field"),
        (with_first_step(show={"questions": ["census"]}), "empires-lesson-first-asked-census: there is no"),
        (changed(bots="eazy"), "bots: "),
    ],
)
def test_a_mistake_is_found(lesson: Lesson, problem: str) -> None:
    found = report_of(TITLE, lesson).problems
    assert any(problem in one for one in found), found
