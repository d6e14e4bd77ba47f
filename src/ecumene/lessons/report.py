"""The check of a lesson: it is read, and played to its end by its own advice."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Any

import msgspec

from ecumene import bots
from ecumene.bots.turns import in_turn
from ecumene.lessons.opening import play_on
from ecumene.lessons.players import LessonBot, strayed
from ecumene.table.api import Table
from ecumene.table.lessons.checks import keys_of, problems_of
from ecumene.table.lessons.loading import BadLesson, lessons_of
from ecumene.table.lessons.progress import OWN
from ecumene.table.lessons.records import Lesson, claims_of
from ecumene.table.lessons.walk import Walk, begin
from ecumene.table.questions.refusal import Refused
from ecumene.table.rulebook.claims import NoSuchField, Untrue, compare
from ecumene.table.text.words import Say
from ecumene.table.title import Title

AnyTitle = Title[Any, Any]

WORDS_A_MINUTE, SECONDS_AN_ANSWER = 150, 20
"""A person's speed of reading when they think about the text, and the time for one answer in addition."""


class ChapterReport(msgspec.Struct, kw_only=True):
    """A chapter, and its length by its own advice: the learner's answers, and the machine's time."""

    id: str
    name: str
    steps: int
    minutes: int
    answers: int = 0
    words: int = 0
    measured: float = 0.0
    """Minutes of a person who reads everything and follows the advice."""


class LessonReport(msgspec.Struct, kw_only=True):
    """A lesson, and all of its errors."""

    title: str
    id: str
    name: str = ""
    minutes: int = 0
    measured: float = 0.0
    entries: int = 0
    seconds: float = 0.0
    """The machine's time to play all of it: no chapter takes longer to begin."""
    chapters: list[ChapterReport] = []
    problems: list[str] = []


def report(title: AnyTitle) -> list[LessonReport]:
    """All lessons of a title, each checked; the report of an unreadable lesson lists its errors."""
    try:
        found = lessons_of(title)
    except BadLesson as error:
        return [LessonReport(title=title.meta.id, id=error.file, problems=[str(error)])]
    return [report_of(title, lesson) for lesson in found.values()]


def report_of(title: AnyTitle, lesson: Lesson) -> LessonReport:
    """A lesson, checked."""
    problems = [str(problem) for problem in problems_of(title, lesson)]
    try:
        if bots.make(lesson.bots, meta=title.meta).thinks:
            problems.append(f"bots: {lesson.bots} takes too long to think")
    except bots.UnknownBot as error:
        problems.append(f"bots: {error}")
    made = LessonReport(
        title=title.meta.id,
        id=lesson.id,
        name=_said(title, lesson.key),
        minutes=lesson.minutes,
        chapters=[_chapter(title, lesson, number) for number in range(len(lesson.chapters))],
        problems=problems,
    )
    if not problems:
        _play(title, lesson, made)
    return made


def _chapter(title: AnyTitle, lesson: Lesson, number: int) -> ChapterReport:
    chapter = lesson.chapters[number]
    name, steps = _said(title, lesson.chapter_key(chapter)), len(chapter.steps)
    return ChapterReport(id=chapter.id, name=name, steps=steps, minutes=chapter.minutes)


def _said(title: AnyTitle, key: str) -> str:
    return title.words.text(Say(key)) if title.words.knows(key) else ""


def _words(table: Table, lesson: Lesson, number: int) -> int:
    """The number of words that a learner reads in a chapter, at the present table."""
    start, values = f"{lesson.chapter_key(lesson.chapters[number])}-", table.quoted(lesson.seat)
    own = [key for key in keys_of(lesson) if key.startswith(start) and not key.endswith("-short")]
    return sum(len(table.title.words.text(Say(key, values)).split()) for key in own)


def _play(title: AnyTitle, lesson: Lesson, made: LessonReport) -> None:
    """Play the lesson by its own advice; every step has to be shown, and done as it says."""
    began = perf_counter()
    table = Table(title, seats=lesson.seats, seed=lesson.seed, options=lesson.options)
    begin(table, lesson)
    walk = Walk.of(table)
    assert walk is not None
    bot = LessonBot(lesson, lesson.bots)
    spelling = _Spelling(lesson)
    for number, one in enumerate(made.chapters):
        one.words = _words(table, lesson, number)
    try:
        for request in in_turn(table):
            chapter = walk.progress.chapter(lesson)
            if chapter == len(lesson.chapters):
                break
            spelling.look_at(table.facts(lesson.seat))
            made.chapters[chapter].answers += request.seat == lesson.seat
            if request.seat == lesson.seat:
                _look_at_step(walk, table, made)
            play_on(walk, bot, table, request)
            walk = walk.followed(table)
    except Refused as refused:
        made.problems.append(f"its advice was refused: {refused}")
    made.entries, made.seconds = table.length, round(perf_counter() - began, 3)
    for place, end in zip(lesson.places, walk.progress.ends, strict=False):
        if end != "done":
            made.problems.append(f"{place.chapter.id}.{place.step.id}: by its own advice it ends '{end}'")
    if left := walk.progress.place(lesson):
        made.problems.append(f"{left.chapter.id}.{left.step.id}: nobody comes to its end by its own advice")
    made.problems += spelling.problems
    made.problems += [f"script: seat {one.seat} never comes to say {one.answer}" for one in bot.unsaid]
    _measure(made)


def _look_at_step(walk: Walk, table: Table, made: LessonReport) -> None:
    """Check that the panels of a step exist when it is shown, and that the rules allow its advice."""
    place = walk.progress.place(walk.lesson)
    asked = table.requests(walk.lesson.seat)
    if place is None or not walk.progress.shown or walk.progress.given or not asked:
        return
    where = f"{place.chapter.id}.{place.step.id}"
    panels = [panel.key for panel in table.board(walk.lesson.seat)]
    for key in place.step.show.panels:
        if key not in panels:
            made.problems.append(f"{where}.show.panels: there is no '{key}'; there are {', '.join(panels)}")
    if strayed(walk.lesson, walk.progress, table):
        made.problems.append(f"{where}.fits: by its own advice the position is another one")
    for answer in place.step.advice[:1]:
        if not any(table.perspective(request).allowed(answer) for request in asked):
            made.problems.append(f"{where}.advice: {answer} is no answer that the rules take there")


class _Spelling:
    """Claims about names that never occur, such as an `until` that can therefore never be true."""

    def __init__(self, lesson: Lesson) -> None:
        self._open: list[tuple[str, dict[str, Any]]] = [
            (f"{place.chapter.id}.{place.step.id}", {name: claim})
            for place in lesson.places
            for claims in claims_of(place)
            for name, claim in claims.items()
            if name not in OWN
        ]
        self.problems: list[str] = []

    def look_at(self, facts: Mapping[str, Any]) -> None:
        """Remove the claims whose names occur now, whether they are true or not."""
        left, self.problems = list[tuple[str, dict[str, Any]]](), []
        for where, claim in self._open:
            try:
                compare(claim, facts, where)
            except NoSuchField as error:
                left.append((where, claim))
                self.problems.append(str(error))
            except Untrue:
                continue
        self._open = left


def _measure(made: LessonReport) -> None:
    for chapter in made.chapters:
        minutes = chapter.words / WORDS_A_MINUTE + chapter.answers * SECONDS_AN_ANSWER / 60
        chapter.measured = round(minutes, 1)
    made.measured = round(sum(chapter.measured for chapter in made.chapters), 1)
