"""A lesson at this terminal: the learner's progress, and the coach in lines of text."""

from __future__ import annotations

from collections.abc import Mapping

from ecumene import bots as house
from ecumene.lessons import LessonBot, LessonTold, NoChapter, open_lesson, tell
from ecumene.table.api import Table, load_title
from ecumene.table.lessons.loading import lessons_of
from ecumene.table.lessons.records import Lesson
from ecumene.table.lessons.walk import Walk
from ecumene.table.meta import BadOpening
from ecumene.table.state.frames import Seat
from ecumene.table.text.words import Say

DO_IT = "a"
"""The key that gives the advised answer."""


class Learning:
    """The lesson that a table is."""

    def __init__(self, walk: Walk) -> None:
        self._walk = walk

    @classmethod
    def of(cls, table: Table) -> Learning | None:
        walk = Walk.of(table)
        return None if walk is None else cls(walk)

    @property
    def lesson(self) -> Lesson:
        return self._walk.lesson

    def told(self, table: Table) -> LessonTold:
        """The coach's present texts."""
        self._walk = self._walk.followed(table)
        return tell(self._walk, table, "en")

    def players(self, bots: Mapping[Seat, str]) -> dict[Seat, house.Bot]:
        """The bots, each with its part in the lesson."""
        return {seat: LessonBot(self.lesson, name) for seat, name in bots.items()}


def opened(title: str, chapter: str = "") -> Table:
    """The table of a title's first lesson at a chapter, by its number, its id or its name."""
    known = load_title(title)
    lesson = next(iter(lessons_of(known).values()), None)
    if lesson is None:
        raise BadOpening(f"{known.meta.name} has no lesson yet.")
    names = [known.words.text(Say(lesson.chapter_key(each))) for each in lesson.chapters]
    wanted = " ".join(chapter.casefold().split())
    for number, (each, name) in enumerate(zip(lesson.chapters, names, strict=True)):
        if wanted in ("", str(number + 1), each.id, name.casefold()):
            return _at(title, lesson, number if wanted else 0)
    listed = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
    raise BadOpening(f"The lesson has no chapter {chapter!r:.80}; there are {listed}.")


def _at(title: str, lesson: Lesson, number: int) -> Table:
    try:
        return open_lesson(title, lesson, number)
    except NoChapter as error:
        raise BadOpening(str(error)) from None


def heading(told: LessonTold) -> str:
    if told.finished:
        return f"{told.name}: the lesson is over"
    return f"Chapter {told.number + 1} of {len(told.chapters)}: {told.chapters[told.number].name}"


def explained(told: LessonTold) -> list[str]:
    """All texts of the coach about a step, as paragraphs; empty while the lesson waits."""
    found = [f"You chose another way. {told.instead}"] if told.instead else []
    found += [told.after] if told.after else []
    found += [told.text] if told.text else []
    found += [f"Remember: {told.know}"] if told.know else []
    found += [f"Why now? {told.why}"] if told.why else []
    found += [f"You decide. {told.otherwise}"] if told.otherwise else []
    return found


def offered(told: LessonTold) -> str:
    """The action of the key for the advice."""
    return f"{DO_IT}  do it for me: {told.advice.text}" if told.advice else ""
