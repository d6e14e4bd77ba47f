"""A running table: its only writer, its bots, and everybody who watches it.

An answer is carried out in memory, written down, and only then acknowledged and shown. If it cannot be
written the table goes back to where the journal stands.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ecumene import bots
from ecumene.bots.bot import Bot
from ecumene.server.errors import Conflict, RefusedByRules
from ecumene.server.glance import glance
from ecumene.server.ids import now
from ecumene.server.packets import Line, Packet, Viewer, line_of, packet, read
from ecumene.server.patches import difference
from ecumene.server.schema import entries, receipts, snapshots, tables
from ecumene.server.store import Store
from ecumene.table.answers import plain
from ecumene.table.api import Refused, Table
from ecumene.table.events import Event
from ecumene.table.frames import Seat
from ecumene.table.journal import Undone

SNAPSHOT_GAP = 200
"""A table is loaded from its last snapshot; this many entries are carried out again at most."""
_REMEMBERED = 256
"""How many patches are kept for clients that come back."""

Socket = asyncio.Queue[Packet]
Act = Callable[[Table], list[Event]]


class Seated(msgspec.Struct):
    """Who sits where: a person, a bot, or nobody yet."""

    person: str | None = None
    bot: str | None = None


class Audience:
    """Everybody who sees a table in the same way: the packet they have, and the patches that led to it."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.viewer = viewer
        self.sockets: set[Socket] = set()
        self.packet = packet(table, viewer)
        self._recent: deque[Packet] = deque(maxlen=_REMEMBERED)

    def show(self, table: Table, lines: Sequence[Packet]) -> None:
        """Send what changed."""
        after = packet(table, self.viewer)
        message = {
            "type": "change",
            "from": self.packet["number"],
            "number": after["number"],
            "patch": difference(self.packet, after),
            "log": list(lines),
        }
        self.packet = after
        self._recent.append(message)
        self.send(message)

    def send(self, message: Packet) -> None:
        for socket in self.sockets:
            socket.put_nowait(message)

    def since(self, number: int) -> list[Packet] | None:
        """The messages that lead from an entry to now; None where they are not remembered."""
        if number == self.packet["number"]:
            return []
        kept = [message for message in self._recent if message["number"] > number]
        return kept if kept and kept[0]["from"] == number else None


class LiveTable:
    """One table in memory. `lines` are what the log says, entry by entry, the opening first."""

    def __init__(
        self,
        store: Store,
        id: str,
        table: Table,
        seats: Sequence[Seated],
        lines: list[tuple[Line, float]],
        bot_seconds: float = 0.0,
    ) -> None:
        self.id = id
        self.table = table
        self.seats = list(seats)
        self.lines = lines
        self.touched = now()
        self._store = store
        self._written = len(lines)
        self._snapshot = 0
        self._lock = asyncio.Lock()
        self._audiences: dict[Viewer, Audience] = {}
        self._bot_seconds = bot_seconds
        self._bots: dict[Seat, Bot] = {}
        self._playing: asyncio.Task[None] | None = None

    # Changing

    async def answer(self, seat: Seat, request: str, answer: Any, person: str = "", key: str = "") -> int:
        """Carry out an answer and write it down; the number of its entry."""
        about = self._about(seat, request)
        return await self._change(lambda table: table.answer(seat, request, answer), about, person, key)

    async def undo(self, seat: Seat, person: str = "", key: str = "") -> int:
        """Take back a seat's last answer; it stays in the log."""

        def act(table: Table) -> list[Event]:
            table.undo(seat)
            return []

        return await self._change(act, {"seat": seat, "kind": "undo"}, person, key)

    async def _change(self, act: Act, about: dict[str, Any], person: str, key: str) -> int:
        """Not to be cut short: a client that goes away in the middle has answered all the same."""
        return await asyncio.shield(asyncio.ensure_future(self._write_down(act, about, person, key)))

    async def _write_down(self, act: Act, about: dict[str, Any], person: str, key: str) -> int:
        async with self._lock:
            before = self.table.copy()
            if key and (number := await self._receipt(person, key)) is not None:
                return number
            try:
                events = act(self.table)
            except Refused as refused:
                raise RefusedByRules(refused.reason, refused.rule) from None
            line = line_of(self.table, events, **about)
            if about.get("kind") == "undo":
                line = msgspec.structs.replace(line, undone=_undone(self.table))
            try:
                await self._store.write(*self._statements(line, person, key))
            except BaseException as error:
                self.table = before
                if isinstance(error, IntegrityError):
                    raise Conflict("Somebody else has just written to this table; look again.") from None
                raise
            self._keep(line)
            number = self.table.length
        self._show(number)
        self.play_bots()
        return number

    def _statements(self, line: Line, person: str, key: str) -> list[Executable]:
        """What makes the last entry durable: its line, its receipt, a snapshot, the end of the game."""
        table, at = self.table, now()
        log = msgspec.json.encode(line).decode()
        new = table.journal()[self._written :]
        statements: list[Executable] = [
            insert(entries).values(table=self.id, number=self._written + i, line=text, log=log, at=at)
            for i, text in enumerate(new)
        ]
        if key:
            statements.append(
                insert(receipts).values(table=self.id, person=person, key=key, number=table.length)
            )
        if table.over:
            result = msgspec.json.encode(glance(table)).decode()
            end = {"status": "finished", "finished": at, "result": result}
            statements.append(update(tables).where(tables.c.id == self.id).values(**end))
        elif table.length - self._snapshot >= SNAPSHOT_GAP:
            number, state = table.snapshot()
            statements += [
                insert(snapshots).values(table=self.id, number=number, state=state),
                delete(snapshots).where(
                    and_(snapshots.c.table == self.id, snapshots.c.number < self._snapshot)
                ),
            ]
        return statements

    def _keep(self, line: Line) -> None:
        """Remember what was written."""
        self.touched = now()
        self.lines.append((line, self.touched))
        self._written = self.table.length + 1 + self.table.over
        if self.table.length - self._snapshot >= SNAPSHOT_GAP:
            self._snapshot = self.table.length

    async def _receipt(self, person: str, key: str) -> int | None:
        kept = receipts.c
        found = await self._store.row(
            select(kept.number).where(kept.table == self.id, kept.person == person, kept.key == key)
        )
        return found.number if found else None

    def _about(self, seat: Seat, request: str) -> dict[str, Any]:
        for asked in (*self.table.requests(seat), *self.table.amendable(seat)):
            if asked.id == request:
                return {"seat": seat, "kind": asked.kind, "rule": asked.rule}
        return {"seat": seat}

    # Showing

    def join(self, viewer: Viewer, socket: Socket, after: int | None) -> None:
        """From now on a socket gets everything; first what it missed since entry `after`."""
        for message in self.since(viewer, after):
            socket.put_nowait(message)
        self._audience(viewer).sockets.add(socket)
        self._tell_presence()

    def since(self, viewer: Viewer, after: int | None) -> list[Packet]:
        """What leads from an entry to now: the patches if they are remembered, else the whole state."""
        audience = self._audiences.get(viewer)
        missed = audience.since(after) if audience is not None and after is not None else None
        if missed is None:
            return [{"type": "state", "number": self.table.length, "state": self.packet(viewer)}]
        return missed

    def leave(self, viewer: Viewer, socket: Socket) -> None:
        audience = self._audiences.get(viewer)
        if audience is not None:
            audience.sockets.discard(socket)
            if not audience.sockets:
                del self._audiences[viewer]
        self._tell_presence()

    @property
    def watched(self) -> bool:
        return any(audience.sockets for audience in self._audiences.values())

    def present(self) -> list[Seat]:
        """The seats of which somebody is looking now."""
        seats = {viewer.seat for viewer, audience in self._audiences.items() if audience.sockets}
        return sorted(seat for seat in seats if seat is not None)

    def packet(self, viewer: Viewer) -> Packet:
        audience = self._audiences.get(viewer)
        return audience.packet if audience else packet(self.table, viewer)

    def send(self, message: Packet, seats: Sequence[Seat] | None = None) -> None:
        """Send something that is no entry of the journal, to all or to some seats."""
        for viewer, audience in self._audiences.items():
            if seats is None or viewer.seat in seats:
                audience.send(message)

    def log(self, viewer: Viewer, after: int = 0) -> list[Packet]:
        """The log as a viewer may read it, after an entry."""
        words = self.table.title.words
        return [
            read(line, number, at, viewer, words)
            for number, (line, at) in enumerate(self.lines)
            if number > after
        ]

    def _audience(self, viewer: Viewer) -> Audience:
        if viewer not in self._audiences:
            self._audiences[viewer] = Audience(self.table, viewer)
        return self._audiences[viewer]

    def _show(self, number: int) -> None:
        for audience in self._audiences.values():
            audience.show(self.table, self.log(audience.viewer, number - 1))

    def _tell_presence(self) -> None:
        self.send({"type": "presence", "present": self.present()})

    # Bots

    def play_bots(self) -> None:
        """Let the bots answer what they are asked, unless they are at it."""
        busy = self._playing is not None and not self._playing.done()
        if not busy and not self.table.over and any(seated.bot for seated in self.seats):
            self._playing = asyncio.create_task(self._play_on())

    async def idle(self) -> None:
        """Wait until no bot has anything to answer."""
        if self._playing is not None:
            await asyncio.shield(self._playing)

    async def stop(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    async def _play_on(self) -> None:
        last = -1
        while True:
            twin = self.table.copy()
            asked = [request for request in twin.requests() if self.seats[request.seat].bot]
            if not asked:
                return
            request = min(asked, key=lambda request: (request.seat <= last, request.seat))
            last = request.seat
            bot = self._bot(last)
            if self._bot_seconds:
                await asyncio.sleep(self._bot_seconds)
            answer = await asyncio.to_thread(bot.choose, twin.perspective(request))
            try:
                await self._write_down(
                    lambda table, r=request, a=answer: table.answer(r.seat, r.id, plain(a)),  # type: ignore[misc]
                    {"seat": last, "kind": request.kind, "rule": request.rule},
                    "",
                    "",
                )
            except (RefusedByRules, Conflict):
                continue  # somebody answered meanwhile, and the question is another one

    def _bot(self, seat: Seat) -> Bot:
        name = self.seats[seat].bot
        assert name is not None
        if seat not in self._bots:
            self._bots[seat] = bots.make(name, self.table.length + seat)
        return self._bots[seat]


def _undone(table: Table) -> int:
    """The number of the answer that the last entry took back."""
    entry = table.last_entry
    return entry.of if isinstance(entry, Undone) else 0
