"""Beginning a lesson: a table of its own, played up to a chapter by the lesson itself.

Somebody who begins a lesson again has it once: what was left unfinished of it is cleared away, and so are the
oldest of too many. A learner who has come to the end of a lesson plays on there, and keeps that table.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta
from sqlalchemy import ColumnElement, select, update
from sqlalchemy.exc import IntegrityError

from ecumene.lessons import NoChapter, open_lesson
from ecumene.server.database.clearing import cleared
from ecumene.server.database.schema import entries, people, seats, tables
from ecumene.server.database.store import Exactly, Rows
from ecumene.server.errors import Conflict, Unknown
from ecumene.server.house import House
from ecumene.server.ids import new_id, now
from ecumene.server.lessons.doors import said, unfinished
from ecumene.server.lobby.gathering import Lobby, TableCard
from ecumene.server.lobby.repertoire import title_of
from ecumene.server.lobby.turns import turn_of
from ecumene.server.people.accounts import Person
from ecumene.server.tables.recovery import tell_again
from ecumene.server.tables.teaching import lesson_at, logger
from ecumene.table.lessons.records import Lesson

Id = Annotated[str, Meta(min_length=1, max_length=40)]


class LessonWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lesson that somebody wants to begin, and with which of its chapters; the first if none is named."""

    title: Id
    lesson: Id
    chapter: Annotated[str, Meta(max_length=40)] = ""


class _Ready(NamedTuple):
    """A table at the beginning of a chapter, as it is written down."""

    lines: list[str]
    log: list[str]
    secret: tuple[str, str]
    options: str


class _BegunTwice(Exception):
    """Another process has begun the same lesson for the same person meanwhile."""


_TRIES = 5


async def begin(house: House, person: Person, wish: LessonWish, source: str, language: str) -> TableCard:
    """A table at the beginning of a chapter, for one person."""
    lesson = lesson_at(title_of(wish.title), wish.lesson)
    if lesson is None:
        raise Unknown("no-lesson")
    number = lesson.number_of(wish.chapter) if wish.chapter else 0
    if number is None:
        raise Unknown("no-chapter")
    async with turn_of(person):
        await Lobby(house).expect_room(person, source)
        house.opening.take(person.id, source)
        try:
            ready = await house.reading(_ready, wish.title, wish.lesson, number)
        except NoChapter as error:
            logger.exception("chapter cannot be begun", exc_info=error)
            raise Conflict("no-chapter") from None
        id = await _written(house, person, lesson, number, ready, source, language)
        await house.begin(id)
        house.post_cards()
        return await Lobby(house).card(id)


async def _written(
    house: House, person: Person, lesson: Lesson, number: int, ready: _Ready, source: str, language: str
) -> str:
    """The id of the new table, once it is the only one of its lesson."""
    for _ in range(_TRIES):
        try:
            return await _write(house, person, lesson, number, ready, source, language)
        except _BegunTwice:
            continue
        except IntegrityError:  # another process has just cleared it away, or still writes there
            break
    raise Conflict("busy")


async def _write(
    house: House, person: Person, lesson: Lesson, number: int, ready: _Ready, source: str, language: str
) -> str:
    """Write a new table down in the place of those that are cleared away; its id."""
    gone = await _replaced(house, person, lesson)
    for id in gone:
        await house.clear_away(id)
    id, at = new_id(), now()
    row = _row(id, person, lesson, number, language) | {
        "options": ready.options,
        "seed": ready.secret[0],
        "salt": ready.secret[1],
        "created": at,
        "started": at,
        "source": source,
    }
    sitters = [
        {"table": id, "seat": seat, "person": person.id, "bot": None}
        if seat == lesson.seat
        else {"table": id, "seat": seat, "person": None, "bot": lesson.bots}
        for seat in range(lesson.seats)
    ]
    written = [
        {"table": id, "number": number, "line": line, "log": log, "at": at}
        for number, (line, log) in enumerate(zip(ready.lines, ready.log, strict=True))
    ]
    others = update(tables).where(*_same(person, lesson), tables.c.id.not_in(gone))
    await house.store.write(
        # On a database server one process of the house after the other begins something for a person.
        select(people.c.id).where(people.c.id == person.id).with_for_update(key_share=True),
        Exactly(others.values(lesson=lesson.id), 0, _BegunTwice()),
        *cleared(gone),
        Rows(tables, [row]),
        Rows(seats, sitters),
        Rows(entries, written),
    )
    for old in gone:
        await house.clear_away(old)
        house.bus.tell("cleared", table=old)
    return id


def _row(id: str, person: Person, lesson: Lesson, number: int, language: str) -> dict[str, Any]:
    title = title_of(lesson.title)
    return {
        "id": id,
        "name": (said(title, lesson.key, language) or title.meta.name)[:80],
        "title": lesson.title,
        "seats": lesson.seats,
        "host": person.id,
        "open": False,
        "hotseat": False,
        "status": "running",
        "lesson": lesson.id,
        "chapter": lesson.chapters[number].id,
    }


def _same(person: Person, lesson: Lesson) -> tuple[ColumnElement[bool], ...]:
    """What says of a table that it is this lesson of a person's, which is not over."""
    return *unfinished(person), tables.c.title == lesson.title, tables.c.lesson == lesson.id


async def _replaced(house: House, person: Person, lesson: Lesson) -> list[str]:
    """The tables that make way for a lesson: the same one unfinished, and the oldest of too many."""
    columns = tables.c.id, tables.c.title, tables.c.lesson
    newest = tables.c.created.desc()
    rows = await house.store.rows(select(*columns).where(*unfinished(person)).order_by(newest))
    same = [row.id for row in rows if (row.title, row.lesson) == (lesson.title, lesson.id)]
    others = [row.id for row in rows if row.id not in same]
    return same + others[house.settings.limits.lessons_begun - 1 :]


@lru_cache(maxsize=64)
def _ready(title: str, id: str, number: int) -> _Ready:
    """A chapter is the same for everybody: it is played and told once."""
    lesson = lesson_at(title_of(title), id)
    assert lesson is not None
    table = open_lesson(title, lesson, number)
    lines, secret = table.journal(), table.secret
    told, _ = tell_again(lines, secret)
    log = [msgspec.json.encode(told[entry]).decode() for entry in range(len(lines))]
    return _Ready(lines, log, secret, msgspec.json.encode(table.opening.options).decode())
