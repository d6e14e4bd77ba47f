"""Notices: how somebody wants to be told that a table waits for them, and the result of each notice."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta
from sqlalchemy import Row

from ecumene.server.api.access import Somebody, TableId, TheHouse, enter, language_of, source_of
from ecumene.server.errors import WORDS
from ecumene.server.house import House
from ecumene.server.notices import webpush
from ecumene.server.notices.book import Book
from ecumene.server.notices.letters import Letter
from ecumene.server.notices.wishes import Wishes
from ecumene.server.people.accounts import Person
from ecumene.server.texts import one_line
from ecumene.table.text.words import Say

Minute = Annotated[int, Meta(ge=0, le=1439)]
ChannelId = Annotated[str, PathParameter(max_length=24)]
LetterId = Annotated[str, Meta(max_length=40)]
AnyRequest = Request[Any, Any, Any]


class WishesForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Quiet hours are minutes of the day in the time zone `zone`; without both there are none.

    For `digest` seconds notices are gathered into one. `page`: an open page of the house may tell, too.
    """

    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    digest: Annotated[float, Meta(ge=0, le=86_400)] = 0.0
    page: bool = True


class ChannelForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new channel: a webhook (`json`, `discord` or `slack`), an e-mail address (`mail`), or a browser
    (`push`), whose subscription brings two keys along."""

    kind: Literal["json", "discord", "slack", "mail", "push"]
    address: Annotated[str, Meta(min_length=3, max_length=2000)]
    name: Annotated[str, Meta(max_length=80)] = ""
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""


class Switching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    enabled: bool


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number in the letter that was sent to an address."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Muting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    muted: bool


class Looking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the reader has the table before their eyes now."""

    looking: bool


class ShownLetters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ids: Annotated[list[LetterId], Meta(max_length=100)]


class Channel(msgspec.Struct, frozen=True):
    """A way to somebody. Until it is `confirmed` nothing but the question whether it is theirs goes there."""

    id: str
    kind: str
    name: str
    enabled: bool
    confirmed: bool
    trouble: str


class Delivery(msgspec.Struct, frozen=True):
    """The result of a letter: `waiting`, `sending`, `sent`, `failed`, or `moot` if it came too late."""

    id: str
    kind: str
    name: str
    state: str
    subject: str
    at: float
    sent: float | None
    attempts: int
    trouble: str


class NoticeSheet(msgspec.Struct, frozen=True):
    """Everything about one's notices. `push_key` is what a browser needs to agree to push messages; `mail`
    is whether this house sends any."""

    wishes: Wishes
    channels: list[Channel]
    muted: list[str]
    letters: list[Delivery]
    push_key: str
    mail: bool


class Tried(msgspec.Struct, frozen=True):
    """The id of the letter that was sent to try a channel."""

    id: str


class ToTell(msgspec.Struct, frozen=True):
    """A letter that an open page shows."""

    id: str
    subject: str
    body: str
    link: str
    tables: list[str]


class FirstShown(msgspec.Struct, frozen=True):
    """How many of them no other page had shown before."""

    shown: int


class NoticesController(Controller):
    path = "/api/notices"
    tags = ("notices",)

    @get("/", summary="My notices: wishes, channels, and what became of the last ones.")
    async def sheet(self, house: TheHouse, person: Somebody, request: AnyRequest) -> NoticeSheet:
        book, language = _book(house, person), language_of(request)
        return NoticeSheet(
            await book.wishes(),
            [_channel(row, language) for row in await book.channels()],
            await book.muted(),
            [_delivery(row, language) for row in await book.letters()],
            webpush.public_key(await house.post.key()),
            house.post.settings.mail is not None,
        )

    @put("/wishes", summary="Say when I want to be told.")
    async def wish(self, house: TheHouse, person: Somebody, data: JSONBody[WishesForm]) -> Wishes:
        book = _book(house, person)
        await book.wish(msgspec.convert(msgspec.to_builtins(data), Wishes))
        return await book.wishes()

    @post("/channels", summary="Say where I want to be told.", opt={"strict_rate": True})
    async def add(
        self, house: TheHouse, person: Somebody, data: JSONBody[ChannelForm], request: AnyRequest
    ) -> Channel:
        address = data.address.strip()
        name = one_line(data.name) if data.name.strip() else _short(data.kind, address)
        if data.kind == "push":
            address = msgspec.json.encode(webpush.Subscription(address, data.p256dh, data.auth)).decode()
        source = source_of(request, house)
        added = await _book(house, person).add(data.kind, name, address, source)
        return _channel(added, language_of(request))

    @patch("/channels/{channel:str}", summary="Switch a channel on or off.")
    async def switch(
        self,
        house: TheHouse,
        person: Somebody,
        channel: ChannelId,
        data: JSONBody[Switching],
        request: AnyRequest,
    ) -> Channel:
        row = await _book(house, person).switch(channel, enabled=data.enabled)
        return _channel(row, language_of(request))

    @delete("/channels/{channel:str}", summary="Remove a channel.")
    async def remove(self, house: TheHouse, person: Somebody, channel: ChannelId) -> None:
        await _book(house, person).remove(channel)

    @post("/channels/{channel:str}/confirm", summary="This address is mine.", status_code=200)
    async def confirm(
        self,
        house: TheHouse,
        person: Somebody,
        channel: ChannelId,
        data: JSONBody[Code],
        request: AnyRequest,
    ) -> Channel:
        row = await _book(house, person).confirm(channel, data.code, house.settings.secret)
        return _channel(row, language_of(request))

    @post("/channels/{channel:str}/test", summary="Try a channel.", opt={"strict_rate": True})
    async def test(self, house: TheHouse, person: Somebody, channel: ChannelId) -> Tried:
        return Tried(await _book(house, person).try_out(channel))

    @post("/page/test", summary="Try how a page tells.", opt={"strict_rate": True})
    async def test_page(self, house: TheHouse, person: Somebody) -> Tried:
        return Tried(await _book(house, person).try_out(None))

    @get("/page", summary="What an open page of the house has to tell me.")
    async def page(self, house: TheHouse, person: Somebody) -> list[ToTell]:
        return [_to_tell(letter) for letter in await house.post.for_page(person.id)]

    @post("/page/shown", summary="A page has told me.", status_code=200)
    async def shown(self, house: TheHouse, person: Somebody, data: JSONBody[ShownLetters]) -> FirstShown:
        return FirstShown(await house.post.shown(person.id, data.ids))

    @put("/tables/{id:str}/muted", summary="Hear of a table, or not.")
    async def mute(self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[Muting]) -> Muting:
        await enter(house, id, person)
        await _book(house, person).mute(id, mute=data.muted)
        return data

    @put("/tables/{id:str}/looking", summary="I have this table before my eyes, or not any more.")
    async def look(self, house: TheHouse, person: Somebody, id: TableId, data: JSONBody[Looking]) -> Looking:
        """A page says so when it is shown or hidden, and every two minutes while it is shown."""
        await enter(house, id, person)
        await _book(house, person).look(id, looks=data.looking)
        return data


def _book(house: House, person: Person) -> Book:
    return Book(house.store, house.post, person, house.settings.limits)


def _channel(row: Row[Any], language: str) -> Channel:
    return Channel(row.id, row.kind, row.name, row.enabled, row.confirmed, _trouble(row.trouble, language))


def _delivery(row: Row[Any], language: str) -> Delivery:
    letter = msgspec.json.decode(row.letter, type=Letter)
    trouble = _trouble(row.trouble, language)
    return Delivery(
        row.id, row.kind, row.name, row.state, letter.subject, row.at, row.sent, row.attempts, trouble
    )


def _to_tell(letter: Letter) -> ToTell:
    path = f"/table/{letter.tables[0].table}" if len(letter.tables) == 1 else "/"
    tables = [item.table for item in letter.tables]
    return ToTell(letter.id, letter.subject, "\n".join(letter.lines), path if tables else "/notices", tables)


def _trouble(said: str, language: str) -> str:
    """Why a letter did not arrive, in words."""
    code, _, detail = said.partition(":")
    return WORDS.text(Say(f"notice-trouble-{code}", {"detail": detail}), language) if code else ""


def _short(kind: str, address: str) -> str:
    """What a channel is called whose owner gave it no name; a webhook's address is a secret."""
    return address[:80] if kind == "mail" else address.partition("://")[2].partition("/")[0][:80]
