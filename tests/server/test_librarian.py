"""The rules and indexes that a house reads when it opens, so that no first reader waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from ecumene.server.attendance import CHORES
from ecumene.server.house import House
from ecumene.server.lobby import librarian
from ecumene.table.api import load_title, titles
from ecumene.table.handbook.search import index_of


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All titles are there, as they are when a house opens, and nobody else wants anything."""
    for id in titles():
        load_title(id)
    monkeypatch.setattr(librarian, "BREATH", 0)


class Readers:
    """The readers of a house, without the house: what they read, one after the other, in a thread."""

    def __init__(self) -> None:
        self.at_once = self.most = 0
        self.read: list[Callable[..., Any]] = []

    async def reading(self, work: Callable[..., Any], *args: Any) -> Any:
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        self.read.append(work)
        try:
            return await asyncio.to_thread(work, *args)
        finally:
            self.at_once -= 1


async def test_the_search_is_ready_before_anybody_searches() -> None:
    assert librarian.read_ahead in CHORES
    index_of.cache_clear()
    readers = Readers()
    await librarian.read_ahead(cast(House, readers))
    made = index_of.cache_info().misses
    for title in map(load_title, titles()):
        for language in ("en", "de"):
            assert index_of(title, language).find(title.meta.name if language == "en" else "Spiel")
    assert index_of.cache_info().misses == made
    assert readers.most == 1, "one thing at a time: other readers find a free thread"
    first = readers.read.index(index_of)
    assert set(readers.read[first:]) == {index_of}, "pages come first"


async def test_a_title_whose_index_cannot_be_made_keeps_no_other_from_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken = next(iter(titles()))
    indexed: list[str] = []

    def index(title: Any, language: str) -> None:
        if title.meta.id == broken:
            raise ValueError("unreadable")
        indexed.append(title.meta.id)

    monkeypatch.setattr(librarian, "index_of", index)
    await librarian.read_ahead(cast(House, Readers()))
    assert set(indexed) == set(titles()) - {broken}
