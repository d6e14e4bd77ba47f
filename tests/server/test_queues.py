"""Queues for expensive work: everybody has a share of the places, and failed work is not repeated again and
again.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest

from ecumene.server.edge.queues import Asker, Queue
from ecumene.server.errors import Closed, TooMuch
from ecumene.server.lobby.replays import Replays
from ecumene.server.tables.reviews import Reviews


class Desk:
    """A queue whose work ends when it is told to."""

    def __init__(self) -> None:
        self.queue: Queue[int] = Queue(most=8, of_person=2, of_address=4)
        self._numbers = count()
        self._ended = asyncio.Event()

    def asks(self, person: str, address: str, name: str = "") -> asyncio.Task[int]:
        number = next(self._numbers)
        return self.queue.join(name or f"work {number}", Asker(person, address), lambda: self._work(number))

    async def _work(self, number: int) -> int:
        await self._ended.wait()
        return number

    def end(self) -> None:
        self._ended.set()


async def test_nobody_takes_all_the_places() -> None:
    desk = Desk()
    tasks = [desk.asks("Ada", address) for address in ("home", "office")]
    with pytest.raises(TooMuch):
        desk.asks("Ada", "train")
    tasks += [desk.asks(guest, "café") for guest in ("Bo", "", "", "Cy")]
    for guest in ("", "Di"):
        with pytest.raises(TooMuch):
            desk.asks(guest, "café")
    tasks += [desk.asks("", address) for address in ("park", "lake")]
    with pytest.raises(TooMuch):
        desk.asks("Eve", "moon")
    desk.end()
    assert await asyncio.gather(*tasks) == [0, 1, 3, 4, 5, 6, 9, 10]
    assert await desk.asks("Ada", "home") == 12
    await desk.queue.close()


async def test_who_asks_for_the_same_needs_no_place() -> None:
    desk = Desk()
    tasks = [desk.asks("Ada", "home", name) for name in ("one", "two", "one", "two")]
    tasks.append(desk.asks("Ada", "home", "one"))
    desk.end()
    assert await asyncio.gather(*tasks) == [0, 1, 0, 1, 0]
    assert len(desk.queue) == 0


async def test_work_that_is_refused_takes_no_place() -> None:
    queue: Queue[int] = Queue(most=1, of_person=1, of_address=1)

    def refuse() -> None:
        raise TooMuch("too-often", seconds=1)

    for _ in range(3):
        with pytest.raises(TooMuch):
            queue.join("work", Asker("Ada", "home"), refuse)  # type: ignore[arg-type]
        assert len(queue) == 0


async def test_a_review_that_failed_is_not_tried_again_at_once() -> None:
    reviews, read = Reviews(), 0

    async def journal() -> list[str]:
        nonlocal read
        read += 1
        return ["no journal"]

    for _ in range(5):
        with pytest.raises(Closed, match="review-late"):
            await reviews.of("table", journal, Asker("Ada", "home"))
    assert read == 1
    await reviews.close()


class Shelf:
    """A journal, and how many read or replay it at the same time."""

    def __init__(self) -> None:
        game = Path(__file__).parents[2] / "journals" / "cultures-limit.jsonl"
        self._lines = game.read_text().splitlines()
        self._reading = 0
        self.at_once: list[int] = []

    async def journal(self) -> list[str]:
        self._reading += 1
        self.at_once.append(self._reading)
        await asyncio.sleep(0)
        self._reading -= 1
        return self._lines


async def test_journals_are_replayed_one_after_the_other() -> None:
    """So that a thread is left for those who only want to play; and nobody has all games proved."""
    shelf = Shelf()
    with ThreadPoolExecutor(2) as readers:
        replays = Replays(readers)
        proofs = [replays.verdict(f"table {n}", shelf.journal, Asker("", "home")) for n in range(6)]
        pasts = asyncio.gather(*(replays.past(shelf.journal, number) for number in (3, 5)))
        told = await asyncio.gather(*proofs, return_exceptions=True)
        assert [isinstance(one, TooMuch) for one in told] == [False] * 4 + [True] * 2
        assert all(one.fair for one in told if not isinstance(one, BaseException))
        assert [table.length for table in await pasts] == [3, 5]
        assert shelf.at_once == [1] * 6
        await replays.close()
