"""The description of the routes, for programs. There are no pages of it for people: those of the
framework load their scripts from other hosts."""

from __future__ import annotations

import asyncio
from threading import Lock
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ecumene.server.errors import Unknown

_PLACE = "/api/schema"
_making = Lock()


async def _tell(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Stands before the framework's own pages, and lets nobody through to them."""
    if request.url.path != f"{_PLACE}/openapi.json":
        raise Unknown("no-route")
    return Response(await asyncio.to_thread(_made, request.app), media_type="application/json")


def _made(app: Litestar) -> bytes:
    """Made when it is first needed, apart from all other work: it takes a while."""
    with _making:
        if "description" not in app.state:
            app.state.description = msgspec.json.encode(app.openapi_schema.to_schema())
        made: bytes = app.state.description
    return made


def description() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Ecumene",
        version="1",
        path=_PLACE,
        render_plugins=[JsonRenderPlugin()],
        openapi_router=Router(_PLACE, route_handlers=[], include_in_schema=False, before_request=_tell),
    )
