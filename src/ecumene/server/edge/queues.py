"""Queues for dear work: nobody takes all the places, nor do many guests of one address together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, NamedTuple, TypeVar

from ecumene.server.errors import TooMuch

_SECONDS = 10
"""How long a client should wait if there is no place for it."""

T = TypeVar("T")


class Asker(NamedTuple):
    """Who asks for something: the id of a person, empty if nobody knows it, and where they come from."""

    person: str
    address: str


class Queue(Generic[T]):
    """Work under way, each piece under a name: who asks for the same meanwhile waits for the same."""

    def __init__(self, most: int, of_person: int, of_address: int) -> None:
        """How many places there are, and how many of them somebody may have."""
        self._most, self._of_person, self._of_address = most, of_person, of_address
        self._work: dict[str, tuple[Asker, asyncio.Task[T]]] = {}

    def __len__(self) -> int:
        return len(self._work)

    def join(self, name: str, asker: Asker, begin: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Task[T]:
        """The work of this name, which begins if it is not under way."""
        if (known := self._work.get(name)) is not None:
            return known[1]
        self._expect_room(asker)
        task = asyncio.create_task(begin())
        self._work[name] = asker, task
        task.add_done_callback(lambda _: self._work.pop(name))
        return task

    def _expect_room(self, asker: Asker) -> None:
        askers = [other for other, _ in self._work.values()]
        of_person = sum(other.person == asker.person for other in askers) if asker.person else 0
        of_address = sum(other.address == asker.address for other in askers)
        if len(askers) >= self._most or of_person >= self._of_person or of_address >= self._of_address:
            raise TooMuch("too-often", seconds=_SECONDS)

    async def close(self) -> None:
        """Nobody waits any longer."""
        tasks = [task for _, task in self._work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
