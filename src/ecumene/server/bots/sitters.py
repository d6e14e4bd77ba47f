"""Bots at a running table: which of them are asked, and how long each may compute."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Protocol

from ecumene import bots
from ecumene.bots.thinker import Task
from ecumene.lessons import LessonBot
from ecumene.server.bots.thinkers import NoThought, Thinkers
from ecumene.server.tables.packets import Line
from ecumene.table.api import Request, Table
from ecumene.table.chance import Seeded
from ecumene.table.lessons.records import Lesson
from ecumene.table.meta import Meta
from ecumene.table.questions.answers import Plain, plain
from ecumene.table.state.frames import Seat

logger = logging.getLogger("ecumene.server.bots")

THINKING = bots.Budget(iterations=1000, seconds=1.0)
"""How long a bot that searches may let people wait for one answer."""

PATIENCE = 15.0
"""How many seconds a bot may compute in one phase; then it gives default answers until the next."""

SLOW = 0.02
"""If its last decision took more seconds than this, a bot computes in a thread."""


class Thought:
    """How long a bot has computed in the present phase."""

    def __init__(self) -> None:
        self._phase: tuple[int, str] | None = None
        self.seconds = 0.0

    def in_phase(self, turn: int, phase: str) -> float:
        if (turn, phase) != self._phase:
            self._phase, self.seconds = (turn, phase), 0.0
        return self.seconds


class Sitter:
    """One bot in its own seat, or in that of an absent player; then the journal has `by`."""

    by = ""

    def __init__(self, name: str, seed: int, meta: Meta | None = None, lesson: Lesson | None = None) -> None:
        """In a `lesson` it plays its part there."""
        made = bots.make(name, seed, THINKING, meta=meta) if lesson is None else LessonBot(lesson, name)
        self._bot: bots.Bot = made
        self._name = name
        self._random = Random(seed)
        self._thought = Thought()
        self.slow = self._bot.thinks

    def choose(self, table: Table, request: Request) -> Plain:
        """Its answer. If the bot fails, this is the default answer, and the game goes on."""
        began = perf_counter()
        try:
            answer = plain(self._bot.choose(table.perspective(request)))
        except Exception:
            logger.exception("bot failed", extra={"bot": self._name, "kind": request.kind})
            answer = request.default
        self.slow = self._bot.thinks or perf_counter() - began > SLOW
        return answer

    async def ponder(self, table: Table, request: Request, thinkers: Thinkers) -> Plain:
        """`choose` for a slow bot; `table` must be a copy that nobody else uses."""
        perspective = table.perspective(request)
        if not (self._bot.thinks and len(perspective.options) > 1):
            return await asyncio.to_thread(self.choose, table, request)
        if self._thought.in_phase(table.turn, table.phase) > PATIENCE:
            return request.default
        chance, seed = Seeded(self._random.randbytes(32)), self._random.getrandbits(32)
        task = Task.of(table, perspective, chance, bot=self._name, seed=seed, budget=THINKING)
        try:
            answer, seconds = await thinkers.think(task)
        except (NoThought, OSError):
            logger.exception("bot failed", extra={"bot": self._name, "kind": request.kind})
            return request.default
        self._thought.seconds += seconds
        return answer


class Proxies(Protocol):
    """Who answers for people: stand-ins while they are away, and their standing orders."""

    @property
    def at_rest(self) -> bool:
        """Whether nobody plays now."""

    @property
    def orders(self) -> Sitter:
        """Who answers by order."""

    def __bool__(self) -> bool: ...

    def sitter(self, seat: Seat) -> Sitter | None:
        """Who plays for a seat while its player is away."""

    def is_ordered(self, table: Table, request: Request) -> bool:
        """Whether a player has answered a question ahead; else they must be asked."""

    def forget(self) -> None:
        """What was answered by order could not be written."""


class Nobody:
    """At a table where all people answer for themselves."""

    at_rest = False

    @property
    def orders(self) -> Sitter:
        raise LookupError("nobody has ordered anything")

    def __bool__(self) -> bool:
        return False

    def sitter(self, seat: Seat) -> Sitter | None:
        return None

    def is_ordered(self, table: Table, request: Request) -> bool:
        return False

    def forget(self) -> None:
        pass


class Sitters:
    """The bots of a table, by seat.

    On an open floor with people (`Request.open_floor`) each bot answers once after every answer of a person.
    A bot that has nothing to say waits instead of ending its part.
    """

    def __init__(
        self,
        names: Sequence[str | None],
        seed: int,
        proxies: Proxies,
        meta: Meta,
        lesson: Lesson | None = None,
    ) -> None:
        self._proxies, self._seats = proxies, len(names)
        self._sitters = {
            seat: Sitter(name, seed + seat, meta, lesson) for seat, name in enumerate(names) if name
        }
        self._last: Seat = -1
        self._heard_out: set[Seat] = set()
        """Which bots have answered on an open floor since the last answer of a person."""

    def __bool__(self) -> bool:
        return bool(self._sitters) or bool(self._proxies)

    def sitter(self, request: Request) -> Sitter:
        """Who answers a question that `next` gave."""
        found = self._sitters.get(request.seat) or self._proxies.sitter(request.seat)
        return found or self._proxies.orders

    def __contains__(self, seat: Seat | None) -> bool:
        """Whether no person answers for a seat now."""
        return seat in self._sitters or (seat is not None and self._proxies.sitter(seat) is not None)

    def is_bot(self, seat: Seat) -> bool:
        """Whether a bot has the seat for itself: a stand-in does not speak of the hand of its player."""
        return seat in self._sitters

    def next(self, table: Table) -> Request | None:
        """The question that a bot answers next: they take turns, and none finishes alone."""
        if self._proxies.at_rest:
            return None
        requests = table.requests()
        talks = self._talks(requests)
        asked = [
            request
            for request in requests
            if not (request.seat in self._heard_out and request.kind in talks)
            and self.answers(table, request)
        ]
        if not asked:
            return None
        return min(asked, key=lambda request: (request.seat <= self._last, request.seat))

    def answers(self, table: Table, request: Request) -> bool:
        """Whether a bot still has to answer: the table may be paused, and a player may come back."""
        if self._proxies.at_rest:
            return False
        return request.seat in self or self._proxies.is_ordered(table, request)

    def speaks(self, table: Table, request: Request) -> None:
        """A bot has its turn. Called before it computes, so that it is asked again if people answer in the
        meantime."""
        self._last = request.seat
        if request.seat in self and request.kind in self._talks(table.requests()):
            self._heard_out.add(request.seat)

    def keeps_silent(self, table: Table, request: Request, answer: Plain) -> bool:
        """Whether an answer would end a bot's part of an open floor while people go on."""
        talks = request.seat in self and request.kind in self._talks(table.requests())
        return talks and answer == request.default

    def in_talk(self, table: Table, request: Request) -> bool:
        """Whether a question belongs to an open floor with bots and people."""
        return request.open_floor and request.kind in self._talks(table.requests())

    def heard(self, line: Line) -> bool:
        """Whether a person at the table may read a line of the log."""
        people = [str(seat) for seat in range(self._seats) if seat not in self]
        return any(private.get(seat, public) is not None for public, private in line.says for seat in people)

    def listen(self) -> None:
        """A person has answered: every bot may answer again."""
        self._heard_out.clear()
        self._proxies.forget()

    def _talks(self, requests: Sequence[Request]) -> set[str]:
        """The kinds of open-floor questions that both people and bots are asked now."""
        return {request.kind for request in requests if request.open_floor and request.seat not in self}
