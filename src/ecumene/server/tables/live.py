"""A running table: its only writer, its bots, its viewers, and its attendants.

An answer is carried out on a copy, written down, and only then acknowledged and shown; what cannot be written
never happened. The key of an entry is the lock between processes: the second one reads what the first has
written, and tries again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from ecumene.server.bots.play import BotPlay, Pace
from ecumene.server.bots.sitters import Proxies
from ecumene.server.database.schema import receipts
from ecumene.server.database.store import Statement, Store
from ecumene.server.errors import Conflict, RefusedByRules, Unavailable
from ecumene.server.ids import now
from ecumene.server.operations import measures
from ecumene.server.processes.bus import Bus
from ecumene.server.tables.attendants import Attendant
from ecumene.server.tables.audience import CLEARED, Listener
from ecumene.server.tables.door import Door
from ecumene.server.tables.floor_talk import FloorTalk
from ecumene.server.tables.following import Following, OutOfStep
from ecumene.server.tables.gallery import Gallery
from ecumene.server.tables.packets import (
    Line,
    Packet,
    Teller,
    Viewer,
    Written,
    answered,
    entered,
    line_of,
    take_back,
)
from ecumene.server.tables.presence import Presence
from ecumene.server.tables.record import BOTS, Loaded, Record, Sender
from ecumene.server.tables.teaching import Teaching
from ecumene.table.api import Forgotten, Refused, Table
from ecumene.table.state.frames import Seat
from ecumene.table.state.offers import Remarked
from ecumene.table.text.events import Event

REST_SECONDS = 5.0
"""How long a game of bots alone goes on after the last look: somebody may only have loaded the page again."""
_TRIES = 20
"""How often a change is tried again because another process wrote to the table first."""

Act = Callable[[Table], list[Line]]
"""Changes a copy of the table; a line of the log for each entry that it made."""
Look = Callable[[], Awaitable[None]]
"""Reads something again before a change is carried out, while nobody else changes the table."""

Hires = Callable[["LiveTable"], Attendant]
"""Makes the attendant of a table when it is loaded; `attendance.ATTENDANTS` lists them."""

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
        load: Callable[[bool], Awaitable[Loaded]],
        bus: Bus,
        attendants: Sequence[Hires] = (),
    ) -> None:
        self.touched = now()
        self._looked = 0.0
        """When somebody went who had looked."""
        self.store = store
        self.bus = bus
        self._load = load
        self._lock = asyncio.Lock()
        self._writing: set[asyncio.Task[Done]] = set()
        self.door = loaded.door
        self._record = Record(loaded)
        self._gallery = Gallery(self._record)
        self._bots = BotPlay(self, pace, store.troubles)
        self.following = Following(self._record, store, self.catch_up, self._is_followed)
        self.presence = Presence(self.id, self._gallery, bus, self._tell_who_is_here)
        self._attendants = [hire(self) for hire in attendants]
        for attendant in self._attendants:
            attendant.take_up(loaded)
            attendant.follow(self.table)

    @property
    def id(self) -> str:
        return self._record.id

    @property
    def table(self) -> Table:
        """The present table. It is replaced by another object, never changed."""
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
        """Which answers were undone, each with the entry that did it."""
        return self._record.taken_back

    @property
    def teaching(self) -> Teaching:
        """What its learner is taught, if it is a lesson."""
        return self._record.teaching

    def attendant(self, kind: type[A]) -> A:
        """The attendant of this type; every table has one."""
        return next(attendant for attendant in self._attendants if isinstance(attendant, kind))

    # Changing

    async def answer(self, seat: Seat, request: str, answer: Any, sender: Sender = BOTS) -> int:
        """Carry out an answer and store it; the number of its entry."""

        def act(table: Table) -> list[Line]:
            self._admit(sender)
            return [answered(table, seat, request, answer)]

        number, _ = await self.change(act, sender)
        self.play_bots()
        return number

    async def batch(
        self, seat: Seat, request: str, answers: Sequence[Any], sender: Sender = BOTS, *, series: bool = False
    ) -> Done:
        """Carry out answers one after the other and store them together, all or none.

        Those after one that taught the seat something are not taken, nor those of a series that is over.
        """

        def act(table: Table) -> list[Line]:
            self._admit(sender)
            lines: list[Line] = []
            teller = Teller(table)

            def witness(then: Table, events: Sequence[Event]) -> None:
                lines.append(teller.line(then, events))

            table.batch(seat, request, answers, series=series, witness=witness)
            return lines

        done = await self.change(act, sender)
        self.play_bots()
        return done

    async def undo(self, seat: Seat, of: int, sender: Sender = BOTS, *, since: int | None = None) -> int:
        """Undo a seat's last answer, which has the number `of`, and all from `since` on that were given
        together with it, or none. They stay in the log, and the log says who undid them.

        Where a fair table needs a vote, bots vote yes: a person who plays against bots only may go back.
        """

        def act(table: Table) -> list[Line]:
            self._admit(sender)
            first = of if since is None else min(of, since)
            try:
                if first < of:
                    take_back(table.copy(), seat, of, first)  # all of it, or none
                return take_back(table, seat, of, first)
            except Refused:
                if not self._is_alone(seat) or table.rewind_to(seat) != of:
                    raise
                table.rewind(first)
            return [line_of(table, [])]

        number, _ = await self.change(act, sender)
        self.play_bots()
        return number

    async def enter(self, entry: Any, *also: Statement) -> int:
        """Something that the table itself says; what is written `also` is written together with it."""
        number, _ = await self.change(lambda table: [entered(table, entry)], also=also)
        self.play_bots()
        return number

    async def change(
        self, act: Act, sender: Sender = BOTS, also: Sequence[Statement] = (), look: Look | None = None
    ) -> Done:
        """Carry something out and store it, together with what else is to be written. It is not cancelled: a
        client that disconnects in the middle has answered all the same.
        """
        task = asyncio.create_task(self._write_down(act, sender, also, look))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)

    async def _write_down(
        self, act: Act, sender: Sender, also: Sequence[Statement], look: Look | None
    ) -> Done:
        in_doubt = False
        async with self._lock:
            for _ in range(_TRIES):
                if look is not None:
                    await look()
                after = self.table.copy()
                try:
                    lines = act(after)
                except Forgotten:
                    await self._read_anew(whole=True)
                    continue
                except Refused as refused:
                    if (number := await self._receipt(sender)) is not None:
                        return Done(number)
                    if not await self._catch_up():
                        raise RefusedByRules(refused) from None
                    continue
                written = [Written(line, now()) for line in lines]
                statements = self._record.statements(after, written, sender) if lines else []
                for attendant in self._attendants:
                    statements += attendant.writes(self.table, after, written)
                if not statements and not also:
                    return Done(self.number, 0)
                try:
                    await self.store.write(*statements, *also)
                except Unavailable:
                    if in_doubt or not (sender.key and self.store.shared):
                        raise
                    in_doubt = True  # perhaps it was written: then there is a receipt
                except IntegrityError:
                    if (number := await self._receipt(sender)) is not None:
                        await self._catch_up()
                        return Done(number)
                    if not await self._catch_up():
                        raise
                else:
                    measures.entries_written.labels("person" if sender.key else "bot").inc(len(lines))
                    self._keep(after, written)
                    self._tell(bool(lines))
                    return Done(self.number, len(lines))
        raise Conflict("busy")

    def _tell(self, entered: bool) -> None:
        """Tell other processes to read: new entries, or what attendants have written without any."""
        bots = bool(self._bots.sitters)
        self.bus.tell("entry" if entered else "kept", table=self.id, number=self.number, bots=bots)

    def _keep(self, after: Table, written: Sequence[Written]) -> None:
        """What was written becomes the present table."""
        self._record.keep(after, written)
        self.touched = now()
        if after.over:
            self.door = msgspec.structs.replace(self.door, status="finished")
        if any(line.seat not in self._bots.sitters for line, _ in written):
            self._bots.sitters.listen()
        self._follow(shown=bool(written))

    def _follow(self, *, shown: bool = True) -> None:
        """Tell attendants that the table has changed, and viewers if they see a change (`shown`)."""
        if shown:
            self._gallery.show()
        for attendant in self._attendants:
            attendant.follow(self.table)

    async def _read_anew(self, whole: bool = False) -> None:
        """Load the table again: another process has written to it, or its `whole` past is needed."""
        measures.tables_reloaded.inc()
        before, loaded = self.number, await self._load(whole)
        self.reseat(loaded.door)
        self._record.take_up(loaded)
        for attendant in self._attendants:
            attendant.take_up(loaded)
        self._bots.sitters.listen()
        self._follow(shown=self.number != before)

    def _admit(self, sender: Sender) -> None:
        """Whether people may act now; the house itself always may."""
        if sender.key:
            for attendant in self._attendants:
                attendant.admit()

    # What other processes write

    def _is_followed(self) -> bool:
        """Whether entries of other processes are read as soon as they are announced."""
        return self.busy or self.keeps_bots

    async def catch_up(self) -> bool:
        """Read what others have written; whether there was anything."""
        async with self._lock:
            caught_up = await self._catch_up()
        if caught_up:
            self.play_bots()
        return caught_up

    async def _catch_up(self) -> bool:
        caught_up = any([await attendant.catch_up() for attendant in self._attendants])
        try:
            news = await self.following.news()
        except OutOfStep:
            await self._read_anew()
            return True
        if news is not None:
            measures.tables_caught_up.inc()
            self._keep(*news)
            return True
        if caught_up:
            self._follow(shown=False)
        return caught_up

    async def _receipt(self, sender: Sender) -> int | None:
        """The entry number of a request that was carried out before and is sent again."""
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
        self.presence.moved()
        self.play_bots()
        self._call_bots()

    def _call_bots(self) -> None:
        """Somebody looks at a table that waited for that: the process that plays its bots is told."""
        if self.waits_to_be_seen and not self.bus.keeps(self.id):
            self.bus.tell("entry", table=self.id, number=self.number, bots=True)

    def called(self) -> None:
        """Another process says that bots may have to play, or that somebody looks there."""
        self._looked = now()
        self.play_bots()

    def leave(self, listener: Listener) -> None:
        self._gallery.leave(listener)
        self._looked = now()
        self.presence.moved()

    def heed(self, listener: Listener, word: str) -> None:
        """A viewer of a game of bots alone has `enough` to show for now, or wants `more`. Nothing else that
        is said on a socket means anything."""
        has_enough = word == "enough"
        if self.door.watch and word in ("enough", "more") and listener.has_enough != has_enough:
            listener.has_enough = has_enough
            self.presence.turned()
            if not has_enough:  # the process that plays its bots may have let go of it meanwhile
                self._call_bots()

    def _tell_who_is_here(self, present: Sequence[Seat]) -> None:
        for attendant in self._attendants:
            attendant.presence(present)
        if self.door.watch:
            self.play_bots()

    def since(self, viewer: Viewer, after: int | None) -> list[str]:
        """The messages that lead from an entry to now: the changes if they are remembered, else the whole
        state."""
        self.touched = now()
        return self._gallery.since(viewer, after)

    def hush(self) -> None:
        """The house closes: end all waiting for news."""
        self._gallery.hush()

    async def news(self, after: int, seconds: float) -> None:
        """Wait until there is an entry after this one, but at most this number of seconds."""
        if self.number <= after and not self.table.over:
            self._looked = now() + seconds
            self.play_bots()
            self._call_bots()
            await self._gallery.news(seconds)
            self._looked = now()

    def packet(self, viewer: Viewer) -> Packet:
        """The table as a viewer may know it now."""
        self.touched = now()
        return self._gallery.packet(viewer)

    def send(self, message: Packet, seats: Sequence[Seat] | None = None) -> None:
        """Send a message that is not an entry of the journal, to all or to some seats, in all processes."""
        self.relay(message, seats)
        self.bus.tell("send", table=self.id, message=message, seats=seats)

    def remark(self, seat: Seat, remarks: Sequence[Remarked]) -> None:
        """A seat says something to offers on an open floor: words to their makers, no entry."""
        for attendant in self._attendants:
            if isinstance(attendant, FloorTalk):
                attendant.say(seat, remarks)

    def relay(self, message: Packet, seats: Sequence[Seat] | None) -> None:
        """Send something to the viewers in this process."""
        for attendant in self._attendants:
            attendant.overhears(message)
        self._gallery.send(message, seats)

    def log(self, viewer: Viewer, after: int = 0, before: int | None = None, most: int = 0) -> list[Packet]:
        """The log as a viewer may read it between two entries; of more lines than `most` the newest."""
        return self._record.log(viewer, after, before, most)

    def viewer(self, seat: Seat | None, language: str) -> Viewer:
        """A viewer of this table; a language without a translation becomes English."""
        known = language if language in self.table.title.words.languages() else "en"
        return Viewer(seat, known, self._is_alone(seat))

    def _is_alone(self, seat: Seat | None) -> bool:
        """Whether all others are bots."""
        return all(seated.bot for other, seated in enumerate(self.door.seated) if other != seat)

    def reseat(self, door: Door) -> None:
        """Other people or bots sit here now."""
        before, self.door = self.door, door
        invited_anew = door.invite != before.invite
        pairs = list(enumerate(zip(before.seated, door.seated, strict=True)))
        moved = [seat for seat, (was, sits) in pairs if was.person not in (None, sits.person)]
        left = [seat for seat, (was, sits) in pairs if not set(was.also) <= set(sits.also)]
        self._gallery.turn_out_of(moved)
        self._gallery.ask_back(left)
        self._bots.reseat(door)
        if invited_anew:
            self._gallery.turn_out_the_invited()
        self.play_bots()

    def serve(self, proxies: Proxies) -> None:
        """These answer for absent players, and by standing orders."""
        self._bots.serve(proxies)

    def sign_out(self, sessions: Sequence[str]) -> None:
        self._gallery.sign_out(sessions)

    # Resting

    def doze(self) -> None:
        """Forget audiences that nobody has belonged to for a while."""
        self._gallery.doze()

    @property
    def busy(self) -> bool:
        """Whether it is watched, a bot computes, something is being written, or an attendant waits."""
        attended = any(attendant.busy for attendant in self._attendants)
        return self._gallery.watched or bool(self._writing) or self._bots.under_way or attended

    async def stop(self) -> None:
        """Stop the bots; writes under way are finished."""
        self.following.stop()
        for attendant in self._attendants:
            await attendant.stop()
        await self._bots.stop()
        await asyncio.gather(*self._writing, return_exceptions=True)

    async def clear(self) -> None:
        """The table is cleared away: it is not in the database any more, or will not be in a moment."""
        self._gallery.close(CLEARED)
        await self.stop()

    @property
    def keeps_bots(self) -> bool:
        """Whether bots sit here, and this process plays them now."""
        return bool(self._bots.sitters) and self.bus.keeps(self.id) and not self.resting

    @property
    def waits_to_be_seen(self) -> bool:
        """Whether it goes on only when somebody looks at it."""
        return bool(self.door.lesson) or self.door.watch

    @property
    def resting(self) -> bool:
        """Whether it is a game of bots alone that nobody looks at now."""
        return self.door.watch and not (self.presence.watched or now() - self._looked < REST_SECONDS)

    def play_bots(self) -> None:
        """Let the bots answer what they are asked, unless they already do."""
        self._bots.begin()
