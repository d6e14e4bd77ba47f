"""Who plays in a lesson: bots whose luck is fixed, and what the lesson would answer for the learner."""

from __future__ import annotations

from typing import ClassVar
from zlib import crc32

from ecumene import bots
from ecumene.table.api import Request, Table
from ecumene.table.lessons.progress import Progress, holds
from ecumene.table.lessons.records import Lesson, Spoken
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer, Plain, plain

QUICK = "steady"
"""The bot that advises the learner where the lesson itself says nothing."""


class LessonBot:
    """A bot of a lesson. It always answers the same to the same request, no matter who played before. If the
    lesson has an answer for that request, and the rules allow it, it gives that one."""

    thinks: ClassVar[bool] = False

    def __init__(self, lesson: Lesson, name: str) -> None:
        self._lesson, self._name = lesson, name
        self.unsaid = list(lesson.script)
        """What it has not come to say yet."""

    def choose(self, perspective: Perspective) -> Answer:
        for spoken in self._lesson.script:
            said = perspective.allowed(spoken.answer) if _is_due(spoken, perspective) else None
            if said is not None:
                self.unsaid = [other for other in self.unsaid if other is not spoken]
                return said
        return _bot(self._lesson, self._name, perspective).choose(perspective)


def _is_due(spoken: Spoken, perspective: Perspective) -> bool:
    """Whether the words of a lesson are meant for this question."""
    if spoken.seat != perspective.seat:
        return False
    if spoken.request:
        return spoken.request == perspective.ask.id
    if spoken.kind != perspective.kind:
        return False
    return holds(spoken.when, perspective.title.known(perspective.glimpse, perspective.seat))


def _bot(lesson: Lesson, name: str, perspective: Perspective) -> bots.Bot:
    """A bot for one question: its seed is that of the question, so that nothing before it matters."""
    seed = crc32(f"{lesson.seed} {perspective.seat} {perspective.ask.id}".encode())
    return bots.make(name, seed, meta=perspective.title.meta)


def advice(lesson: Lesson, progress: Progress, table: Table) -> tuple[Request, Plain] | None:
    """What the lesson would answer in the learner's place now, and to which request; None: nothing is asked.

    First comes what the step says, each answer once; else what a quick player would say, of what the learner
    knows.
    """
    asked = table.requests(lesson.seat)
    if not asked:
        return None
    place = progress.place(lesson)
    given = [one.answer for one in progress.given]
    for answer in place.step.advice if place is not None and progress.shown else ():
        if (same := next((one for one in given if _is(one, answer)), None)) is not None:
            given.remove(same)
            continue
        for request in asked:
            if (allowed := table.perspective(request).allowed(answer)) is not None:
                return request, plain(allowed)
    perspective = table.perspective(asked[0])
    return asked[0], plain(_bot(lesson, QUICK, perspective).choose(perspective))


def _is(given: Plain, written: Plain) -> bool:
    """Whether an answer is the one that a lesson writes, which leaves out what is as usual."""
    return all(given.get(field) == value for field, value in written.items())
