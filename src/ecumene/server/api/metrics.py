"""The metrics of the house, for its operator: programs on its own machine, or with the token."""

from __future__ import annotations

import secrets

from litestar.handlers.base import BaseRouteHandler
from litestar.plugins.prometheus import PrometheusController

from ecumene.server.api.access import AnyConnection
from ecumene.server.edge.callers import caller_of
from ecumene.server.errors import Forbidden


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
