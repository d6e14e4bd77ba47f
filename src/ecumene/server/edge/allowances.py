"""Limits per period of time, for all processes of a house together and across restarts.

A row counts since when and how often. The owner is stored as a fingerprint only: no address is stored.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Delete, and_, delete, insert, not_, update
from sqlalchemy.exc import IntegrityError

from ecumene.server.database.schema import allowances
from ecumene.server.database.store import Store
from ecumene.server.errors import TooMuch
from ecumene.server.ids import fingerprint, now

DAY = 86400.0


class Allowance(NamedTuple):
    """How often something may be done within a number of seconds: by somebody, or to somebody."""

    whose: str
    most: int
    seconds: float = DAY


async def spend(store: Store, *wanted: Allowance) -> None:
    """Do it once more, if all of them allow that. Those before the first that does not stay spent, so that
    somebody who keeps trying comes to an end."""
    for allowance in wanted:
        if not await _spend(store, allowance):
            raise TooMuch("too-often", seconds=int(allowance.seconds))


async def _spend(store: Store, allowance: Allowance) -> bool:
    at, key = now(), fingerprint(allowance.whose)
    mine = allowances.c.key == key
    lately = and_(allowances.c.since > at - allowance.seconds, allowances.c.since <= at)
    again = update(allowances).where(mine, lately, allowances.c.times < allowance.most)
    once_more = again.values(times=allowances.c.times + 1)
    begin = update(allowances).where(mine, not_(lately)).values(since=at, times=1)
    if any(await store.write(once_more, begin)):
        return True
    try:
        await store.write(insert(allowances).values(key=key, since=at, times=1))
    except IntegrityError:  # it is spent, or another was quicker
        return any(await store.write(once_more))
    return True


def forget_spent() -> Delete:
    """Those that nobody has spent anything of for a day are whole again."""
    return delete(allowances).where(allowances.c.since < now() - DAY)
