"""What stands before every route: floods, forged forms, and requests from foreign pages."""

from __future__ import annotations

from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.connection import Request
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import ASGIMiddleware, DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from ecumene.server.api.access import SESSION, AnyConnection
from ecumene.server.errors import Forbidden, TooMuch
from ecumene.server.settings import Settings

_SAFE = {"GET", "HEAD", "OPTIONS"}
_MOST_ADDRESSES = 10_000


class ForgedForms(CSRFMiddleware):
    """A page elsewhere must not act in a visitor's name.

    Browsers say where a request comes from, so a foreign page is refused. Whoever is known by a cookie has to
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
    """A bucket for every address, which fills steadily; each request takes one drop out of it.

    Routes marked `strict_rate`, which make accounts, try passwords or cost much, take ten.
    """

    def __init__(self, per_minute: int) -> None:
        self._most = float(per_minute)
        self._buckets: dict[str, tuple[float, float]] = {}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        opt = scope["route_handler"].opt
        if not opt.get("free_of_charge"):
            client = scope.get("client")
            self._charge(client[0] if client else "", 10.0 if opt.get("strict_rate") else 1.0)
        await next_app(scope, receive, send)

    def _charge(self, address: str, drops: float) -> None:
        level, then = self._buckets.get(address, (self._most, 0.0))
        at = monotonic()
        level = min(self._most, level + (at - then) * self._most / 60)
        if level < drops:
            raise TooMuch("too-often", seconds=max(1, round((drops - level) * 60 / self._most)))
        if len(self._buckets) > _MOST_ADDRESSES:
            self._forget(at)
        self._buckets[address] = (level - drops, at)

    def _forget(self, at: float) -> None:
        """A bucket that has had a minute is full again."""
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if at - bucket[1] < 60}


def is_from_here(connection: AnyConnection) -> bool:
    """Whether it was sent by a page of this house, or by a program, which names no page."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


def _has_bearer(connection: AnyConnection) -> bool:
    return connection.headers.get("authorization", "").lower().startswith("bearer ")
