"""Who comes to a seat of a running game: by a link, to share it or to take it over, with a briefing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from sqlalchemy import delete, select, update

from ecumene.server.errors import Conflict, Forbidden, Unknown
from ecumene.server.house import House
from ecumene.server.ids import fingerprint, new_token, now
from ecumene.server.keeping import deeds
from ecumene.server.keeping.keeper import Keeper
from ecumene.server.keeping.record import Keeping
from ecumene.server.live import LiveTable
from ecumene.server.packets import Line, Packet, Viewer, request_form, where
from ecumene.server.people import Person
from ecumene.server.schema import companions, people, seat_links, seats
from ecumene.server.store import Rows, Statement
from ecumene.table.api import Table
from ecumene.table.frames import Seat

Role = Literal["share", "replace"]

_TOLD = 60
"""So many lines of the log at most are part of a briefing."""


class SeatLink(msgspec.Struct, frozen=True):
    """Where a link leads: a seat of a running table, to share it with its player or to take it over."""

    table: str
    seat: int
    role: Role


class Sharer(msgspec.Struct, frozen=True):
    """One of those who play a seat together. Its `owner` may send the others away."""

    person: str
    name: str
    owner: bool


class Briefing(msgspec.Struct, frozen=True):
    """What somebody who comes to a seat should know: where the game is, what the seat is asked, and what
    happened since its player last looked. Their notes stay theirs."""

    seat: int
    where: str
    asked: list[str]
    standings: list[Packet]
    since: int
    log: list[Packet]


class Guests:
    """Comings and goings at the seats of running tables."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store

    async def link(self, live: LiveTable, person: Person, seat: Seat, role: Role) -> str:
        """A new link to a seat, for one person. Its player may share it; a seat that the table gave free may
        be handed on by anybody who sits there."""
        seated = live.door.seated[seat]
        if role == "share":
            if seated.person != person.id:
                raise Forbidden("seat-not-yours")
        elif not live.attendant(Keeper).keeping.seats[seat].vacant and seated.person != person.id:
            raise Conflict("seat-not-vacant")
        token = new_token()
        row = {"token": fingerprint(token), "table": live.id, "seat": seat, "role": role, "created": now()}
        older = seat_links.c.table == live.id, seat_links.c.seat == seat, seat_links.c.role == role
        await self._store.write(delete(seat_links).where(*older), Rows(seat_links, [row]))
        return token

    async def where(self, token: str) -> SeatLink:
        row = await self._store.row(select(seat_links).where(seat_links.c.token == fingerprint(token)))
        if row is None:
            raise Unknown("bad-seat-link")
        return SeatLink(row.table, row.seat, row.role)

    async def take(self, person: Person, token: str) -> SeatLink:
        """Sit down by a link; nobody else can use it then."""
        link = await self.where(token)
        live = await self._house.table(link.table)
        if live.door.held(person.id):
            raise Conflict("seated-already")
        (used,) = await self._store.write(delete(seat_links).where(seat_links.c.token == fingerprint(token)))
        if not used:
            raise Unknown("bad-seat-link")
        await self._store.write(*self._seating(link, person))
        await self._house.reseat(link.table)

        def arranged(table: Table, keeping: Keeping) -> list[Line]:
            record = keeping.seats[link.seat]
            deeds.come_back(table, keeping, link.seat)
            if link.role == "replace":
                record.vacant, record.orders = False, []
            about = "taken" if link.role == "replace" else "shared"
            return deeds.note(table, about, player=person.name, name=table.seat_key(link.seat))

        await live.attendant(Keeper).arrange(arranged)
        return link

    @staticmethod
    def _seating(link: SeatLink, person: Person) -> list[Statement]:
        here = seats.c.table == link.table, seats.c.seat == link.seat
        if link.role == "share":
            row = {"table": link.table, "seat": link.seat, "person": person.id, "since": now()}
            return [Rows(companions, [row])]
        others = companions.c.table == link.table, companions.c.seat == link.seat
        return [
            update(seats).where(*here).values(person=person.id, bot=None, hand=None),
            delete(companions).where(*others),
        ]

    async def dismiss(self, live: LiveTable, person: Person, seat: Seat, whom: str) -> None:
        """End the sharing of a seat: its player sends somebody away, or somebody goes."""
        if person.id not in (live.door.seated[seat].person, whom):
            raise Forbidden("seat-not-yours")
        gone = companions.c.table == live.id, companions.c.seat == seat, companions.c.person == whom
        (went,) = await self._store.write(delete(companions).where(*gone))
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


def _last_own(live: LiveTable, seat: Seat) -> int:
    """The last entry that somebody at this seat answered in person."""
    lines = live.lines
    numbers = (number for number in range(len(lines) - 1, 0, -1) if _own(lines[number].line, seat))
    return next(numbers, 0)


def _own(line: Line, seat: Seat) -> bool:
    return line.seat == seat and not line.by
