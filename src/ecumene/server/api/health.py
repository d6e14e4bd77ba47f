"""The health of the house, for its operator."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from litestar import Request, Response, get

from ecumene.server.api.access import TheHouse
from ecumene.server.edge.callers import caller_of
from ecumene.server.errors import Unavailable
from ecumene.server.lobby.gathering import Lobby
from ecumene.server.operations.troubles import UNABLE


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
    await house.watchman.try_to_read()
    house.watchman.look_around()
    troubles, tables = house.troubles, dict[str, int]()
    with suppress(Unavailable):
        tables = await Lobby(house).counts()
    unable = troubles.has(*UNABLE) or (not tables and troubles.has("file"))
    status = "unable" if unable else "unwell" if troubles.counts() else "well"
    damaged = troubles.tables() if caller_of(request.scope).at_home else {}
    return Response(
        Health(status, tables, len(house.live), troubles.counts(), damaged),
        status_code=503 if unable else 200,
    )
