"""The lobby: tables that have not begun, who sits where, invitations, and finished games."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta
from sqlalchemy import ColumnElement, Row, Select, and_, delete, func, or_, select, true, update
from sqlalchemy.exc import IntegrityError

from ecumene import bots
from ecumene.server.database.schema import entries, keepings, messages, notes, people, seats, tables
from ecumene.server.database.store import Rows, in_turn
from ecumene.server.errors import BadRequest, Conflict, Damaged, Forbidden, Unknown
from ecumene.server.house import House
from ecumene.server.ids import fingerprint, new_id, new_token, now
from ecumene.server.keeping.keeper import Keeper
from ecumene.server.keeping.record import read_keeping
from ecumene.server.keeping.status import CardClock, card_clock
from ecumene.server.keeping.terms import Pace
from ecumene.server.operations.troubles import log_failure
from ecumene.server.people.accounts import Person
from ecumene.server.tables.glance import Glance, glance
from ecumene.server.tables.live import REST_SECONDS
from ecumene.server.texts import one_line
from ecumene.table.api import titles
from ecumene.table.meta import BadOpening, OptionValue, opening_options, opening_seats
from ecumene.table.meta import Meta as TitleMeta

logger = logging.getLogger("ecumene.server.lobby")

MOST_LISTED = 100
PLAYED = ("gathering", "running")
STAND_IN = "steady"
"""The bot that takes a seat which is still empty when the game begins."""

T = TypeVar("T")
BotName = Annotated[str, Meta(max_length=20)]


class SeatCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there: a person by name, a bot, or nobody. At one screen each hand may have its own name."""

    seat: int
    person: str | None = None
    name: str | None = None
    bot: str | None = None


class TableCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as a lobby shows it.

    `trouble` says why nobody can play there now, as a code (`damaged`, `title-missing`), `reason` in words.
    One that is a `lesson` says in which `chapter` its learner is, until it goes on as a usual game.
    """

    id: str
    name: str
    title: str
    status: str
    host: str
    open: bool
    hotseat: bool
    options: dict[str, OptionValue]
    seats: list[SeatCard]
    created: float
    started: float | None = None
    finished: float | None = None
    imported: bool = False
    glance: Glance | None = None
    clock: CardClock | None = None
    trouble: str = ""
    reason: str = ""
    lesson: str = ""
    chapter: str = ""
    hints: bool = True
    """Whether those who sit there may ask what a steady player would do."""
    watch: bool = False
    """Whether it is a game of bots alone; it goes on while somebody looks, and else is `resting`."""
    resting: bool = False


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table that somebody wants to open.

    `bots` are cycled over the seats after the host's; an empty name leaves a seat to people: to anybody who
    comes, or at a hotseat table to those at the host's screen. `hints`: those who sit there may ask what a
    steady player would do. `pace` is the clock that runs from the beginning of the game.
    """

    title: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=80)] = ""
    seats: Annotated[int, Meta(ge=1, le=18)] | None = None
    options: dict[str, OptionValue] = {}
    open: bool = True
    hotseat: bool = False
    bots: Annotated[list[BotName], Meta(max_length=18)] = []
    hints: bool = True
    pace: Pace = "none"


class Lobby:
    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store

    # Looking

    async def cards(self, person: Person | None, which: str) -> list[TableCard]:
        """Open tables, one's own, finished ones, or games of bots to watch; the newest first. One's own tell
        whose turn it is. Games of bots alone are among those to watch only, one's own over or not."""
        who = person.id if person else ""
        mine = or_(tables.c.id.in_(select(seats.c.table).where(seats.c.person == who)), tables.c.host == who)
        if which == "mine":
            where = and_(tables.c.status.in_(PLAYED), mine, ~tables.c.watch)
        elif which == "finished":
            where = and_(tables.c.status == "finished", or_(tables.c.open, mine), ~tables.c.watch)
        elif which == "watch":
            theirs = tables.c.id.in_(self._shown_to_all(tables.c.watch))
            where = or_(theirs, and_(tables.c.watch, tables.c.host == who))
        else:
            where = tables.c.id.in_(self._shown_to_all(~tables.c.watch))
        rows = await self._store.rows(
            select(tables).where(where).order_by(tables.c.created.desc()).limit(MOST_LISTED)
        )
        if which == "mine":
            for row in rows:
                if row.status == "running" and not row.lesson:
                    await self._wake(row.id)
        return await self._cards(rows)

    def _shown_to_all(self, *which: ColumnElement[bool]) -> Select[Any]:
        """Open tables of a sort; of one host, and of one address, only the newest few, so that others are
        seen too."""
        newest = tables.c.created.desc(), tables.c.id

        def place(*whose: ColumnElement[Any]) -> ColumnElement[int]:
            return func.row_number().over(partition_by=[*whose, tables.c.status], order_by=newest)

        source = func.coalesce(tables.c.source, tables.c.host)
        ranked = (
            select(tables.c.id, place(tables.c.host).label("of_host"), place(source).label("of_source"))
            .where(tables.c.status.in_(PLAYED), tables.c.open, *which)
            .subquery()
        )
        limits = self._house.settings.limits
        few = (
            ranked.c.of_host <= limits.tables_listed,
            ranked.c.of_source <= limits.tables_listed_of_address,
        )
        return select(ranked.c.id).where(*few)

    async def card(self, id: str) -> TableCard:
        return (await self._cards([await self._row(id)]))[0]

    async def of_invitation(self, token: str) -> TableCard:
        row = await self._store.row(select(tables.c.id).where(tables.c.invite == fingerprint(token)))
        if row is None:
            raise Unknown("bad-invitation")
        return await self.card(row.id)

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        rows = await self._store.rows(
            select(tables.c.status, func.count().label("tables")).group_by(tables.c.status)
        )
        return {str(row.status): int(row.tables) for row in rows}

    # Gathering

    async def open(self, host: Person, wish: Wish, source: str) -> tuple[TableCard, str]:
        """A new table with its host at the first seat, and the token of its invitation; `source` is where the
        host comes from."""
        meta = titles().get(wish.title)
        if meta is None:
            raise BadRequest("no-title", title=wish.title)
        try:
            count = opening_seats(meta, wish.seats)
            options = opening_options(meta, wish.options, count)
        except BadOpening as error:
            raise BadRequest("bad-opening", reason=str(error)) from None
        for bot in filter(None, wish.bots):
            expect_bot(bot, meta)
        await self.expect_room(host, source)
        self._house.opening.take(host.id, source)
        id, token = new_id(), new_token()
        row = {
            "id": id,
            "name": one_line(wish.name) if wish.name.strip() else f"{host.name}: {meta.name}"[:80],
            "title": wish.title,
            "options": msgspec.json.encode(options).decode(),
            "seats": count,
            "host": host.id,
            "open": wish.open,
            "hotseat": wish.hotseat,
            "hints": wish.hints,
            "pace": wish.pace,
            "status": "gathering",
            "invite": fingerprint(token),
            "created": now(),
            "source": source,
        }
        sitters = [{"table": id, "seat": seat, **_first_sitter(host, wish, seat)} for seat in range(count)]
        await self._store.write(Rows(tables, [row]), Rows(seats, sitters))
        self._house.post_cards()
        return await self.card(id), token

    async def expect_room(self, host: Person, source: str) -> None:
        """Nobody fills the house alone."""
        limits, gathering = self._house.settings.limits, tables.c.status == "gathering"
        own = tables.c.host == host.id
        if await self._count(own, tables.c.status != "finished") >= limits.tables_unfinished:
            raise Conflict("too-many-tables", most=limits.tables_unfinished)
        if await self._count(own, gathering) >= limits.tables_gathering:
            raise Conflict("too-many-gathering", most=limits.tables_gathering)
        if await self._count(tables.c.source == source, gathering) >= limits.tables_gathering_of_address:
            raise Conflict("too-many-gathering-here", most=limits.tables_gathering_of_address)

    async def _count(self, *where: ColumnElement[bool]) -> int:
        found = await self._store.row(select(func.count().label("tables")).select_from(tables).where(*where))
        return 0 if found is None else int(found.tables)

    async def invite(self, person: Person, id: str) -> str:
        """A new invitation; the old one is no longer good."""
        await self._hosted(person, id)
        token = new_token()
        invite = fingerprint(token)
        await self._store.write(update(tables).where(tables.c.id == id).values(invite=invite))
        await self._house.reseat(id)
        return token

    async def sit(self, person: Person, id: str, seat: int | None, invitation: str | None) -> TableCard:
        """Take an empty seat: anybody at an open table, invited people at a private one."""
        row = await self._admitted(person, id, invitation)
        _expect_gathering(row)
        card = (await self._cards([row]))[0]
        if not row.hotseat and any(other.person == person.id for other in card.seats):
            raise Conflict("seated-already")
        free = [other.seat for other in card.seats if other.person is None and other.bot is None]
        empty = and_(seats.c.person.is_(None), seats.c.bot.is_(None))
        if not row.hotseat:
            other = seats.alias()
            empty &= ~select(other.c.seat).where(other.c.table == id, other.c.person == person.id).exists()
        for wanted in free if seat is None else [seat]:
            if await self._put(id, wanted, empty, person=person.id):
                return await self.card(id)
        raise Conflict("seat-taken")

    async def stand_up(self, person: Person, id: str, seat: int) -> TableCard:
        """Leave a seat before the game; the host may empty any."""
        row = await self._admitted(person, id)
        _expect_gathering(row)
        card = (await self._cards([row]))[0]
        if not 0 <= seat < len(card.seats):
            raise BadRequest("no-seat")
        if person.id not in (row.host, card.seats[seat].person):
            raise Forbidden("seat-not-yours")
        own = true() if person.id == row.host else seats.c.person == person.id
        if not await self._put(id, seat, own):
            raise Conflict("begun")
        return await self.card(id)

    async def seat_bot(self, person: Person, id: str, seat: int, bot: str) -> TableCard:
        """The host lets a bot play an empty seat, or another bot."""
        row = await self._hosted(person, id)
        expect_bot(bot, titles()[row.title])
        if not 0 <= seat < row.seats or not await self._put(id, seat, seats.c.person.is_(None), bot=bot):
            raise Conflict("seat-closed")
        return await self.card(id)

    async def name_hand(self, person: Person, id: str, seat: int, name: str) -> TableCard:
        """At one screen the host says who plays a seat; before the game, and only a seat of their own."""
        row = await self._hosted(person, id)
        _expect_gathering(row)
        if not row.hotseat:
            raise Conflict("not-hotseat")
        own = seats.c.person == person.id
        if not await self._put(id, seat, own, person=person.id, hand=name or None):
            raise Conflict("seat-not-yours")
        return await self.card(id)

    async def allow_hints(self, person: Person, id: str, allowed: bool) -> TableCard:
        """The host says whether people may ask for hints, before the game or in it."""
        await self._hosted(person, id)
        await self._store.write(update(tables).where(tables.c.id == id).values(hints=allowed))
        await self._house.reseat(id)
        self._house.post_cards()
        return await self.card(id)

    async def start(self, person: Person, id: str) -> TableCard:
        """The host begins the game; seats that are still empty get bots."""
        row = await self._hosted(person, id)
        _expect_gathering(row)
        empty = and_(seats.c.table == id, seats.c.person.is_(None), seats.c.bot.is_(None))
        try:
            await self._house.start(row, update(seats).where(empty).values(bot=STAND_IN))
        except IntegrityError:
            raise Conflict("begun") from None
        if row.pace != "none":  # somebody may have sat down at the last moment
            await (await self._house.table(id)).attendant(Keeper).tick()
        self._house.post_cards()
        return await self.card(id)

    async def clone(
        self, person: Person, id: str, invitation: str | None, source: str
    ) -> tuple[TableCard, str]:
        """Another table with the same title, options and bots, which has not begun."""
        row = await self._admitted(person, id, invitation)
        card = (await self._cards([row]))[0]
        wish = Wish(
            title=row.title,
            name=row.name,
            seats=row.seats,
            options=card.options,
            open=row.open,
            hotseat=row.hotseat,
            hints=row.hints,
            pace=row.pace,
            bots=[sitter.bot or "" for sitter in card.seats[1:]],
        )
        return await self.open(person, wish, source)

    async def cancel(self, person: Person, id: str) -> None:
        """The host gives a table up that has not begun."""
        _expect_gathering(await self._hosted(person, id))
        try:
            await self._store.write(
                in_turn(id),
                *(delete(part).where(part.c.table == id) for part in (messages, notes, seats)),
                delete(tables).where(tables.c.id == id),
            )
        except IntegrityError:  # it has just begun: there is a journal
            raise Conflict("begun") from None
        self._house.post_cards()

    # Inside

    async def _row(self, id: str) -> Row[Any]:
        row = await self._store.row(select(tables).where(tables.c.id == id))
        if row is None:
            raise Unknown("no-table")
        return row

    async def _admitted(self, person: Person, id: str, invitation: str | None = None) -> Row[Any]:
        """A table that a person may know of."""
        door = await self._house.door(id)
        if not door.admits(person.id) and not door.invites(invitation):
            raise Unknown("no-table")
        return await self._row(id)

    async def _hosted(self, person: Person, id: str) -> Row[Any]:
        row = await self._admitted(person, id)
        if row.host != person.id:
            raise Forbidden("host-only")
        return row

    async def _put(
        self,
        id: str,
        seat: int,
        only_if: ColumnElement[bool],
        *,
        person: str | None = None,
        bot: str | None = None,
        hand: str | None = None,
    ) -> bool:
        """Say who sits somewhere, if that may still be changed; whether it was."""
        gathering = select(tables.c.id).where(tables.c.id == id, tables.c.status == "gathering").exists()
        where = and_(seats.c.table == id, seats.c.seat == seat, only_if, gathering)
        _, changed = await self._store.write(
            in_turn(id), update(seats).where(where).values(person=person, bot=bot, hand=hand)
        )
        if changed:
            self._house.post_cards()
        return bool(changed)

    async def _cards(self, rows: Sequence[Row[Any]]) -> list[TableCard]:
        for row in rows:
            if (live := self._house.live.get(row.id)) is not None and live.following.behind:
                await live.catch_up()
        ids = [row.id for row in rows]
        sitters = await self._store.rows(
            select(seats, people.c.name)
            .outerjoin(people, people.c.id == seats.c.person)
            .where(seats.c.table.in_(ids))
            .order_by(seats.c.seat)
        )
        clocks = await self._clocks([row.id for row in rows if row.status == "running"])
        played = await self._played_elsewhere(rows)
        by_table: dict[str, list[SeatCard]] = {id: [] for id in ids}
        for sitter in sitters:
            name = sitter.hand or sitter.name
            by_table[sitter.table].append(SeatCard(sitter.seat, sitter.person, name, sitter.bot))
        return [
            self._card(row, by_table[row.id], clocks.get(row.id), played=row.id in played) for row in rows
        ]

    def _card(
        self, row: Row[Any], sitters: list[SeatCard], clock: CardClock | None, *, played: bool
    ) -> TableCard:
        """The card of a table; one that is damaged says less, and no other suffers by it. It is `played` in
        another process, if nothing is known of it here."""
        wrong: list[str] = []
        options = _readable(row.options, dict[str, OptionValue], wrong) or {}
        glanced = self._glance(row, wrong)
        if wrong:
            self._house.troubles.note("card", wrong[0], row.id)
        else:
            self._house.troubles.over("card", table=row.id)
        return TableCard(
            id=row.id,
            name=row.name,
            title=row.title,
            status=row.status,
            host=row.host,
            open=row.open,
            hotseat=row.hotseat,
            imported=row.imported,
            options=options,
            seats=sitters,
            created=row.created,
            started=row.started,
            finished=row.finished,
            glance=glanced,
            clock=clock or _chosen_clock(row),
            trouble=self._house.troubles.halting(row.id),
            lesson=row.lesson or "",
            chapter=row.chapter,
            hints=row.hints,
            watch=row.watch,
            resting=self._rests(row, played=played),
        )

    def _rests(self, row: Row[Any], *, played: bool) -> bool:
        """Whether a game of bots alone waits for somebody to look at it."""
        live = self._house.live.get(row.id)
        rests = not played if live is None else live.resting
        return row.watch and row.status == "running" and rests

    async def _played_elsewhere(self, rows: Sequence[Row[Any]]) -> set[str]:
        """Games of bots alone, not in memory here, to which something was written a moment ago."""
        films = [row.id for row in rows if row.watch and row.id not in self._house.live]
        if not films or not self._store.shared:
            return set()
        lately = now() - REST_SECONDS - 2 * self._house.settings.watch_seconds
        answers = entries.c.table.in_(films), entries.c.number > 0, entries.c.at > lately
        return {
            row.table for row in await self._store.rows(select(entries.c.table).where(*answers).distinct())
        }

    async def _clocks(self, ids: list[str]) -> dict[str, CardClock]:
        """How running tables stand with their time, whether they are in memory or not."""
        if not ids:
            return {}
        wanted = select(keepings.c.table, keepings.c.state).where(keepings.c.table.in_(ids))
        rows = await self._store.rows(wanted)
        clocks: dict[str, CardClock] = {}
        for row in rows:
            try:
                clocks[row.table] = card_clock(read_keeping(row.table, row.state))
            except Damaged as error:  # its card says less, and all others are there
                self._house.troubles.note_error(error)
        return clocks

    def _glance(self, row: Row[Any], wrong: list[str]) -> Glance | None:
        """How far a table is, if it is in memory, or how it ended."""
        if row.result is not None:
            return _readable(row.result, Glance, wrong)
        live = self._house.live.get(row.id)
        return glance(live.table) if live else None

    async def _wake(self, id: str) -> None:
        """Load a table so that its card can say more; a card says less of one that cannot be loaded."""
        try:
            await self._house.table(id)
        except Exception as error:
            log_failure(logger, self._house.troubles, "table cannot be loaded", error, table=id)


def _readable(text: str, kind: type[T], wrong: list[str]) -> T | None:
    """What stands on a card; what cannot be read is nothing, and said to be wrong."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        wrong.append(str(error))
        return None


def _chosen_clock(row: Row[Any]) -> CardClock | None:
    """What a table that gathers will be played by."""
    chosen = row.status == "gathering" and row.pace != "none"
    return CardClock(row.pace) if chosen else None


def _first_sitter(host: Person, wish: Wish, seat: int) -> dict[str, str | None]:
    bot = wish.bots[(seat - 1) % len(wish.bots)] if seat and wish.bots else ""
    if bot:
        return {"person": None, "bot": bot}
    return {"person": host.id if seat == 0 or wish.hotseat else None, "bot": None}


def expect_bot(bot: str, meta: TitleMeta) -> None:
    """Whether a bot of this name may sit at a table of a title."""
    if bot not in bots.offered(meta):
        raise BadRequest("no-bot", bot=bot, bots=", ".join(bots.offered(meta)))


def _expect_gathering(row: Row[Any]) -> None:
    if row.status != "gathering":
        raise Conflict("begun")
