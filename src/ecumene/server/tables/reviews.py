"""The reviews of finished games: made in a process of their own, one after the other, once for each table.

A finished game does not change any more, so that its review is kept; it is the same for all who may look at
the table. One that failed is not tried again for a while.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from ecumene.review.moments import Review
from ecumene.server.bots.thinkers import NoThought, Thinkers
from ecumene.server.edge.queues import Asker, Queue
from ecumene.server.edge.rates import Lately
from ecumene.server.errors import Closed
from ecumene.server.ids import now

logger = logging.getLogger("ecumene.server.reviews")

_WAITING, _OF_PERSON, _OF_ADDRESS = 8, 2, 4
"""How many games may wait for their review in one house, and how many of those that one person asked for, or
one address."""
_SECONDS = 60.0
"""No review takes longer; the longest game that was played here takes a tenth of it."""
_REMEMBERED = 200
_FAILED_SECONDS = 600.0
"""How long nobody tries a review again that failed."""


class Reviews:
    """The reviews of a house."""

    def __init__(self) -> None:
        self._tellers = Thinkers(most=1, longest=_SECONDS, module="ecumene.review.teller")
        self._known: Lately[Review] = Lately(_REMEMBERED)
        self._failed: Lately[float] = Lately(_REMEMBERED)
        """When the review of a table failed."""
        self._queue: Queue[Review] = Queue(_WAITING, _OF_PERSON, _OF_ADDRESS)

    async def of(self, id: str, journal: Callable[[], Awaitable[list[str]]], asker: Asker) -> Review:
        """The review of a finished table, whose `journal` is read if it is not known yet."""
        if (known := self._known.get(id)) is not None:
            return known
        if now() - (self._failed.get(id) or 0.0) < _FAILED_SECONDS:
            raise Closed("review-late")
        task = self._queue.join(id, asker, partial(self._made, id, journal))
        try:
            return await asyncio.shield(task)
        except (NoThought, OSError):
            raise Closed("review-late") from None

    async def _made(self, id: str, journal: Callable[[], Awaitable[list[str]]]) -> Review:
        lines = await journal()
        try:
            told, _ = await self._tellers.think(lines)
        except (NoThought, OSError):
            logger.exception("no review", extra={"table": id})
            self._failed.put(id, now())
            raise
        review = msgspec.convert(told, Review)
        self._known.put(id, review)
        if len(self._queue) == 1:  # a process that nobody needs soon only takes room
            await self._tellers.close()
        return review

    async def close(self) -> None:
        await self._queue.close()
        await self._tellers.close()
