"""What stands before every route: forged forms, floods, and requests from foreign pages."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.connection import Request
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.types import Receive, Scope, Send

from ecumene.server.api.access import AnyConnection
from ecumene.server.settings import Settings


class ForgedForms(CSRFMiddleware):
    """A page elsewhere must not act in a visitor's name. Programs that send a token of their own may."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        if headers.get(b"authorization", b"").lower().startswith(b"bearer "):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def against_forgery(settings: Settings, secret: str) -> DefineMiddleware:
    config = CSRFConfig(secret=secret, cookie_secure=settings.secure_cookies)
    return DefineMiddleware(ForgedForms, config=config)


def against_floods(settings: Settings) -> list[DefineMiddleware]:
    """A limit for everything, and a tenth of it for what makes accounts and tries passwords."""
    strict = RateLimitConfig(
        ("minute", max(1, settings.requests_per_minute // 10)),
        check_throttle_handler=_is_strict,
        store="strict_rate",
        set_rate_limit_headers=False,
    )
    return [
        RateLimitConfig(
            ("minute", settings.requests_per_minute), exclude=["/healthz", "/metrics"]
        ).middleware,
        strict.middleware,
    ]


async def _is_strict(request: Request[Any, Any, Any]) -> bool:
    return bool(request.route_handler.opt.get("strict_rate"))


def is_from_here(connection: AnyConnection) -> bool:
    """Whether a socket was opened by a page of this house, or by a program, which names no page."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
