"""Games of bots alone are cleared away: those that nobody wants to see any more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from ecumene.server.database.clearing import cleared
from ecumene.server.database.schema import entries, tables
from ecumene.server.errors import Conflict
from ecumene.server.house import House
from ecumene.server.ids import now
from ecumene.server.operations.troubles import log_failure

logger = logging.getLogger("ecumene.server.films")

_EVERY = 600.0
KEPT_SECONDS = 14 * 24 * 3600.0
"""How long a game of bots is kept after its last answer."""


async def clear_away_old(house: House) -> None:
    """Look for games of bots that nobody has watched for long, until the house closes."""
    while True:
        try:
            await clear_away(house, await _old(house))
        except Exception as error:
            log_failure(logger, house.troubles, "games of bots could not be cleared away", error)
        await asyncio.sleep(_EVERY)


async def clear_away(house: House, ids: Sequence[str]) -> None:
    """Leave nothing of these tables, in any process."""
    if not ids:
        return
    for id in ids:
        await house.clear_away(id)
    try:
        await house.store.write(*cleared(ids))
    except IntegrityError:  # another process still writes there
        raise Conflict("busy") from None
    for id in ids:
        await house.clear_away(id)
        house.bus.tell("cleared", table=id)
    house.post_cards()


async def _old(house: House) -> list[str]:
    last = select(func.max(entries.c.at)).where(entries.c.table == tables.c.id).scalar_subquery()
    aged = func.coalesce(last, tables.c.created) < now() - KEPT_SECONDS
    rows = await house.store.rows(select(tables.c.id).where(tables.c.watch, aged))
    return [row.id for row in rows]
