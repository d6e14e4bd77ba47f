"""Compression of replies: large ones are compressed in a thread, so that the house stays responsive."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

_WORTH_IT = 1000
_IN_A_THREAD = 16 * 1024
"""Below this, in bytes, it takes less than a thread does."""
_EFFORT = 5


class Compression(ASGIMiddleware):
    """Compresses answers that come in one piece, for clients that can unpack them."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not _unpacks(scope):
            await next_app(scope, receive, send)
            return
        start: HTTPResponseStartEvent | None = None

        async def sending(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and not _is_packed(message):
                start = message
                return
            if start is not None and message["type"] == "http.response.body":
                begun, start = start, None
                if not message.get("more_body") and len(message["body"]) >= _WORTH_IT:
                    message["body"] = await _packed(message["body"])
                    _declare(begun, len(message["body"]))
                await send(begun)
            await send(message)

        await next_app(scope, receive, sending)


def _unpacks(scope: Any) -> bool:
    said = b",".join(value for name, value in scope["headers"] if name == b"accept-encoding")
    ways = [part.replace(b" ", b"").split(b";") for part in said.lower().split(b",")]
    return any(way[0] == b"gzip" and b"q=0" not in way for way in ways)


def _is_packed(start: Any) -> bool:
    return any(name.lower() == b"content-encoding" for name, _ in start["headers"])


async def _packed(body: bytes) -> bytes:
    if len(body) < _IN_A_THREAD:
        return gzip.compress(body, _EFFORT, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, _EFFORT, mtime=0)


def _declare(start: Any, length: int) -> None:
    kept = [(name, value) for name, value in start["headers"] if name.lower() != b"content-length"]
    start["headers"] = [
        *kept,
        (b"content-encoding", b"gzip"),
        (b"vary", b"Accept-Encoding"),
        (b"content-length", str(length).encode()),
    ]
