"""Beginning a game of bots alone: a running table without people, whose host only looks on.

A person has a few of them: a new one takes the place of the oldest.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import select

from ecumene import bots
from ecumene.server.database.schema import entries, seats, tables
from ecumene.server.database.store import Rows
from ecumene.server.errors import WORDS, BadRequest
from ecumene.server.house import House
from ecumene.server.ids import new_id, now
from ecumene.server.lobby.clearing import clear_away
from ecumene.server.lobby.gathering import BotName, Lobby, TableCard
from ecumene.server.lobby.turns import turn_of
from ecumene.server.people.accounts import Person
from ecumene.server.tables.opening import columns_of, entries_of, opened
from ecumene.server.tables.packets import line_of
from ecumene.table.api import titles
from ecumene.table.meta import BadOpening, OptionValue, opening_options, opening_seats
from ecumene.table.meta import Meta as TitleMeta
from ecumene.table.text.words import Say

TOO_STRONG = "strong"
"""This one and stronger bots compute for a second in a process of their own, which people at tables need."""


class FilmWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The game that somebody wants to see bots play, and how strong they are. A private one is seen by its
    host alone."""

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=18)] | None = None
    options: dict[str, OptionValue] = {}
    bot: BotName = "steady"
    open: bool = True


def watchable(meta: TitleMeta) -> list[str]:
    """The bots that may play a title without people."""
    weaker = bots.STRENGTHS[: bots.STRENGTHS.index(TOO_STRONG)]
    return [name for name in weaker if name in bots.offered(meta)]


async def begin(house: House, host: Person, wish: FilmWish, source: str, language: str) -> TableCard:
    """A game of bots alone, which has begun."""
    meta = titles().get(wish.title)
    if meta is None:
        raise BadRequest("no-title", title=wish.title)
    if wish.bot not in watchable(meta):
        raise BadRequest("no-bot", bot=wish.bot, bots=", ".join(watchable(meta)))
    try:
        count = opening_seats(meta, wish.seats)
        options = opening_options(meta, wish.options, count)
    except BadOpening as error:
        raise BadRequest("bad-opening", reason=str(error)) from None
    async with turn_of(host):
        await Lobby(house).expect_room(host, source)
        house.opening.take(host.id, source)
        table = await house.reading(opened, wish.title, count, options)
        id, at = new_id(), now()
        row = {
            "id": id,
            "name": WORDS.text(Say("house-film-name", {"title": meta.name, "bots": count}), language)[:80],
            "title": wish.title,
            "options": msgspec.json.encode(options).decode(),
            "seats": count,
            "host": host.id,
            "open": wish.open,
            "hotseat": False,
            "hints": False,
            "watch": True,
            "created": at,
            "source": source,
            **columns_of(table, at),
        }
        sitters = [{"table": id, "seat": seat, "person": None, "bot": wish.bot} for seat in range(count)]
        first = entries_of(id, table, [line_of(table, [])], at)
        written = Rows(tables, [row]), Rows(seats, sitters), Rows(entries, first)
        await clear_away(house, await _replaced(house, host), *written)
        await house.begin(id)
        return await Lobby(house).card(id)


async def _replaced(house: House, host: Person) -> list[str]:
    """The oldest of too many make way for another one."""
    own = tables.c.watch, tables.c.host == host.id
    rows = await house.store.rows(select(tables.c.id).where(*own).order_by(tables.c.created.desc()))
    return [row.id for row in rows][house.settings.limits.tables_watched - 1 :]
