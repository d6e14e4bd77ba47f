"""Titles, and tables that have not begun."""

from __future__ import annotations

import io
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Any, Literal, cast

import msgspec
import segno
from litestar import Controller, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from ecumene import bots
from ecumene.server.api.access import (
    Anybody,
    AnyRequest,
    Invitation,
    Language,
    Seat,
    Somebody,
    TableId,
    TheHouse,
    Token,
    asker_of,
    enter,
    source_of,
)
from ecumene.server.errors import WORDS, Unknown
from ecumene.server.lobby.archive import take_in
from ecumene.server.lobby.gathering import BotName, Lobby, TableCard, Wish
from ecumene.server.lobby.repertoire import title_of
from ecumene.server.lobby.what_if import WhatIf, go_on
from ecumene.server.tables.glance import in_words
from ecumene.server.texts import one_line
from ecumene.table.api import titles
from ecumene.table.meta import Meta as TitleMeta
from ecumene.table.text.words import FALLBACK, Say
from ecumene.table.title import Terms
from ecumene.table.titles import loaded_title

LARGEST_JOURNAL = 4 * 1024 * 1024
"""Three times as long as the longest game that was ever played here."""
_TEN_MINUTES = 600


class Opened(msgspec.Struct, frozen=True):
    """A new table, and the token of its invitation: `/invitation/<token>` is the link to send."""

    table: TableCard
    invitation: str


class NewInvitation(msgspec.Struct, frozen=True):
    invitation: str


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat | None = None
    invitation: Token | None = None


class Rising(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class HandName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody at the host's screen is called; nothing for the host's own name."""

    seat: Seat
    name: Annotated[str, Meta(max_length=40)]


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    bot: BotName


class Import(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The journal of a finished game, as it was exported; a private table unless it is `open`."""

    journal: Annotated[str, Meta(min_length=1, max_length=LARGEST_JOURNAL)]
    name: Annotated[str, Meta(max_length=80)] = ""
    open: bool = False


class Offer(msgspec.Struct, frozen=True):
    """What the house has to play: titles with their options, and how strong its bots can be."""

    titles: list[TitleMeta]
    bots: list[str]


class LobbyController(Controller):
    path = "/api"
    tags = ("lobby",)

    @get("/titles", summary="What can be played here?")
    async def titles(self) -> Offer:
        return Offer(list(titles().values()), list(bots.STRENGTHS))

    @get("/titles/{title:str}/terms", summary="What a title calls its phases and the parts of a score.")
    async def terms(self, title: FromPath[str], language: Language = "en") -> Terms:
        return title_of(title).terms(language)

    @get(
        "/titles/{title:str}/components",
        summary="What is printed on the components of a title.",
        cache_control=CacheControlHeader(max_age=_TEN_MINUTES),
    )
    async def components(
        self,
        house: TheHouse,
        request: AnyRequest,
        title: FromPath[str],
        language: Language = "en",
        setup: Annotated[str, QueryParameter(max_length=20)] = "",
    ) -> Response[dict[str, Any]]:
        """With `setup` (the `scene` of a view up to its first hyphen) what that set-up uses, else everything.
        Who has them already is told so (304)."""
        if setup and setup not in title_of(title).setups():
            raise Unknown("no-setup", setup=setup)
        known = language if language in title_of(title).words.languages() else FALLBACK
        printed, tag = await house.reading(_components, title, known, setup)
        unchanged = tag in request.headers.get("if-none-match", "")
        body: Any = None if unchanged else msgspec.Raw(printed)
        return Response(
            cast(dict[str, Any], body), status_code=304 if unchanged else 200, headers={"etag": tag}
        )

    @get("/tables", summary="Tables: open ones, one's own, finished ones, or games of bots to watch.")
    async def tables(
        self,
        house: TheHouse,
        visitor: Anybody,
        which: Annotated[Literal["open", "mine", "finished", "watch"], QueryParameter()] = "open",
        language: Language = "en",
    ) -> list[TableCard]:
        return [in_language(card, language) for card in await Lobby(house).cards(visitor, which)]

    @post("/tables", summary="Open a table.", opt={"strict_rate": True})
    async def open(
        self, house: TheHouse, person: Somebody, data: JSONBody[Wish], request: AnyRequest
    ) -> Opened:
        return Opened(*await Lobby(house).open(person, data, source_of(request, house)))

    @get("/tables/{id:str}", summary="The card of a table.")
    async def card(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        language: Language = "en",
        invitation: Invitation = None,
    ) -> TableCard:
        await enter(house, id, visitor, invitation)
        return in_language(await Lobby(house).card(id), language)

    @post("/tables/{id:str}/sit", summary="Take a seat.")
    async def sit(self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[Sitting]) -> TableCard:
        return await Lobby(house).sit(person, id, data.seat, data.invitation)

    @post("/tables/{id:str}/rise", summary="Leave a seat before the game; the host may empty any.")
    async def rise(self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[Rising]) -> TableCard:
        return await Lobby(house).stand_up(person, id, data.seat)

    @post("/tables/{id:str}/bot", summary="Let a bot play a seat.")
    async def bot(self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[BotWish]) -> TableCard:
        return await Lobby(house).seat_bot(person, id, data.seat, data.bot)

    @post("/tables/{id:str}/name", summary="At one screen: name the hand of a seat.")
    async def name(
        self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[HandName]
    ) -> TableCard:
        name = one_line(data.name) if data.name.strip() else ""
        return await Lobby(house).name_hand(person, id, data.seat, name)

    @post("/tables/{id:str}/start", summary="Begin the game; empty seats get bots.")
    async def start(self, house: TheHouse, person: Somebody, id: TableId) -> TableCard:
        return await Lobby(house).start(person, id)

    @post("/tables/{id:str}/clone", summary="The same table once more.", opt={"strict_rate": True})
    async def clone(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        request: AnyRequest,
        invitation: Invitation = None,
    ) -> Opened:
        return Opened(*await Lobby(house).clone(person, id, invitation, source_of(request, house)))

    @post(
        "/tables/{id:str}/what-if",
        summary="Take up a finished game at one of its moments, against bots.",
        opt={"strict_rate": True},
    )
    async def what_if(
        self,
        house: TheHouse,
        person: Somebody,
        id: TableId,
        data: JSONBody[WhatIf],
        request: AnyRequest,
        language: Language = "en",
        invitation: Invitation = None,
    ) -> TableCard:
        """A new private table, which goes on after an entry with what the seat knew then; all that it could
        not know is dealt again. An answer that was taken back later stands if the entry comes before that."""
        door = await enter(house, id, person, invitation)
        card = await go_on(house, person, door, data, source_of(request, house), language)
        return in_language(card, language)

    @post("/tables/{id:str}/cancel", summary="Give up a table that has not begun.", status_code=204)
    async def cancel(self, house: TheHouse, person: Somebody, id: TableId) -> None:
        await Lobby(house).cancel(person, id)

    @post("/tables/{id:str}/invitation", summary="A new invitation; the old one is no longer good.")
    async def invite(self, house: TheHouse, person: Somebody, id: TableId) -> NewInvitation:
        return NewInvitation(await Lobby(house).invite(person, id))

    @post(
        "/import",
        summary="Take in a finished game.",
        request_max_body_size=LARGEST_JOURNAL * 2,
        opt={"strict_rate": True},
    )
    async def take_in(
        self, house: TheHouse, person: Somebody, data: JSONBody[Import], request: AnyRequest
    ) -> TableCard:
        house.opening.take(*(asker := asker_of(request, house, person)))
        name = one_line(data.name) if data.name.strip() else ""
        return await take_in(house, person, data.journal, asker, name=name, open=data.open)

    @get("/invitations/{token:str}", summary="The table that an invitation is for.")
    async def invited(
        self, house: TheHouse, token: Annotated[str, PathParameter(min_length=20, max_length=64)]
    ) -> TableCard:
        return await Lobby(house).of_invitation(token)

    @get(
        "/invitations/{token:str}/code.svg", summary="An invitation as a QR code.", media_type="image/svg+xml"
    )
    async def code(
        self,
        request: AnyRequest,
        token: Annotated[str, PathParameter(min_length=20, max_length=64)],
    ) -> Response[bytes]:
        picture = io.BytesIO()
        address = f"{str(request.base_url).rstrip('/')}/invitation/{token}"
        segno.make(address, error="m").save(picture, kind="svg", scale=6, border=2, xmldecl=False)
        headers = {"cache-control": "private, max-age=86400"}
        return Response(picture.getvalue(), media_type="image/svg+xml", headers=headers)


@lru_cache(maxsize=128)
def _components(title: str, language: str, setup: str) -> tuple[bytes, str]:
    """They are the same for everybody, and many; with the tag by which a browser asks whether it has them."""
    printed = msgspec.json.encode(title_of(title).components(language, setup))
    return printed, f'"{sha256(printed).hexdigest()[:16]}"'


def in_language(card: TableCard, language: str) -> TableCard:
    """The card of a table in a reader's language: the names of its seats, and why nobody can play there."""
    if card.trouble:
        reason = WORDS.text(Say(f"house-{card.trouble}", {"title": card.title}), language)
        card = msgspec.structs.replace(card, reason=reason)
    if card.glance is None or language == FALLBACK or (title := loaded_title(card.title)) is None:
        return card
    return msgspec.structs.replace(card, glance=in_words(card.glance, title.words, language))
