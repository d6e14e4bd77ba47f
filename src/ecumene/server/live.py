"""A running table: its only writer, its bots, everybody who watches it, and whoever attends it.

An answer is carried out on a copy, written down, and only then acknowledged and shown; what cannot be written
never was. The key of an entry is the lock between processes: whoever comes second reads the table anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from ecumene.server import measures
from ecumene.server.attendants import Attendant, Hires
from ecumene.server.audience import Listener
from ecumene.server.botplay import BotPlay, Pace
from ecumene.server.door import Door
from ecumene.server.errors import Conflict, RefusedByRules
from ecumene.server.gallery import Gallery
from ecumene.server.ids import now
from ecumene.server.packets import Line, Packet, Viewer, Written, answered, line_of
from ecumene.server.record import BOTS, Loaded, Record, Sender
from ecumene.server.schema import entries, receipts
from ecumene.server.store import Statement, Store
from ecumene.table.api import Refused, Table
from ecumene.table.frames import Seat

_TRIES = 5

Act = Callable[[Table], list[Line]]
"""Changes a copy of the table; a line of the log for each entry that it made."""

A = TypeVar("A", bound=Attendant)


class Done(NamedTuple):
    """The number of the last entry, and how many answers were taken; None if they were taken before."""

    number: int
    taken: int | None = None


class LiveTable:
    """One table in memory."""

    def __init__(
        self,
        store: Store,
        loaded: Loaded,
        pace: Pace,
        load: Callable[[], Awaitable[Loaded]],
        attendants: Sequence[Hires] = (),
    ) -> None:
        self.touched = now()
        self.store = store
        self._load = load
        self._lock = asyncio.Lock()
        self._writing: set[asyncio.Task[Done]] = set()
        self.door = loaded.door
        self._record = Record(loaded)
        self._gallery = Gallery(self._record)
        self._bots = BotPlay(self, pace)
        self._attendants = [hire(self) for hire in attendants]

    @property
    def id(self) -> str:
        return self._record.id

    @property
    def table(self) -> Table:
        """The table as it stands. It is replaced by another one, never changed."""
        return self._record.table

    @property
    def lines(self) -> list[Written]:
        """What the log says, entry by entry, the opening first."""
        return self._record.lines

    @property
    def number(self) -> int:
        """The last entry."""
        return self.table.length

    @property
    def taken_back(self) -> dict[int, int]:
        """Which answers were taken back, each with the entry that did it."""
        return self._record.taken_back

    def attendant(self, kind: type[A]) -> A:
        """The attendant of a kind, whom every table has."""
        return next(attendant for attendant in self._attendants if isinstance(attendant, kind))

    # Changing

    async def answer(self, seat: Seat, request: str, answer: Any, sender: Sender = BOTS) -> int:
        """Carry out an answer and write it down; the number of its entry."""
        number, _ = await self.change(lambda table: [answered(table, seat, request, answer)], sender)
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

        done = await self.change(act, sender)
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

        number, _ = await self.change(act, sender)
        self.play_bots()
        return number

    async def enter(self, entry: Any, *also: Statement) -> int:
        """Something that the table itself says; what is written `also` is written together with it."""
        number, _ = await self.change(lambda table: [line_of(table, table.enter(entry))], also=also)
        self.play_bots()
        return number

    async def change(self, act: Act, sender: Sender = BOTS, also: Sequence[Statement] = ()) -> Done:
        """Carry something out and write it down, together with what else is to be written.

        Not to be cut short: a client that goes away in the middle has answered all the same.
        """
        task = asyncio.create_task(self._write_down(act, sender, also))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)

    async def _write_down(self, act: Act, sender: Sender, also: Sequence[Statement]) -> Done:
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
                statements = self._record.statements(after, written, sender)
                for attendant in self._attendants:
                    statements += attendant.writes(self.table, after, written)
                try:
                    await self.store.write(*statements, *also)
                except IntegrityError:
                    if (number := await self._receipt(sender)) is not None:
                        return Done(number)
                    await self._read_anew()
                else:
                    self._keep(after, written, sender)
                    return Done(self.number, len(lines))
        raise Conflict("busy")

    def _keep(self, after: Table, written: Sequence[Written], sender: Sender) -> None:
        """What was written is the table now."""
        self._record.keep(after, written)
        self.touched = now()
        if after.over:
            self.door = msgspec.structs.replace(self.door, status="finished")
        measures.entries_written.labels("person" if sender.key else "bot").inc(len(written))
        if any(line.seat not in self._bots.sitters for line, _ in written):
            self._bots.sitters.listen()
        self._follow()

    def _follow(self) -> None:
        """Attendants and viewers are told of a table that has changed."""
        for attendant in self._attendants:
            attendant.follow(self.table)
        self._gallery.show()

    async def _read_anew(self) -> None:
        """Somebody else has written to this table."""
        measures.tables_reloaded.inc()
        before, loaded = self.door, await self._load()
        invite = loaded.door.invite if self.door is before else self.door.invite  # a newer one came meanwhile
        self.door = msgspec.structs.replace(loaded.door, invite=invite)
        self._record.take_up(loaded)
        self._bots.sitters.listen()
        self._follow()

    async def _is_behind(self) -> bool:
        """Whether another process of the house has written to this table."""
        last = await self.store.row(select(func.max(entries.c.number)).where(entries.c.table == self.id))
        return last is not None and last[0] >= len(self.lines) + self.table.over

    async def _receipt(self, sender: Sender) -> int | None:
        """The number under which something was carried out that is sent again."""
        if not sender.key:
            return None
        kept = receipts.c
        this = kept.table == self.id, kept.person == sender.person, kept.key == sender.key
        found = await self.store.row(select(kept.number, kept.what).where(*this))
        if found is not None and found.what not in (sender.what, ""):
            raise Conflict("key-used")
        return found.number if found else None

    # Showing

    def join(self, listener: Listener, after: int | None) -> None:
        """From now on a listener gets everything; first what it missed since entry `after`."""
        self.touched = now()
        greetings = [said for attendant in self._attendants for said in attendant.greets(listener.viewer)]
        self._gallery.join(listener, after, greetings)
        self._tell_presence()
        self.play_bots()

    def leave(self, listener: Listener) -> None:
        self._gallery.leave(listener)
        self._tell_presence()

    def _tell_presence(self) -> None:
        present = self.present()
        for attendant in self._attendants:
            attendant.presence(present)

    def since(self, viewer: Viewer, after: int | None) -> list[str]:
        """What leads from an entry to now: the changes if they are remembered, else the whole state."""
        self.touched = now()
        return self._gallery.since(viewer, after)

    def hush(self) -> None:
        """The house closes: nobody waits for news any longer."""
        self._gallery.hush()

    async def news(self, after: int, seconds: float) -> None:
        """Wait until there is an entry after this one, but no longer than so many seconds."""
        if self.number <= after and not self.table.over:
            await self._gallery.news(seconds)

    def packet(self, viewer: Viewer) -> Packet:
        """The table as a viewer may know it now."""
        self.touched = now()
        return self._gallery.packet(viewer)

    def send(self, message: Packet, seats: Sequence[Seat] | None = None) -> None:
        """Send something that is no entry of the journal, to all or to some seats."""
        self._gallery.send(message, seats)

    def log(self, viewer: Viewer, after: int = 0, before: int | None = None, most: int = 0) -> list[Packet]:
        """The log as a viewer may read it between two entries; of more lines than `most` the newest."""
        return self._record.log(viewer, after, before, most)

    def viewer(self, seat: Seat | None, language: str) -> Viewer:
        """A way to see this table; a language that nobody has translated it to is English."""
        known = language if language in self.table.title.words.languages() else "en"
        return Viewer(seat, known, self._is_alone(seat))

    def _is_alone(self, seat: Seat | None) -> bool:
        """Whether all others are bots."""
        return all(seated.bot for other, seated in enumerate(self.door.seated) if other != seat)

    def present(self) -> list[Seat]:
        """The seats of which somebody is looking now."""
        return self._gallery.present()

    def invite(self, invite: str) -> None:
        """The invitation is another one: whoever looks in with the old one has to go."""
        self.door = msgspec.structs.replace(self.door, invite=invite)
        self._gallery.turn_out_the_invited()

    def reseat(self, door: Door) -> None:
        """Others sit here now, or bots where there were people."""
        invited_anew, self.door = door.invite != self.door.invite, door
        self._bots.reseat(door)
        if invited_anew:
            self._gallery.turn_out_the_invited()
        self.play_bots()

    def sign_out(self, sessions: Sequence[str]) -> None:
        self._gallery.sign_out(sessions)

    # Resting

    def doze(self) -> None:
        """Forget audiences that nobody has belonged to for a while."""
        self._gallery.doze()

    @property
    def busy(self) -> bool:
        """Whether somebody looks, a bot thinks, something is being written, or an attendant waits."""
        attended = any(attendant.busy for attendant in self._attendants)
        return self._gallery.watched or bool(self._writing) or self._bots.under_way or attended

    async def stop(self) -> None:
        """Let the bots go; what is being written is written."""
        for attendant in self._attendants:
            await attendant.stop()
        await self._bots.stop()
        await asyncio.gather(*self._writing, return_exceptions=True)

    def play_bots(self) -> None:
        """Let the bots answer what they are asked, unless they are at it."""
        self._bots.begin()
