"""The page for somebody who typed an address of nothing: it says so, and leads to the lobby."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request, Response

from ecumene.server.api.access import language_of
from ecumene.server.errors import WORDS
from ecumene.table.text.words import Say

_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; "
        "frame-ancestors 'none'; base-uri 'none'"
    ),
    "cache-control": "no-store",
}
_STYLE = """
:root { color-scheme: light dark; --paper: #efe5cc; --ink: #261c12; --accent: #9a2d1a }
@media (prefers-color-scheme: dark) { :root { --paper: #12161a; --ink: #f1e8d5; --accent: #ea8d6f } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 1rem;
  padding: 1rem; box-sizing: border-box; background: var(--paper); color: var(--ink); text-align: center;
  font: 1.125rem/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif }
h1 { margin: 0; font-size: 1.375rem }
a { display: inline-block; min-height: 44px; line-height: 44px; padding: 0 1.25rem; border-radius: 6px;
  border: 1px solid; color: var(--accent); text-decoration: none; font-weight: 600 }
a:focus-visible { outline: 3px solid; outline-offset: 3px }
"""


def wants_a_page(request: Request[Any, Any, Any]) -> bool:
    """Whether a person typed the address into a browser; programs and requests to the API get JSON."""
    typed = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return typed and not (request.scope["path"] + "/").startswith("/api/")


def lost(request: Request[Any, Any, Any]) -> Response[str]:
    language = language_of(request)
    nothing, back = (escape(WORDS.text(Say(key), language)) for key in ("house-no-route", "house-to-lobby"))
    page = (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">'
        f"<title>{nothing} Ecumene</title><style>{_STYLE}</style></head>"
        f'<body><h1>{nothing}</h1><a href="/">{back}</a></body></html>\n'
    )
    return Response(page, status_code=404, media_type=MediaType.HTML, headers=_HEADERS)
