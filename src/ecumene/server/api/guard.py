"""What stands before every route: floods, forged forms, and requests from foreign pages."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.connection import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import ASGIMiddleware, DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ecumene.server.api.access import SESSION, AnyConnection
from ecumene.server.edge.callers import caller_of
from ecumene.server.edge.rates import Buckets
from ecumene.server.errors import Forbidden
from ecumene.server.settings import Settings

_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
"""What a reply may do that a browser opens as a page, and that has no policy of its own."""
_SAFE = {"GET", "HEAD", "OPTIONS"}


class ForgedForms(CSRFMiddleware):
    """A page elsewhere must not act in a visitor's name.

    Browsers say where a request comes from, so a foreign page is refused. A client that uses a cookie has to
    show a token as well; a program that sends its own token, or is nobody yet, cannot be used by a page.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        request: Request[Any, Any, Any] = Request(scope)
        acts = request.method not in _SAFE
        if acts and not is_from_here(request):
            raise Forbidden("foreign-page")
        if _has_bearer(request) or (acts and SESSION not in request.cookies):
            await self.app(scope, receive, send)
            return
        try:
            await super().__call__(scope, receive, send)
        except PermissionDeniedException:
            raise Forbidden("forged") from None


def against_forgery(settings: Settings) -> DefineMiddleware:
    config = CSRFConfig(secret=settings.secret, cookie_secure=settings.secure_cookies)
    return DefineMiddleware(ForgedForms, config=config)


class Floods(ASGIMiddleware):
    """A bucket for every address; each request takes one drop out of it.

    Routes marked `strict_rate`, which make accounts, try passwords or cost much, take ten.
    """

    def __init__(self, per_minute: int) -> None:
        self._buckets = Buckets(per_minute)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        opt = scope["route_handler"].opt
        if not opt.get("free_of_charge"):
            self._buckets.take(caller_of(scope).counted, 10.0 if opt.get("strict_rate") else 1.0)
        await next_app(scope, receive, send)


async def under_a_policy(message: Message, _: Scope) -> None:
    """Every reply of any kind has a policy."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.setdefault("content-security-policy", _POLICY)


def is_from_here(connection: AnyConnection) -> bool:
    """Whether it was sent by a page of this house, or by a program, which names no page."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # no address at all
        return False


def _has_bearer(connection: AnyConnection) -> bool:
    return connection.headers.get("authorization", "").lower().startswith("bearer ")
