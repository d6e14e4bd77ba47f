"""Counsel for people: computed in threads, a few at a time, so that nobody else has to wait."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ecumene.server.errors import Closed, RefusedByRules, TooMuch
from ecumene.table.api import Refused, Table
from ecumene.table.state.frames import Seat

_THREADS = 2
_SECONDS = 30.0
"""Nobody waits longer, also where the machine is slow; topics bound what they look at, so that they end."""
_MOST_WAITING = 3
"""A person who asks faster than the rules can tell is asked to wait."""


class Counsel:
    """The threads in which the rules are consulted."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="counsel")
        self._waiting: dict[str, int] = {}

    async def on(
        self, person: str, table: Table, seat: Seat | None, topic: str, args: Any, language: str
    ) -> dict[str, Any]:
        """What a table's rules tell a seat, or a spectator.

        A table that was shown never changes, so it is safe to read. Strangers wait as if they were one.
        """
        waiting = self._waiting.get(person, 0)
        if waiting >= _MOST_WAITING:
            raise TooMuch("too-often", seconds=1)
        self._waiting[person] = waiting + 1
        try:
            loop = asyncio.get_running_loop()
            told = loop.run_in_executor(self._threads, table.counsel, seat, topic, args, language)
            return await asyncio.wait_for(told, _SECONDS)
        except Refused as refused:
            raise RefusedByRules(refused) from None
        except TimeoutError:
            raise Closed("counsel-late") from None
        finally:
            self._waiting[person] -= 1
            if not self._waiting[person]:
                del self._waiting[person]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
