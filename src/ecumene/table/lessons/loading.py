"""The lessons of a title from its files."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from ecumene.table.data.content import Problem
from ecumene.table.data.shapes import misfits, shape
from ecumene.table.lessons.records import Lesson
from ecumene.table.title import Title

AnyTitle = Title[Any, Any]

_read_already: WeakKeyDictionary[AnyTitle, dict[str, Lesson]] = WeakKeyDictionary()


class BadLesson(ValueError):
    """A file that is no lesson, with everything that is wrong in it."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        super().__init__(file, problems)
        self.file, self.problems = file, problems

    def __str__(self) -> str:
        return "; ".join(f"{self.file}: {problem}" for problem in self.problems)


def lessons_of(title: AnyTitle) -> dict[str, Lesson]:
    """The lessons of a title by their ids, in the order in which it names them; they are read once."""
    found = _read_already.get(title)
    if found is None:
        lessons = [_read(file, title.meta.id) for file in title.lessons()]
        found = _read_already[title] = {lesson.id: lesson for lesson in lessons}
    return found


def lesson_of(title: AnyTitle, id: str) -> Lesson | None:
    return lessons_of(title).get(id)


def _read(file: Traversable, title: str) -> Lesson:
    """A lesson from its file, whose name is its id."""
    id = file.name.removesuffix(".toml")
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(file.name, [Problem("file", str(error))]) from None
    raw = {**raw, "id": id, "title": title}
    try:
        lesson = msgspec.convert(raw, Lesson)
    except msgspec.ValidationError as error:
        problems = list(misfits(raw, shape(Lesson), "lesson")) or [Problem("lesson", str(error))]
        raise BadLesson(file.name, problems) from None
    return lesson
