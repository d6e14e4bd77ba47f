"""Playing: what a seat sees, its answers, the log, the past, talk and notes."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post, put
from msgspec import Meta
from sqlalchemy import select

from ecumene.server.api.access import held, look
from ecumene.server.api.lobby import Seat
from ecumene.server.errors import BadRequest, Conflict, Forbidden, Unknown
from ecumene.server.house import House
from ecumene.server.lobby import Lobby
from ecumene.server.packets import Packet, Viewer, packet
from ecumene.server.people import Person
from ecumene.server.schema import entries
from ecumene.server.talk import LONGEST_MESSAGE, LONGEST_NOTES, Message, Talk
from ecumene.table.api import replay
from ecumene.table.sections import sections_of

Key = Annotated[str, Meta(min_length=1, max_length=64)]
Language = Annotated[str, Meta(min_length=2, max_length=8)]
Number = Annotated[int, Meta(ge=0, le=10_000_000)]


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to an open request. The same `key` sent twice is carried out once."""

    seat: Seat
    request: Annotated[str, Meta(max_length=80)]
    answer: dict[str, Any]
    key: Key


class TakingBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    key: Key


class Receipt(msgspec.Struct, frozen=True):
    """The number of the entry that is written down now."""

    number: int


class Shown(msgspec.Struct, frozen=True):
    """A table as one viewer may know it. `state` changes by the numbered patches of the socket."""

    number: int
    seat: int | None
    seats: list[int]
    state: Packet


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_MESSAGE)]
    seat: Seat | None = None
    to_seat: Seat | None = None


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=LONGEST_NOTES)] = ""
    seen: Number = 0


class Mark(msgspec.Struct, frozen=True):
    """Where a phase begins in the history of a table."""

    number: int
    turn: int
    phase: str
    where: str


class TablesController(Controller):
    path = "/api/tables/{id:str}"
    tags = ("tables",)

    @get("/state", summary="The table as I may know it.")
    async def state(
        self,
        house: House,
        visitor: Person | None,
        id: str,
        seat: Seat | None = None,
        language: Language = "en",
        invitation: str | None = None,
    ) -> Shown:
        live, viewer = await look(house, id, visitor, seat, language, invitation)
        mine = [i for i, sitter in enumerate(live.seats) if visitor and sitter.person == visitor.id]
        return Shown(live.table.length, viewer.seat, mine, live.packet(viewer))

    @get("/log", summary="What happened, after an entry, as far as I may know it.")
    async def log(
        self,
        house: House,
        visitor: Person | None,
        id: str,
        seat: Seat | None = None,
        language: Language = "en",
        after: Number = 0,
        invitation: str | None = None,
    ) -> list[Packet]:
        live, viewer = await look(house, id, visitor, seat, language, invitation)
        return live.log(viewer, after)

    @get("/events", summary="What changed after an entry: the messages that a socket would have brought.")
    async def events(
        self,
        house: House,
        visitor: Person | None,
        id: str,
        after: Number,
        seat: Seat | None = None,
        language: Language = "en",
        invitation: str | None = None,
    ) -> list[Packet]:
        live, viewer = await look(house, id, visitor, seat, language, invitation)
        return live.since(viewer, after)

    @post("/answers", summary="Answer a request.", status_code=200)
    async def answer(self, house: House, person: Person, id: str, data: Reply) -> Receipt:
        live, viewer = await look(house, id, person, data.seat, "en", None)
        assert viewer.seat is not None
        return Receipt(await live.answer(viewer.seat, data.request, data.answer, person.id, data.key))

    @post("/undo", summary="Take back my last answer.", status_code=200)
    async def undo(self, house: House, person: Person, id: str, data: TakingBack) -> Receipt:
        live, viewer = await look(house, id, person, data.seat, "en", None)
        assert viewer.seat is not None
        return Receipt(await live.undo(viewer.seat, person.id, data.key))

    @get("/requests/{asked:str}/texts", summary="The options of a request in words.")
    async def texts(
        self,
        house: House,
        person: Person,
        id: str,
        asked: str,
        seat: Seat | None = None,
        language: Language = "en",
    ) -> list[str]:
        live, viewer = await look(house, id, person, seat, language, None)
        table, mine = live.table, viewer.seat
        questions = [] if mine is None else [*table.requests(mine), *table.amendable(mine)]
        for request in questions:
            if request.id == asked:
                return [table.describe(request, option, language) for option in table.options(request)]
        raise Unknown("That request is not open.")

    @get("/text", summary="The table as text, for screen readers and terminals.")
    async def text(
        self,
        house: House,
        visitor: Person | None,
        id: str,
        seat: Seat | None = None,
        invitation: str | None = None,
    ) -> list[Packet]:
        live, viewer = await look(house, id, visitor, seat, "en", invitation)
        panels = live.table.title.board(live.table.view(viewer.seat), viewer.seat)
        return [msgspec.to_builtins(panel) for panel in panels]

    @get("/marks", summary="Where each phase begins.")
    async def marks(
        self,
        house: House,
        visitor: Person | None,
        id: str,
        language: Language = "en",
        invitation: str | None = None,
    ) -> list[Mark]:
        live, _ = await look(house, id, visitor, None, language, invitation)
        title = live.table.title
        marks: list[Mark] = []
        for number, (line, _) in enumerate(live.lines):
            if not marks or (marks[-1].turn, marks[-1].phase) != (line.turn, line.phase):
                where = title.words.text(title.where(line.turn, line.phase), language)
                marks.append(Mark(number, line.turn, line.phase, where))
        return marks

    @get("/history/{number:int}", summary="The table after an entry, as I might know it then.")
    async def history(
        self,
        house: House,
        visitor: Person | None,
        id: str,
        number: int,
        seat: Seat | None = None,
        language: Language = "en",
        invitation: str | None = None,
    ) -> Packet:
        live, viewer = await look(house, id, visitor, seat, language, invitation)
        if not 0 <= number <= live.table.length:
            raise BadRequest(f"The table has entries 0 to {live.table.length}.")
        return await _then(house, live.id, number, viewer)

    @get("/export", summary="The journal of a finished table.", media_type="application/jsonl")
    async def export(self, house: House, id: str) -> Response[str]:
        if (await Lobby(house).card(id)).status != "finished":
            raise Conflict("The journal is published when the game is over.")
        live = await house.table(id)
        headers = {"content-disposition": f'attachment; filename="{id}.jsonl"'}
        text = "\n".join(live.table.journal()) + "\n"
        return Response(text, media_type="application/jsonl", headers=headers)

    @get("/chat", summary="What was said.")
    async def chat(self, house: House, visitor: Person | None, id: str, after: Number = 0) -> list[Message]:
        card = await Lobby(house).card(id)
        return await Talk(house.store).heard(id, visitor, held(card, visitor), after)

    @post("/chat", summary="Say something: to all, or to one seat.")
    async def say(self, house: House, person: Person, id: str, data: Saying) -> Message:
        card = await Lobby(house).card(id)
        mine = held(card, person)
        if data.seat is not None and data.seat not in mine:
            raise Forbidden("That is not your seat.")
        if data.to_seat is not None and (data.seat is None or data.to_seat >= len(card.seats)):
            raise BadRequest("Private messages go from seat to seat.")
        if not card.open and not mine and card.host != person.id:
            raise Forbidden("Only those at the table talk here.")
        message = await Talk(house.store).say(id, person, data.seat, data.text, data.to_seat)
        if card.status == "running" or id in house.live:
            live = await house.table(id)
            ears = None if data.to_seat is None else [data.to_seat, *mine]
            live.send({"type": "said", "message": msgspec.to_builtins(message)}, ears)
        return message

    @get("/notes", summary="My notes, and how far I have read.")
    async def notes(self, house: House, person: Person, id: str) -> Notes:
        return Notes(*await Talk(house.store).notes(id, person))

    @put("/notes", summary="Keep my notes.")
    async def keep(self, house: House, person: Person, id: str, data: Notes) -> Notes:
        await Lobby(house).card(id)
        await Talk(house.store).keep(id, person, text=data.text, seen=data.seen)
        return data

    @get("/rules", summary="The sections of the rulebook that this table's title cites.")
    async def rules(self, house: House, id: str) -> dict[str, str]:
        live = await house.table(id)
        return {id: section.title for id, section in sections_of(live.table.title).items()}


async def _then(house: House, id: str, number: int, viewer: Viewer) -> Packet:
    rows = await house.store.rows(
        select(entries.c.line)
        .where(entries.c.table == id, entries.c.number <= number)
        .order_by(entries.c.number)
    )

    def look_back() -> Packet:
        then = packet(replay([row.line for row in rows]), viewer)
        return then | {"requests": {}, "amendable": {}, "undo": False}

    return await asyncio.to_thread(look_back)
