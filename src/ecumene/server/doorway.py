"""The doorway: how long a connection may take to say what it wants, and how much it may say."""

from __future__ import annotations

import asyncio
import resource
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ecumene.server import measures

_HEAD_SECONDS = 10.0
"""For so long a connection may take until its first request, or a request until its headers, are complete."""
_BODY_SECONDS = 30.0
_LARGEST_HEAD = 64 * 1024
_MOST_FILES = 65_536


class Doorway(HttpToolsProtocol):
    """Lets those go who knock and say nothing, or half of something, or never end their headers."""

    _timer: asyncio.TimerHandle | None = None
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect(_HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > _LARGEST_HEAD and not self.transport.is_closing():
            self._let_go("headers")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect(_HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._head = -(1 << 62)  # what follows is a body, which has a bound of its own
        self._expect(_BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._head = 0
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        super().handle_websocket_upgrade()

    def _expect(self, seconds: float | None) -> None:
        """Something must come to its end within so many seconds; None: nothing is awaited."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._let_go, "silence")

    def _let_go(self, why: str) -> None:
        measures.connections_let_go.labels(why).inc()
        self.transport.abort()


def open_wide() -> None:
    """As many connections as the system allows: its first offer is often a thousand for everything."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted: Any = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
