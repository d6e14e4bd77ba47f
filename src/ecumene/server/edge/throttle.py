"""The throttle: clients that keep sending although they were told to wait are delayed.

A refusal is cheap, but ten thousand per second would slow down everybody. So the requests of an address that
was refused often are not read for a while: each waits, and is then refused. A program that sends one request
after the other gets one reply a second that way, and so does one that opens a socket again whenever it is
closed. A proxy that does not pass on its clients' addresses is never delayed: it may serve others, too.
"""

from __future__ import annotations

import asyncio
from typing import Any

from ecumene.server.edge.callers import caller_of
from ecumene.server.edge.refusals import HOSTILE, WAIT, WINDOW, Refusals
from ecumene.server.operations import measures
from ecumene.server.operations.logs import App, Message, Receive, Send
from ecumene.server.tables.audience import CROWDED, TALKATIVE

_MOST_WAITING = 200
"""How many requests of one address may be delayed at a time; others are refused, and disconnected."""
_SHOWN_OUT = {CROWDED.code: 1, TALKATIVE.code: HOSTILE}

_BODY = b'{"code":"too-often","reason":"You ask too often; wait a while."}'


class Throttle:
    """Stands before everything else that is asked over HTTP, or wants to be a socket."""

    def __init__(self, app: App, refusals: Refusals) -> None:
        self._app = app
        self._refusals = refusals
        self._waiting: dict[str, int] = {}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        caller = caller_of(scope)
        if scope["type"] not in ("http", "websocket") or caller.proxy:
            await self._app(scope, receive, send)
            return
        address = caller.counted
        if self._refusals.go_on(address):
            full = await self._keep_waiting(address)
            await (_refuse(send, full) if scope["type"] == "http" else _show_out(receive, send))
            return

        async def sending(message: Message) -> None:
            if weight := _refusal(message):
                self._refusals.note(address, weight)
            await send(message)

        await self._app(scope, receive, sending)

    async def _keep_waiting(self, address: str) -> bool:
        """Whether too many others wait already: then there was no wait."""
        measures.kept_waiting.inc()
        waiting = self._waiting.get(address, 0)
        full = waiting >= _MOST_WAITING
        if not full:
            self._waiting[address] = waiting + 1
            try:
                await asyncio.sleep(WAIT)
            finally:
                self._waiting[address] -= 1
                if not self._waiting[address]:
                    del self._waiting[address]
        return full


def _refusal(message: Message) -> int:
    """The weight of a refusal; 0 if it is none."""
    if message["type"] == "websocket.close":
        return _SHOWN_OUT.get(message.get("code", 0), 0)
    return int(message["type"] == "http.response.start" and message["status"] == 429)


async def _refuse(send: Send, cut: bool) -> None:
    """Say that it is too often, and `cut` the line."""
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(_BODY)).encode()),
        (b"retry-after", str(round(WINDOW)).encode()),
    ]
    headers += [(b"connection", b"close")] if cut else []
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": _BODY})


async def _show_out(receive: Receive, send: Send) -> None:
    """It does not become a socket."""
    await receive()
    await send({"type": "websocket.close", "code": CROWDED.code, "reason": ""})
