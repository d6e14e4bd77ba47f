"""For whoever looks after the house."""

from __future__ import annotations

from contextlib import suppress
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, get

from ecumene.server.api.access import TheHouse
from ecumene.server.errors import Unavailable
from ecumene.server.lobby import Lobby
from ecumene.server.troubles import UNABLE


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """`tables` counts them by status, `live` those in memory, `troubles` what is wrong by kind.

    `status` is `well`; `unwell` while the house goes on, but something is damaged or soon will be; `unable`
    if it cannot read or write. Which tables are `damaged`, by kind, is told on the machine itself only.
    """

    status: str
    tables: dict[str, int]
    live: int
    troubles: dict[str, int] = {}
    damaged: dict[str, list[str]] = {}


@get("/healthz", summary="Is the house well?", tags=["house"], opt={"free_of_charge": True})
async def health(request: Request[Any, Any, Any], house: TheHouse) -> Response[Health]:
    """503 if the house cannot read or write; the counts of tables are empty then."""
    await house.watchman.try_to_write()
    house.watchman.look_around()
    troubles, tables = house.troubles, dict[str, int]()
    with suppress(Unavailable):
        tables = await Lobby(house).counts()
    unable = troubles.has(*UNABLE) or (not tables and troubles.has("file"))
    status = "unable" if unable else "unwell" if troubles.counts() else "well"
    damaged = troubles.tables() if _is_on_this_machine(request) else {}
    return Response(
        Health(status, tables, len(house.live), troubles.counts(), damaged),
        status_code=503 if unable else 200,
    )


def _is_on_this_machine(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody asks here, by a name that only this machine has for itself: behind a proxy everybody
    may seem to be here, but they ask for the house by its public name."""
    name = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    return _is_loopback(request.client.host if request.client else "") and (
        name == "localhost" or _is_loopback(name)
    )


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
