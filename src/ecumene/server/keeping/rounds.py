"""A regular search for deadlines that passed while no process had their table in memory."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import Row, select, update

from ecumene.server.database.schema import keepings, tables
from ecumene.server.house import House
from ecumene.server.ids import now
from ecumene.server.keeping.keeper import Keeper
from ecumene.server.operations.troubles import log_failure

logger = logging.getLogger("ecumene.server.keeping")

_EVERY = 2.0
_CLAIM = 30.0
"""How many seconds the other processes leave a deadline to the one that claimed it, which may die."""


async def keep_time(house: House) -> None:
    """Look for missed deadlines, until the house closes."""
    while True:
        try:
            for row in await _overdue(house):
                await _keep(house, row)
        except Exception as error:
            log_failure(logger, house.troubles, "deadlines could not be looked after", error)
        await asyncio.sleep(_EVERY)


async def _keep(house: House, row: Row[Any]) -> None:
    """Do what is due at one table; what is wrong there keeps no other waiting."""
    try:
        if await _claim(house, row):
            live = await house.table(row.table)
            await live.attendant(Keeper).tick()
    except Exception as error:
        log_failure(logger, house.troubles, "a deadline could not be kept", error, table=row.table)


async def _overdue(house: House) -> list[Row[Any]]:
    running = select(tables.c.id).where(tables.c.status == "running")
    due = keepings.c.due <= now(), keepings.c.table.in_(running)
    wanted = select(keepings.c.table, keepings.c.version, keepings.c.due).where(*due)
    return list(await house.store.rows(wanted.order_by(keepings.c.due)))


async def _claim(house: House, row: Row[Any]) -> bool:
    """Take a deadline, so that other processes do not; whether this one was the first."""
    mine = (keepings.c.table == row.table, keepings.c.version == row.version, keepings.c.due == row.due)
    (taken,) = await house.store.write(update(keepings).where(*mine).values(due=now() + _CLAIM))
    return bool(taken)
