"""Keeping a table going: its clock, votes, who plays for whom, standing orders, and links to seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from ecumene.server.api.access import (
    Anybody,
    FromSeat,
    Invitation,
    Language,
    Seat,
    Somebody,
    TableId,
    TheHouse,
    look,
)
from ecumene.server.api.lobby import in_language
from ecumene.server.errors import BadRequest, Conflict, Forbidden, Unknown
from ecumene.server.house import House
from ecumene.server.ids import now
from ecumene.server.keeping import deeds, orders, votes
from ecumene.server.keeping.guests import Briefing, Guests, Role, SeatLink, Sharer
from ecumene.server.keeping.keeper import Keeper
from ecumene.server.keeping.record import Keeping, Proposal, StandingOrder
from ecumene.server.keeping.shown import Clock
from ecumene.server.keeping.terms import Absence, ClockTerms, Pace, usual_terms
from ecumene.server.live import LiveTable
from ecumene.server.lobby import Lobby, TableCard
from ecumene.server.packets import Line
from ecumene.table.api import Table

FAR = 366 * 86_400.0
MOST_VOTES = 8
Token = Annotated[str, PathParameter(min_length=20, max_length=64)]
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


class LinkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    role: Role


class SeatOffer(msgspec.Struct, frozen=True):
    """Where a link to a seat leads, and what whoever has it may see of the table before they sit down."""

    table: str
    seat: int
    role: Role
    card: TableCard


class NewLink(msgspec.Struct, frozen=True):
    """The token of a link to a seat: `/seat/<token>` is the page to send. It is good once."""

    token: str


class Parting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    person: Annotated[str, Meta(max_length=24)]


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
        terms = data.terms or usual_terms(data.pace, live.table.title.meta.thinking)
        if terms.pace != data.pace:
            raise BadRequest("bad-terms")
        keeper = live.attendant(Keeper)
        people = keeper.people
        await keeper.arrange(lambda table, keeping: deeds.set_pace(table, keeping, people, terms, now()))
        return keeper.clock()

    @post("/votes", summary="Propose something to the table; whoever proposes it is for it.")
    async def propose(
        self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[Proposing]
    ) -> Clock:
        live, _ = await look(house, id, person, data.seat)
        keeper = live.attendant(Keeper)
        people, proposal = keeper.people, _placed(live, data.proposal)

        def arranged(table: Table, keeping: Keeping) -> list[Line]:
            _expect_sensible(table, keeping, proposal)
            votes.propose(keeping, people, data.seat, proposal, now())
            return deeds.settle_votes(table, keeping, people, now())

        await keeper.arrange(arranged)
        return keeper.clock()

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
            seat = votes.voice(keeping, people, found.proposal, data.seat)
            if seat not in votes.electorate(keeping, people, found.proposal):
                raise Forbidden("no-vote")
            found.ballots[str(seat)] = data.yes
            return deeds.settle_votes(table, keeping, people, now())

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

    @post("/seat-link", summary="A link to a seat: to share mine, or for whoever takes a free one over.")
    async def link(self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[LinkWish]) -> NewLink:
        live, _ = await look(house, id, person)
        if data.seat >= len(live.door.seated):
            raise BadRequest("no-seat")
        if not live.door.held(person.id) and person.id != live.door.host:
            raise Forbidden("seat-not-yours")
        return NewLink(await Guests(house).link(live, person, data.seat, data.role))

    @post("/seat-sharing/end", summary="Somebody no longer plays a seat with its player.", status_code=204)
    async def part(self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[Parting]) -> None:
        live, _ = await look(house, id, person, data.seat)
        await Guests(house).dismiss(live, person, data.seat, data.person)

    @get("/briefing", summary="What I should know when I come to a seat.")
    async def briefing(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        seat: FromSeat = None,
        language: Language = "en",
    ) -> Briefing:
        live, viewer = await look(house, id, person, seat, language)
        if viewer.seat is None:
            raise Forbidden("seat-not-yours")
        return Guests.briefing(live, viewer, viewer.seat)


class SeatLinkController(Controller):
    path = "/api/seat-links/{token:str}"
    tags = ("keeping",)

    @get("/", summary="Where a link to a seat leads.")
    async def where(self, house: TheHouse, token: Token, language: Language = "en") -> SeatOffer:
        link = await Guests(house).where(token)
        card = in_language(await Lobby(house).card(link.table), language)
        return SeatOffer(link.table, link.seat, link.role, card)

    @post("/", summary="Sit down by a link; it is good once.")
    async def take(self, house: TheHouse, person: Somebody, token: Token) -> SeatLink:
        return await Guests(house).take(person, token)


def _expect_sensible(table: Table, keeping: Keeping, proposal: Proposal) -> None:
    """A proposal must mean something at this table."""
    if table.over:
        raise Conflict("over")
    if len(keeping.votes) >= MOST_VOTES or any(vote.proposal == proposal for vote in keeping.votes):
        raise Conflict("vote-open")
    seat, do = proposal.seat, proposal.do
    fits = {
        "pause": keeping.rest is None and _is_soon(proposal.until),
        "resume": keeping.rest is not None,
        "extend": proposal.seconds is not None and 0 < proposal.seconds <= 30 * 86_400,
        "break": proposal.turn is not None and proposal.turn >= table.turn and _is_soon(proposal.until),
        "end": True,
        "replace": seat is not None and proposal.by is not None and _may_go(table, proposal),
        "rewind": proposal.to is not None and 0 < proposal.to <= table.length,
        "undo": seat is not None and seat < table.seats and table.rewind_to(seat) is not None,
    }
    if not fits[do] or (seat is not None and not 0 <= seat < table.seats):
        raise BadRequest("bad-proposal")


def _may_go(table: Table, proposal: Proposal) -> bool:
    return proposal.by != "departure" or deeds.may_depart(table, proposal.seat)


def _placed(live: LiveTable, proposal: Proposal) -> Proposal:
    """A proposal to go back says to which turn, for the log."""
    to = proposal.to
    if proposal.do != "rewind" or to is None or not 0 < to <= live.number:
        return proposal
    return msgspec.structs.replace(proposal, turn=live.lines[to - 1].line.turn)


def _is_soon(until: float | None) -> bool:
    return until is None or now() < until < now() + FAR


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
    # While others talk, an open floor is asked for anew with each word, and asks the same.
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
