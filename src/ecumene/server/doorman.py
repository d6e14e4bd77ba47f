"""The doorman: whoever goes on asking although they were told to wait is kept waiting.

A refusal costs the house little, but ten thousand in a second would cost others their evening. So an address
that was refused again and again is not even asked what it wants for a while: each of its requests waits, and
is then told the same. A program that sends one request after the other comes to one a second that way.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

from ecumene.server import measures
from ecumene.server.journalist import App, Message, Receive, Send

_REFUSALS = 30
"""So many refusals within a window, and an address is kept waiting."""
_WINDOW = 10.0
_WAIT = 1.0
_MOST_WAITING = 200
"""So many requests of one address wait at a time; those beyond are refused at once, and their line is cut."""
_MOST_ADDRESSES = 10_000

_BODY = b'{"code":"too-often","reason":"You ask too often; wait a while."}'


class Doorman:
    """Stands before everything else that is asked over HTTP."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._refused: dict[str, tuple[int, float]] = {}
        """How often each address was refused in its present window, and when that began."""
        self._waiting: dict[str, int] = {}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] != "http" or client is None:
            await self._app(scope, receive, send)
            return
        address: str = client[0]
        if self._goes_on(address):
            await self._keep_waiting(address, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 429:
                self._note(address)
            await send(message)

        await self._app(scope, receive, sending)

    def _goes_on(self, address: str) -> bool:
        count, since = self._refused.get(address, (0, 0.0))
        return count >= _REFUSALS and monotonic() - since < _WINDOW

    def _note(self, address: str) -> None:
        at = monotonic()
        if len(self._refused) > _MOST_ADDRESSES:
            self._refused = {one: noted for one, noted in self._refused.items() if at - noted[1] < _WINDOW}
        count, since = self._refused.get(address, (0, at))
        self._refused[address] = (count + 1, since) if at - since < _WINDOW else (1, at)

    async def _keep_waiting(self, address: str, send: Send) -> None:
        measures.kept_waiting.inc()
        waiting = self._waiting.get(address, 0)
        full = waiting >= _MOST_WAITING
        if not full:
            self._waiting[address] = waiting + 1
            try:
                await asyncio.sleep(_WAIT)
            finally:
                self._waiting[address] -= 1
                if not self._waiting[address]:
                    del self._waiting[address]
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(_BODY)).encode()),
            (b"retry-after", str(round(_WINDOW)).encode()),
        ]
        headers += [(b"connection", b"close")] if full else []
        await send({"type": "http.response.start", "status": 429, "headers": headers})
        await send({"type": "http.response.body", "body": _BODY})
