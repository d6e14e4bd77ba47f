"""Keeping a table going: its clock, votes, who plays for whom, and standing orders."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta
from sqlalchemy import update

from ecumene.server.api.access import (
    Anybody,
    FromSeat,
    Invitation,
    Language,
    Seat,
    Somebody,
    TableId,
    TheHouse,
    enter,
    look,
)
from ecumene.server.api.answering import expect_bounded
from ecumene.server.database.schema import tables
from ecumene.server.errors import BadRequest, Conflict, Forbidden, Unknown
from ecumene.server.house import House
from ecumene.server.ids import now
from ecumene.server.keeping import deeds, orders, votes
from ecumene.server.keeping.absence import People
from ecumene.server.keeping.guests import Guests, Sharer
from ecumene.server.keeping.keeper import Keeper
from ecumene.server.keeping.proposals import Prospect, prospects, why_not
from ecumene.server.keeping.record import Keeping, Proposal, StandingOrder
from ecumene.server.keeping.status import Clock
from ecumene.server.keeping.terms import Absence, ClockTerms, Pace, usual_terms
from ecumene.server.people.accounts import Person
from ecumene.server.tables.live import LiveTable
from ecumene.server.tables.packets import Line
from ecumene.table.api import Table

Numbered = Annotated[int, PathParameter(ge=1, le=1_000_000)]


class PaceWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pace of a table. Without `terms` it gets the usual ones, which start from what its title says."""

    pace: Pace
    terms: ClockTerms | None = None


class Proposing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    proposal: Proposal


class Ballot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    yes: bool


class Going(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player goes for a while; meanwhile a careful stand-in plays, or a bot."""

    seat: Seat
    cover: Literal["stand-in", "bot"] = "stand-in"


class Coming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class Wishing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    wish: Absence


class Ordering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer given ahead to a `kind` of question: its default, or `answer`, which must be one to the
    `request` of that kind that is open now. `until` is the last turn in which it is good, `times` how often.
    On an open floor one may give several: offers that stand."""

    seat: Seat
    kind: Annotated[str, Meta(min_length=1, max_length=40)]
    request: Annotated[str, Meta(max_length=80)] | None = None
    answer: dict[str, Any] | None = None
    until: Annotated[int, Meta(ge=0, le=1000)] | None = None
    times: Annotated[int, Meta(ge=1, le=1000)] | None = None


class Arrangements(msgspec.Struct, frozen=True):
    """What a seat has arranged for itself; nobody else is shown it. `texts` are the orders in words,
    `questions` what they answer to, `sharing` everybody who plays the seat where it is more than one."""

    wish: Absence
    orders: list[StandingOrder]
    texts: list[str]
    questions: list[str]
    sharing: list[Sharer]


class KeepingController(Controller):
    path = "/api/tables/{id:str}"
    tags = ("keeping",)

    @get("/clock", summary="Who is awaited, since when and until when; what is voted on.")
    async def clock(
        self, house: TheHouse, visitor: Anybody, id: TableId, invitation: Invitation = None
    ) -> Clock:
        live, _ = await look(house, id, visitor, invitation=invitation)
        keeper = live.attendant(Keeper)
        await keeper.refreshed()
        return keeper.clock()

    @put("/clock", summary="Set the pace of a table: the host's business.")
    async def pace(self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[PaceWish]) -> Clock:
        live, _ = await look(house, id, person)
        if person.id != live.door.host:
            raise Forbidden("host-only")
        terms = data.terms or usual_terms(data.pace, live.table.thinking)
        if terms.pace != data.pace:
            raise BadRequest("bad-terms")
        keeper = live.attendant(Keeper)
        people = keeper.people
        chosen = update(tables).where(tables.c.id == id).values(pace=terms.pace)
        await keeper.arrange(
            lambda table, keeping: deeds.set_pace(table, keeping, people, terms, now()), chosen
        )
        return keeper.clock()

    @post("/votes", summary="Propose something to the table; whoever proposes it is for it.")
    async def propose(
        self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[Proposing]
    ) -> Clock:
        live, _ = await look(house, id, person, data.seat)
        keeper = live.attendant(Keeper)
        people, proposal = keeper.people, _placed(live, data.proposal)
        _expect_owner(people, proposal, data.seat, person)

        def arranged(table: Table, keeping: Keeping) -> list[Line]:
            if (refused := why_not(table, keeping, data.seat, proposal, now())) is not None:
                raise refused
            votes.propose(keeping, people, data.seat, proposal, now())
            return deeds.settle_votes(table, keeping, people, now())

        await keeper.arrange(arranged)
        return keeper.clock()

    @get("/proposals", summary="What I can propose, who would have to agree, and why something cannot be.")
    async def proposals(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        seat: FromSeat = None,
        language: Language = "en",
    ) -> list[Prospect]:
        mine = (await enter(house, id, person)).held(person.id)
        if not mine or (seat is not None and seat not in mine):
            return []  # also to a window that does not know yet that its seat is somebody else's
        live, viewer = await look(house, id, person, seat, language)
        assert viewer.seat is not None
        keeper = live.attendant(Keeper)
        keeping = await keeper.refreshed()
        return prospects(live.table, keeping, keeper.people, viewer.seat, viewer.language)

    @post(
        "/votes/{vote:int}", summary="Say yes or no to a proposal; that may be changed until it is decided."
    )
    async def vote(
        self, house: TheHouse, person: Somebody, id: TableId, vote: Numbered, data: JSONBody[Ballot]
    ) -> Clock:
        live, _ = await look(house, id, person, data.seat)
        keeper = live.attendant(Keeper)
        people = keeper.people

        def arranged(table: Table, keeping: Keeping) -> list[Line]:
            found = next((each for each in keeping.votes if each.id == vote), None)
            if found is None:
                raise Conflict("vote-over")
            if data.yes:
                _expect_owner(people, found.proposal, data.seat, person)
            return deeds.cast(table, keeping, people, found, data.seat, data.yes, now())

        await keeper.arrange(arranged)
        return keeper.clock()

    @post("/away", summary="I am away for a while: somebody plays for me until I am back.", status_code=200)
    async def away(self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[Going]) -> Clock:
        live, _ = await look(house, id, person, data.seat)
        keeper = live.attendant(Keeper)
        await keeper.arrange(lambda table, keeping: deeds.go_away(table, keeping, data.seat, data.cover))
        return keeper.clock()

    @post("/back", summary="I am back, and have my seat again at once.", status_code=200)
    async def back(self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[Coming]) -> Clock:
        live, _ = await look(house, id, person, data.seat)
        keeper = live.attendant(Keeper)
        await keeper.arrange(lambda table, keeping: deeds.come_back(table, keeping, data.seat))
        return keeper.clock()

    @get("/standing", summary="My standing orders, and what I wish while I am away.")
    async def standing(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        seat: FromSeat = None,
        language: Language = "en",
    ) -> Arrangements:
        live, viewer = await look(house, id, person, seat, language)
        return await _standing(house, live, viewer.seat, viewer.language)

    @put("/standing", summary="What shall happen while I am away.")
    async def wish(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        data: JSONBody[Wishing],
        language: Language = "en",
    ) -> Arrangements:
        live, viewer = await look(house, id, person, data.seat, language)

        def arranged(table: Table, keeping: Keeping) -> list[Line]:
            keeping.seats[data.seat].wish = data.wish
            return []

        await live.attendant(Keeper).arrange(arranged)
        return await _standing(house, live, data.seat, viewer.language)

    @post("/orders", summary="Give an answer ahead.")
    async def order(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        data: JSONBody[Ordering],
        language: Language = "en",
    ) -> Arrangements:
        expect_bounded(data.answer or {})
        live, viewer = await look(house, id, person, data.seat, language)

        def arranged(table: Table, keeping: Keeping) -> list[Line]:
            record = keeping.seats[data.seat]
            if len(record.orders) >= orders.MOST_ORDERS:
                raise Conflict("many-orders", most=orders.MOST_ORDERS)
            order = _order(table, keeping.number(), data)
            floor = any(each.kind == data.kind and each.open_floor for each in table.requests(data.seat))
            record.orders = orders.given(record.orders, order, floor=floor)
            return []

        await live.attendant(Keeper).arrange(arranged)
        return await _standing(house, live, data.seat, viewer.language)

    @post("/orders/{order:int}/revoke", summary="Take a standing order back.", status_code=200)
    async def revoke(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        order: Numbered,
        data: JSONBody[Coming],
        language: Language = "en",
    ) -> Arrangements:
        live, viewer = await look(house, id, person, data.seat, language)

        def arranged(table: Table, keeping: Keeping) -> list[Line]:
            if not orders.revoke(keeping, data.seat, order):
                raise Unknown("no-order")
            return []

        await live.attendant(Keeper).arrange(arranged)
        return await _standing(house, live, data.seat, viewer.language)


def _expect_owner(people: People, proposal: Proposal, seat: int, person: Person) -> None:
    """Somebody who shares a seat may vote for its player, but only the player may consent to its loss."""
    subject = votes.subject(people, proposal)
    if subject is not None and subject == people[seat] != person.id:
        raise Forbidden("owner-only")


def _placed(live: LiveTable, proposal: Proposal) -> Proposal:
    """A proposal to go back says to which turn, for the log."""
    to = proposal.to
    if proposal.do != "rewind" or to is None or not 0 < to <= live.number:
        return proposal
    return msgspec.structs.replace(proposal, turn=live.lines[to - 1].line.turn)


def _order(table: Table, number: int, data: Ordering) -> StandingOrder:
    """An order must be about a kind of question that there is; an answer must be good now."""
    open_now = [*table.requests(data.seat), *table.amendable(data.seat)]
    meant = [each for each in open_now if each.kind == data.kind]
    order = StandingOrder(id=number, kind=data.kind, until=data.until, times=data.times)
    if meant:
        order = msgspec.structs.replace(order, phase=table.phase, asked=meant[0].asked)
    if data.answer is None:
        if data.kind not in {kind.name for kind in table.title.kinds.values()}:
            raise BadRequest("no-kind", kind=data.kind)
        return order
    # On an open floor the question gets a new id with each answer of others, but stays the same.
    request = next((each for each in meant if each.open_floor or each.id == data.request), None)
    if request is None:
        raise Unknown("no-request")
    if not orders.allowed(table, request, data.answer):
        raise BadRequest("bad-order")
    return msgspec.structs.replace(
        order,
        answer=data.answer,
        text=table.said(request, data.answer),
        same=orders.choices_of(table, request),
        asked=request.asked,
    )


async def _standing(house: House, live: LiveTable, seat: int | None, language: str) -> Arrangements:
    if seat is None:
        raise Forbidden("seat-not-yours")
    record = (await live.attendant(Keeper).refreshed()).seats[seat]
    return Arrangements(
        wish=record.wish,
        orders=record.orders,
        texts=[orders.in_words(live.table, order, language) for order in record.orders],
        questions=[orders.question_of(live.table, order, language) for order in record.orders],
        sharing=await Guests(house).sharing(live, seat),
    )
