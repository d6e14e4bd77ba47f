"""A table that begins with any chapter of a lesson: it is played up to there by the lesson's own advice."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from ecumene.bots.turns import in_turn
from ecumene.lessons.players import LessonBot, advice
from ecumene.table.api import Request, Table, load_title
from ecumene.table.lessons.loading import lesson_of
from ecumene.table.lessons.records import Lesson
from ecumene.table.lessons.walk import Walk, begin

_MOST_KEPT = 64
_kept: OrderedDict[tuple[str, str, int], Table] = OrderedDict()
_keeping = Lock()


class NoChapter(LookupError):
    """A chapter that cannot be reached by the lesson's own advice: a fault of the lesson."""


def open_lesson(title: str, lesson: Lesson, chapter: int = 0) -> Table:
    """A table of a lesson at the first step of a chapter. A chapter always begins with the same table, so
    each is played once and copied.
    """
    key = title, lesson.id, chapter
    with _keeping:
        kept = _kept.get(key)
    if kept is None or lesson_of(kept.title, lesson.id) is not lesson:
        kept = _played(title, lesson, chapter)
        with _keeping:
            _kept[key] = kept
            if len(_kept) > _MOST_KEPT:
                _kept.popitem(last=False)
    return kept.copy()


def _played(title: str, lesson: Lesson, chapter: int) -> Table:
    table = Table(load_title(title), seats=lesson.seats, seed=lesson.seed, options=lesson.options)
    begin(table, lesson, chapter)
    walk = Walk.of(table)
    assert walk is not None
    if _is_there(walk, chapter):
        return table
    bot = LessonBot(lesson, lesson.bots)
    for request in in_turn(table):
        play_on(walk, bot, table, request)
        walk = walk.followed(table)
        if _is_there(walk, chapter):
            return table
    raise NoChapter(f"{title}, {lesson.id}: nobody comes to chapter {chapter + 1} by its own advice")


def _is_there(walk: Walk, chapter: int) -> bool:
    progress = walk.progress
    return progress.chapter(walk.lesson) == chapter and (progress.shown or chapter == 0)


def play_on(walk: Walk, bot: LessonBot, table: Table, request: Request) -> None:
    """Answer a request of the lesson: the learner's by its advice, all others by its bots."""
    if request.seat == walk.lesson.seat:
        advised = advice(walk.lesson, walk.progress, table)
        assert advised is not None
        table.answer(request.seat, advised[0].id, advised[1])
    else:
        table.answer(request.seat, request.id, bot.choose(table.perspective(request)))
