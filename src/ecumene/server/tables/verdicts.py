"""What finished tables prove: one after the other, so that a thread is left in which tables are loaded."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from functools import partial

from ecumene.server.edge.queues import Asker, Queue
from ecumene.table.record.replay import Verdict, verify

_WAITING, _OF_PERSON, _OF_ADDRESS = 8, 2, 4
"""How many games may wait for their proof in one house, and how many of those that one person asked for, or
one address."""


class Verdicts:
    """The proofs of a house. They are not kept: what is proved is what is stored now."""

    def __init__(self, readers: Executor) -> None:
        self._readers = readers
        self._turn = asyncio.Lock()
        self._queue: Queue[Verdict] = Queue(_WAITING, _OF_PERSON, _OF_ADDRESS)

    async def of(self, id: str, journal: Callable[[], Awaitable[list[str]]], asker: Asker) -> Verdict:
        """What the `journal` of a finished table proves."""
        return await asyncio.shield(self._queue.join(id, asker, partial(self._proved, journal)))

    async def _proved(self, journal: Callable[[], Awaitable[list[str]]]) -> Verdict:
        async with self._turn:
            lines = await journal()
            return await asyncio.get_running_loop().run_in_executor(self._readers, verify, lines)

    async def close(self) -> None:
        await self._queue.close()
