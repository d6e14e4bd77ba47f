"""Who asks, and what they may see: the session behind a request, and the seats behind a person."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

from ecumene.server.edge.callers import caller_of, sealed
from ecumene.server.edge.queues import Asker
from ecumene.server.errors import WORDS, BadRequest, Forbidden, NotSignedIn, Unknown
from ecumene.server.house import House
from ecumene.server.operations.logs import note
from ecumene.server.people.accounts import Person
from ecumene.server.tables.door import Door
from ecumene.server.tables.live import LiveTable
from ecumene.server.tables.packets import Viewer
from ecumene.table.api import Table

SESSION = "ecumene_session"

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

# In bodies
Seat = Annotated[int, Meta(ge=0, le=17)]
Number = Annotated[int, Meta(ge=0, le=10_000_000)]
Token = Annotated[str, Meta(min_length=20, max_length=64)]

# In addresses, where Litestar minds its own kind of bounds only
TableId = Annotated[str, PathParameter(max_length=64)]
AtEntry = Annotated[int | None, QueryParameter(ge=0, le=10_000_000)]
FromSeat = Annotated[int | None, QueryParameter(ge=0, le=17)]
After = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
Language = Annotated[str, QueryParameter(min_length=2, max_length=8)]
Invitation = Annotated[str | None, QueryParameter(min_length=20, max_length=64)]

# What the house brings along to every route
TheHouse = NamedDependency[House]
Somebody = NamedDependency[Person]
"""Who asks; the house knows."""
Anybody = NamedDependency[Person | None]
"""Who asks, if the house knows."""


def house_of(connection: AnyConnection) -> House:
    house: House = connection.app.state.house
    return house


def token_of(connection: AnyConnection) -> str | None:
    """The session's token: from the cookie of a browser, or from the header of a program."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()
    return connection.cookies.get(SESSION)


def source_of(connection: AnyConnection, house: House) -> str:
    """Where somebody comes from, as the database knows it."""
    return sealed(caller_of(connection.scope).address, house.settings.secret)


def asker_of(connection: AnyConnection, house: House, person: Person | None) -> Asker:
    """Who asks for dear work."""
    return Asker(person.id if person else "", source_of(connection, house))


def language_of(connection: AnyConnection) -> str:
    """The language that the sender of a request reads: as the address says, else as the browser says."""
    known = WORDS.languages()
    said = [connection.query_params.get("language", "")]
    said += connection.headers.get("accept-language", "").split(",")
    tags = (tag.split(";")[0].strip().lower()[:2] for tag in said)
    return next((tag for tag in tags if tag in known), "en")


async def somebody(connection: AnyConnection) -> Person | None:
    """Who asks, if the house knows."""
    token = token_of(connection)
    person = await house_of(connection).people.of_token(token) if token else None
    if person is not None:
        note(person=person.id)
    return person


async def enter(house: House, id: str, person: Person | None, invitation: str | None = None) -> Door:
    """The door of a table, for those who may come in; for others there is no such table."""
    door = await house.door(id)
    if not door.admits(person.id if person else None) and not door.invites(invitation):
        raise Unknown("no-table")
    note(table=id)
    return door


async def look(
    house: House,
    id: str,
    person: Person | None,
    seat: int | None = None,
    language: str = "en",
    invitation: str | None = None,
    *,
    fresh: bool = True,
) -> tuple[LiveTable, Viewer]:
    """A table and how a person may see it: from one of its seats, or as a spectator.

    To write, it need not be `fresh`: a write notices what others have written.
    """
    door = await enter(house, id, person, invitation)
    mine = door.held(person.id if person else None)
    if seat is None and mine:
        seat = mine[0]
    if seat is not None and seat not in mine:
        raise Forbidden("seat-not-yours")
    live = await house.table(id, fresh=fresh)
    return live, live.viewer(seat, language)


async def then(house: House, live: LiveTable, number: int) -> Table:
    """The table as it stood after an entry."""
    if number > live.number:
        raise BadRequest("no-entry", last=live.number)
    if (table := live.table.at(number)) is not None:
        return table
    return await house.replays.past(partial(house.journal, live.id), number)


async def _house(request: AnyRequest) -> House:
    return house_of(request)


async def _person(request: AnyRequest) -> Person:
    """Who asks; the house must know."""
    person = await somebody(request)
    if person is None:
        raise NotSignedIn("not-signed-in")
    return person


async def _visitor(request: AnyRequest) -> Person | None:
    return await somebody(request)


DEPENDENCIES = {"house": Provide(_house), "person": Provide(_person), "visitor": Provide(_visitor)}
