"""The stories of tables: made from the log, in a thread, and cached until there are new entries."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from typing import NamedTuple

from ecumene.server.tables.live import LiveTable
from ecumene.server.tables.packets import Line, Written
from ecumene.table.state.frames import Seat
from ecumene.table.table import AnyTitle
from ecumene.table.text.chronicle import Page, Told
from ecumene.table.text.words import Say

_KEPT = 64


class _Kept(NamedTuple):
    number: int
    pages: list[Page]


class Stories:
    """The stories that were told last. Of a finished table there is one for all."""

    def __init__(self, readers: Executor) -> None:
        self._readers = readers
        self._kept: dict[tuple[str, Seat | None], _Kept] = {}

    async def of(self, live: LiveTable, seat: Seat | None) -> list[Page]:
        """The story as a seat (None: a spectator) may know it; once the game is over, all of it."""
        table, over = live.table, live.table.over
        key = live.id, None if over else seat
        kept = self._kept.pop(key, None)
        if kept is None or kept.number != table.length:
            seats = {table.seat_key(other): other for other in range(table.seats)}
            lines, undone = list(live.lines), live.taken_back
            told = asyncio.get_running_loop().run_in_executor(
                self._readers, story, table.title, lines, undone, seats, seat, over
            )
            kept = _Kept(table.length, await told)
        self._kept[key] = kept
        while len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]
        return kept.pages


def story(
    title: AnyTitle,
    lines: Sequence[Written],
    undone: Mapping[int, int],
    seats: Mapping[str, Seat],
    seat: Seat | None,
    over: bool,
) -> list[Page]:
    """The story that lines of a log tell; those that were `undone` do not count."""
    start = f"{title.prefix}-event-"
    told: list[Told] = []
    for number, (line, _) in enumerate(lines):
        if number not in undone:
            said = [say for say in _said(line, seat, over) if say.key.startswith(start)]
            told += [Told(say.key.removeprefix(start), say.args) for say in said]
    return title.chronicle(told, seats)


def _said(line: Line, seat: Seat | None, over: bool) -> list[Say]:
    """What a line said to a seat. After the end the journal is public, and so is what others were told."""
    heard: list[Say] = []
    for public, private in line.says:
        say = private.get(str(seat), public)
        if over and say is None:
            say = next((one for one in private.values() if one is not None), None)
        if say is not None:
            heard.append(say)
    return heard
