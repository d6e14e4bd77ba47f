"""A table that is a lesson: where its learner stands, and what they are told with the state of the table.

A lesson goes along with a game and never stands in its way: everything wrong with one is written to the log,
and the game goes on as a usual one.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from ecumene.lessons import tell
from ecumene.server.tables.patches import without_nulls
from ecumene.table.api import Table
from ecumene.table.lessons.loading import lesson_of
from ecumene.table.lessons.progress import Progress
from ecumene.table.lessons.records import Lesson
from ecumene.table.lessons.walk import Walk, taught_at
from ecumene.table.state.frames import Seat
from ecumene.table.titles import AnyTitle

logger = logging.getLogger("ecumene.server.lessons")

AFTERWARDS = 20
"""For this number of entries after its end a lesson still watches whether somebody goes back into it."""


def lesson_at(title: AnyTitle, id: str) -> Lesson | None:
    """A lesson of a title, if it has one that can be read."""
    try:
        return lesson_of(title, id)
    except Exception:
        logger.exception("lesson cannot be read", extra={"title": title.meta.id, "lesson": id})
        return None


def walk_of(table: Table, kept: str, *, over: bool = False) -> Walk | None:
    """The way of the learner so far. It takes as long as the journal is, unless the lesson is `over`.

    Where the past cannot be played again, as after a switch of rules, it goes on from the progress that was
    `kept`."""
    try:
        found = None if over else Walk.of(table)
        if found is None and (taught := taught_at(table)) is not None:
            found = Walk.resumed(taught, table, _progress(kept))
    except Exception:
        logger.exception("lesson cannot be followed", extra={"title": table.title.meta.id})
        return None
    return found


def _progress(kept: str) -> Progress:
    try:
        return msgspec.json.decode(kept, type=Progress)
    except (msgspec.MsgspecError, UnicodeError):
        return Progress()


class Teaching:
    """The lesson of one table in memory; nothing at any other table."""

    def __init__(self, walk: Walk | None) -> None:
        self._walk = walk

    @property
    def walk(self) -> Walk | None:
        """Where the learner stands."""
        return self._walk

    def after(self, table: Table) -> Walk | None:
        """Where the learner stands at a table that follows from the one before; None: nothing is taught."""
        walk = self._walk
        if walk is None or (_is_over(walk) and table.length > walk.number + AFTERWARDS):
            return walk
        try:
            return walk.followed(table)
        except Exception:
            logger.exception("lesson cannot be followed", extra={"title": table.title.meta.id})
            return None

    def follow(self, table: Table) -> None:
        """This is the table now. A lesson that is over is not followed: it may be asked again."""
        after = self.after(table)
        if after is None or not (_is_over(after) and self._walk is not None and _is_over(self._walk)):
            self._walk = after

    def told(self, table: Table, seat: Seat | None, language: str) -> dict[str, Any] | None:
        """What the learner is told with the state; nobody else is told anything."""
        if self._walk is None or seat is None or seat != self._walk.lesson.seat:
            return None
        walk = self.after(table)
        if walk is None:
            return None
        try:
            told: dict[str, Any] = without_nulls(msgspec.to_builtins(tell(walk, table, language)))
        except Exception:
            logger.exception("lesson cannot be told", extra={"title": table.title.meta.id})
            return None
        return told


def _is_over(walk: Walk) -> bool:
    return walk.progress.place(walk.lesson) is None
