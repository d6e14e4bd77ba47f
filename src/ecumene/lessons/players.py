"""The players of a lesson: bots with fixed luck, and the lesson's answers for the learner."""

from __future__ import annotations

from typing import ClassVar
from zlib import crc32

from ecumene import bots
from ecumene.table.api import Request, Table
from ecumene.table.lessons.progress import Progress, holds
from ecumene.table.lessons.records import Lesson, Spoken
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer, Plain, plain
from ecumene.table.questions.refusal import Refused

QUICK = "steady"
"""The bot that advises the learner if the lesson itself has no advice."""


class LessonBot:
    """A bot of a lesson. It always gives the same answer to the same request, whatever was played before. If
    the lesson has an answer for the request, and the rules allow it, the bot gives that answer.
    """

    thinks: ClassVar[bool] = False

    def __init__(self, lesson: Lesson, name: str) -> None:
        self._lesson, self._name = lesson, name
        self.unsaid = list(lesson.script)
        """The scripted answers that it has not given yet."""

    def choose(self, perspective: Perspective) -> Answer:
        for spoken in self._lesson.script:
            said = perspective.allowed(spoken.answer) if _is_due(spoken, perspective) else None
            if said is not None:
                self.unsaid = [other for other in self.unsaid if other is not spoken]
                return said
        return _bot(self._lesson, self._name, perspective).choose(perspective)


def _is_due(spoken: Spoken, perspective: Perspective) -> bool:
    """Whether a scripted answer of a lesson is for this question."""
    if spoken.seat != perspective.seat:
        return False
    if spoken.request:
        return spoken.request == perspective.ask.id
    if spoken.kind != perspective.kind:
        return False
    return holds(spoken.when, perspective.title.known(perspective.glimpse, perspective.seat))


def _bot(lesson: Lesson, name: str, perspective: Perspective) -> bots.Bot:
    """A bot for one question: its seed is that of the question, so that earlier questions do not matter."""
    seed = crc32(f"{lesson.seed} {perspective.seat} {perspective.ask.id}".encode())
    return bots.make(name, seed, meta=perspective.title.meta)


def advice(lesson: Lesson, progress: Progress, table: Table) -> tuple[Request, Plain] | None:
    """The lesson's answer in the learner's place now, and its request; None if there is no question. The
    advice of the step comes first, each answer once; otherwise it is the answer of a quick player from the
    learner's knowledge.
    """
    asked = table.requests(lesson.seat)
    if not asked:
        return None
    for answer in _unsaid(lesson, progress):
        for request in asked:
            if (allowed := table.perspective(request).allowed(answer)) is not None:
                return request, plain(allowed)
    perspective = table.perspective(asked[0])
    return asked[0], plain(_bot(lesson, QUICK, perspective).choose(perspective))


def _unsaid(lesson: Lesson, progress: Progress) -> list[Plain]:
    """The advice of the present step, without answers that were already given."""
    place = progress.place(lesson)
    if place is None or not progress.shown:
        return []
    unsaid, given = list[Plain](), [one.answer for one in progress.given]
    for answer in place.step.advice:
        same = next((one for one in given if _is(one, answer)), None)
        if same is None:
            unsaid.append(answer)
        else:
            given.remove(same)
    return unsaid


def strayed(lesson: Lesson, progress: Progress, table: Table) -> bool:
    """Whether the present step is about another position: its claims are false, or its next advice is
    impossible here. If seats talk at once, its advice may still become possible.
    """
    place, asked = progress.place(lesson), table.requests(lesson.seat)
    if place is None or not progress.shown or not asked:
        return False
    if not holds(place.step.fits, table.facts(lesson.seat), tuple(request.kind for request in asked)):
        return True
    kind = table.title.kinds[type(table.perspective(asked[0]).ask)]
    return not kind.open_floor and _is_refused(lesson, table, _unsaid(lesson, progress))


def _is_refused(lesson: Lesson, table: Table, advised: list[Plain]) -> bool:
    """Whether an answer to the present question would be refused after the answers before it. An answer for a
    later question is not tried.
    """
    tried, first = table.copy(), table.requests(lesson.seat)[0]
    for number, answer in enumerate(advised):
        now = next((one for one in tried.requests(lesson.seat) if one.kind == first.kind), None)
        if now is None:
            break
        perspective = tried.perspective(now)
        if not _is_form_of(answer, perspective):
            continue
        if (allowed := perspective.allowed(answer)) is None:
            return True
        if number + 1 < len(advised):
            tried.answer(lesson.seat, now.id, allowed)
    return False


def _is_form_of(answer: Plain, perspective: Perspective) -> bool:
    """Whether this is an answer to this kind of question at all."""
    try:
        perspective.title.kinds[type(perspective.ask)].typed(answer)
    except Refused:
        return False
    return True


def _is(given: Plain, written: Plain) -> bool:
    """Whether an answer is the one in a lesson's file, which leaves out fields with their default."""
    return all(given.get(field) == value for field, value in written.items())
