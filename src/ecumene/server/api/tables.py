"""Playing: what a seat sees, its answers, the log, the past, talk and notes."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec import Meta
from sqlalchemy import select

from ecumene.server.alarm import talk_of
from ecumene.server.api.access import (
    After,
    Anybody,
    FromSeat,
    Invitation,
    Language,
    Number,
    Seat,
    Somebody,
    TableId,
    TheHouse,
    enter,
    look,
)
from ecumene.server.door import Door
from ecumene.server.errors import BadRequest, Conflict, Forbidden, Unknown
from ecumene.server.house import House
from ecumene.server.live import LiveTable, Sender
from ecumene.server.packets import Packet, past_packet
from ecumene.server.people import Person
from ecumene.server.schema import entries
from ecumene.server.talk import LONGEST_MESSAGE, LONGEST_NOTES, Addressee, Message, Reader, Talk
from ecumene.table.api import Table, replay, verify
from ecumene.table.chronicle import Page
from ecumene.table.replay import Verdict
from ecumene.table.sections import sections_of

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
AtEntry = Annotated[int | None, QueryParameter(ge=0, le=10_000_000)]
Wait = Annotated[float, QueryParameter(ge=0, le=30)]
LINES = 500
"""How many lines of a log come at once."""
Lines = Annotated[int, QueryParameter(ge=1, le=LINES)]
LONGEST_BATCH = 200
"""How many answers may be sent at once."""


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to an open request. The same `key` sent twice is carried out once."""

    seat: Seat
    request: Annotated[str, Meta(max_length=80)]
    answer: dict[str, Any]
    key: Key


class Replies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers that were planned together: the first is one to the open request, each later one to what the
    seat is asked next. All are carried out, or none. The same `key` sent twice is carried out once."""

    seat: Seat
    request: Annotated[str, Meta(max_length=80)]
    answers: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=LONGEST_BATCH)]
    key: Key


class TakingBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Taking back the answer with the number `of`, which the state of the table gives as `undo`."""

    seat: Seat
    of: Number
    key: Key


class AlarmWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many seconds people may talk to each other, now and in later turns; null: as many as they like."""

    seconds: Annotated[float, Meta(ge=1, le=7 * 86_400)] | None = None


class AlarmTime(msgspec.Struct, frozen=True):
    """How many seconds are left until the alarm rings, of how many; null where none is set."""

    left: float | None
    of: float | None


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to know before deciding: a topic of the title, and what it asks for.

    With `number` it is asked of the table after that entry, from what the seat knew then.
    """

    seat: Seat
    topic: Annotated[str, Meta(min_length=1, max_length=40)]
    args: dict[str, Any] = {}
    number: Annotated[int, Meta(ge=0, le=10_000_000)] | None = None


class Told(msgspec.Struct, frozen=True):
    """What the rules say to it. `number` is the entry after which it holds."""

    number: int
    topic: str
    result: dict[str, Any]


class Receipt(msgspec.Struct, frozen=True):
    """The number of the entry that is written down now."""

    number: int


class BatchReceipt(msgspec.Struct, frozen=True):
    """The number of the last entry that is written down now, and how many answers were `taken`.

    Where an answer brings luck or hidden information, those after it are not taken. Null: they were sent
    before under the same key, and are carried out already.
    """

    number: int
    taken: int | None


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


class Notes(msgspec.Struct, frozen=True):
    """One's own notes, and the last entry that one has seen: the rest happened since one left."""

    text: str
    seen: int


class Noting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is not given stays as it is."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTES)] | None = None
    seen: Number | None = None


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
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        seat: FromSeat = None,
        language: Language = "en",
        invitation: Invitation = None,
    ) -> Shown:
        live, viewer = await look(house, id, visitor, seat, language, invitation)
        mine = live.door.held(visitor.id if visitor else None)
        return Shown(live.number, viewer.seat, mine, live.packet(viewer))

    @get("/log", summary="What happened, after an entry, as far as I may know it.")
    async def log(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        seat: FromSeat = None,
        language: Language = "en",
        after: After = 0,
        before: AtEntry = None,
        most: Lines = LINES,
        invitation: Invitation = None,
    ) -> list[Packet]:
        """The newest lines between the entries `after` and `before`; earlier ones are asked for in turn."""
        live, viewer = await look(house, id, visitor, seat, language, invitation)
        return live.log(viewer, after, before, most)

    @get("/events", summary="What changed after an entry: the messages that a socket would have brought.")
    async def events(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        after: After,
        wait: Wait = 0.0,
        seat: FromSeat = None,
        language: Language = "en",
        invitation: Invitation = None,
    ) -> list[Packet]:
        """With `wait` the answer comes when something happens, but after so many seconds at the latest."""
        live, viewer = await look(house, id, visitor, seat, language, invitation)
        if wait:
            live.since(viewer, None)  # from here on the changes are remembered
            await live.news(after, wait)
        return [msgspec.json.decode(text) for text in live.since(viewer, after)]

    @post("/answers", summary="Answer a request.", status_code=200)
    async def answer(self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[Reply]) -> Receipt:
        live, seat = await _own_seat(house, id, person, data.seat)
        return Receipt(await live.answer(seat, data.request, data.answer, _sender(person, data)))

    @post("/batch", summary="Answer a request and those that follow from it, all at once.", status_code=200)
    async def batch(
        self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[Replies]
    ) -> BatchReceipt:
        live, seat = await _own_seat(house, id, person, data.seat)
        return BatchReceipt(*await live.batch(seat, data.request, data.answers, _sender(person, data)))

    @post("/undo", summary="Take back my last answer.", status_code=200)
    async def undo(
        self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[TakingBack]
    ) -> Receipt:
        live, seat = await _own_seat(house, id, person, data.seat)
        return Receipt(await live.undo(seat, data.of, _sender(person, data)))

    @post("/alarm", summary="Set the alarm for a talk such as trade: the host's business.", status_code=200)
    async def alarm(
        self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[AlarmWish]
    ) -> AlarmTime:
        """Everybody who follows the table is told (`alarm`). When it rings, that is an entry of the table."""
        live, _ = await look(house, id, person)
        if person.id != live.door.host:
            raise Forbidden("host-only")
        if data.seconds is not None and talk_of(live.table) is None:
            raise Conflict("no-talk")
        live.alarm.set(live.table, data.seconds)
        message = live.alarm.message
        return AlarmTime(message.get("left"), message.get("of"))

    @post("/counsel", summary="What would be? Ask the rules, from my own seat.", status_code=200)
    async def counsel(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        data: JSONBody[Question],
        language: Language = "en",
    ) -> Told:
        """Answered from what the seat may know now, or knew then, and nothing else; nothing is changed."""
        live, viewer = await look(house, id, person, data.seat, language)
        number, table = live.number, live.table
        if data.number is not None:
            number, table = data.number, await _then(house, live, data.number)
        told = await house.counsel.on(person.id, table, data.seat, data.topic, data.args, viewer.language)
        return Told(number, data.topic, told)

    @get("/requests/{asked:str}/texts", summary="The options of a request in words.")
    async def texts(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        asked: FromPath[str],
        seat: FromSeat = None,
        language: Language = "en",
    ) -> list[str]:
        live, viewer = await look(house, id, person, seat, language)
        table, own = live.table, viewer.seat
        mine = [] if own is None else [*table.requests(own), *table.amendable(own)]
        for request in mine:
            if request.id == asked:
                options = table.options(request)
                return [table.describe(request, option, viewer.language) for option in options]
        raise Unknown("no-request")

    @get("/text", summary="The table as text, now or after an entry, for screen readers and terminals.")
    async def text(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        seat: FromSeat = None,
        number: AtEntry = None,
        language: Language = "en",
        invitation: Invitation = None,
    ) -> list[Packet]:
        live, viewer = await look(house, id, visitor, seat, language, invitation)
        table = live.table if number is None else await _then(house, live, number)
        panels = table.title.board(table.view(viewer.seat), viewer.seat, viewer.language)
        return [msgspec.to_builtins(panel) for panel in panels]

    @get("/marks", summary="Where each phase begins.")
    async def marks(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        language: Language = "en",
        invitation: Invitation = None,
    ) -> list[Mark]:
        live, _ = await look(house, id, visitor, None, language, invitation)
        title = live.table.title
        marks: list[Mark] = []
        for number, (line, _) in enumerate(live.lines):
            if not marks or (marks[-1].turn, marks[-1].phase) != (line.turn, line.phase):
                where = title.words.text(title.where(line.turn, line.phase), language)
                marks.append(Mark(number, line.turn, line.phase, where))
        return marks

    @get("/story", summary="The story of the game, turn by turn, as far as I may know it.")
    async def story(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        seat: FromSeat = None,
        invitation: Invitation = None,
    ) -> list[Page]:
        """While the game goes on it tells what the log told this seat; afterwards everything."""
        live, viewer = await look(house, id, visitor, seat, invitation=invitation)
        return await house.stories.of(live, viewer.seat)

    @get("/history/{number:int}", summary="The table after an entry, as I might know it then.")
    async def history(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        number: Annotated[int, PathParameter(ge=0, le=10_000_000)],
        seat: FromSeat = None,
        language: Language = "en",
        invitation: Invitation = None,
    ) -> Packet:
        live, viewer = await look(house, id, visitor, seat, language, invitation)
        return past_packet(await _then(house, live, number), viewer)

    @get("/export", summary="The journal of a finished table.", media_type="application/jsonl")
    async def export(
        self, house: TheHouse, visitor: Anybody, id: TableId, invitation: Invitation = None
    ) -> Response[str]:
        lines = await _published(house, id, visitor, invitation)
        headers = {"content-disposition": f'attachment; filename="{id}.jsonl"'}
        return Response("\n".join(lines) + "\n", media_type="application/jsonl", headers=headers)

    @get("/verdict", summary="What the journal of a finished table proves.", opt={"strict_rate": True})
    async def verdict(
        self, house: TheHouse, visitor: Anybody, id: TableId, invitation: Invitation = None
    ) -> Verdict:
        lines = await _published(house, id, visitor, invitation)
        return await asyncio.get_running_loop().run_in_executor(house.readers, verify, lines)

    @get("/chat", summary="What was said.")
    async def chat(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        seat: FromSeat = None,
        after: After = 0,
        invitation: Invitation = None,
    ) -> list[Message]:
        """At a table on one screen `seat` is the hand that looks: others' private messages stay hidden."""
        door = await enter(house, id, visitor, invitation)
        return await Talk(house.store).heard(id, _reader(door, visitor, seat), after)

    @post("/chat", summary="Say something: to all, or to one seat.")
    async def say(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        data: JSONBody[Saying],
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
        message = await Talk(house.store).say(id, person, data.seat, data.text, to)
        if (live := house.live.get(id)) is not None:
            ears = None if to is None or data.seat is None else [to.seat, data.seat]
            live.send({"type": "said", "message": msgspec.to_builtins(message)}, ears)
        return message

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

    @put("/notes", summary="Keep my notes, or how far I have read.")
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

    @get("/rules", summary="The sections of the rulebook that this table's title cites.")
    async def rules(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        language: Language = "en",
        invitation: Invitation = None,
    ) -> dict[str, str]:
        live, _ = await look(house, id, visitor, invitation=invitation)
        return {id: section.title_in(language) for id, section in sections_of(live.table.title).items()}


async def _own_seat(house: House, id: str, person: Person, seat: int) -> tuple[LiveTable, int]:
    """A table, for somebody who acts in a seat of their own."""
    live, _ = await look(house, id, person, seat)
    return live, seat


def _sender(person: Person, data: Reply | Replies | TakingBack) -> Sender:
    """Who sends this, with a digest of it: another thing must not pass under the same key."""
    return Sender(person.id, data.key, sha256(msgspec.json.encode(data, order="sorted")).hexdigest())


def _reader(door: Door, person: Person | None, seat: int | None) -> Reader:
    """Somebody who reads what is said; whoever has several hands here reads for one of them."""
    mine = door.held(person.id if person else None)
    if seat is not None and seat not in mine:
        raise Forbidden("seat-not-yours")
    return Reader(person, (seat if seat is not None else mine[0]) if len(mine) > 1 else None)


async def _published(house: House, id: str, visitor: Person | None, invitation: str | None) -> list[str]:
    """The journal of a finished table; before the end nobody gets it."""
    if (await enter(house, id, visitor, invitation)).status != "finished":
        raise Conflict("not-over")
    return (await house.table(id)).table.journal()


async def _then(house: House, live: LiveTable, number: int) -> Table:
    """The table as it stood after an entry."""
    if number > live.number:
        raise BadRequest("no-entry", last=live.number)
    then = live.table.at(number)
    if then is not None:
        return then
    rows = await house.store.rows(
        select(entries.c.line)
        .where(entries.c.table == live.id, entries.c.number <= number)
        .order_by(entries.c.number)
    )
    lines = [row.line for row in rows]
    return await asyncio.get_running_loop().run_in_executor(house.readers, replay, lines)
