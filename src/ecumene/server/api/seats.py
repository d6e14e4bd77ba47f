"""Coming to a seat of a running game: links to it, who made them and until when, and a briefing."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from ecumene.server.api.access import FromSeat, Language, Seat, Somebody, TableId, TheHouse, look
from ecumene.server.api.lobby import in_language
from ecumene.server.errors import BadRequest, Forbidden
from ecumene.server.keeping.guests import Briefing, Guests
from ecumene.server.keeping.links import Links, ListedLink, NewLink, Role, SeatLink
from ecumene.server.lobby.gathering import Lobby, TableCard

Token = Annotated[str, PathParameter(min_length=20, max_length=64)]
LinkId = Annotated[str, PathParameter(min_length=16, max_length=16)]


class LinkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    role: Role


class SeatOffer(msgspec.Struct, frozen=True):
    """Where a link to a seat leads, until when it is good, and what its holder may see of the table
    before they sit down."""

    table: str
    seat: int
    role: Role
    until: float
    card: TableCard


class Parting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    person: Annotated[str, Meta(max_length=24)]


class SeatsController(Controller):
    path = "/api/tables/{id:str}"
    tags = ("keeping",)

    @post("/seat-link", summary="A link to a seat: to share mine, or for whoever takes a free one over.")
    async def link(self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[LinkWish]) -> NewLink:
        live, _ = await look(house, id, person)
        if data.seat >= len(live.door.seated):
            raise BadRequest("no-seat")
        if not live.door.held(person.id) and person.id != live.door.host:
            raise Forbidden("seat-not-yours")
        return await Links(house).make(live, person, data.seat, data.role)

    @get("/seat-links", summary="The links that I made, and those to my seats, as far as they are good.")
    async def links(self, house: TheHouse, person: Somebody, id: TableId) -> list[ListedLink]:
        live, _ = await look(house, id, person)
        return await Links(house).of_table(live, person)

    @post("/seat-links/{link:str}/revoke", summary="Revoke a link to a seat.", status_code=200)
    async def revoke(self, house: TheHouse, person: Somebody, id: TableId, link: LinkId) -> list[ListedLink]:
        live, _ = await look(house, id, person)
        await Links(house).revoke(live, person, link)
        return await Links(house).of_table(live, person)

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
        return SeatOffer(link.table, link.seat, link.role, link.until, card)

    @post("/", summary="Sit down by a link; it is good once.")
    async def take(self, house: TheHouse, person: Somebody, token: Token) -> SeatLink:
        return await Guests(house).take(person, token)
