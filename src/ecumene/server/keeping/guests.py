"""People who come to a seat of a running game by a link, to share it or to take it over, with a briefing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Row, delete, select, update

from ecumene.server.database.schema import companions, people, seats
from ecumene.server.database.store import Exactly, Rows, Statement
from ecumene.server.errors import Conflict, Forbidden
from ecumene.server.house import House
from ecumene.server.ids import now
from ecumene.server.keeping import deeds, endings
from ecumene.server.keeping.keeper import Keeper
from ecumene.server.keeping.links import Links, SeatLink, expect_alive, use
from ecumene.server.keeping.record import Keeping, Newcomer
from ecumene.server.people.accounts import Person
from ecumene.server.tables.door import Door
from ecumene.server.tables.live import LiveTable
from ecumene.server.tables.packets import Line, Packet, Viewer, request_form, where
from ecumene.table.api import Table
from ecumene.table.state.frames import Seat

_TOLD = 60
"""How many lines of the log a briefing has, at most."""


class Sharer(msgspec.Struct, frozen=True):
    """One of those who play a seat together. Its `owner` may send the others away."""

    person: str
    name: str
    owner: bool


class Briefing(msgspec.Struct, frozen=True):
    """What somebody who comes to a seat should know: where the game is, what the seat is asked, and what
    happened since its player last looked. Notes are private."""

    seat: int
    where: str
    asked: list[str]
    standings: list[Packet]
    since: int
    log: list[Packet]


class Guests:
    """How people come to seats of running tables, and leave them."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store

    async def where(self, token: str) -> SeatLink:
        """Where a link leads, if it still does."""
        return _link(await Links(self._house).good(token))

    async def take(self, person: Person, token: str) -> SeatLink:
        """Sit down by a link; nobody else can use it then."""
        links = Links(self._house)
        row = await links.good(token)
        live = await self._house.table(row.table)
        if live.door.held(person.id):
            raise Conflict("seated-already")

        def arranged(table: Table, keeping: Keeping) -> list[Line]:
            expect_alive(row, live)  # checked again: nothing can change from here on
            if live.door.held(person.id):
                raise Conflict("seated-already")
            newcomer = Newcomer(person.name, row.role, table.turn, now())
            return deeds.taken(table, keeping, row.seat, newcomer)

        door = partial(self._house.look_at_door, row.table)
        try:
            sitting = [use(row), *_seating(row, person), *_leaving(row, live.door)]
            await live.attendant(Keeper).arrange(arranged, *sitting, look=door)
        except Conflict:
            await links.good(token)  # raises an error if it is no longer valid
            raise
        await self._house.reseat(row.table)
        await live.attendant(Keeper).tick()  # the clock of a seat that a bot had begins
        return _link(row)

    async def dismiss(self, live: LiveTable, person: Person, seat: Seat, whom: str) -> None:
        """End the sharing of a seat: its player sends somebody away, or somebody goes."""
        if person.id not in (live.door.seated[seat].person, whom):
            raise Forbidden("seat-not-yours")
        gone = companions.c.table == live.id, companions.c.seat == seat, companions.c.person == whom
        went, _ = await self._store.write(delete(companions).where(*gone), endings.parted(live.id, seat))
        await self._house.reseat(live.id)
        if went:
            player = (await self._names([whom])).get(whom, "")
            await live.attendant(Keeper).arrange(
                lambda table, _: deeds.note(table, "parted", player=player, name=table.seat_key(seat))
            )

    async def sharing(self, live: LiveTable, seat: Seat) -> list[Sharer]:
        """Everybody who plays a seat, its owner first, where it is more than one."""
        seated = live.door.seated[seat]
        if seated.person is None or not seated.also:
            return []
        sitters = [seated.person, *seated.also]
        names = await self._names(sitters)
        return [Sharer(each, names.get(each, ""), each == seated.person) for each in sitters]

    async def _names(self, persons: Sequence[str]) -> dict[str, str]:
        rows = await self._store.rows(select(people.c.id, people.c.name).where(people.c.id.in_(persons)))
        return {str(row.id): str(row.name) for row in rows}

    @staticmethod
    def briefing(live: LiveTable, viewer: Viewer, seat: Seat) -> Briefing:
        """From what the seat may know, and nothing else."""
        table = live.table
        since = _last_own(live, seat)
        requests = [request_form(table, request, viewer.language) for request in table.requests(seat)]
        return Briefing(
            seat=seat,
            where=where(table, viewer.language),
            asked=[str(request["prompt"]) for request in requests],
            standings=[msgspec.to_builtins(standing) for standing in table.standings()],
            since=since,
            log=live.log(viewer, since, most=_TOLD),
        )


def _link(row: Row[Any]) -> SeatLink:
    return SeatLink(row.table, row.seat, row.role, row.until)


def _seating(row: Row[Any], person: Person) -> list[Statement]:
    """A newcomer shares a seat with its player, or has it from now on, alone."""
    if row.role == "share":
        companion = {"table": row.table, "seat": row.seat, "person": person.id, "since": now()}
        return [Rows(companions, [companion])]
    here = seats.c.table == row.table, seats.c.seat == row.seat
    others = companions.c.table == row.table, companions.c.seat == row.seat
    held = seats.c.person.is_not_distinct_from(row.holder)
    sits = update(seats).where(*here, held).values(person=person.id, bot=None, hand=None)
    return [
        Exactly(sits, 1, Conflict("busy")),
        delete(companions).where(*others),
        endings.moved(row.table, [row.seat]),
    ]


def _leaving(row: Row[Any], door: Door) -> list[Statement]:
    """The former player of a seat leaves the table, unless they have another seat or are its host."""
    if row.role == "share" or row.holder in (None, door.host) or door.held(row.holder) != [row.seat]:
        return []
    return [endings.left(row.table, row.holder)]


def _last_own(live: LiveTable, seat: Seat) -> int:
    """The last entry that somebody at this seat answered in person."""
    lines = live.lines
    numbers = (number for number in range(len(lines) - 1, 0, -1) if _own(lines[number].line, seat))
    return next(numbers, 0)


def _own(line: Line, seat: Seat) -> bool:
    return line.seat == seat and not line.by
