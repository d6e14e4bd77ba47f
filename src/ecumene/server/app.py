"""The application: routes, guards, errors, and the life of a house from opening to closing."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import ResponseHeader
from litestar.exceptions import HTTPException, ValidationException
from litestar.utils.scope.state import ScopeState

from ecumene.server.api.access import DEPENDENCIES, house_of, language_of
from ecumene.server.api.achievements import AchievementsController
from ecumene.server.api.answering import AnsweringController
from ecumene.server.api.client import client_router
from ecumene.server.api.console import ConsoleController
from ecumene.server.api.description import description
from ecumene.server.api.guard import Floods, against_forgery, under_a_policy
from ecumene.server.api.health import health, metrics_for
from ecumene.server.api.hints import HintsController
from ecumene.server.api.keeping import KeepingController
from ecumene.server.api.lobby import LobbyController
from ecumene.server.api.notices import NoticesController
from ecumene.server.api.people import PeopleController
from ecumene.server.api.releases import ReleasesController
from ecumene.server.api.reports import ReportsController
from ecumene.server.api.rules import HandbookController, RulesController
from ecumene.server.api.seats import SeatLinkController, SeatsController
from ecumene.server.api.sockets import follow, follow_lobby
from ecumene.server.api.talking import TalkingController
from ecumene.server.api.watching import WatchingController
from ecumene.server.attendance import ATTENDANTS, CHORES
from ecumene.server.database.store import Store
from ecumene.server.edge.bodies import ORDINARY, HouseRequest
from ecumene.server.edge.compression import Compression
from ecumene.server.errors import BadRequest, Conflict, Damaged, HouseError, Unknown
from ecumene.server.films.routes import FilmsController
from ecumene.server.house import House
from ecumene.server.lessons.routes import LessonsController
from ecumene.server.lost import lost, wants_a_page
from ecumene.server.processes.bus import bus_of
from ecumene.server.settings import Settings
from ecumene.server.tables.recovery import said_of
from ecumene.table.chance import BadRecord
from ecumene.table.record.journal import BrokenJournal

logger = logging.getLogger("ecumene.server")

AnyRequest = Request[Any, Any, Any]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What every error says: its name for programs, why in words, and by which rule.

    `at` is the place of the answer that is wrong, counted from 0, where several were sent at once.
    """

    code: str
    reason: str
    rule: str = ""
    details: list[str] = []
    at: int | None = None


def create_app(settings: Settings) -> Litestar:
    """The house as an ASGI application."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        house = app.state.house = House(settings, store, bus_of(settings.database), ATTENDANTS, CHORES)
        await house.open()
        logger.info("open")
        try:
            yield
        finally:
            await house.close()
            logger.info("closed")

    return Litestar(
        route_handlers=[
            client_router(),
            PeopleController,
            AchievementsController,
            LobbyController,
            LessonsController,
            FilmsController,
            RulesController,
            HandbookController,
            WatchingController,
            AnsweringController,
            HintsController,
            TalkingController,
            ReleasesController,
            NoticesController,
            ConsoleController,
            ReportsController,
            KeepingController,
            SeatsController,
            SeatLinkController,
            follow,
            follow_lobby,
            health,
            metrics_for(settings.house.metrics_token),
        ],
        dependencies=DEPENDENCIES,
        middleware=[Compression(), Floods(settings.requests_per_minute), against_forgery(settings)],
        response_headers=[ResponseHeader(name="x-content-type-options", value="nosniff")],
        before_send=[under_a_policy],
        exception_handlers={
            HouseError: _house_error,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_text,
            BrokenJournal: _damaged,
            BadRecord: _damaged,
            Exception: _fault,
        },
        lifespan=[open_house],
        openapi_config=description(),
        request_class=HouseRequest,
        request_max_body_size=ORDINARY,
        debug=False,
        logging_config=None,
    )


def _problem(
    request: AnyRequest,
    error: HouseError,
    status: int | None = None,
    details: list[str] | None = None,
    headers: dict[str, str] | None = None,
) -> Response[Problem]:
    reason = error.reason_in(language_of(request))
    return Response(
        Problem(error.code, reason, error.rule, details or [], error.at),
        status_code=status or error.status,
        headers=headers,
        media_type=MediaType.JSON,
    )


def _house_error(request: AnyRequest, error: HouseError) -> Response[Problem]:
    return _problem(request, error)


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Problem] | Response[str]:
    """What Litestar found wrong before a route was asked."""
    if isinstance(error.__cause__, RecursionError):
        return _too_deep(request, error)
    if error.status_code == 404:
        return lost(request) if wants_a_page(request) else _problem(request, Unknown("no-route"))
    if error.status_code == 413:
        most = request.route_handler.resolve_request_max_body_size() or ORDINARY
        return _problem(request, BadRequest("too-large", most=most), status=413)
    if error.status_code >= 500:
        return _fault(request, error)
    details: list[str] = []
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        details = [f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra]
    reason = BadRequest("bad-request", reason=error.detail)
    return _problem(request, reason, error.status_code, details, error.headers)


def _too_deep(request: AnyRequest, _: Exception) -> Response[Problem]:
    return _problem(request, BadRequest("bad-request", reason="it is nested too deeply"))


def _no_text(request: AnyRequest, error: UnicodeDecodeError) -> Response[Problem]:
    """A body that is not written in UTF-8; nothing else in the house may fail like that."""
    body = ScopeState.from_scope(request.scope).body
    try:
        (body if isinstance(body, bytes) else b"").decode()
    except UnicodeDecodeError:
        return _problem(request, BadRequest("not-utf8"))
    return _fault(request, error)


def _damaged(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A journal of the house does not hold; those of strangers are refused where they are read."""
    found = Damaged(str(request.path_params.get("id", "")), "journal", said_of(error))
    house_of(request).troubles.note_error(found)
    return _problem(request, found)


def _fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    logger.exception("fault", exc_info=error)
    return _problem(request, Conflict("fault"), status=500)
