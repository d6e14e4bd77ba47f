"""Journals that are replayed for those who look back, one after the other: so that a thread is left in which
tables are loaded."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from functools import partial
from typing import TypeVar

from ecumene.server.edge.queues import Asker, Queue
from ecumene.table.record.replay import Verdict, replay, verify
from ecumene.table.table import Table

_WAITING, _OF_PERSON, _OF_ADDRESS = 8, 2, 4
"""How many games may wait for their proof in one house, and how many of those that one person asked for, or
one address."""

T = TypeVar("T")

Journal = Callable[[], Awaitable[list[str]]]
"""Reads the journal of a table."""


class Replays:
    """The journals that a house replays. Nothing is kept: what is proved is what is stored now."""

    def __init__(self, readers: Executor) -> None:
        self._readers = readers
        self._turn = asyncio.Lock()
        self._proofs: Queue[Verdict] = Queue(_WAITING, _OF_PERSON, _OF_ADDRESS)

    async def verdict(self, id: str, journal: Journal, asker: Asker) -> Verdict:
        """What the journal of a finished table proves."""
        return await asyncio.shield(self._proofs.join(id, asker, partial(self._replayed, journal, verify)))

    async def past(self, journal: Journal, number: int) -> Table:
        """A table as it stood after an entry."""
        return await self._replayed(journal, lambda lines: replay(lines[: number + 1]))

    async def _replayed(self, journal: Journal, work: Callable[[list[str]], T]) -> T:
        async with self._turn:
            lines = await journal()
            return await asyncio.get_running_loop().run_in_executor(self._readers, work, lines)

    async def close(self) -> None:
        await self._proofs.close()
