"""The reviews of finished games: made in a process of their own, one after the other, once for each table.

A finished game does not change any more, so that its review is kept; it is the same for all who may look at
the table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from ecumene.review.moments import Review
from ecumene.server.bots.thinkers import NoThought, Thinkers
from ecumene.server.edge.rates import Lately
from ecumene.server.errors import Closed, TooMuch

logger = logging.getLogger("ecumene.server.reviews")

WAITING = 8
"""How many games may wait for their review in one house."""
_SECONDS = 60.0
"""No review takes longer; the longest game that was played here takes a tenth of it."""
_REMEMBERED = 200


class Reviews:
    """The reviews of a house."""

    def __init__(self) -> None:
        self._tellers = Thinkers(most=1, longest=_SECONDS, module="ecumene.review.teller")
        self._known: Lately[Review] = Lately(_REMEMBERED)
        self._under_way: dict[str, asyncio.Task[Review]] = {}

    async def of(self, id: str, journal: Callable[[], Awaitable[list[str]]]) -> Review:
        """The review of a finished table, whose `journal` is read if it is not known yet."""
        if (known := self._known.get(id)) is not None:
            return known
        task = self._under_way.get(id)
        if task is None:
            if len(self._under_way) >= WAITING:
                raise TooMuch("too-often", seconds=10)
            task = self._under_way[id] = asyncio.create_task(self._made(id, journal))
            task.add_done_callback(lambda _: self._under_way.pop(id, None))
        try:
            return await asyncio.shield(task)
        except (NoThought, OSError):
            logger.exception("no review", extra={"table": id})
            raise Closed("review-late") from None

    async def _made(self, id: str, journal: Callable[[], Awaitable[list[str]]]) -> Review:
        told, _ = await self._tellers.think(await journal())
        review = msgspec.convert(told, Review)
        self._known.put(id, review)
        if len(self._under_way) == 1:  # a process that nobody needs soon only takes room
            await self._tellers.close()
        return review

    async def close(self) -> None:
        for task in list(self._under_way.values()):
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        await self._tellers.close()
