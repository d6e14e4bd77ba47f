"""The health and the metrics of the house, for its operator.

Metrics are for programs on the house's own machine, or with the token.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers.base import BaseRouteHandler
from litestar.plugins.prometheus import PrometheusController

from ecumene.server.api.access import AnyConnection, TheHouse
from ecumene.server.edge.callers import caller_of
from ecumene.server.errors import Forbidden, Unavailable
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


def metrics_for(token: str) -> type[PrometheusController]:
    """The route for Prometheus. Without a token nobody reads it who comes from elsewhere, or by a proxy."""

    def is_for_them(connection: AnyConnection, _: BaseRouteHandler) -> None:
        shown = connection.headers.get("authorization", "").partition(" ")[2].strip()
        good = bool(token) and secrets.compare_digest(shown.encode(), token.encode())
        if not good and not caller_of(connection.scope).at_home:
            raise Forbidden("metrics-private")

    class Metrics(PrometheusController):
        opt = {"strict_rate": True}  # noqa: RUF012 - as Litestar wants it
        include_in_schema = False
        guards = [is_for_them]  # noqa: RUF012

    return Metrics
