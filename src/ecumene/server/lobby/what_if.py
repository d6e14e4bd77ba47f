"""What if: a finished game is taken up at one of its moments, and goes another way against bots.

It becomes a table of its own, whose journal begins with that of the finished game. Who has read that journal
knows nothing of what comes: what the seat could not know then is dealt again, and luck is new.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta
from sqlalchemy import Row, func, select

from ecumene.server.database.schema import entries, seats, tables
from ecumene.server.database.store import Rows
from ecumene.server.errors import WORDS, BadRequest, Conflict
from ecumene.server.house import House
from ecumene.server.ids import new_id, now
from ecumene.server.lobby.gathering import STAND_IN, BotName, Lobby, TableCard, expect_bot
from ecumene.server.lobby.turns import turn_of
from ecumene.server.notices.needs import of_change
from ecumene.server.people.accounts import Person
from ecumene.server.tables.door import Door, Seated
from ecumene.server.tables.packets import line_of
from ecumene.table.api import Table, titles
from ecumene.table.record import journal as books
from ecumene.table.record.replay import NoFork, fork
from ecumene.table.text.words import Say

_LONGEST = 80
"""A name of a table has no more characters."""


class WhatIf(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The entry after which a game goes on, the seat that one takes, and how strong the bots at the others
    are."""

    number: Annotated[int, Meta(ge=0, le=10_000_000)]
    seat: Annotated[int, Meta(ge=0, le=17)]
    bot: BotName = STAND_IN


class _Past(NamedTuple):
    """A finished game: its card in the database, its journal, and for each entry its log and its time."""

    row: Row[Any]
    lines: list[str]
    log: list[str]
    times: list[float]


class _TakenUp(NamedTuple):
    """A table that goes on, and its entries as they are written down."""

    table: Table
    secret: tuple[str, str]
    entries: list[dict[str, Any]]


async def go_on(
    house: House, person: Person, door: Door, wish: WhatIf, source: str, language: str
) -> TableCard:
    """The new table of somebody who may look at a finished one."""
    if door.status != "finished":
        raise Conflict("what-if-early")
    if wish.seat >= len(door.seated):
        raise BadRequest("no-seat")
    former = await house.store.row(select(tables).where(tables.c.id == door.id))
    assert former is not None
    last = await _last(house, door.id)
    if wish.number > last:
        raise BadRequest("no-entry", last=last)
    meta = titles().get(former.title)
    if meta is None:
        raise Conflict("title-missing", title=former.title)
    expect_bot(wish.bot, meta)
    async with turn_of(person):
        await Lobby(house).expect_room(person, source)
        house.opening.take(person.id, source)
        past, id, at = await _past(house, former), new_id(), now()
        try:
            taken_up = await house.reading(_taken_up, id, past, wish, at)
        except NoFork as error:
            raise Conflict(f"what-if-{error.why}") from None
        await _write(house, person, wish, former, taken_up, source, language)
    await house.begin(id)
    return await Lobby(house).card(id)


async def _last(house: House, id: str) -> int:
    """The last entry of the log of a finished game; the closing line of its journal is none."""
    found = await house.store.row(select(func.max(entries.c.number)).where(entries.c.table == id))
    assert found is not None
    return int(found[0]) - 1


async def _past(house: House, row: Row[Any]) -> _Past:
    written = await house.store.rows(
        select(entries.c.line, entries.c.log, entries.c.at)
        .where(entries.c.table == row.id)
        .order_by(entries.c.number)
    )
    lines, log, times = zip(*written, strict=True)
    return _Past(row, list(lines), list(log), list(times))


def _taken_up(id: str, past: _Past, wish: WhatIf, at: float) -> _TakenUp:
    """The log and the times of what came before are those of the finished game."""
    if past.row.imported and not _is_proved(books.read(past.lines)[: wish.number + 1]):
        raise NoFork("rules")
    table = fork(past.lines, wish.number, wish.seat)
    forked = msgspec.json.encode(line_of(table, [])).decode()
    before = wish.number + 1
    log, times = [*past.log[:before], forked], [*past.times[:before], at]
    written = [
        {"table": id, "number": number, "line": line, "log": said, "at": then}
        for number, (line, said, then) in enumerate(zip(table.journal(), log, times, strict=True))
    ]
    return _TakenUp(table, table.secret, written)


def _is_proved(entries: Sequence[books.Entry]) -> bool:
    """Whether a journal that somebody brought follows from its own luck and today's cards: a state that other
    rules left behind could be anything, and bots would have to play on from it."""
    opening, *later = entries
    is_usual = isinstance(opening, books.Opening) and not opening.content
    return is_usual and not any(isinstance(entry, books.Switched) for entry in later)


async def _write(
    house: House,
    person: Person,
    wish: WhatIf,
    former: Row[Any],
    taken_up: _TakenUp,
    source: str,
    language: str,
) -> None:
    table, (seed, salt), written = taken_up
    id, at = written[-1]["table"], written[-1]["at"]
    door = _door(id, person, wish, table.seats)
    row = {
        "id": id,
        "name": _name(former.name, table.turn, language),
        "title": former.title,
        "options": former.options,
        "seats": table.seats,
        "host": person.id,
        "open": door.open,
        "hotseat": False,
        "status": door.status,
        "seed": seed,
        "salt": salt,
        "created": at,
        "started": at,
        "source": source,
    }
    sitters = [
        {"table": id, "seat": seat, "person": seated.person, "bot": seated.bot}
        for seat, seated in enumerate(door.seated)
    ]
    needed = of_change(door, None, table, at)
    await house.store.write(Rows(tables, [row]), Rows(seats, sitters), Rows(entries, written), *needed)


def _door(id: str, person: Person, wish: WhatIf, count: int) -> Door:
    seated = [Seated(bot=wish.bot)] * count
    seated[wish.seat] = Seated(person.id)
    return Door(id, person.id, False, "running", None, tuple(seated))


def _name(former: str, turn: int, language: str) -> str:
    """What a table is called, which says where it comes from; of a long name the end is left out."""

    def said(name: str) -> str:
        return WORDS.text(Say("house-what-if-name", {"table": name, "turn": turn}), language)

    spare = _LONGEST - len(said(""))
    return said(former if len(former) <= spare else f"{former[: spare - 1].rstrip()}…")
