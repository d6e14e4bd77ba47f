"""Talking at a table: the chat, messages between two seats, and notes that are nobody else's."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post, put
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta

from ecumene.server.api.access import (
    After,
    Anybody,
    AnyRequest,
    AtEntry,
    FromSeat,
    Invitation,
    Number,
    Seat,
    Somebody,
    TableId,
    TheHouse,
    enter,
    source_of,
)
from ecumene.server.edge.bodies import LARGER
from ecumene.server.errors import BadRequest, Conflict, Forbidden, RefusedByRules
from ecumene.server.people.accounts import Person
from ecumene.server.tables.door import Door
from ecumene.server.tables.floor_talk import FloorTalk
from ecumene.server.tables.talk import (
    LONGEST_MESSAGE,
    LONGEST_NOTES,
    MOST_MESSAGES,
    Addressee,
    Message,
    Reader,
    Talk,
)
from ecumene.table.api import Refused
from ecumene.table.state.offers import Remark

Commodities = Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=4)]
Messages = Annotated[int, QueryParameter(ge=1, le=MOST_MESSAGES)]


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_MESSAGE)]
    seat: Seat | None = None
    to_seat: Seat | None = None


class Notes(msgspec.Struct, frozen=True):
    """One's own notes, and the last entry that one has seen: the rest happened since one left."""

    text: str
    seen: int


class Noting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is not given stays as it is."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTES)] | None = None
    seen: Number | None = None


class Remarking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat says to a version of an offer: no, thank you, and perhaps what it does not want of what is
    offered, does not give of what is asked for, or would like instead. `back`: it takes back what it said."""

    seat: Seat
    offer: Annotated[str, Meta(max_length=40)]
    version: Number
    unwanted: Commodities = ()
    ungiven: Commodities = ()
    instead: Commodities = ()
    back: bool = False


class TalkingController(Controller):
    path = "/api/tables/{id:str}"
    tags = ("tables",)

    @get("/chat", summary="What was said.")
    async def chat(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        seat: FromSeat = None,
        after: After = 0,
        before: AtEntry = None,
        most: Messages = MOST_MESSAGES,
        invitation: Invitation = None,
    ) -> list[Message]:
        """The newest messages between the numbers `after` and `before`; earlier ones are asked for in turn.
        At a table on one screen `seat` is the hand that looks: others' private messages stay hidden."""
        door = await enter(house, id, visitor, invitation)
        return await Talk(house.store).heard(id, _reader(door, visitor, seat), after, before, most)

    @post("/chat", summary="Say something: to all, or to one seat.")
    async def say(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        data: JSONBody[Saying],
        request: AnyRequest,
        invitation: Invitation = None,
    ) -> Message:
        door = await enter(house, id, person, invitation)
        mine = door.held(person.id)
        if data.seat is not None and data.seat not in mine:
            raise Forbidden("seat-not-yours")
        to = None
        if data.to_seat is not None:
            if data.seat is None or data.to_seat >= len(door.seated):
                raise BadRequest("private-words")
            if (addressee := door.seated[data.to_seat].person) is None:
                raise Conflict("nobody-there")
            to = Addressee(data.to_seat, addressee)
        house.talking.take(person.id, source_of(request, house))
        message = await Talk(house.store).say(id, person, data.seat, data.text, to)
        ears = None if to is None or data.seat is None else [to.seat, data.seat]
        house.send(id, {"type": "said", "message": msgspec.to_builtins(message)}, ears)
        return message

    @post("/floor", summary="Say something to an offer on an open floor.", status_code=204)
    async def remark(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        data: JSONBody[Remarking],
        request: AnyRequest,
        invitation: Invitation = None,
    ) -> None:
        """Its maker hears it, nobody else. It binds nobody, and is no answer: nothing of it is recorded."""
        door = await enter(house, id, person, invitation)
        if data.seat not in door.held(person.id):
            raise Forbidden("seat-not-yours")
        live = await house.table(id, fresh=True)
        house.talking.take(person.id, source_of(request, house))
        remark = Remark(data.unwanted, data.ungiven, data.instead)
        try:
            said = live.table.remark(data.seat, data.offer, data.version, remark)
        except Refused as refused:
            raise RefusedByRules(refused) from None
        live.attendant(FloorTalk).say(data.seat, [said], back=data.back)

    @get("/notes", summary="My notes, and how far I have read.")
    async def notes(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        seat: FromSeat = None,
        invitation: Invitation = None,
    ) -> Notes:
        """At a table on one screen `seat` is the hand that looks: each has notes of its own."""
        door = await enter(house, id, person, invitation)
        return Notes(*await Talk(house.store).notes(id, _reader(door, person, seat)))

    @put("/notes", summary="Keep my notes, or how far I have read.", request_max_body_size=LARGER)
    async def keep(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        data: JSONBody[Noting],
        seat: FromSeat = None,
        invitation: Invitation = None,
    ) -> Notes:
        reader = _reader(await enter(house, id, person, invitation), person, seat)
        talk = Talk(house.store)
        await talk.keep(id, reader, text=data.text, seen=data.seen)
        return Notes(*await talk.notes(id, reader))


def _reader(door: Door, person: Person | None, seat: int | None) -> Reader:
    """A reader of the chat; somebody with several seats here reads for one of them."""
    mine = door.held(person.id if person else None)
    if seat is not None and seat not in mine:
        raise Forbidden("seat-not-yours")
    return Reader(person, (seat if seat is not None else mine[0]) if len(mine) > 1 else None)
