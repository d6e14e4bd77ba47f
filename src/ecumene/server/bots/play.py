"""How the bots of a table play: after each change, in short turns, in threads or processes if slow."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextvars import Context
from time import perf_counter
from typing import Protocol

from ecumene.server.bots.sitters import Nobody, Proxies, Sitters
from ecumene.server.bots.thinkers import Thinkers
from ecumene.server.errors import RefusedByRules
from ecumene.server.operations.troubles import Troubles, log_failure
from ecumene.server.tables.door import Door
from ecumene.server.tables.packets import Line, answered
from ecumene.server.tables.teaching import lesson_at
from ecumene.table.api import Refused, Request, Table
from ecumene.table.questions.answers import Plain
from ecumene.table.state.frames import Seat
from ecumene.table.state.offers import OfferId, Remarked

logger = logging.getLogger("ecumene.server.bots")

_AT_A_TIME = 0.004
"""How many seconds the bots of one table may answer before other work gets its turn."""
MOST_AT_A_TIME = 15
"""How many answers are sent in one message, which stays below 4 kB."""
_STAGES = 4
"""How many games of bots alone go on at their full pace; more of them share it, so that people never wait."""
_TROUBLE = (1.0, 5.0, 30.0, 120.0)
"""How long to wait before the bots try again, when what they answer cannot be written."""


class Pace:
    """How the bots of all tables share the event loop: one table at a time, and not too fast for people."""

    def __init__(self, seconds: float, talk_seconds: float = 0.0, watch_seconds: float = 0.0) -> None:
        self._seconds = seconds
        self._talk_seconds = max(seconds, talk_seconds)
        self._watch_seconds = max(seconds, watch_seconds)
        self._turn, self._stage = asyncio.Lock(), asyncio.Lock()
        self.thinkers = Thinkers()
        self.most = 1 if seconds else MOST_AT_A_TIME
        """How many answers they give at a time."""

    def at_a_time(self, *, talk: bool, watch: bool = False) -> int:
        """How many answers they give at a time; one by one where people read them."""
        alone = (talk and self._talk_seconds) or (watch and self._watch_seconds)
        return 1 if alone else self.most

    async def turn(self, *, talk: bool = False, watch: bool = False) -> None:
        """Wait for the next answer; `watch`: it is one of a game of bots alone."""
        if watch and self._watch_seconds:
            await asyncio.sleep(self._watch_seconds)
            async with self._stage:
                await asyncio.sleep(self._watch_seconds / _STAGES)
        elif seconds := self._talk_seconds if talk else self._seconds:
            await asyncio.sleep(seconds)
        async with self._turn:
            await asyncio.sleep(0)  # let all other work run first


class Played(Protocol):
    """What bots need from their running table."""

    @property
    def id(self) -> str: ...

    @property
    def table(self) -> Table: ...

    @property
    def door(self) -> Door: ...

    @property
    def keeps_bots(self) -> bool:
        """Whether bots sit here, and this is the process that lets them play."""

    async def change(self, act: Callable[[Table], list[Line]]) -> object:
        """Carry something out and store it."""

    def remark(self, seat: Seat, remarks: Sequence[Remarked]) -> None:
        """A seat says something to offers on an open floor; their makers hear it."""


class BotPlay:
    """The bots of one table at work."""

    def __init__(self, live: Played, pace: Pace, troubles: Troubles) -> None:
        self._live = live
        self._pace = pace
        self._troubles = troubles
        self._playing: asyncio.Task[None] | None = None
        self._stopped = False
        self._names: list[str | None] | None = None
        self._read: dict[Seat, set[tuple[OfferId, int]]] = {}
        """Which offers of people each bot has just read: it will say something to them."""
        self._proxies: Proxies = Nobody()
        self.reseat(live.door)

    def reseat(self, door: Door) -> None:
        """Use the bots that the door names; bots who stay are not replaced."""
        names = [seated.bot for seated in door.seated]
        if names != self._names:
            title, seed = self._live.table.title, secrets.randbits(32)
            lesson = lesson_at(title, door.lesson) if door.lesson else None
            self._names, self.sitters = names, Sitters(names, seed, self._proxies, title.meta, lesson)

    def serve(self, proxies: Proxies) -> None:
        """Others answer for people from now on."""
        self._proxies, self._names = proxies, None
        self.reseat(self._live.door)

    @property
    def under_way(self) -> bool:
        return self._playing is not None and not self._playing.done()

    def begin(self) -> None:
        """Let the bots answer what they are asked, unless they already do."""
        if self._stopped:  # a table that was cleared away: who leaves it wakes nobody
            return
        if self._live.keeps_bots and not self.under_way and not self._live.table.over:
            # in a context of its own: what the bots do is not part of anybody's request
            self._playing = asyncio.create_task(self._play_on(), context=Context())

    async def stop(self) -> None:
        self._stopped = True
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    async def _play_on(self) -> None:
        for trouble in (*_TROUBLE, None):
            try:
                while self._live.keeps_bots and (request := self._next()) is not None:
                    watch = self._live.door.watch
                    if self.sitters.sitter(request).slow:
                        await self._pace.turn(watch=watch)
                        await self._ponder()
                    else:
                        talk = self.sitters.in_talk(self._live.table, request)
                        await self._pace.turn(talk=talk, watch=watch)
                        await self._live.change(self._answer_some)
                    self._remark()
                return
            except Exception as error:
                facts = {"table": self._live.id, "again": trouble}
                log_failure(logger, self._troubles, "bots stopped", error, **facts)
                self.sitters.listen()  # their answers were not stored
                self._read.clear()
                if trouble is not None:
                    await asyncio.sleep(trouble)

    def _next(self) -> Request | None:
        return self.sitters.next(self._live.table)

    async def _ponder(self) -> None:
        """One answer of a slow bot, while people go on."""
        twin = self._live.table.copy()
        request = self.sitters.next(twin)
        if request is None:
            return
        sitter = self.sitters.sitter(request)
        self.sitters.speaks(twin, request)
        self._reads(twin, request)
        answer = await sitter.ponder(twin, request, self._pace.thinkers)
        if self.sitters.keeps_silent(self._live.table, request, answer):
            return

        def say(table: Table) -> list[Line]:
            if not (self._live.keeps_bots and self.sitters.answers(table, request)):
                return []  # in the meantime the table was paused, or the player came back
            return [answered(table, request.seat, request.id, answer, sitter.by)]

        try:
            if self._is_heard(twin, request, answer):
                await self._pace.turn(talk=True)
            await self._live.change(say)
        except (Refused, RefusedByRules):
            return  # in the meantime somebody answered, and the question has changed

    def _reads(self, table: Table, request: Request) -> None:
        """A bot looks at the offers of people before it answers."""
        if self.sitters.in_talk(table, request) and self.sitters.is_bot(request.seat):
            found = self._remarks(table, request)
            self._read[request.seat] = {(remarked.offer, remarked.version) for remarked in found}

    def _remark(self) -> None:
        """Bots that have had their turn say something to the offers that they read and left. That is made of
        the table as it stands after their answers, so that nobody says one thing and offers another."""
        table, read, self._read = self._live.table, self._read, {}
        for request in table.requests():
            if (keys := read.get(request.seat)) and self.sitters.in_talk(table, request):
                found = self._remarks(table, request)
                self._live.remark(request.seat, [each for each in found if each[:2] in keys])

    def _remarks(self, table: Table, request: Request) -> list[Remarked]:
        """What the seat says to people: bots do not listen to words. If that fails, the game goes on."""
        try:
            found = table.perspective(request).remarks
        except Exception:
            logger.exception("bot failed", extra={"bot": "remarks", "kind": request.kind})
            return []
        return [remarked for remarked in found if remarked.maker not in self.sitters]

    def _is_heard(self, twin: Table, request: Request, answer: Plain) -> bool:
        """Whether an answer on an open floor is visible to people; others need no pause."""
        in_talk = self.sitters.in_talk(twin, request)
        return in_talk and self.sitters.heard(answered(twin, request.seat, request.id, answer))

    def _answer_some(self, table: Table) -> list[Line]:
        """Answers of fast bots, as many as there is time for."""
        lines: list[Line] = []
        first, until = True, perf_counter() + _AT_A_TIME
        while self._live.keeps_bots and (request := self.sitters.next(table)) is not None:
            sitter = self.sitters.sitter(request)
            talk = self.sitters.in_talk(table, request)
            if len(lines) >= self._pace.at_a_time(talk=talk, watch=self._live.door.watch):
                break
            if sitter.slow or (not first and perf_counter() > until):
                break
            first = False
            self.sitters.speaks(table, request)
            self._reads(table, request)
            answer = sitter.choose(table, request)
            if not self.sitters.keeps_silent(table, request, answer):
                lines.append(answered(table, request.seat, request.id, answer, sitter.by))
        return lines
