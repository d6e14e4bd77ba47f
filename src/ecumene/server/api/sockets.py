"""The socket of a table: numbered patches down, nothing up. Answers go over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ecumene.server.api.access import house_of, look, somebody
from ecumene.server.api.guard import is_from_here
from ecumene.server.errors import HouseError
from ecumene.server.live import Socket

_FORBIDDEN, _GONE = 4403, 4404
_MOST_WAITING = 1000
"""A client that does not read for so long must come back and begin anew."""


@websocket("/api/tables/{id:str}/socket")
async def follow(
    socket: WebSocket[Any, Any, Any],
    id: str,
    seat: int | None = None,
    language: str = "en",
    after: int | None = None,
    invitation: str | None = None,
) -> None:
    """Send everything that a viewer may know, from entry `after` on."""
    await socket.accept()
    if not is_from_here(socket):
        await socket.close(_FORBIDDEN, "This page is not of this house.")
        return
    try:
        live, viewer = await look(house_of(socket), id, await somebody(socket), seat, language, invitation)
    except HouseError as error:
        await socket.close(_GONE if error.status == 404 else _FORBIDDEN, error.reason[:120])
        return
    waiting: Socket = asyncio.Queue(_MOST_WAITING)
    live.join(viewer, waiting, after)
    reader = asyncio.create_task(_until_gone(socket))
    try:
        while not reader.done():
            message = asyncio.create_task(waiting.get())
            await asyncio.wait({message, reader}, return_when=asyncio.FIRST_COMPLETED)
            if not message.done():
                message.cancel()
                break
            await socket.send_text(msgspec.json.encode(message.result()).decode())
    except (WebSocketDisconnect, RuntimeError):
        pass  # it went away while we spoke
    finally:
        live.leave(viewer, waiting)
        reader.cancel()


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    """Whatever a client says here is not heard; only its going is."""
    try:
        while True:
            await socket.receive_text()
    except WebSocketDisconnect:
        return
