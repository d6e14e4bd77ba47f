"""Sitting down, signing up, signing in."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta

from ecumene.server.api.access import SESSION, Anybody, AnyRequest, Somebody, TheHouse, token_of
from ecumene.server.edge.callers import caller_of
from ecumene.server.house import House
from ecumene.server.people.accounts import SESSION_SECONDS, Person, account_of
from ecumene.server.people.passwords import Try, device_token, knows
from ecumene.server.texts import one_line

DEVICE = "ecumene_device"
"""The cookie of a browser that has been signed in to an account."""

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Login = Annotated[str, Meta(min_length=3, max_length=80, pattern=r"^\S+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Arrival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = "Guest"


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Login
    password: Password


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    language: Annotated[str, Meta(pattern=r"^[a-z]{2}(-[A-Za-z]{2,4})?$")] | None = None


class Welcome(msgspec.Struct, frozen=True):
    """Who you are now. Programs keep the token and send it as `Authorization: Bearer`."""

    person: Person
    token: str


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    person: Person | None = None


class PeopleController(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me", summary="Who am I?")
    async def me(self, visitor: Anybody) -> Me:
        return Me(visitor)

    @post("/guests", summary="Sit down without an account.", opt={"strict_rate": True})
    async def arrive(self, house: TheHouse, data: JSONBody[Arrival]) -> Response[Welcome]:
        person, token = await house.people.welcome(one_line(data.name))
        return _welcome(house, person, token)

    @post("/account", summary="Turn a guest into an account.", opt={"strict_rate": True})
    async def claim(
        self, house: TheHouse, person: Somebody, data: JSONBody[Credentials], request: AnyRequest
    ) -> Response[Welcome]:
        """The guest's sessions end, and a new one begins."""
        tried = _try(house, data.login, request)
        claimed, token, ended = await house.people.claim(person, tried, data.password)
        house.sign_out(ended)
        return _welcome(house, claimed, token)

    @post("/session", summary="Sign in to an account.", opt={"strict_rate": True})
    async def sign_in(
        self, house: TheHouse, data: JSONBody[Credentials], request: AnyRequest
    ) -> Response[Welcome]:
        person, token = await house.people.log_in(_try(house, data.login, request), data.password)
        return _welcome(house, person, token)

    @post("/session/end", summary="Sign out.", status_code=204)
    async def sign_out(self, house: TheHouse, request: AnyRequest) -> Response[None]:
        if token := token_of(request):
            house.sign_out(await house.people.log_out(token))
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(SESSION)
        return response

    @post("/session/end-others", summary="Sign out everywhere else.", status_code=204)
    async def sign_out_elsewhere(self, house: TheHouse, person: Somebody, request: AnyRequest) -> None:
        token = token_of(request)
        assert token is not None
        house.sign_out(await house.people.log_out_elsewhere(person, token))

    @patch("/me", summary="Change one's name or language.")
    async def change(self, house: TheHouse, person: Somebody, data: JSONBody[Profile]) -> Me:
        name = one_line(data.name) if data.name else None
        return Me(await house.people.change(person, name=name, language=data.language))


def _try(house: House, login: str, request: AnyRequest) -> Try:
    account = account_of(login)
    known = knows(request.cookies.get(DEVICE, ""), account, house.settings.secret)
    return Try(account, caller_of(request.scope).address, known)


def _welcome(house: House, person: Person, token: str) -> Response[Welcome]:
    kept = {SESSION: token}
    if person.login is not None:
        kept[DEVICE] = device_token(person.login, house.settings.secret)
    cookies = [
        Cookie(
            name,
            value=value,
            httponly=True,
            samesite="lax",
            secure=house.settings.secure_cookies,
            max_age=int(SESSION_SECONDS),
        )
        for name, value in kept.items()
    ]
    return Response(Welcome(person, token), cookies=cookies)
