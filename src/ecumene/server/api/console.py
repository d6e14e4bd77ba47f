"""The host's console: who is awaited, a nudge, exchanging seats, correcting a position."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from ecumene.server.api.access import FromSeat, Language, Seat, Somebody, TableId, TheHouse, enter
from ecumene.server.errors import Conflict, Forbidden
from ecumene.server.house import House
from ecumene.server.keeping.console import Consent, Console, Expected, Value
from ecumene.server.keeping.corrections import Reading, ThingForm
from ecumene.server.keeping.decisions import DecidedVote, decided_votes
from ecumene.server.people.accounts import Person
from ecumene.table.questions.answers import Change, Correction, Put
from ecumene.table.state.correction import MOST_CHANGES

ConsentId = Annotated[str, PathParameter(max_length=24)]
ThingId = Annotated[str, PathParameter(max_length=40)]
PlaceId = Annotated[str, QueryParameter(max_length=80)]
Search = Annotated[str, QueryParameter(max_length=100)]
Step = Annotated[str, Meta(max_length=80)]
Word = Annotated[str, Meta(max_length=200)]


class NudgeForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class SwapForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two seats whose people change places."""

    one: Seat
    other: Seat


class ChangeForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value that everybody can see: where it is, what it was, what it is to be."""

    path: Annotated[list[Step], Meta(min_length=1, max_length=20)]
    old: Word | int | bool | None
    new: Word | int | bool | None


class PutForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing by its name: which, whose and where (as `GET …/things` has it), what it was and is to be."""

    thing: Annotated[str, Meta(max_length=40)]
    old: Word | int | bool | None
    new: Word | int | bool | None
    seat: Seat | None = None
    place: Annotated[str, Meta(max_length=80)] = ""


class CorrectionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Things by their names, and values by their paths; one of either at least."""

    changes: Annotated[list[ChangeForm], Meta(max_length=MOST_CHANGES)] = []
    puts: Annotated[list[PutForm], Meta(max_length=MOST_CHANGES)] = []


class ConsentForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A no is final."""

    yes: bool


class ConsoleSheet(msgspec.Struct, frozen=True):
    """Whom the table waits for, what consent is asked to or was given, and what was voted on; the newest
    first. `rules` says why a table waits for consent to other rules; it is empty for all others."""

    host: bool
    expected: list[Expected]
    consents: list[Consent]
    votes: list[DecidedVote]
    rules: str


class ConsoleController(Controller):
    path = "/api/tables/{id:str}"
    tags = ("console",)

    @get("/console", summary="Whom the table waits for, what needs everybody's consent, past votes.")
    async def sheet(
        self, house: TheHouse, person: Somebody, id: TableId, language: Language = "en"
    ) -> ConsoleSheet:
        console = await _console(house, id, person)
        return await _sheet(house, id, person, console, language)

    @post("/nudge", summary="Remind somebody who is awaited: the host's business.", status_code=204)
    async def nudge(self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[NudgeForm]) -> None:
        await (await _console(house, id, person)).nudge(data.seat)

    @post(
        "/swap", summary="Exchange two seats; a running table asks for everybody's consent.", status_code=204
    )
    async def swap(self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[SwapForm]) -> None:
        await (await _console(house, id, person)).swap(data.one, data.other)

    @get("/values", summary="The values that a correction may change.")
    async def values(
        self, house: TheHouse, person: Somebody, id: TableId, search: Search = ""
    ) -> list[Value]:
        """Those whose path has every word of `search`; 200 at most."""
        return await (await _begun(house, id, person)).values(search)

    @get("/things", summary="The things that a correction may name.")
    async def things(
        self, house: TheHouse, person: Somebody, id: TableId, language: Language = "en"
    ) -> list[ThingForm]:
        return await (await _begun(house, id, person)).things(language)

    @get("/things/{thing:str}", summary="What a thing is now, and what it could be.")
    async def thing(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        thing: ThingId,
        seat: FromSeat = None,
        place: PlaceId = "",
        language: Language = "en",
    ) -> Reading:
        return await (await _begun(house, id, person)).reading(thing, seat, place, language)

    @post("/corrections", summary="Ask for everybody's consent to a correction.", status_code=204)
    async def correct(
        self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[CorrectionForm]
    ) -> None:
        changes = tuple(Change(tuple(each.path), each.old, each.new) for each in data.changes)
        puts = tuple(Put(each.thing, each.old, each.new, each.seat, each.place) for each in data.puts)
        await (await _begun(house, id, person)).correct(Correction(changes, puts))

    @post("/consents/{consent:str}", summary="Consent, or refuse for good.", status_code=204)
    async def agree(
        self, house: TheHouse, person: Somebody, id: TableId, consent: ConsentId, data: JSONBody[ConsentForm]
    ) -> None:
        await (await _begun(house, id, person)).agree(consent, yes=data.yes)


async def _console(house: House, id: str, person: Person) -> Console:
    """The console of a table, for its host and those who sit there."""
    door = await enter(house, id, person)
    if person.id != door.host and not door.held(person.id):
        raise Forbidden("seat-not-yours")
    return Console(house, door, person)


async def _begun(house: House, id: str, person: Person) -> Console:
    door = await enter(house, id, person)
    if door.status == "gathering":
        raise Conflict("not-begun")
    return await _console(house, id, person)


async def _sheet(house: House, id: str, person: Person, console: Console, language: str) -> ConsoleSheet:
    door = await house.door(id)
    begun = door.status != "gathering"
    rules = await house.other_rules(id) if begun else ""
    played = begun and not rules
    expected = await console.expected() if played else []
    live = await house.table(id) if played else None
    votes = [] if live is None else decided_votes(live, live.viewer(None, language).language)
    return ConsoleSheet(person.id == door.host, expected, await console.consents(language), votes, rules)
