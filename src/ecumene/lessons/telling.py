"""The coach's texts for a learner: the present step in words, the checklist, and the things to show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from ecumene.lessons.players import advice, strayed
from ecumene.table.api import Table
from ecumene.table.lessons.progress import End, Progress, holds
from ecumene.table.lessons.records import Chapter, Lesson, Place, Show
from ecumene.table.lessons.walk import Walk
from ecumene.table.questions.answers import Plain
from ecumene.table.text.words import Say

Standing = Literal["done", "otherwise", "missed", "now", "later"]
"""The status of a step: how it ended, or that it is the present one."""


class StepLine(msgspec.Struct, frozen=True):
    """A line of the checklist of a chapter."""

    id: str
    text: str
    standing: Standing


class ChapterLine(msgspec.Struct, frozen=True):
    """A chapter in the list of chapters."""

    id: str
    name: str
    minutes: int


class Advised(msgspec.Struct, frozen=True):
    """The lesson's answer now, its request, and its text."""

    request: str
    answer: Plain
    text: str


PASSED = 3
"""The number of earlier steps that are sent again: answers given together may end steps that nobody has
read.
"""


class PassedStep(msgspec.Struct, frozen=True):
    """A step that was done. `text` is empty if it is about another position than the learner's."""

    at: int
    short: str
    text: str
    know: str
    why: str
    rule: str


class LessonTold(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The coach's texts at the table of a lesson.

    The steps of all chapters are numbered, and `at` is the present one. `passed` are the last steps before it
    that were done: the surface knows which of them the learner has not read. While the step is `waiting` for
    others, `text` is empty. If the learner has another question, or a position that the step is not about,
    `text` explains that question; there is still `advice`, but nothing is shown by name. `know` is a fact
    that is true in any position. `instead` is the consequence if the step before ended otherwise, `after` the
    result if it was done. Once all chapters are over, `finished` is set and `text` is the farewell.
    """

    id: str
    name: str
    chapters: list[ChapterLine]
    chapter: str = ""
    number: int = 0
    minutes: int = 0
    minutes_done: int = 0
    at: int = 0
    passed: list[PassedStep] = []
    step: str = ""
    waiting: bool = False
    finished: bool = False
    text: str = ""
    know: str = ""
    why: str = ""
    otherwise: str = ""
    instead: str = ""
    after: str = ""
    rule: str = ""
    checklist: list[StepLine] = []
    show: Show = Show()
    advice: Advised | None = None


def tell(walk: Walk, table: Table, language: str) -> LessonTold:
    """The coach's texts now, in a language; all of them come from the learner's knowledge."""
    lesson, progress = walk.lesson, walk.progress
    words, place = table.title.words, progress.place(lesson)
    values = table.quoted(lesson.seat)

    def said(key: str) -> str:
        return words.text(Say(key, values), language) if words.knows(key) else ""

    chapters = [
        ChapterLine(chapter.id, said(lesson.chapter_key(chapter)), chapter.minutes)
        for chapter in lesson.chapters
    ]
    number = progress.chapter(lesson)
    told = LessonTold(
        id=lesson.id,
        name=said(lesson.key),
        chapters=chapters,
        number=number,
        minutes=lesson.minutes,
        minutes_done=sum(chapter.minutes for chapter in chapters[:number]),
        at=progress.at,
        passed=_passed(walk, table, said),
        instead=_of_the_last(lesson, progress, "otherwise", said),
        after=_of_the_last(lesson, progress, "after", said),
    )
    if place is None:
        return msgspec.structs.replace(told, finished=True, text=said(f"{lesson.key}-end"))
    told = msgspec.structs.replace(
        told,
        chapter=place.chapter.id,
        step=place.step.id,
        waiting=not progress.shown,
        checklist=_checklist(lesson, progress, place.chapter, said),
        advice=_advised(lesson, progress, table, language),
    )
    if not progress.shown or strayed(lesson, progress, table):
        return _told_in_general(told, walk, table, said)
    key = lesson.step_key(place)
    return msgspec.structs.replace(
        told,
        text=said(key),
        know=said(f"{key}-know"),
        why=said(f"{key}-why"),
        otherwise=said(f"{key}-otherwise"),
        rule=place.step.rule,
        show=place.step.show,
    )


def _passed(walk: Walk, table: Table, said: Callable[[str], str]) -> list[PassedStep]:
    """The last steps that the learner has done."""
    lesson, progress = walk.lesson, walk.progress
    facts = table.facts(lesson.seat)
    asked = tuple(request.kind for request in table.requests(lesson.seat))
    found = list[PassedStep]()
    for at in range(max(0, progress.at - PASSED), progress.at):
        if progress.ends[at] == "done":
            key, step = lesson.step_key(lesson.places[at]), lesson.places[at].step
            text = said(key) if holds(step.fits, facts, asked) else ""
            short, know, why = (said(f"{key}-{name}") for name in ("short", "know", "why"))
            found.append(PassedStep(at, short, text, know, why, step.rule))
    return found


def _told_in_general(told: LessonTold, walk: Walk, table: Table, said: Callable[[str], str]) -> LessonTold:
    """The explanation of the learner's question in a position that no step is about; with the reason the
    first time.
    """
    lesson, asked = walk.lesson, [request.kind for request in table.requests(walk.lesson.seat)]
    kind = next((kind for kind in asked if said(lesson.kind_key(kind))), None)
    if kind is None:
        return told
    place = _explains(walk, kind)
    return msgspec.structs.replace(
        told,
        text=said(lesson.kind_key(kind)),
        know="" if place is None else said(f"{lesson.step_key(place)}-know"),
        why="" if place is None else said(f"{lesson.step_key(place)}-why"),
        rule="" if place is None else place.step.rule,
        show=Show(questions=[kind]),
    )


def _explains(walk: Walk, kind: str) -> Place | None:
    """The step that explains a kind of question: the present one, else the first one that is still to
    come.
    """
    lesson, progress = walk.lesson, walk.progress
    if progress.shown:
        return progress.place(lesson)
    ends = progress.ends
    for number, place in enumerate(lesson.places):
        if kind in place.step.show.questions and not (number < len(ends) and ends[number] == "missed"):
            return place if number >= len(ends) else None
    return None


def _advised(lesson: Lesson, progress: Progress, table: Table, language: str) -> Advised | None:
    found = advice(lesson, progress, table)
    if found is None:
        return None
    request, answer = found
    return Advised(request.id, answer, table.describe(request, answer, language))


def _of_the_last(
    lesson: Lesson, progress: Progress, name: Literal["otherwise", "after"], said: Callable[[str], str]
) -> str:
    """The consequence of the end of the step before, shown with the next step."""
    end = "otherwise" if name == "otherwise" else "done"
    if not progress.ends or progress.ends[-1] != end:
        return ""
    return said(f"{lesson.step_key(lesson.places[progress.at - 1])}-{name}")


def _checklist(
    lesson: Lesson, progress: Progress, chapter: Chapter, said: Callable[[str], str]
) -> list[StepLine]:
    return [
        StepLine(place.step.id, said(f"{lesson.step_key(place)}-short"), _standing(progress, number))
        for number, place in enumerate(lesson.places)
        if place.chapter is chapter
    ]


def _standing(progress: Progress, number: int) -> Standing:
    if number < progress.at:
        end: End = progress.ends[number]
        return end
    return "now" if number == progress.at else "later"
