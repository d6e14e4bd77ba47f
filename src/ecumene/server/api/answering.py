"""Answering: what a seat is asked, its answers, taking them back, and asking the rules beforehand."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ecumene.server.api.access import (
    Anybody,
    FromSeat,
    Invitation,
    Language,
    Number,
    Seat,
    Somebody,
    TableId,
    TheHouse,
    look,
    then,
)
from ecumene.server.errors import BadRequest, Forbidden, Unknown
from ecumene.server.house import House
from ecumene.server.ids import now
from ecumene.server.keeping import deeds
from ecumene.server.keeping.keeper import Keeper, alarm_message
from ecumene.server.people.accounts import Person
from ecumene.server.tables.live import LiveTable
from ecumene.server.tables.record import Sender
from ecumene.table.data.bounds import ANSWER, Bounds

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
LONGEST_BATCH = 200
"""How many answers may be sent at once."""
_PLAN = Bounds(values=20 * LONGEST_BATCH, letters=200 * LONGEST_BATCH, depth=10)
"""The size of all answers together, whether they are sent or the rules are only asked about them."""


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to an open request. The same `key` sent twice is carried out once."""

    seat: Seat
    request: Annotated[str, Meta(max_length=80)]
    answer: dict[str, Any]
    key: Key


class Replies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers that were planned together: the first is one to the open request, each later one to what the
    seat is asked next. All are carried out, or none. The same `key` sent twice is carried out once.

    In a `series` all of them are answers to one question that is put again after each; those that the rules
    do not ask for any more are not taken.
    """

    seat: Seat
    request: Annotated[str, Meta(max_length=80)]
    answers: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=LONGEST_BATCH)]
    key: Key
    series: bool = False


class TakingBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Taking back the answer with the number `of`, which the state of the table gives as `undo`; with `since`
    also those before it from that number on, which were given together with it: all of them, or none."""

    seat: Seat
    of: Number
    key: Key
    since: Number | None = None


class AlarmWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many seconds people may talk to each other, now and in later turns; null: as many as they like."""

    seconds: Annotated[float, Meta(ge=1, le=7 * 86_400)] | None = None


class AlarmTime(msgspec.Struct, frozen=True):
    """How many seconds are left until the alarm rings, of how many; null where none is set."""

    left: float | None
    of: float | None


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to know before deciding: a topic of the title, and what it asks for.

    With `number` it is asked of the table after that entry, from what the seat knew then. Without a seat it
    is asked from the first of one's own; who has none may ask what the title tells everybody.
    """

    topic: Annotated[str, Meta(min_length=1, max_length=40)]
    args: dict[str, Any] = {}
    number: Annotated[int, Meta(ge=0, le=10_000_000)] | None = None
    seat: Seat | None = None


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


class AnsweringController(Controller):
    path = "/api/tables/{id:str}"
    tags = ("tables",)

    @post("/answers", summary="Answer a request.", status_code=200)
    async def answer(self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[Reply]) -> Receipt:
        expect_bounded(data.answer)
        live, seat = await _own_seat(house, id, person, data.seat)
        return Receipt(await live.answer(seat, data.request, data.answer, _sender(person, data)))

    @post("/batch", summary="Answer a request and those that follow from it, all at once.", status_code=200)
    async def batch(
        self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[Replies]
    ) -> BatchReceipt:
        expect_bounded({"answers": data.answers}, bounds=_PLAN)
        for place, answer in enumerate(data.answers):
            expect_bounded(answer, place)
        live, seat = await _own_seat(house, id, person, data.seat)
        sender = _sender(person, data)
        return BatchReceipt(*await live.batch(seat, data.request, data.answers, sender, series=data.series))

    @post("/undo", summary="Take back my last answer.", status_code=200)
    async def undo(
        self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[TakingBack]
    ) -> Receipt:
        live, seat = await _own_seat(house, id, person, data.seat)
        return Receipt(await live.undo(seat, data.of, _sender(person, data), since=data.since))

    @post("/alarm", summary="Set the alarm for a talk such as trade: the host's business.", status_code=200)
    async def alarm(
        self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[AlarmWish]
    ) -> AlarmTime:
        """Everybody who follows the table is told (`alarm`). When it rings, that is an entry of the table."""
        live, _ = await look(house, id, person)
        if person.id != live.door.host:
            raise Forbidden("host-only")
        keeper = live.attendant(Keeper)
        await keeper.arrange(lambda table, keeping: deeds.set_alarm(table, keeping, data.seconds, now()))
        message = alarm_message(keeper.keeping.talk)
        return AlarmTime(message.get("left"), message.get("of"))

    @post("/counsel", summary="What would be? Ask the rules, from my own seat.", status_code=200)
    async def counsel(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        data: JSONBody[Question],
        language: Language = "en",
        invitation: Invitation = None,
    ) -> Told:
        """Answered from what the seat may know now, or knew then, and nothing else; nothing is changed."""
        expect_bounded(data.args, bounds=_PLAN)
        live, viewer = await look(house, id, visitor, data.seat, language, invitation)
        number, table = live.number, live.table
        if data.number is not None:
            number, table = data.number, await then(house, live, data.number)
        asking = visitor.id if visitor else ""
        told = await house.counsel.on(asking, table, viewer.seat, data.topic, data.args, viewer.language)
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


def expect_bounded(said: dict[str, Any], at: int | None = None, bounds: Bounds = ANSWER) -> None:
    """Nobody has so much to say to one question that it takes long to look at; large numbers are refused by
    the rules."""
    if reason := bounds.broken_by(said):
        error = BadRequest("bad-request", reason=reason)
        error.at = at
        raise error


async def _own_seat(house: House, id: str, person: Person, seat: int) -> tuple[LiveTable, int]:
    """A table, for somebody who acts in a seat of their own."""
    live, _ = await look(house, id, person, seat, fresh=False)
    return live, seat


def _sender(person: Person, data: Reply | Replies | TakingBack) -> Sender:
    """Who sends this, with a digest of it: another thing must not pass under the same key."""
    return Sender(person.id, data.key, sha256(msgspec.json.encode(data, order="sorted")).hexdigest())
