"""Achievements: stored with the last entry of a game, so that what was undone before does not count."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Row, select

from ecumene.server.database.schema import achievements
from ecumene.server.database.store import Rows, Statement, Store
from ecumene.server.keeping.keeper import Keeper
from ecumene.server.tables.attendants import Attendant
from ecumene.server.tables.live import LiveTable
from ecumene.server.tables.packets import Written
from ecumene.table.achievements import Achievement
from ecumene.table.api import Table, titles
from ecumene.table.titles import loaded_title


class Chronicler(Attendant):
    """Writes down what was earned when the game of a table is over."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    def writes(self, before: Table, after: Table, written: Sequence[Written]) -> list[Statement]:
        """For the people who sit there at the end. A lesson, or a game that its host has corrected or that
        was taken up where another one had been, earns nothing, nor does a seat that was helped by hints."""
        if not written or before.over or not after.over or self._live.door.lesson or self._altered(written):
            return []
        helped = self._live.attendant(Keeper).helped
        rows = [
            {
                "table": self._live.id,
                "seat": seat,
                "achievement": earned,
                "person": seated.person,
                "title": after.title.meta.id,
                "at": written[-1].at,
            }
            for seat, seated in enumerate(self._live.door.seated)
            if seated.person is not None and seat not in helped
            for earned in after.achieved(seat)
        ]
        return [Rows(achievements, rows)] if rows else []

    def _altered(self, written: Sequence[Written]) -> bool:
        return any(line.kind in ("correction", "fork") for line, _ in (*self._live.lines, *written))


class Earned(msgspec.Struct, frozen=True):
    """When somebody first earned something, at which table, and how often since then and with it."""

    at: float
    table: str
    times: int


class Honour(msgspec.Struct, frozen=True):
    """Something that a title has to be earned; `earned` is None until somebody has."""

    id: str
    group: str
    name: str
    about: str
    earned: Earned | None


class TitleHonours(msgspec.Struct, frozen=True):
    """Everything that can be earned in a title, in its order."""

    title: str
    achievements: list[Honour]


def honours(rows: Sequence[Row[Any]], language: str) -> list[TitleHonours]:
    """All titles in which something can be earned, with what the rows of one person say of it."""
    found: list[TitleHonours] = []
    mine = {key: list(times) for key, times in groupby(rows, lambda row: (row.title, row.achievement))}
    for id in titles():
        title = loaded_title(id)
        earnable = title.achievements(language) if title is not None else ()
        if earnable:
            found.append(TitleHonours(id, [_honour(one, mine.get((id, one.id), [])) for one in earnable]))
    return found


def _honour(one: Achievement, times: list[Row[Any]]) -> Honour:
    earned = Earned(times[0].at, times[0].table, len(times)) if times else None
    return Honour(one.id, one.group, one.name, one.about, earned)


async def rows_of(store: Store, person: str) -> Sequence[Row[Any]]:
    """What somebody has earned: everything by itself, the first time first."""
    kept = achievements.c
    return await store.rows(
        select(kept.title, kept.achievement, kept.at, kept.table)
        .where(kept.person == person)
        .order_by(kept.title, kept.achievement, kept.at)
    )
