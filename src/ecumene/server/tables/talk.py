"""Talk at a table: the open chat, messages between two seats, and notes that are nobody else's."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import ReturningInsert

from ecumene.server.database.schema import NO_SEAT, messages, notes, people
from ecumene.server.database.store import Store, in_turn
from ecumene.server.errors import BadRequest, Conflict
from ecumene.server.ids import now
from ecumene.server.people.accounts import Person
from ecumene.server.texts import several_lines

LONGEST_MESSAGE = 1000
LONGEST_NOTES = 10_000
MOST_MESSAGES = 500
_TRIES = 10


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said at a table; with `to_seat` only its author and that seat hear it."""

    number: int
    author: str
    name: str
    text: str
    at: float
    seat: int | None = None
    to_seat: int | None = None


class Reader(NamedTuple):
    """Somebody who reads; at a table on one screen only for the hand that looks."""

    person: Person | None
    hand: int | None = None


class Addressee(NamedTuple):
    """Whom a private message is for: the person who sits there now, not one who may sit there later."""

    seat: int
    person: str


class Talk:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def say(
        self, table: str, person: Person, seat: int | None, text: str, to: Addressee | None
    ) -> Message:
        words = several_lines(text).strip()
        if not words:
            raise BadRequest("bad-text")
        at = now()
        to_seat, to_person = to or (None, None)
        said = {"author": person.id, "seat": seat, "text": words, "at": at}
        said |= {"to_seat": to_seat, "to_person": to_person}
        for _ in range(_TRIES):
            try:
                _, number = await self._store.write(in_turn(table), _next_message(table, said))
            except IntegrityError:
                continue  # somebody in another process was quicker; the next number is free
            return Message(number, person.id, person.name, words, at, seat, to_seat)
        raise Conflict("everybody-talks")

    async def heard(
        self, table: str, reader: Reader, after: int, before: int | None, most: int
    ) -> list[Message]:
        """What somebody may read between two messages, the newest of it, the oldest first."""
        me = reader.person.id if reader.person else ""
        private = or_(messages.c.to_person == me, messages.c.author == me)
        if reader.hand is not None:
            private &= or_(messages.c.to_seat == reader.hand, messages.c.seat == reader.hand)
        mine = or_(messages.c.to_seat.is_(None), private)
        if before is not None:
            mine &= messages.c.number < before
        rows = await self._store.rows(
            select(messages, people.c.name)
            .join(people, people.c.id == messages.c.author)
            .where(and_(messages.c.table == table, messages.c.number > after, mine))
            .order_by(messages.c.number.desc())
            .limit(most)
        )
        return [
            Message(row.number, row.author, row.name, row.text, row.at, row.seat, row.to_seat)
            for row in reversed(rows)
        ]

    async def notes(self, table: str, reader: Reader) -> tuple[str, int]:
        """Somebody's notes, and the last entry that they have seen."""
        row = await self._store.row(select(notes).where(_own(table, reader)))
        return (row.text, row.seen) if row else ("", 0)

    async def keep(self, table: str, reader: Reader, *, text: str | None, seen: int | None) -> None:
        """Keep notes, or how far somebody has read; what is not given stays."""
        values: dict[str, Any] = {} if text is None else {"text": several_lines(text)}
        values |= {} if seen is None else {"seen": seen}
        if not values:
            return
        known = await self._store.row(select(notes.c.seen).where(_own(table, reader)))
        if known is not None:
            await self._store.write(update(notes).where(_own(table, reader)).values(**values))
            return
        first = {"text": "", "seen": 0, **values}
        try:
            await self._store.write(insert(notes).values(table=table, **_whose(reader), **first))
        except IntegrityError:
            await self._store.write(update(notes).where(_own(table, reader)).values(**values))


def _next_message(table: str, said: dict[str, Any]) -> ReturningInsert[Any]:
    """A message under the next free number of its table; it returns the number."""
    values = {"table": table, **said}
    columns = [messages.c[name] for name in values]
    number = func.coalesce(func.max(messages.c.number), 0) + 1
    row = select(*(literal(values[column.name], column.type) for column in columns), number)
    return (
        insert(messages)
        .from_select([*columns, messages.c.number], row.where(messages.c.table == table))
        .returning(messages.c.number)
    )


def _whose(reader: Reader) -> dict[str, Any]:
    assert reader.person is not None
    return {"person": reader.person.id, "seat": NO_SEAT if reader.hand is None else reader.hand}


def _own(table: str, reader: Reader) -> Any:
    whose = _whose(reader)
    return and_(notes.c.table == table, notes.c.person == whose["person"], notes.c.seat == whose["seat"])
