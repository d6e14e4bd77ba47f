"""Hints for people: thought out in a process of their own, one after the other, so that nobody else waits.

A hint belongs to a position: who asks again gets the same one, and it is thought out once, however often it
is asked for at the same time. New ones are rationed by seat.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec

from ecumene.bots.hints import Hint
from ecumene.bots.thinker import Task
from ecumene.server.bots.thinkers import NoThought, Thinkers
from ecumene.server.edge.queues import Asker, Queue
from ecumene.server.edge.rates import Buckets, Lately
from ecumene.server.errors import Closed
from ecumene.table.api import Request, Table

logger = logging.getLogger("ecumene.server.hints")

A_MINUTE, AT_ONCE = 12, 6
"""How many new hints a seat gets: in each minute, and at once after a rest."""
_WAITING, _OF_PERSON, _OF_ADDRESS = 8, 2, 4
"""How many hints may wait for their turn in one house, and how many of those that one person asked for, or
one address."""
_SECONDS = 10.0
"""Nobody waits longer for a hint, its turn included."""
_REMEMBERED = 500


class Hints:
    """The hints of a house."""

    def __init__(self) -> None:
        self._thinkers = Thinkers(most=1, longest=_SECONDS)
        self._buckets = Buckets(A_MINUTE, AT_ONCE)
        self._known: Lately[Hint] = Lately(_REMEMBERED)
        self._queue: Queue[Hint] = Queue(_WAITING, _OF_PERSON, _OF_ADDRESS)

    async def on(self, id: str, table: Table, request: Request, asker: Asker) -> Hint:
        """What a steady player would do at a table in the place of the seat that is asked."""
        position = f"{id} {request.seat} {request.id} {table.length}"
        if (known := self._known.get(position)) is not None:
            return known

        def begin() -> Coroutine[Any, Any, Hint]:
            self._buckets.take(f"{id} {request.seat}")
            return self._think(position, Task.of_hint(table, table.perspective(request)))

        task = self._queue.join(position, asker, begin)
        try:
            return await asyncio.wait_for(asyncio.shield(task), _SECONDS)
        except (NoThought, OSError, TimeoutError):
            logger.exception("no hint", extra={"table": id, "kind": request.kind})
            raise Closed("hint-late") from None

    async def _think(self, position: str, task: Task) -> Hint:
        told, _ = await self._thinkers.think(task)
        hint = msgspec.convert(told, Hint)
        self._known.put(position, hint)
        return hint

    async def close(self) -> None:
        await self._queue.close()
        await self._thinkers.close()
