"""Tables that nobody comes back to are cleared away: games of bots that nobody wants to see any more, and
lessons that guests have left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy import ColumnElement, and_, func, or_, select
from sqlalchemy.exc import IntegrityError

from ecumene.server.database.clearing import cleared
from ecumene.server.database.schema import companions, entries, people, seats, tables
from ecumene.server.database.store import Statement
from ecumene.server.errors import Conflict
from ecumene.server.house import House
from ecumene.server.ids import now
from ecumene.server.operations.troubles import log_failure

logger = logging.getLogger("ecumene.server.clearing")

_EVERY = 600.0
_AT_ONCE = 50
"""How many tables are cleared away in one transaction: others write meanwhile."""
_DAY = 24 * 3600.0
FILM_SECONDS = 14 * _DAY
"""How long a game of bots is kept after its last answer."""
LESSON_SECONDS = 56 * _DAY
"""How long an unfinished lesson of a guest is kept after its last answer. One of somebody with an account is
kept: each account has a few of them."""


async def clear_away_old(house: House) -> None:
    """Look for tables that nobody has come back to for long, until the house closes."""
    while True:
        try:
            old = await _old(house)
            for first in range(0, len(old), _AT_ONCE):
                await clear_away(house, old[first : first + _AT_ONCE])
        except Exception as error:
            log_failure(logger, house.troubles, "old tables could not be cleared away", error)
        await asyncio.sleep(_EVERY)


async def clear_away(house: House, ids: Sequence[str], *also: Statement) -> None:
    """Leave nothing of these tables, in any process; what is written `also` takes their place."""
    for id in ids:
        await house.clear_away(id)
    try:
        await house.store.write(*cleared(ids), *also)
    except IntegrityError:  # another process still writes there
        raise Conflict("busy") from None
    for id in ids:
        await house.clear_away(id)
        house.bus.tell("cleared", table=id)
    house.post_cards()


async def _old(house: House) -> list[str]:
    films = and_(tables.c.watch, _rested(FILM_SECONDS))
    lessons = and_(_unfinished_lesson(), _rested(LESSON_SECONDS), ~_of_an_account())
    rows = await house.store.rows(select(tables.c.id).where(or_(films, lessons)))
    return [row.id for row in rows]


def _rested(seconds: float) -> ColumnElement[bool]:
    """Whether nothing was written at a table for as long."""
    before = now() - seconds
    last = select(func.max(entries.c.at)).where(entries.c.table == tables.c.id).scalar_subquery()
    return and_(tables.c.created < before, func.coalesce(last, tables.c.created) < before)


def _unfinished_lesson() -> ColumnElement[bool]:
    return and_(tables.c.lesson.is_not(None), tables.c.chapter != "", tables.c.status == "running")


def _of_an_account() -> ColumnElement[bool]:
    """Whether somebody with an account has begun a table, or sits there."""
    sitting = (
        select(each.c.person).where(each.c.table == tables.c.id).correlate(tables)
        for each in (seats, companions)
    )
    theirs = or_(people.c.id == tables.c.host, *(people.c.id.in_(some) for some in sitting))
    return select(people.c.id).where(people.c.login.is_not(None), theirs).correlate(tables).exists()
