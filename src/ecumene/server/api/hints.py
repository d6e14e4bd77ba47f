"""Hints: what can I do here, why am I asked, and what would a steady player do?

The first two explain a question by its rules, to the seat that is asked. The third is help: it is given only
if it is asked for, it is counted, the host can switch it off, and how often a seat was helped is told to all
when the game is over.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ecumene.server.api.access import (
    AnyRequest,
    FromSeat,
    Language,
    Seat,
    Somebody,
    TableId,
    TheHouse,
    asker_of,
    look,
)
from ecumene.server.errors import Forbidden, Unknown
from ecumene.server.keeping import deeds
from ecumene.server.keeping.keeper import Keeper
from ecumene.server.keeping.record import Keeping
from ecumene.server.lobby.gathering import Lobby, TableCard
from ecumene.server.tables.live import LiveTable
from ecumene.server.tables.packets import Line
from ecumene.table.api import Request, Table
from ecumene.table.questions.answers import Plain
from ecumene.table.questions.explaining import Explained, explain
from ecumene.table.text.words import Say

_LED_HERE = 3
"""How many entries of the log are told that led to a question."""
_REMEMBERED = 20
"""So many questions are remembered for which a seat had a hint."""


class HintWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The open request for which a seat wants to know what a steady player would answer."""

    seat: Seat
    request: Annotated[str, Meta(max_length=80)]


class HintsAllowed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    allowed: bool


class HintTold(msgspec.Struct, frozen=True):
    """What a steady player would answer to a request after entry `number`, in words, and why. `used` is how
    many hints the seat has had in this game."""

    number: int
    request: str
    answer: Plain
    text: str
    reasons: list[str]
    used: int


class Entry(msgspec.Struct, frozen=True):
    """Something that happened before a question, as its seat was told."""

    number: int
    texts: list[str]
    rule: str


class Explanation(Explained, frozen=True, kw_only=True):
    """A question explained after entry `number`, and what happened last (`led`)."""

    number: int
    led: list[Entry]


class HintsController(Controller):
    path = "/api/tables/{id:str}"
    tags = ("tables",)

    @get("/requests/{asked:str}/explanation", summary="What can I answer here, and why am I asked?")
    async def explanation(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        asked: FromPath[str],
        seat: FromSeat = None,
        language: Language = "en",
    ) -> Explanation:
        live, viewer = await look(house, id, person, seat, language)
        request = _request(live.table, viewer.seat, asked)
        told = explain(request, viewer.language)
        led = [
            Entry(line["number"], line["texts"], line.get("rule", ""))
            for line in live.log(viewer, most=2 * _LED_HERE)
            if line["texts"] and "taken_back" not in line
        ]
        return Explanation(**msgspec.structs.asdict(told), number=live.number, led=led[-_LED_HERE:])

    @post("/hints", summary="What would a steady player do in my place, and why?", status_code=200)
    async def hint(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        data: JSONBody[HintWish],
        request: AnyRequest,
        language: Language = "en",
    ) -> HintTold:
        """Thought out from what the seat may know, and counted: once for each request."""
        live, viewer = await look(house, id, person, data.seat, language)
        if not live.door.hints:
            raise Forbidden("hints-off")
        table = live.table
        asked = _request(table, data.seat, data.request)
        hint = await house.hints.on(id, table, asked, asker_of(request, house, person))
        used = await _count(live, data.seat, asked.id)
        words, language = table.title.words, viewer.language

        def said(say: Say) -> str:
            return words.text(table.called(say), language)

        text = table.describe(asked, hint.answer, language)
        return HintTold(table.length, asked.id, hint.answer, text, [said(one) for one in hint.reasons], used)

    @put("/hints", summary="Switch hints on or off at a table: the host's business.")
    async def allow(
        self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[HintsAllowed]
    ) -> TableCard:
        """Before the game or in it; in a running game the log says so."""
        lobby = Lobby(house)
        before = (await lobby.card(id)).hints if (await house.door(id)).admits(person.id) else None
        card = await lobby.allow_hints(person, id, data.allowed)
        if card.status == "running" and before != data.allowed:
            live, _ = await look(house, id, person)
            allowed = "yes" if data.allowed else "no"
            keeper = live.attendant(Keeper)
            await keeper.arrange(lambda table, keeping: deeds.note(table, "hints", allowed=allowed))
        return card


def _request(table: Table, seat: int | None, asked: str) -> Request:
    """A question to a seat that is open now."""
    mine = [] if seat is None else [*table.requests(seat), *table.amendable(seat)]
    found = next((request for request in mine if request.id == asked), None)
    if found is None:
        raise Unknown("no-request")
    return found


async def _count(live: LiveTable, seat: int, request: str) -> int:
    """Write down that a seat was helped, before it is: a request counts once."""
    keeper = live.attendant(Keeper)

    def arranged(table: Table, keeping: Keeping) -> list[Line]:
        record = keeping.seats[seat]
        if request not in record.hinted:
            record.hints += 1
            record.hinted = [*record.hinted, request][-_REMEMBERED:]
        return []

    if request not in keeper.keeping.seats[seat].hinted:
        await keeper.arrange(arranged)
    return keeper.keeping.seats[seat].hints
