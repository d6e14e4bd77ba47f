"""The texts for a learner who follows all advice."""

from __future__ import annotations

from typing import Any

from ecumene.bots.turns import in_turn
from ecumene.lessons import LessonBot, open_lesson, tell
from ecumene.lessons.opening import play_on
from ecumene.table.lessons.records import Lesson
from ecumene.table.lessons.walk import Walk
from ecumene.table.title import Title


def shown_by_advice(title: Title[Any, Any], lesson: Lesson, language: str, *, whole: bool = True) -> str:
    """All sentences of the steps that are shown, each as it is first read; or only those that are on every
    screen, on a phone as well, and not behind "Why now?"."""
    table = open_lesson(title.meta.id, lesson)
    walk, bot = Walk.of(table), LessonBot(lesson, lesson.bots)
    assert walk is not None
    read: dict[str, str] = {}
    for request in in_turn(table):
        told = tell(walk, table, language)
        if told.finished:
            return "\n".join([*read.values(), told.text])
        if request.seat == lesson.seat and not told.waiting:
            said = f"{told.text}\n{told.know}"
            said += f"\n{told.why}\n{told.otherwise}" if whole else ""
            read.setdefault(f"{told.chapter}.{told.step}", said)
        play_on(walk, bot, table, request)
        walk = walk.followed(table)
    raise AssertionError("the game ended before the lesson")
