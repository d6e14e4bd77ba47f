"""Who asks, and what they may see: the session behind a request, and the seats behind a person."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import Provide

from ecumene.server.errors import Forbidden, NotSignedIn, Unknown
from ecumene.server.house import House
from ecumene.server.ids import fingerprint
from ecumene.server.live import LiveTable
from ecumene.server.lobby import Lobby, TableCard
from ecumene.server.packets import Viewer
from ecumene.server.people import Person

SESSION = "ecumene_session"

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


def house_of(connection: AnyConnection) -> House:
    house: House = connection.app.state.house
    return house


def token_of(connection: AnyConnection) -> str | None:
    """The session's token: from the cookie of a browser, or from the header of a program."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()
    return connection.cookies.get(SESSION)


async def somebody(connection: AnyConnection) -> Person | None:
    """Who asks, if the house knows."""
    token = token_of(connection)
    return await house_of(connection).people.of_token(token) if token else None


def held(card: TableCard, person: Person | None) -> list[int]:
    """The seats that a person has at a table."""
    return [sitter.seat for sitter in card.seats if person is not None and sitter.person == person.id]


async def look(
    house: House, id: str, person: Person | None, seat: int | None, language: str, invitation: str | None
) -> tuple[LiveTable, Viewer]:
    """A table and how a person may see it: from one of its seats, or as a spectator."""
    card = await Lobby(house).card(id)
    mine = held(card, person)
    if seat is None and mine:
        seat = mine[0]
    if seat is not None and seat not in mine:
        raise Forbidden("That is not your seat.")
    if seat is None and not await may_watch(house, card, person, invitation):
        raise Unknown("There is no such table.")
    return await house.table(id), Viewer(seat, language)


async def may_watch(house: House, card: TableCard, person: Person | None, invitation: str | None) -> bool:
    if card.open or (person is not None and card.host == person.id) or held(card, person):
        return True
    if invitation is None:
        return False
    return fingerprint(invitation) == await Lobby(house).invitation_of(card.id)


async def _house(request: AnyRequest) -> House:
    return house_of(request)


async def _person(request: AnyRequest) -> Person:
    """Who asks; the house must know."""
    person = await somebody(request)
    if person is None:
        raise NotSignedIn("Say who you are first: open the house in your browser, or make a guest.")
    return person


async def _visitor(request: AnyRequest) -> Person | None:
    return await somebody(request)


DEPENDENCIES = {"house": Provide(_house), "person": Provide(_person), "visitor": Provide(_visitor)}
