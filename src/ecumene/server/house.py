"""The house: the tables that are in memory, how they are loaded, and how they are released."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row, select, update
from sqlalchemy.exc import IntegrityError

from ecumene.server.bots.play import Pace
from ecumene.server.database.schema import (
    QUARANTINED,
    companions,
    entries,
    keepings,
    seats,
    snapshots,
    tables,
)
from ecumene.server.database.store import Rows, Statement, Store, in_turn
from ecumene.server.edge.rates import Shares
from ecumene.server.errors import Conflict, Damaged, Unavailable, Unknown
from ecumene.server.ids import now
from ecumene.server.keeping.beginning import wind_up
from ecumene.server.keeping.record import Keeping, read_keeping
from ecumene.server.lobby import repertoire
from ecumene.server.lobby.noticeboard import Noticeboard, Reporter
from ecumene.server.lobby.replays import Replays
from ecumene.server.notices.needs import of_change
from ecumene.server.notices.post import Post
from ecumene.server.operations import measures
from ecumene.server.operations.lateness import watch_lateness
from ecumene.server.operations.troubles import log_failure
from ecumene.server.operations.watchman import Watchman
from ecumene.server.people.accounts import People
from ecumene.server.processes.bus import Bus
from ecumene.server.processes.switchboard import Switchboard
from ecumene.server.settings import Settings
from ecumene.server.tables.counsel import Counsel
from ecumene.server.tables.door import Door, Seated, door_of
from ecumene.server.tables.hints import Hints
from ecumene.server.tables.live import Hires, LiveTable
from ecumene.server.tables.opening import columns_of, entries_of, opened
from ecumene.server.tables.packets import Packet, Written, line_of
from ecumene.server.tables.record import Loaded
from ecumene.server.tables.recovery import Shelf, read_table
from ecumene.server.tables.reviews import Reviews
from ecumene.server.tables.story import Stories
from ecumene.server.tables.teaching import walk_of
from ecumene.table.meta import BadOpening
from ecumene.table.record.replay import switch_rules

logger = logging.getLogger("ecumene.server.house")

T = TypeVar("T")

_IDLE_SECONDS, _OVER_SECONDS = 900.0, 60.0
"""How long an unwatched table stays in memory: a running one, and a finished one."""
_SWEEP_SECONDS = 60.0
_READERS = 2
_AT_ONCE = 10
"""How many chat messages one person may write in a row."""
_TOLD_AT_ONCE = 50
"""How many sessions fit into a message between processes."""


Chore = Callable[["House"], Coroutine[Any, Any, None]]


class House:
    """Everything that the routes need: the store, the people and the tables."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        attendants: Sequence[Hires],
        chores: Sequence[Chore],
    ) -> None:
        """`attendants` are made for every running table, `chores` run until the house closes."""
        self.settings = settings
        self.store = store
        self.bus = bus
        self.troubles = store.troubles
        self.people = People(store, settings.limits)
        self.post = Post(store, settings.notices, settings.secret)
        limits = settings.limits
        self.opening = Shares(limits.tables_per_minute, limits.tables_per_minute_of_address)
        """How often people open tables."""
        self.talking = Shares(limits.words_per_minute, limits.words_per_minute_of_address, _AT_ONCE)
        self.counsel = Counsel()
        self.hints = Hints()
        self.reviews = Reviews()
        self.noticeboard = Noticeboard()
        self._switchboard = Switchboard(self, store, bus, self.noticeboard)
        self.readers = ThreadPoolExecutor(_READERS, "journals")
        """The threads in which journals are read and replayed, apart from other work."""
        self.proofreader = ThreadPoolExecutor(1, "imports")
        """The thread in which imported journals are verified, one after the other, so that tables need not
        wait."""
        self.stories = Stories(self.readers)
        self.replays = Replays(self.readers)
        self.watchman = Watchman(store, settings.database, bus, self.readers)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._pace = Pace(settings.bot_seconds, settings.talk_seconds, settings.watch_seconds)
        self._attendants, self._work = attendants, chores
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start the background work: interrupted bots go on, and what nobody needs is released."""
        await repertoire.fill(self.readers)
        await self._switchboard.open()
        await self.watchman.open()
        own = [self._switchboard.watch_on(), self._sweep_on(), self.watchman.walk_on(), watch_lateness()]
        chores = [*own, *(chore(self) for chore in self._work)]
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Stop the bots; everything that was acknowledged is stored already."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self._switchboard.close()
        self.noticeboard.stop()
        for live in list(self._live.values()):
            await live.stop()
        await self.hints.close()
        await self.reviews.close()
        await self.replays.close()
        await self._pace.thinkers.close()
        self.counsel.close()
        self.people.close()
        self.proofreader.shutdown(wait=False, cancel_futures=True)
        self.readers.shutdown(cancel_futures=True)
        await self.store.close()

    def hush(self) -> None:
        """The house is about to close: requests that wait for news are answered now."""
        for live in self._live.values():
            live.hush()

    # Tables

    @property
    def live(self) -> Mapping[str, LiveTable]:
        """The tables that are in memory."""
        return self._live

    async def door(self, id: str) -> Door:
        """Who may enter a table, whether it has begun or not."""
        if (live := self._live.get(id)) is not None:
            return live.door
        row = await self.store.row(select(tables).where(tables.c.id == id))
        if row is None:
            raise Unknown("no-table")
        return door_of(row, await self._seated(id))

    async def table(self, id: str, *, fresh: bool = False) -> LiveTable:
        """A table that has begun. If it is not in memory, it is loaded once for all who ask.

        A `fresh` one has everything that any process of the house has acknowledged so far.
        """
        live = self._live.get(id)
        if live is not None and (live.following.behind or (fresh and self.store.shared)):
            await live.catch_up()
        if live is None:
            if (task := self._loading.get(id)) is None:
                task = self._loading[id] = asyncio.create_task(self._load_live(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(task)
        live.touched = now()
        return live

    def send(self, id: str, message: Packet, ears: Sequence[int] | None = None) -> None:
        """Send a message to the viewers of a table, or of some of its seats, in all processes."""
        if (live := self._live.get(id)) is not None:
            self._switchboard.note_talk(id, message)
            live.relay(message, ears)
        self.bus.tell("send", table=id, message=message, seats=ears)

    async def other_rules(self, id: str) -> str:
        """Why a table waits for its people to agree to other rules; empty if it can be played."""
        try:
            await self.table(id)
        except Conflict as error:
            if error.code != "other-rules":
                raise
            return str(error.say.args["reason"])
        return ""

    async def settled(self, id: str) -> LiveTable | None:
        """A table if it is in memory; one that is being loaded is waited for."""
        if (task := self._loading.get(id)) is not None:
            await asyncio.wait([task])
        return self._live.get(id)

    def post_cards(self) -> None:
        """Tables that have not begun have changed: tell everybody in the lobby, in all processes."""
        self.noticeboard.post()
        self.bus.tell("cards", played=False)

    async def reseat(self, id: str) -> None:
        """Seats or the access of a table have changed: all processes read its door again."""
        self.bus.tell("door", table=id)
        await self.look_at_door(id)

    async def look_at_door(self, id: str) -> None:
        """Read what others have changed about who sits at a table, and who may enter."""
        if (live := await self.settled(id)) is not None:
            row = await self.store.row(select(tables).where(tables.c.id == id))
            if row is not None:
                live.reseat(door_of(row, await self._seated(id)))

    async def start(self, row: Row[Any], *before: Statement) -> None:
        """Begin the game of a table, and the clock that was chosen for it, together with `before`."""
        table = await self.reading(opened, row.title, row.seats, msgspec.json.decode(row.options))
        door, at, lines = await self.door(row.id), now(), [line_of(table, [])]
        wound, record = wind_up(row.id, table, door.people, row.pace, at)
        await self.store.write(
            in_turn(row.id),
            *before,
            Rows(entries, entries_of(row.id, table, lines + wound, at)),
            update(tables).where(tables.c.id == row.id).values(columns_of(table, at)),
            *record,
            *of_change(door, None, table, at),
        )
        await self.begin(row.id)

    async def begin(self, id: str) -> None:
        """Let the bots of a table play that was just written down, in whichever process."""
        live = await self.table(id)
        live.play_bots()
        self.bus.tell("entry", table=id, number=live.number, bots=True)

    async def clear_away(self, id: str) -> None:
        """Let go of a table that is no longer in the database, or will not be in a moment."""
        if (live := await self.settled(id)) is not None:
            self._live.pop(id, None)
            await live.clear()

    async def journal(self, id: str) -> list[str]:
        """All lines of the journal of a table; a finished one has its seed at the end."""
        rows = await self.store.rows(
            select(entries.c.line).where(entries.c.table == id).order_by(entries.c.number)
        )
        return [row.line for row in rows]

    async def reading(self, work: Callable[..., T], *args: Any) -> T:
        """Do work that grows with the length of a journal, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, work, *args)

    async def _load_live(self, id: str) -> LiveTable:
        loaded = await self._load(id)
        load = partial(self._load, id)
        reports: Hires = lambda live: Reporter(live, self.noticeboard)  # noqa: E731
        live = LiveTable(self.store, loaded, self._pace, load, self.bus, (*self._attendants, reports))
        self._live[id] = live
        self.bus.tell("who", table=id)
        measures.tables_live.set(len(self._live))
        live.play_bots()
        return live

    async def _load(self, id: str, whole: bool = False) -> Loaded:
        """A table as the database has it; its `whole` past is remembered, or enough of it for an undo."""
        try:
            loaded = await self._read(id, whole)
        except Damaged as error:
            self.troubles.note_error(error)
            raise
        except Unavailable as error:
            if error.kind != "file":
                raise
            self.troubles.note("file", error.why, id)
            raise Damaged(id, "file", error.why) from None
        self.troubles.over("journal", "keeping", "title", "file", table=id)
        return loaded

    async def _read(self, id: str, whole: bool) -> Loaded:
        row = await self.store.row(select(tables).where(tables.c.id == id))
        if row is None:
            raise Unknown("no-table")
        if row.status == "gathering":
            raise Conflict("not-begun")
        if row.status == QUARANTINED:
            self.troubles.forget(id)
            raise Conflict("quarantined")
        written = await self.store.rows(
            select(entries.c.number, entries.c.line, entries.c.log, entries.c.at)
            .where(entries.c.table == id)
            .order_by(entries.c.number)
        )
        shots = await self.store.rows(
            select(snapshots.c.number, snapshots.c.state)
            .where(snapshots.c.table == id)
            .order_by(snapshots.c.number.desc())
        )
        running, taught = row.status == "running", bool(row.lesson and row.chapter)
        shelf = Shelf(
            row.title,
            [(entry.number, entry.line, entry.log) for entry in written],
            (row.seed, row.salt) if running else None,
            [(shot.number, shot.state) for shot in shots] if running and not (whole or taught) else [],
        )
        found = await self.reading(read_table, id, shelf)
        for kind in ("snapshot", "log"):
            if why := found.mended.get(kind):
                self.troubles.note(kind, why, id)
            elif kind == "log" or shelf.snapshots:
                self.troubles.over(kind, table=id)
        lines = [Written(line, entry.at) for line, entry in zip(found.log, written, strict=True)]
        if found.table.over:
            lines.pop()  # the closing line of a journal is no entry of the log
        self.watchman.saw(lines[-1].at)
        door = door_of(row, await self._seated(id))
        snapshot, keeping = shots[0].number if shots else 0, await self._keeping(id)
        look = partial(walk_of, found.table, row.progress, over=not taught)
        walk = await self.reading(look) if row.lesson else None
        return Loaded(door, found.table, lines, snapshot, keeping, walk)

    async def _keeping(self, id: str) -> tuple[int, Keeping] | None:
        """The last record of clocks, votes and orders of a table, with its version."""
        row = await self.store.row(
            select(keepings.c.version, keepings.c.state)
            .where(keepings.c.table == id)
            .order_by(keepings.c.version.desc())
        )
        return None if row is None else (row.version, read_keeping(id, row.state))

    async def _seated(self, id: str) -> tuple[Seated, ...]:
        rows = await self.store.rows(select(seats).where(seats.c.table == id).order_by(seats.c.seat))
        also: dict[int, list[str]] = {}
        for row in await self.store.rows(select(companions).where(companions.c.table == id)):
            also.setdefault(row.seat, []).append(row.person)
        return tuple(Seated(row.person, row.bot, tuple(also.get(row.seat, ()))) for row in rows)

    async def switch_rules(self, id: str, *also: Statement) -> None:
        """Go on under the installed rules, from the last state under the former ones."""
        row = await self.store.row(select(tables).where(tables.c.id == id))
        assert row is not None
        lines = await self.journal(id)
        last = len(lines) - 1
        kept = select(snapshots.c.state).where(snapshots.c.table == id, snapshots.c.number == last)
        shot = await self.store.row(kept)
        if shot is None:
            raise Conflict("no-snapshot")
        try:
            table = await self.reading(switch_rules, lines, bytes(shot.state), (row.seed, row.salt))
        except BadOpening as error:
            raise Conflict("cannot-switch", reason=str(error)) from None
        (line,) = table.journal(len(lines))
        log = msgspec.json.encode(line_of(table, [])).decode()
        fresh = {"table": id, "number": len(lines), "line": line, "log": log, "at": now()}
        try:
            await self.store.write(Rows(entries, [fresh]), *also)
        except IntegrityError:
            raise Conflict("busy") from None
        self.bus.tell("entry", table=id, number=len(lines), bots=True)
        (await self.table(id)).play_bots()

    # Daily work

    def sign_out(self, sessions: Sequence[str]) -> None:
        """Sessions have ended: their sockets are closed, wherever they are."""
        for first in range(0, len(sessions), _TOLD_AT_ONCE):
            self.bus.tell("signed_out", sessions=list(sessions[first : first + _TOLD_AT_ONCE]))
        self.show_out(sessions)

    def show_out(self, sessions: Sequence[str]) -> None:
        """Close the sockets of sessions that have ended."""
        self.people.forget(sessions)
        for live in self._live.values():
            live.sign_out(sessions)

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            try:
                self.forget_idle(_IDLE_SECONDS)
                await self.watchman.try_to_write()
                await self.people.forget_expired()
            except Exception as error:
                log_failure(logger, self.troubles, "sweeping failed", error)

    def forget_idle(self, seconds: float) -> None:
        """Release tables that nobody has watched or played for a while."""
        for id, live in list(self._live.items()):
            live.doze()
            patience = min(seconds, _OVER_SECONDS) if live.table.over else seconds
            if not live.busy and now() - live.touched > patience:
                del self._live[id]
        measures.tables_live.set(len(self._live))
