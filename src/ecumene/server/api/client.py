"""The browser client: the built files, and the one page that every address of the house leads to."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import BaseRouteHandler
from litestar.static_files import create_static_files_router

from ecumene.server.api.access import AnyConnection
from ecumene.server.errors import Unknown

CLIENT = Path(str(resources.files("ecumene.server") / "client"))
_YEAR = 365 * 86400
_LONGEST_NAME = 255
"""In bytes, of a file on any system."""
_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)


@get(
    [
        "/",
        "/table/{_:str}",
        "/table/{_:str}/review",
        "/table/{_:str}/review/{seat:str}",
        "/invitation/{_:str}",
        "/seat/{_:str}",
        "/finished/{_:str}",
        "/new",
        "/account",
        "/notices",
        "/achievements",
        "/learn",
        "/watch",
        "/rules",
        "/rules/{_:path}",
    ],
    include_in_schema=False,
    sync_to_thread=False,
)
def page() -> Response[bytes]:
    """What is shown there the client decides by the address."""
    return Response(
        (CLIENT / "index.html").read_bytes(),
        media_type="text/html; charset=utf-8",
        headers={
            "cache-control": "no-cache",
            "content-security-policy": _POLICY,
            "x-content-type-options": "nosniff",
            "referrer-policy": "same-origin",
        },
    )


@get("/worker.js", include_in_schema=False, sync_to_thread=False)
def worker() -> Response[bytes]:
    """What shows push messages; it has to lie at the root to speak for the whole house."""
    return Response(
        (CLIENT / "worker.js").read_bytes(),
        media_type="text/javascript; charset=utf-8",
        headers={"cache-control": "no-cache", "x-content-type-options": "nosniff"},
    )


def expect_a_file_name(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """What no system of files can hold is no asset: a name with a zero in it, or one without an end."""
    path = connection.scope["path"]
    if "\0" in path or any(len(name.encode()) > _LONGEST_NAME for name in path.split("/")):
        raise Unknown("no-route")


def client_router() -> Router:
    assets = create_static_files_router(
        "/assets",
        [CLIENT / "assets"],
        guards=[expect_a_file_name],
        cache_control=CacheControlHeader(max_age=_YEAR, immutable=True),
        include_in_schema=False,
    )
    return Router("/", route_handlers=[page, worker, assets])
