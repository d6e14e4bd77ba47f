"""The keeper of a running table: lets its clocks run, answers for those who are away, counts votes.

What it knows is one record (`keeping.record`), written in the transaction of the entries that change it. The
key of a version is a lock, as for entries: if two processes see a deadline pass, one writes the answer, and
the other reads the table again and finds nothing due.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, select

from ecumene.server.database.schema import keepings
from ecumene.server.database.store import Rows, Statement
from ecumene.server.errors import Conflict
from ecumene.server.ids import now
from ecumene.server.keeping import clock, deeds, endings, votes
from ecumene.server.keeping.beginning import row_of
from ecumene.server.keeping.clock import Deed, Scene, scene_of
from ecumene.server.keeping.proxies import Proxies
from ecumene.server.keeping.record import Keeping, Talk, Vote, fresh, read_keeping
from ecumene.server.keeping.status import Clock, clock_of
from ecumene.server.operations.troubles import log_failure
from ecumene.server.tables.attendants import Attendant
from ecumene.server.tables.live import LiveTable, Look
from ecumene.server.tables.packets import Line, Packet, Viewer, Written
from ecumene.server.tables.record import Loaded
from ecumene.table.api import Table
from ecumene.table.state.frames import Seat

logger = logging.getLogger("ecumene.server.keeping")

HORIZON = 3600.0
"""A deadline that is further away is left to the chore that looks for missed ones."""
_AGAIN = 5.0
"""After this number of seconds a deadline that could not be written is tried again."""

Arranged = Callable[[Table, Keeping], list[Line]]
"""Changes copies of the table and of its record; a line of the log for each entry that it made."""


class Keeper(Attendant):
    """Attends one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._version = 0
        self.keeping: Keeping = fresh(live.table.seats)
        self._draft: Keeping | None = None
        self._pending: Keeping | None = None
        self._told: Clock | None = None
        self._present: set[Seat] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        self.proxies = Proxies(self.keeping)
        live.serve(self.proxies)

    # The record

    def take_up(self, loaded: Loaded) -> None:
        """A table that just began has no record yet: its people are awaited since then."""
        self._draft = self._pending = None
        if loaded.keeping is None:
            self._version, self.keeping = 0, fresh(loaded.table.seats)
            clock.follow(self.keeping, self._scene(loaded.table), loaded.lines[-1].at)
        else:
            self._version, self.keeping = loaded.keeping
        self.proxies.follow(self.keeping)

    def writes(self, before: Table, after: Table, written: Sequence[Written]) -> list[Statement]:
        """The next version of the record, if it is another one."""
        draft = self.keeping.copy() if self._draft is None else self._draft
        self._draft = None
        done = [Deed(line.seat, line.kind, line.by) for line, _ in written if line.seat is not None]
        clock.follow(draft, self._scene(after), now(), done, self.proxies.carried_out)
        votes.to_tell(draft, self.people, now())
        if draft == self.keeping:
            self._pending = None
            return []
        self._pending = draft
        table, version = self._live.id, self._version + 1
        if self._shown(draft) != self._shown(self.keeping):
            draft.shown = version
        row = row_of(table, version, draft, over=after.over)
        old = keepings.c.version < version
        return [
            Rows(keepings, [row]),
            delete(keepings).where(keepings.c.table == table, old),
            *endings.of_those_back(table, self.keeping, draft),
        ]

    @property
    def to_remind(self) -> list[Seat]:
        """The seats whose time is nearly up by what is being written, and was not before."""
        after = self._pending or self.keeping
        pairs = enumerate(zip(self.keeping.seats, after.seats, strict=True))
        return [seat for seat, (then, record) in pairs if record.reminded and not then.reminded]

    @property
    def polls(self) -> tuple[list[Vote], list[Vote]]:
        """What was voted on, and what is by what is being written."""
        return self.keeping.votes, (self._pending or self.keeping).votes

    def follow(self, table: Table) -> None:
        """What was written becomes the present record; viewers are told what is new."""
        if self._pending is not None:
            before, self.keeping, self._version = self.keeping, self._pending, self._version + 1
            self._pending = None
            self.proxies.follow(self.keeping)
            self._remind(before)
        self._tell()
        self._wait(table)

    async def arrange(self, arranged: Arranged, *also: Statement, look: Look | None = None) -> None:
        """Change the record, and the table if that makes an entry; the statements `also` are written together
        with it. `look` is called before, when nobody else can change anything."""

        def act(table: Table) -> list[Line]:
            draft = self.keeping.copy()
            lines = arranged(table, draft)
            self._draft = draft
            return lines

        await self._live.change(act, also=also, look=look)
        self._live.play_bots()

    async def catch_up(self) -> bool:
        self._draft = self._pending = None
        newer = keepings.c.table == self._live.id, keepings.c.version > self._version
        row = await self._live.store.row(
            select(keepings.c.version, keepings.c.state).where(*newer).order_by(keepings.c.version.desc())
        )
        if row is None:
            return False
        before = self.keeping
        self._version, self.keeping = row.version, read_keeping(self._live.id, row.state)
        self.proxies.follow(self.keeping)
        self._remind(before)
        return True

    async def refreshed(self) -> Keeping:
        """The present record, also if another process has written it."""
        await self._live.catch_up()
        return self.keeping

    # What others ask

    @property
    def people(self) -> dict[Seat, str]:
        """Who sits at the table, by seat."""
        return self._live.door.people

    @property
    def helped(self) -> frozenset[Seat]:
        """The seats whose players have asked for hints, by what is being written."""
        record = self._pending or self.keeping
        return frozenset(seat for seat, one in enumerate(record.seats) if one.hints)

    @property
    def at_rest(self) -> bool:
        return self.keeping.rest is not None

    def admit(self) -> None:
        if self.at_rest:
            raise Conflict("resting")

    def clock(self) -> Clock:
        hints, over = self._live.door.hints, self._live.table.over
        version = self._version if self.keeping.shown < 0 else self.keeping.shown
        return clock_of(self.keeping, version, self.people, now(), hints=hints, over=over)

    def _shown(self, keeping: Keeping) -> Clock:
        """What everybody may know of a record, whatever the time."""
        return clock_of(keeping, 0, self.people, 0.0)

    def greets(self, viewer: Viewer) -> list[Packet]:
        return self._messages()

    @property
    def busy(self) -> bool:
        return self._timer is not None or bool(self._tasks)

    def _scene(self, table: Table) -> Scene:
        return scene_of(table, list(self.people))

    # Telling

    def _messages(self) -> list[Packet]:
        shown = {"type": "clock", "clock": msgspec.to_builtins(self.clock())}
        talk = alarm_message(self.keeping.talk)
        return [shown, talk] if len(talk) > 1 else [shown]

    def _tell(self) -> None:
        """Send the clocks to the viewers, if they have changed."""
        told = msgspec.structs.replace(self.clock(), now=0.0, version=0)
        if told != self._told:
            before, self._told = self._told, told
            self._live.relay({"type": "clock", "clock": msgspec.to_builtins(self.clock())}, None)
            if before is None or before.alarm != told.alarm:
                self._live.relay(alarm_message(self.keeping.talk), None)

    def _remind(self, before: Keeping) -> None:
        for seat, (then, record) in enumerate(zip(before.seats, self.keeping.seats, strict=True)):
            if record.reminded and not then.reminded:
                self._live.relay({"type": "reminder", "seat": seat}, [seat])

    # Time

    def _wait(self, table: Table) -> None:
        """Look again when the next thing is due, if that is soon."""
        self._stop_waiting()
        due = None if table.over else clock.due(self.keeping)
        if due is not None and due - now() < HORIZON:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, due - now()), self._is_time)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _is_time(self) -> None:
        self._timer = None
        self._begin(self._on_time())

    async def _on_time(self) -> None:
        try:
            await self.tick()
        except Exception as error:
            self._log_failure("a deadline could not be written down", error)
            if self._timer is None:
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(_AGAIN, self._is_time)

    async def tick(self) -> None:
        """Do what is due."""
        people = self.people
        await self.arrange(lambda table, keeping: deeds.on_time(table, keeping, people, now()))
        if self._timer is None:
            self._wait(self._live.table)

    # Coming and going

    def presence(self, present: Sequence[Seat]) -> None:
        come, gone = set(present) - self._present, self._present - set(present)
        self._present = set(present)
        seats = [self.keeping.seats[seat] for seat in come]
        if any(record.cover or record.lost for record in seats) or gone:
            self._begin(self._note_presence(come, gone))

    async def _note_presence(self, come: set[Seat], gone: set[Seat]) -> None:
        people = self.people

        def arranged(table: Table, keeping: Keeping) -> list[Line]:
            lines: list[Line] = []
            for seat in come & set(people):
                clock.line(keeping, seat, False, now())
                lines += deeds.come_back(table, keeping, seat)
            for seat in gone & set(people):
                clock.line(keeping, seat, True, now())
            return lines

        try:
            await self.arrange(arranged)
        except Exception as error:
            self._log_failure("coming and going could not be noted", error)

    def _log_failure(self, message: str, error: Exception) -> None:
        log_failure(logger, self._live.store.troubles, message, error, table=self._live.id)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        if self._stopped:  # whoever goes because the table was cleared away leaves nothing to note
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        self._stopped = True
        self._stop_waiting()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def alarm_message(talk: Talk | None) -> Packet:
    """The alarm of an open floor: how many seconds are left, of how many; neither if none is set."""
    if talk is None:
        return {"type": "alarm"}
    left = talk.left if talk.ends is None else max(0.0, talk.ends - now())
    return {"type": "alarm", "left": round(left, 1), "of": talk.of}
