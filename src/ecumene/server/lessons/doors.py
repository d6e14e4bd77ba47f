"""The doors to the lessons: what there is to learn, and how far somebody has come with it."""

from __future__ import annotations

from collections import defaultdict

import msgspec
from sqlalchemy import ColumnElement, select

from ecumene.server.database.schema import learned, seats, tables
from ecumene.server.database.store import Store
from ecumene.server.people.accounts import Person
from ecumene.server.tables.teaching import logger
from ecumene.table.api import titles
from ecumene.table.lessons.loading import lessons_of
from ecumene.table.lessons.records import Lesson
from ecumene.table.text.words import Say
from ecumene.table.titles import AnyTitle, loaded_title


class ChapterDoor(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chapter, with which the lesson can be begun; `done` once it was played to its end."""

    id: str
    name: str
    minutes: int
    done: bool = False


class LessonDoor(msgspec.Struct, frozen=True, omit_defaults=True):
    """A lesson of a title. `table` is where somebody goes on with it, in its chapter `at`."""

    title: str
    id: str
    name: str
    about: str
    minutes: int
    chapters: list[ChapterDoor]
    table: str | None = None
    at: str = ""


Key = tuple[str, str]
"""A title and one of its lessons."""


async def doors(store: Store, person: Person | None, language: str) -> list[LessonDoor]:
    """All lessons of the house, in the order of its titles, as far as `person` has come with them."""
    done, begun = await _done(store, person), await _begun(store, person)
    return [
        _door(title, lesson, language, done[title.meta.id, lesson.id], begun.get((title.meta.id, lesson.id)))
        for title, lesson in all_lessons()
    ]


def all_lessons() -> list[tuple[AnyTitle, Lesson]]:
    """The lessons of the titles that were read; one that cannot be read is missing, and the log says why."""
    found: list[tuple[AnyTitle, Lesson]] = []
    for id in titles():
        if (title := loaded_title(id)) is None:
            continue
        try:
            found += [(title, lesson) for lesson in lessons_of(title).values()]
        except Exception:
            logger.exception("lessons cannot be read", extra={"title": id})
    return found


def said(title: AnyTitle, key: str, language: str) -> str:
    return title.words.text(Say(key), language) if title.words.knows(key) else ""


def _door(
    title: AnyTitle, lesson: Lesson, language: str, done: set[str], begun: tuple[str, str] | None
) -> LessonDoor:
    table, at = begun or (None, "")
    return LessonDoor(
        title=title.meta.id,
        id=lesson.id,
        name=said(title, lesson.key, language),
        about=said(title, f"{lesson.key}-about", language),
        minutes=lesson.minutes,
        chapters=[
            ChapterDoor(
                chapter.id,
                said(title, lesson.chapter_key(chapter), language),
                chapter.minutes,
                chapter.id in done,
            )
            for chapter in lesson.chapters
        ],
        table=table,
        at=at,
    )


async def _done(store: Store, person: Person | None) -> dict[Key, set[str]]:
    """The chapters that somebody has played to their end, by lesson."""
    found: dict[Key, set[str]] = defaultdict(set)
    if person is not None:
        for row in await store.rows(select(learned).where(learned.c.person == person.id)):
            found[row.title, row.lesson].add(row.chapter)
    return found


async def _begun(store: Store, person: Person | None) -> dict[Key, tuple[str, str]]:
    """The tables at which somebody is in the middle of a lesson, with the chapter; the newest of each."""
    if person is None:
        return {}
    columns = tables.c.id, tables.c.title, tables.c.lesson, tables.c.chapter
    rows = await store.rows(select(*columns).where(*unfinished(person)).order_by(tables.c.created))
    return {(row.title, row.lesson): (row.id, row.chapter) for row in rows}


def unfinished(person: Person) -> tuple[ColumnElement[bool], ...]:
    """What says of a table that it is a lesson of somebody's which is not over.

    One that was handed to somebody else is theirs to play: it is not cleared away for the one who began it.
    """
    return (
        tables.c.host == person.id,
        tables.c.id.in_(select(seats.c.table).where(seats.c.person == person.id)),
        tables.c.lesson.is_not(None),
        tables.c.chapter != "",
        tables.c.status == "running",
    )
