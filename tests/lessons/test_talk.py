"""A lesson in a house, where each bot speaks once after every answer of a person: it runs in the same way."""

from __future__ import annotations

import pytest

from ecumene.lessons import LessonBot, advice, open_lesson
from ecumene.server.bots.sitters import Nobody, Sitters
from ecumene.table.api import Table, load_title, titles
from ecumene.table.lessons.loading import lessons_of
from ecumene.table.lessons.records import Lesson
from ecumene.table.lessons.walk import Walk
from ecumene.table.questions.answers import plain

LESSONS = [lesson for name in titles() for lesson in lessons_of(load_title(name)).values() if lesson.script]


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.title for lesson in LESSONS])
def test_words_that_are_put_into_mouths_come_whoever_speaks_first(lesson: Lesson) -> None:
    table = open_lesson(lesson.title, lesson)
    walk = Walk.of(table)
    assert walk is not None
    names = [None if seat == lesson.seat else lesson.bots for seat in range(lesson.seats)]
    sitters = Sitters(names, 1, Nobody(), table.title.meta)
    bot = LessonBot(lesson, lesson.bots)
    while walk.progress.place(lesson) is not None:
        if not bots_speak(table, sitters, bot):
            found = advice(lesson, walk.progress, table)
            assert found is not None
            table.answer(lesson.seat, found[0].id, found[1])
            sitters.listen()
        walk = walk.followed(table)
    assert set(walk.progress.ends) == {"done"}


def bots_speak(table: Table, sitters: Sitters, bot: LessonBot) -> bool:
    """Let the bot speak whose turn it is; False where all of them wait for the learner."""
    request = sitters.next(table)
    if request is None:
        return False
    sitters.speaks(table, request)
    answer = plain(bot.choose(table.perspective(request)))
    if not sitters.keeps_silent(table, request, answer):
        table.answer(request.seat, request.id, answer)
    return True
