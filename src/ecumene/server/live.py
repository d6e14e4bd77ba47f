"""A running table: its only writer, its bots, and everybody who watches it.

An answer is carried out on a copy, written down, and only then acknowledged and shown; what cannot be written
never was. The key of an entry is the lock between processes: whoever comes second reads the table anew.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from contextvars import Context
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from ecumene.server import measures
from ecumene.server.alarm import AlarmClock
from ecumene.server.audience import SIGNED_OUT, UNINVITED, Audience, Farewell, Listener, encode
from ecumene.server.door import Door
from ecumene.server.errors import Conflict, RefusedByRules
from ecumene.server.glance import glance
from ecumene.server.ids import now
from ecumene.server.packets import Line, Packet, Viewer, Written, common, line_of, read, taken_back
from ecumene.server.schema import entries, receipts, snapshots, tables
from ecumene.server.sitters import Sitters
from ecumene.server.store import Rows, Statement, Store
from ecumene.table.answers import Alarm, Answer
from ecumene.table.api import Refused, Table
from ecumene.table.frames import Seat

logger = logging.getLogger("ecumene.server.live")

SNAPSHOT_GAP = 200
"""After so many entries a snapshot is kept, from which the table is loaded again."""
_TRIES = 5
_AT_A_TIME = 0.004
"""For so many seconds the bots of one table answer before others get their turn."""
_MOST_AT_A_TIME = 50
_BOT_TROUBLE = (1.0, 5.0, 30.0, 120.0)
"""How long to wait before the bots try again, when what they answer cannot be written."""
_AUDIENCE_SECONDS = 300.0
"""How long an audience is remembered that nobody belongs to any more."""

Act = Callable[[Table], list[Line]]


class Sender(NamedTuple):
    """Who sends something, and the key under which it is carried out once; `what` is a digest of it."""

    person: str = ""
    key: str = ""
    what: str = ""


BOTS = Sender()


class Done(NamedTuple):
    """The number of the last entry, and how many answers were taken; None if they were taken before."""

    number: int
    taken: int | None = None


class Loaded(NamedTuple):
    """A table as the database has it. `lines` are what the log says, entry by entry, the opening first."""

    door: Door
    table: Table
    lines: list[Written]
    snapshot: int


class Pace:
    """How the bots of all tables share the house: one table at a time, and not too fast for people."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._turn = asyncio.Lock()
        self.most = 1 if seconds else _MOST_AT_A_TIME
        """How many answers they give at a time."""

    async def turn(self) -> None:
        if self._seconds:
            await asyncio.sleep(self._seconds)
        async with self._turn:
            await asyncio.sleep(0)  # whatever else waits in the house goes first


class LiveTable:
    """One table in memory."""

    def __init__(
        self,
        store: Store,
        loaded: Loaded,
        pace: Pace,
        load: Callable[[], Awaitable[Loaded]],
    ) -> None:
        self.touched = now()
        self._store = store
        self._load = load
        self._pace = pace
        self._lock = asyncio.Lock()
        self._audiences: dict[Viewer, Audience] = {}
        self._news = asyncio.Event()
        self._writing: set[asyncio.Task[Done]] = set()
        self._playing: asyncio.Task[None] | None = None
        self.alarm = AlarmClock(self._ring, self.send)
        self._take_up(loaded)
        self._sitters = Sitters([seated.bot for seated in self.door.seated], secrets.randbits(32))

    def _take_up(self, loaded: Loaded) -> None:
        self.door, self.table, self.lines, self._snapshot = loaded
        self._taken_back = taken_back(self.lines)

    @property
    def id(self) -> str:
        return self.door.id

    @property
    def number(self) -> int:
        """The last entry."""
        return self.table.length

    @property
    def taken_back(self) -> dict[int, int]:
        """Which answers were taken back, each with the entry that did it."""
        return dict(self._taken_back)

    # Changing

    async def answer(self, seat: Seat, request: str, answer: Any, sender: Sender = BOTS) -> int:
        """Carry out an answer and write it down; the number of its entry."""
        number, _ = await self._change(lambda table: [_answered(table, seat, request, answer)], sender)
        self.play_bots()
        return number

    async def batch(self, seat: Seat, request: str, answers: Sequence[Any], sender: Sender = BOTS) -> Done:
        """Carry out answers one after the other and write them down together, all or none.

        Those after one that taught the seat something are not taken.
        """

        def act(table: Table) -> list[Line]:
            lines: list[Line] = []
            table.batch(
                seat, request, answers, witness=lambda then, events: lines.append(line_of(then, events))
            )
            return lines

        done = await self._change(act, sender)
        self.play_bots()
        return done

    async def undo(self, seat: Seat, of: int, sender: Sender = BOTS) -> int:
        """Take back a seat's last answer, which has the number `of`; it stays in the log, and the log says
        who took it back.

        Where a fair table needs a vote, bots vote for it: whoever plays against bots only may go back.
        """

        def act(table: Table) -> list[Line]:
            try:
                table.undo(seat, of)
            except Refused:
                if not self._is_alone(seat) or table.rewind_to(seat) != of:
                    raise
                table.rewind(of)
            return [line_of(table, [])]

        number, _ = await self._change(act, sender)
        self.play_bots()
        return number

    async def _ring(self, phase: str) -> None:
        """The time of a phase is up; nothing happens where it has ended meanwhile."""
        with suppress(RefusedByRules):
            await self._change(lambda table: [line_of(table, table.enter(Alarm(phase)))], BOTS)
        self.play_bots()

    async def _change(self, act: Act, sender: Sender) -> Done:
        """Not to be cut short: a client that goes away in the middle has answered all the same."""
        task = asyncio.create_task(self._write_down(act, sender))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)

    async def _write_down(self, act: Act, sender: Sender) -> Done:
        async with self._lock:
            for _ in range(_TRIES):
                after = self.table.copy()
                try:
                    lines = act(after)
                except Refused as refused:
                    if (number := await self._receipt(sender)) is not None:
                        return Done(number)
                    if not await self._is_behind():
                        raise RefusedByRules(refused) from None
                    await self._read_anew()
                    continue
                if not lines:
                    return Done(self.number, 0)
                written = [Written(line, now()) for line in lines]
                try:
                    await self._store.write(*self._statements(after, written, sender))
                except IntegrityError:
                    if (number := await self._receipt(sender)) is not None:
                        return Done(number)
                    await self._read_anew()
                else:
                    self._keep(after, written, sender)
                    return Done(self.number, len(lines))
        raise Conflict("busy")

    def _statements(self, after: Table, written: Sequence[Written], sender: Sender) -> list[Statement]:
        """What makes the last entries durable: lines, receipt, snapshot, the end of the game."""
        first = len(self.lines)
        lines = after.journal(first)
        logs = [msgspec.json.encode(line).decode() for line, _ in written]
        logs += [logs[-1]] * (len(lines) - len(logs))  # the closing line of a journal is no entry of the log
        rows = [
            {"table": self.id, "number": first + i, "line": line, "log": log, "at": written[-1].at}
            for i, (line, log) in enumerate(zip(lines, logs, strict=True))
        ]
        statements: list[Statement] = [Rows(entries, rows)]
        if sender.key:
            receipt = {"table": self.id, **sender._asdict(), "number": after.length}
            statements.append(Rows(receipts, [receipt]))
        if after.over:
            result = msgspec.json.encode(glance(after)).decode()
            end = {"status": "finished", "finished": written[-1].at, "result": result}
            end["chain"] = chain_of(lines[-1])
            statements.append(update(tables).where(tables.c.id == self.id).values(end))
        elif after.length - self._snapshot >= SNAPSHOT_GAP:
            statements += self._photograph(after)
        return statements

    def _photograph(self, after: Table) -> list[Statement]:
        """Keep a snapshot and the one before it."""
        number, state = after.snapshot()
        older = and_(snapshots.c.table == self.id, snapshots.c.number < self._snapshot)
        return [
            Rows(snapshots, [{"table": self.id, "number": number, "state": state}]),
            delete(snapshots).where(older),
        ]

    def _keep(self, after: Table, written: Sequence[Written], sender: Sender) -> None:
        """What was written is the table now."""
        self.table, self.touched = after, now()
        first = len(self.lines)
        self.lines += written
        self._taken_back |= taken_back(written, first)
        if after.over:
            self.door = msgspec.structs.replace(self.door, status="finished")
        elif after.length - self._snapshot >= SNAPSHOT_GAP:
            self._snapshot = after.length
        measures.entries_written.labels("person" if sender.key else "bot").inc(len(written))
        if any(line.seat not in self._sitters for line, _ in written):
            self._sitters.listen()
        self.alarm.follow(after)
        self._show()

    async def _read_anew(self) -> None:
        """Somebody else has written to this table."""
        measures.tables_reloaded.inc()
        before, loaded = self.door, await self._load()
        invite = loaded.door.invite if self.door is before else self.door.invite  # a newer one came meanwhile
        door = msgspec.structs.replace(loaded.door, invite=invite)
        self._take_up(loaded._replace(door=door))
        self._sitters.listen()
        self._show()

    async def _is_behind(self) -> bool:
        """Whether another process of the house has written to this table."""
        last = await self._store.row(select(func.max(entries.c.number)).where(entries.c.table == self.id))
        return last is not None and last[0] >= len(self.lines) + self.table.over

    async def _receipt(self, sender: Sender) -> int | None:
        """The number under which something was carried out that is sent again."""
        if not sender.key:
            return None
        kept = receipts.c
        this = kept.table == self.id, kept.person == sender.person, kept.key == sender.key
        found = await self._store.row(select(kept.number, kept.what).where(*this))
        if found is not None and found.what not in (sender.what, ""):
            raise Conflict("key-used")
        return found.number if found else None

    # Showing

    def join(self, listener: Listener, after: int | None) -> None:
        """From now on a listener gets everything; first what it missed since entry `after`."""
        for text in self.since(listener.viewer, after):
            listener.put(text)
        self._audience(listener.viewer).listeners.add(listener)
        self._tell_presence()
        if self.alarm.runs:
            listener.put(encode(self.alarm.message))
        self.play_bots()

    def leave(self, listener: Listener) -> None:
        audience = self._audiences.get(listener.viewer)
        if audience is not None:
            audience.listeners.discard(listener)
            audience.touched = now()
        self._tell_presence()

    def since(self, viewer: Viewer, after: int | None) -> list[str]:
        """What leads from an entry to now: the changes if they are remembered, else the whole state."""
        audience = self._audience(viewer)
        missed = audience.since(after) if after is not None else None
        if missed is None:
            return [encode({"type": "state", "number": audience.number, "state": audience.packet})]
        return missed

    def hush(self) -> None:
        """The house closes: nobody waits for news any longer."""
        self._news.set()

    async def news(self, after: int, seconds: float) -> None:
        """Wait until there is an entry after this one, but no longer than so many seconds."""
        if self.number <= after and not self.table.over:
            with measures.waiting.track_inprogress(), suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), seconds)

    def packet(self, viewer: Viewer) -> Packet:
        """The table as a viewer may know it now."""
        return self._audience(viewer).packet

    def send(self, message: Packet, seats: Sequence[Seat] | None = None) -> None:
        """Send something that is no entry of the journal, to all or to some seats."""
        text = encode(message)
        for viewer, audience in self._audiences.items():
            if seats is None or viewer.seat in seats:
                audience.send(text)

    def log(self, viewer: Viewer, after: int = 0, before: int | None = None, most: int = 0) -> list[Packet]:
        """The log as a viewer may read it between two entries; of more lines than `most` the newest."""
        words, end = self.table.title.words, len(self.lines) if before is None else before
        first = max(after + 1, end - most if most else 0, 1)
        return [
            read(written, number, viewer, words, self._taken_back.get(number))
            for number, written in enumerate(self.lines[first:end], first)
        ]

    def viewer(self, seat: Seat | None, language: str) -> Viewer:
        """A way to see this table; a language that nobody has translated it to is English."""
        known = language if language in self.table.title.words.languages() else "en"
        return Viewer(seat, known, self._is_alone(seat))

    def _is_alone(self, seat: Seat | None) -> bool:
        """Whether all others are bots."""
        return all(seated.bot for other, seated in enumerate(self.door.seated) if other != seat)

    def present(self) -> list[Seat]:
        """The seats of which somebody is looking now."""
        seats = {viewer.seat for viewer, audience in self._audiences.items() if audience.listeners}
        return sorted(seat for seat in seats if seat is not None)

    def invite(self, invite: str) -> None:
        """The invitation is another one: whoever looks in with the old one has to go."""
        self.door = msgspec.structs.replace(self.door, invite=invite)
        self._dismiss(lambda listener: listener.invited, UNINVITED)

    def sign_out(self, sessions: Sequence[str]) -> None:
        self._dismiss(lambda listener: listener.session in sessions, SIGNED_OUT)

    def _dismiss(self, whom: Callable[[Listener], bool], farewell: Farewell) -> None:
        for audience in self._audiences.values():
            for listener in filter(whom, audience.listeners):
                listener.dismiss(farewell)

    def _audience(self, viewer: Viewer) -> Audience:
        """The audience of a viewer, awake and up to date."""
        self.touched = now()
        audience = self._audiences.get(viewer)
        if audience is None:
            audience = self._audiences[viewer] = Audience(self.table, viewer)
        audience.touched = self.touched
        audience.show(self.table, self.log)
        return audience

    def _show(self) -> None:
        awake = [audience for audience in self._audiences.values() if audience.listeners]
        shared = common(self.table) if awake else None
        for audience in awake:
            audience.show(self.table, self.log, shared)
        self._news.set()
        self._news = asyncio.Event()

    def _tell_presence(self) -> None:
        self.send({"type": "presence", "present": self.present()})

    # Resting

    def doze(self) -> None:
        """Forget audiences that nobody has belonged to for a while."""
        for viewer, audience in list(self._audiences.items()):
            if not audience.listeners and now() - audience.touched > _AUDIENCE_SECONDS:
                del self._audiences[viewer]

    @property
    def busy(self) -> bool:
        """Whether somebody looks, a bot thinks or something is being written."""
        watched = any(audience.listeners for audience in self._audiences.values())
        return watched or bool(self._writing) or self._bots_play or self.alarm.runs

    async def stop(self) -> None:
        """Let the bots go; what is being written is written."""
        self.alarm.stop()
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
        await asyncio.gather(*self._writing, return_exceptions=True)

    # Bots

    @property
    def _bots_play(self) -> bool:
        return self._playing is not None and not self._playing.done()

    def play_bots(self) -> None:
        """Let the bots answer what they are asked, unless they are at it."""
        if self._sitters and not self._bots_play and not self.table.over:
            # in a context of its own: what the bots do is not part of anybody's request
            self._playing = asyncio.create_task(self._play_on(), context=Context())

    async def _play_on(self) -> None:
        for trouble in (*_BOT_TROUBLE, None):
            try:
                while (request := self._sitters.next(self.table)) is not None:
                    await self._pace.turn()
                    if self._sitters[request.seat].slow:
                        await self._ponder()
                    else:
                        await self._change(self._answer_some, BOTS)
                return
            except Exception:
                logger.exception("bots stopped", extra={"table": self.id, "again": trouble})
                self._sitters.listen()  # what they wanted to say was not written
                if trouble is not None:
                    await asyncio.sleep(trouble)

    async def _ponder(self) -> None:
        """One answer of a bot that takes its time; meanwhile people go on."""
        twin = self.table.copy()
        request = self._sitters.next(twin)
        if request is None:
            return
        self._sitters.speaks(twin, request)
        answer = await self._sitters[request.seat].ponder(twin, request)
        if self._sitters.keeps_silent(self.table, request, answer):
            return
        try:
            await self._change(lambda table: [_answered(table, request.seat, request.id, answer)], BOTS)
        except RefusedByRules:
            return  # somebody answered meanwhile, and the question is another one

    def _answer_some(self, table: Table) -> list[Line]:
        """Answers of bots that need not think long, as many as there is time for."""
        lines: list[Line] = []
        first, until = True, perf_counter() + _AT_A_TIME
        while len(lines) < self._pace.most and (request := self._sitters.next(table)) is not None:
            sitter = self._sitters[request.seat]
            if not first and (sitter.slow or perf_counter() > until):
                break
            first = False
            self._sitters.speaks(table, request)
            answer = sitter.choose(table, request)
            if not self._sitters.keeps_silent(table, request, answer):
                lines.append(_answered(table, request.seat, request.id, answer))
        return lines


def _answered(table: Table, seat: Seat, request: str, answer: Answer | Any) -> Line:
    return line_of(table, table.answer(seat, request, answer))


def chain_of(line: str) -> str:
    """The value of the hash chain at a line of a journal: the name of everything up to it."""
    chain: str = msgspec.json.decode(line)["chain"]
    return chain
