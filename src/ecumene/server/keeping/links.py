"""Links to seats of running games: who made one, for what, until when, and why one is no longer valid.

A link is valid once and for some days. It ends with its purpose: when the seat has another player, when its
maker has no right to it any more, when the player of a vacant seat is back, when the sharing or the game is
over. That is checked when it is used, and stored when it happens (`endings`), so that no link becomes valid
again; only its fingerprint is stored.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Row, and_, delete, select

from ecumene.server.database.schema import people, seat_links, seats
from ecumene.server.database.store import Exactly, Rows
from ecumene.server.errors import Conflict, Forbidden, Unknown
from ecumene.server.house import House
from ecumene.server.ids import fingerprint, new_token, now
from ecumene.server.keeping.endings import ended
from ecumene.server.keeping.keeper import Keeper
from ecumene.server.keeping.record import Keeping
from ecumene.server.keeping.terms import DAY, Pace
from ecumene.server.people.accounts import Person
from ecumene.server.tables.door import Door
from ecumene.server.tables.live import LiveTable
from ecumene.table.state.frames import Seat

Role = Literal["share", "replace"]

GOOD_FOR: dict[Pace, float] = {"live": DAY, "day": 7 * DAY, "none": 7 * DAY}
"""By the pace of the table: who plays live comes today or not at all."""
_KEPT = 30 * DAY
"""How long after its end a link can still say why it is not valid."""
_SHORT = 16
"""How many characters of its fingerprint identify a link to those who may revoke it."""


class SeatLink(msgspec.Struct, frozen=True):
    """Where a link leads: a seat of a running table, to share it with its player or to take it over."""

    table: str
    seat: int
    role: Role
    until: float


class ListedLink(msgspec.Struct, frozen=True):
    """A link that is good: who made it, to which seat, for what, when, and until when. `mine`: I made it."""

    id: str
    seat: int
    role: Role
    maker: str
    mine: bool
    created: float
    until: float


class NewLink(msgspec.Struct, frozen=True):
    """The token of a link to a seat: `/seat/<token>` is the page to send. It is good once, until then."""

    token: str
    until: float


class Links:
    """The links of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store

    async def make(self, live: LiveTable, person: Person, seat: Seat, role: Role) -> NewLink:
        """A new link to a seat, for one person. Its player may share it or give it away; a seat that the
        table gave free may be handed on by anybody who sits there. An older one of theirs is void."""
        keeping = await live.attendant(Keeper).refreshed()
        expect_running(live)
        holder = live.door.seated[seat].person
        if role == "share" and holder != person.id:
            raise Forbidden("seat-not-yours")
        if not _has_right(live.door, keeping, seat, role, person.id):
            raise Conflict("seat-not-vacant")
        token, at = new_token(), now()
        until = at + GOOD_FOR[keeping.terms.pace]
        row = {"token": fingerprint(token), "table": live.id, "seat": seat, "role": role, "created": at}
        row |= {"maker": person.id, "holder": holder, "until": until}
        older = _of(live.id, seat, role), seat_links.c.maker == person.id
        forgotten = seat_links.c.table == live.id, seat_links.c.until < at - _KEPT
        await self._store.write(
            ended("revoked", *older), delete(seat_links).where(*forgotten), Rows(seat_links, [row])
        )
        return NewLink(token, until)

    async def good(self, token: str) -> Row[Any]:
        """A link that can be used now; else an error says why not."""
        row = await self._store.row(select(seat_links).where(seat_links.c.token == fingerprint(token)))
        if row is None:
            raise Unknown("bad-seat-link")
        if row.over:
            raise Unknown(f"link-{row.over}")
        live = await self._house.table(row.table, fresh=True)
        await live.attendant(Keeper).refreshed()
        expect_alive(row, live)
        return row

    async def of_table(self, live: LiveTable, person: Person) -> list[ListedLink]:
        """The links that somebody made, and those to seats that they have, as far as they are good."""
        keeping = await live.attendant(Keeper).refreshed()
        rows = await self._store.rows(
            select(seat_links, people.c.name)
            .join(people, people.c.id == seat_links.c.maker)
            .where(seat_links.c.table == live.id, seat_links.c.over == "", seat_links.c.until > now())
            .order_by(seat_links.c.created)
        )
        mine = live.door.held(person.id)
        return [
            ListedLink(
                row.token[:_SHORT],
                row.seat,
                row.role,
                row.name,
                row.maker == person.id,
                row.created,
                row.until,
            )
            for row in rows
            if (row.maker == person.id or row.seat in mine) and why_dead(row, live.door, keeping) is None
        ]

    async def revoke(self, live: LiveTable, person: Person, id: str) -> None:
        """The maker of a link may, and the player of the seat."""
        rows = await self._store.rows(
            select(seat_links).where(
                seat_links.c.table == live.id, seat_links.c.token.startswith(id, autoescape=True)
            )
        )
        for row in rows:
            if person.id not in (row.maker, live.door.seated[row.seat].person):
                raise Forbidden("seat-not-yours")
            await self._store.write(ended("revoked", seat_links.c.token == row.token))
        if not rows:
            raise Unknown("no-link")


def use(row: Row[Any]) -> Exactly:
    """Nobody else can use a link then; and nobody can after its seat went to somebody else."""
    seat = seats.c.table == row.table, seats.c.seat == row.seat
    same = select(seats.c.seat).where(*seat, seats.c.person.is_not_distinct_from(row.holder))
    return Exactly(ended("used", seat_links.c.token == row.token, same.exists()), 1, Conflict("busy"))


def expect_running(live: LiveTable) -> None:
    if live.table.over or live.door.status != "running":
        raise Conflict("over")


def expect_alive(row: Row[Any], live: LiveTable) -> None:
    if (reason := why_dead(row, live.door, live.attendant(Keeper).keeping)) is not None:
        raise Unknown(f"link-{reason}")


def why_dead(row: Row[Any], door: Door, keeping: Keeping) -> str | None:
    """Why a link that was neither used nor revoked does nothing any more; None if it is good."""
    if door.status != "running":
        return "over"
    if row.maker is None:
        return "old"
    if row.until <= now():
        return "late"
    if row.holder != door.seated[row.seat].person:
        return "moved"
    if not _has_right(door, keeping, row.seat, row.role, row.maker):
        return "back"
    return None


def _has_right(door: Door, keeping: Keeping, seat: Seat, role: str, maker: str) -> bool:
    """Whether somebody may bring others to a seat: its player, and to one that was given free all who sit at
    the table, or host it."""
    if door.seated[seat].person == maker:
        return True
    here = bool(door.held(maker)) or maker == door.host
    return role == "replace" and here and keeping.seats[seat].vacant


def _of(table: str, seat: Seat, role: Role) -> ColumnElement[bool]:
    return and_(seat_links.c.table == table, seat_links.c.seat == seat, seat_links.c.role == role)
