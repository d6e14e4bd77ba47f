"""The host's console: whom the table waits for, a nudge, and what everybody has to consent to.

Three things need the consent of all people at a table: exchanging two seats of a running game, whose new
owners see each other's hands, correcting the position, and going on under other rules. They are done when the
last person agrees, and not at all if one does not.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

import msgspec
from sqlalchemy import Column, ColumnElement, Row, Update, and_, case, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ecumene.server.database.schema import companions, consents, looking, notices, people, seats, tables
from ecumene.server.database.store import Exactly, Statement
from ecumene.server.errors import BadRequest, Conflict, Forbidden, RefusedByRules, TooMuch, Unknown
from ecumene.server.house import House
from ecumene.server.ids import new_id, now
from ecumene.server.keeping import deeds, endings
from ecumene.server.keeping.corrections import Reading, ThingForm, reading, thing_forms
from ecumene.server.keeping.keeper import Keeper
from ecumene.server.keeping.record import Keeping, Newcomer
from ecumene.server.notices.needs import AWAITED, NUDGE, NUDGE_SECONDS, awaited, notice
from ecumene.server.people.accounts import Person
from ecumene.server.tables.door import Door
from ecumene.server.tables.live import LiveTable
from ecumene.server.tables.packets import Line
from ecumene.table.api import Refused, Table
from ecumene.table.questions.answers import Change, Correction, Put
from ecumene.table.state.correction import visible_values

MOST_OPEN = 5
MOST_LISTED = 20
MOST_VALUES = 200
_TRIES = 5


class ConsentTo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What consent is asked to: a correction of values, the exchange of two seats, or other rules."""

    do: Literal["correct", "swap", "rules"]
    changes: tuple[Change, ...] = ()
    puts: tuple[Put, ...] = ()
    seats: tuple[int, int] | None = None


class Expected(msgspec.Struct, frozen=True):
    """Somebody whom the table waits for: since when, whether they look at it now, and when they were last
    nudged."""

    seat: int
    name: str
    since: float | None
    looking: bool
    nudged: float | None


class Consent(msgspec.Struct, frozen=True):
    """Something that everybody has to agree to. `mine`: whether I have. `texts` are the things that would be
    put right, in words."""

    id: str
    by: str
    at: float
    what: ConsentTo
    texts: list[str]
    yes: list[str]
    missing: list[str]
    mine: bool
    state: str


class Value(msgspec.Struct, frozen=True):
    """A value of the position that everybody can see."""

    path: list[str]
    value: str | int | bool | None


class Console:
    """What a host, or somebody who sits there, can do at one table."""

    def __init__(self, house: House, door: Door, person: Person) -> None:
        self._house = house
        self._store = house.store
        self._door = door
        self._person = person

    # Waiting

    async def expected(self) -> list[Expected]:
        live = await self._house.table(self._door.id)
        waits = awaited(live.door, live.table)
        who = notices.c.table == self._door.id, notices.c.person.in_(list(waits)), notices.c.over.is_(None)
        rows = await self._store.rows(select(notices).where(*who).order_by(notices.c.at))
        watching = await self._store.rows(
            select(looking.c.person).where(looking.c.table == self._door.id, looking.c.until > now())
        )
        here = {row.person for row in watching}
        since = {row.person: row.at for row in reversed(rows) if row.kind == AWAITED}
        nudged = {row.person: row.at for row in rows if row.kind == NUDGE}
        names = await self._names()
        return [
            Expected(seat, names.get(person, ""), since.get(person), person in here, nudged.get(person))
            for person, seat in sorted(waits.items(), key=lambda item: item[1])
        ]

    async def nudge(self, seat: int) -> None:
        """One more notice to somebody who is awaited; not again for a while."""
        self._expect_host()
        live = await self._house.table(self._door.id)
        waits = awaited(live.door, live.table)
        person = self._seated(seat)
        if person is None or person not in waits or person == self._person.id:
            raise Conflict("not-awaited")
        at = now()
        theirs = notices.c.table == self._door.id, notices.c.person == person, notices.c.kind == NUDGE
        late = await self._store.row(
            select(notices.c.id).where(*theirs, notices.c.at > at - NUDGE_SECONDS).limit(1)
        )
        row = notice(self._door.id, live.table, waits[person], person, at, NUDGE)
        try:
            if late is not None:
                raise TooMuch("nudged", minutes=round(NUDGE_SECONDS / 60))
            await self._store.write(insert(notices).values(row))
        except IntegrityError:
            raise TooMuch("nudged", minutes=round(NUDGE_SECONDS / 60)) from None

    # Consent

    async def consents(self, language: str = "en") -> list[Consent]:
        rows = await self._store.rows(
            select(consents)
            .where(consents.c.table == self._door.id)
            .order_by(consents.c.at.desc())
            .limit(MOST_LISTED)
        )
        names = await self._names()
        live = self._house.live.get(self._door.id)
        return [self._shown(row, names, live, language) for row in rows]

    async def swap(self, one: int, other: int) -> None:
        """Exchange who sits where: at once while the table gathers, else with everybody's consent."""
        self._expect_host()
        if one == other or max(one, other) >= len(self._door.seated):
            raise BadRequest("no-seat")
        if self._door.status == "gathering":
            gathering = select(tables.c.id).where(
                tables.c.id == self._door.id, tables.c.status == "gathering"
            )
            exchange, rows = await self._exchange(one, other, gathering.exists())
            if await self._store.write(exchange) != [rows]:
                raise Conflict("begun")
            self._house.post_cards()
            return
        await self._ask(ConsentTo("swap", seats=(min(one, other), max(one, other))))

    async def switch_rules(self) -> None:
        """Ask that the table go on under the rules that are installed."""
        self._expect_host()
        self._expect_running()
        if await self._house.other_rules(self._door.id):
            await self._ask(ConsentTo("rules"))

    async def correct(self, correction: Correction) -> None:
        """Ask for a correction that would be possible now."""
        self._expect_host()
        live = await self._house.table(self._door.id)
        try:
            live.table.copy().enter(correction)
        except Refused as refused:
            raise RefusedByRules(refused) from None
        await self._ask(ConsentTo("correct", correction.changes, correction.puts))

    async def values(self, search: str) -> list[Value]:
        """The values that a correction may change, those whose path has every word that is searched for."""
        self._expect_host()
        live = await self._house.table(self._door.id)
        words = search.casefold().split()
        found: list[Value] = []
        for path, value in visible_values(live.table.title, live.table.truth()):
            if all(word in " ".join(path).casefold() for word in words):
                found.append(Value(list(path), value))
            if len(found) >= MOST_VALUES:
                break
        return found

    async def things(self, language: str) -> list[ThingForm]:
        """The things of this table that a correction may name."""
        self._expect_host()
        live = await self._house.table(self._door.id)
        return thing_forms(live.table, live.viewer(None, language).language)

    async def reading(self, id: str, seat: int | None, place: str, language: str) -> Reading:
        """What a thing is now, and what it could be."""
        self._expect_host()
        live = await self._house.table(self._door.id)
        try:
            return reading(live.table, id, seat, place, live.viewer(None, language).language)
        except Refused as refused:
            raise RefusedByRules(refused) from None

    async def agree(self, id: str, *, yes: bool) -> None:
        """Give one's consent, or refuse it for good. What everybody agreed to is done."""
        if not self._door.held(self._person.id):
            raise Forbidden("seat-not-yours")
        for _ in range(_TRIES):
            row = await self._row(id)
            said = set(msgspec.json.decode(row.yes, type=list[str]))
            change: dict[str, Any] = {"state": "refused"}
            if yes:
                said.add(self._person.id)
                change = {"yes": msgspec.json.encode(sorted(said)).decode()}
            change["version"] = row.version + 1
            same = consents.c.id == id, consents.c.version == row.version, consents.c.state == "open"
            (changed,) = await self._store.write(update(consents).where(*same).values(change))
            if changed:
                await self._settle(id)
                return
        raise Conflict("busy")

    async def _ask(self, what: ConsentTo) -> None:
        """What is asked already is not asked twice; perhaps all who still sit here have agreed by now."""
        self._expect_running()
        waiting = [each for each in await self.consents() if each.state == "open"]
        if same := next((each for each in waiting if each.what == what), None):
            await self._settle(same.id)
            return
        if len(waiting) >= MOST_OPEN:
            raise Conflict("consents-open", most=MOST_OPEN)
        mine = [self._person.id] if self._door.held(self._person.id) else []
        row = {
            "id": new_id(),
            "table": self._door.id,
            "person": self._person.id,
            "at": now(),
            "what": msgspec.json.encode(what).decode(),
            "yes": msgspec.json.encode(mine).decode(),
            "state": "open",
        }
        await self._store.write(insert(consents).values(row))
        await self._settle(str(row["id"]))

    async def _settle(self, id: str) -> None:
        """Do what everybody has agreed to; those who look at the table learn how it stands."""
        row = await self._row(id, any_state=True)
        agreed = set(msgspec.json.decode(row.yes, type=list[str]))
        if row.state == "open" and self._people() <= agreed:
            await self._do(row, agreed)
        self._house.send(self._door.id, {"type": "consents"})

    async def _do(self, row: Row[Any], agreed: set[str]) -> None:
        what = msgspec.json.decode(row.what, type=ConsentTo)
        still = and_(consents.c.id == row.id, consents.c.state == "open")
        done = update(consents).where(still).values(state="done")
        if what.seats is not None:
            await self._change_places(*what.seats, agreed, Exactly(done, 1, Conflict("consent-over")))
        elif what.do == "rules":
            await self._house.switch_rules(self._door.id, done)
        else:
            lapsed = update(consents).where(still).values(state="lapsed")
            await self._put_right(Correction(what.changes, what.puts), done, lapsed)

    async def _put_right(self, correction: Correction, done: Statement, lapsed: Statement) -> None:
        live = await self._house.table(self._door.id)
        try:
            await live.enter(correction, done)
        except RefusedByRules:
            await self._store.write(lapsed)
            live.send({"type": "consents"})
            raise

    async def _change_places(self, one: int, other: int, agreed: set[str], done: Exactly) -> None:
        """In a running game: those who share a seat go along with its player, and the table is told who sees
        which hand from now on. All of it or nothing, and nothing if somebody sits here who has not agreed."""
        live = await self._house.table(self._door.id, fresh=True)
        names = await self._names()

        def arranged(table: Table, kept: Keeping) -> list[Line]:
            seated = live.door.seated
            if not _people(live.door) <= agreed:
                raise Conflict("busy")
            newcomers = {
                to: Newcomer(names.get(person, ""), "swap", table.turn, now()) if person else None
                for to, person in ((one, seated[other].person), (other, seated[one].person))
            }
            return deeds.swapped(table, kept, newcomers)

        both = companions.c.table == self._door.id, companions.c.seat.in_([one, other])
        moved = update(companions).where(*both).values(seat=one + other - companions.c.seat)
        over = endings.moved(self._door.id, [one, other])
        exchange = Exactly(*await self._exchange(one, other), Conflict("busy"))
        keeper, door = live.attendant(Keeper), partial(self._house.look_at_door, self._door.id)
        try:
            await keeper.arrange(arranged, done, exchange, moved, over, look=door)
        except Conflict as error:
            if error.code != "consent-over":  # then two agreed at once, and it is done
                raise
        await self._house.reseat(self._door.id)
        await keeper.tick()

    async def _exchange(self, one: int, other: int, *only_if: Any) -> tuple[Update, int]:
        """Both seats in one statement, if they are still as they were read; and how many rows it touches."""
        rows = await self._store.rows(
            select(seats).where(seats.c.table == self._door.id, seats.c.seat.in_([one, other]))
        )
        was = {row.seat: row for row in rows}
        values = {
            name: case((seats.c.seat == one, getattr(was[other], name)), else_=getattr(was[one], name))
            for name in ("person", "bot", "hand")
        }
        same = [
            and_(seats.c.seat == row.seat, _is(seats.c.person, row.person), _is(seats.c.bot, row.bot))
            for row in rows
        ]
        both = seats.c.table == self._door.id, or_(*same)
        return update(seats).where(*both, *only_if).values(values), len(rows)

    # Inside

    def _expect_host(self) -> None:
        if self._person.id != self._door.host:
            raise Forbidden("host-only")

    def _expect_running(self) -> None:
        if self._door.status != "running":
            raise Conflict("not-begun" if self._door.status == "gathering" else "over")

    def _people(self) -> set[str]:
        return _people(self._door)

    def _seated(self, seat: int) -> str | None:
        if seat >= len(self._door.seated):
            raise BadRequest("no-seat")
        return self._door.seated[seat].person

    async def _row(self, id: str, *, any_state: bool = False) -> Row[Any]:
        row = await self._store.row(
            select(consents).where(consents.c.id == id, consents.c.table == self._door.id)
        )
        if row is None:
            raise Unknown("no-consent")
        if row.state != "open" and not any_state:
            raise Conflict("consent-over")
        return row

    async def _names(self) -> dict[str, str]:
        who = people.c.id.in_([*self._people(), self._door.host])
        rows = await self._store.rows(select(people.c.id, people.c.name).where(who))
        return {str(row.id): str(row.name) for row in rows}

    def _shown(self, row: Row[Any], names: dict[str, str], live: LiveTable | None, language: str) -> Consent:
        agreed = msgspec.json.decode(row.yes, type=list[str])
        what = msgspec.json.decode(row.what, type=ConsentTo)
        texts = [] if live is None else [live.table.put_text(put, language) for put in what.puts]
        missing = sorted(self._people() - set(agreed))
        return Consent(
            id=row.id,
            by=names.get(row.person, ""),
            at=row.at,
            what=what,
            texts=texts,
            yes=[names.get(person, "") for person in agreed],
            missing=[names.get(person, "") for person in missing],
            mine=self._person.id in agreed,
            state=row.state,
        )


def _people(door: Door) -> set[str]:
    """Everybody who plays at a table, those who share a seat as well."""
    sitters = [(seated.person, *seated.also) for seated in door.seated]
    return {person for sitting in sitters for person in sitting if person is not None}


def _is(column: Column[Any], value: str | None) -> ColumnElement[bool]:
    return column.is_(None) if value is None else column == value
