"""Connections: how long a request may take, and how large it may be.

An address that keeps sending malformed requests, or is throttled, is let in slowly: nothing of a new
connection is read for a while. A connection of a trusted proxy that sends malformed requests is closed,
without further consequences: the client behind the proxy is unknown.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from contextlib import suppress
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ecumene.server.edge.callers import Proxies, counted
from ecumene.server.edge.refusals import HOSTILE, WAIT, Refusals
from ecumene.server.operations import measures

_HEAD_SECONDS = 10.0
"""How long a connection may take until the headers of a request are complete."""
_BODY_SECONDS = 30.0
_LARGEST_HEAD = 64 * 1024
_MOST_FILES = 65_536
_MOST_AT_ONCE = 10
"""How many requests may be pipelined on one connection before the first is answered. Browsers send
none; a thousand at once would have to be read at once, while everybody else waits."""
_MOST_HELD = 50
"""How many connections of one address may wait; further ones are closed at once."""


class _TooManyAtOnce(Exception):
    """Ends the reading of a line, as nonsense does."""


class Connection(HttpToolsProtocol):
    """Closes connections that send nothing, or half of a request, or never end their headers."""

    refusals: ClassVar[Refusals] = Refusals()
    proxies: ClassVar[Proxies] = Proxies()
    _held: ClassVar[Counter[str]] = Counter()
    _timer: asyncio.TimerHandle | None = None
    _hold: asyncio.TimerHandle | None = None
    _peer = _address = ""
    _unread = b""
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._peer = self.client[0] if self.client else ""
        self._address = counted(self._peer)
        if self._is_known() and self.refusals.go_on(self._address):
            self._keep_waiting()
        else:
            self._expect(_HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        if self._hold is not None:
            self._hold.cancel()
            self._release()
        super().connection_lost(exc)

    def _is_known(self) -> bool:
        """Whether the other end itself is the sender: not where a proxy speaks for others."""
        return not self.proxies.trusts(self._peer)

    def _note(self, weight: int = 1) -> None:
        if self._is_known():
            self.refusals.note(self._address, weight)

    def _keep_waiting(self) -> None:
        if self._held[self._address] >= _MOST_HELD:
            self._let_go("crowd")
            return
        measures.held_at_the_door.inc()
        self._held[self._address] += 1
        self._hold = self.loop.call_later(WAIT, self._listen)

    def _listen(self) -> None:
        self._release()
        self._expect(_HEAD_SECONDS)
        self.flow.resume_reading()
        if self._unread:
            self.data_received(self._unread)

    def _release(self) -> None:
        self._hold = None
        self._held[self._address] -= 1
        if not self._held[self._address]:
            del self._held[self._address]

    def send_400_response(self, msg: str) -> None:
        """What cannot be read, or too much at once."""
        self._note(HOSTILE if len(self.pipeline) >= _MOST_AT_ONCE else 1)
        measures.connections_let_go.labels("nonsense").inc()
        super().send_400_response(msg)

    def data_received(self, data: bytes) -> None:
        if self._hold is not None:
            self._unread += data
            self.flow.pause_reading()  # not before: a connection that is just being made cannot be paused
            return
        self._head += len(data)
        super().data_received(data)
        if self._head > _LARGEST_HEAD and not self.transport.is_closing():
            self._note()
            self._let_go("headers")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= _MOST_AT_ONCE:
            raise _TooManyAtOnce
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
        socket: Any = self.transport.get_protocol()
        if not getattr(socket, "handshake_initiated", True) and not self.transport.is_closing():
            self._note()
            self._let_go("nonsense")  # too long a line: uvicorn would say nothing, for ever

    def _expect(self, seconds: float | None) -> None:
        """Set a time limit in seconds; None: there is nothing to wait for."""
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
