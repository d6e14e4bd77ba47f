"""Who keeps the register of a lesson: where its learner stands, written with the entry that led there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Float, String, insert, literal, select, update

from ecumene.server.database.schema import learned, tables
from ecumene.server.database.store import Statement
from ecumene.server.tables.attendants import Attendant
from ecumene.server.tables.live import LiveTable
from ecumene.server.tables.packets import Written
from ecumene.table.api import Table
from ecumene.table.lessons.walk import Walk


class Teacher(Attendant):
    """Attends a table that is a lesson; at any other there is nothing to do."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    def writes(self, before: Table, after: Table, written: Sequence[Written]) -> list[Statement]:
        teaching = self._live.teaching
        then, now = teaching.walk, teaching.after(after) if written else None
        if then is None or now is None or now.progress == then.progress:
            return []
        place = now.progress.place(now.lesson)
        standing = {
            "chapter": "" if place is None else place.chapter.id,
            "progress": msgspec.json.encode(now.progress).decode(),
        }
        return [
            update(tables).where(tables.c.id == self._live.id).values(standing),
            *self._learned(now, set(then.chapters_done), written[-1].at),
        ]

    def _learned(self, walk: Walk, known: set[str], at: float) -> list[Statement]:
        """Chapters that have come to their end, for those who sit there; each is written down once."""
        person = self._live.door.seated[walk.lesson.seat].person
        if person is None:
            return []
        new = [chapter for chapter in walk.chapters_done if chapter not in known]
        return [_once(person, walk.lesson.title, walk.lesson.id, chapter, at) for chapter in new]


def _once(person: str, title: str, lesson: str, chapter: str, at: float) -> Statement:
    kept = learned.c
    names = (kept.person, kept.title, kept.lesson, kept.chapter)
    values = (person, title, lesson, chapter)
    there = select(kept.at).where(*(name == value for name, value in zip(names, values, strict=True)))
    row = select(*(literal(value, String) for value in values), literal(at, Float)).where(~there.exists())
    return insert(learned).from_select([*(name.name for name in names), "at"], row)
