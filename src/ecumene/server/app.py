"""The application: routes, guards, errors, and the life of a house from opening to closing."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController

from ecumene.server.api.access import DEPENDENCIES
from ecumene.server.api.client import client_router
from ecumene.server.api.guard import against_floods, against_forgery
from ecumene.server.api.health import health
from ecumene.server.api.lobby import LobbyController
from ecumene.server.api.people import PeopleController
from ecumene.server.api.sockets import follow
from ecumene.server.api.tables import TablesController
from ecumene.server.errors import HouseError
from ecumene.server.house import House
from ecumene.server.settings import Settings
from ecumene.server.store import Store

logger = logging.getLogger("ecumene.server")

LARGEST_BODY = 256 * 1024


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What every error says: why, and by which rule."""

    reason: str
    rule: str = ""
    details: list[str] = []


def create_app(settings: Settings) -> Litestar:
    """The house as an ASGI application."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        house = app.state.house = House(settings, store)
        running = await house.resume_all()
        logger.info("open", extra={"running": running})
        try:
            yield
        finally:
            await house.close()
            logger.info("closed")

    return Litestar(
        route_handlers=[
            client_router(),
            PeopleController,
            LobbyController,
            TablesController,
            follow,
            health,
            PrometheusController,
        ],
        dependencies=DEPENDENCIES,
        middleware=[
            PrometheusConfig(app_name="ecumene", prefix="ecumene", group_path=True).middleware,
            *against_floods(settings),
            against_forgery(settings, settings.secret),
        ],
        exception_handlers={HouseError: _house_error, HTTPException: _http_error, Exception: _fault},
        lifespan=[open_house],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(title="Ecumene", version="1", path="/api/schema"),
        request_max_body_size=LARGEST_BODY,
        debug=False,
    )


def _house_error(_: Request[Any, Any, Any], error: HouseError) -> Response[Problem]:
    return Response(Problem(error.reason, error.rule), status_code=error.status)


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    details: list[str] = []
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        details = [f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra]
    return Response(
        Problem(error.detail, details=details), status_code=error.status_code, headers=error.headers
    )


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.exception("fault", exc_info=error, extra={"path": request.url.path})
    return Response(Problem("The house has made a mistake. It has been written down."), status_code=500)
