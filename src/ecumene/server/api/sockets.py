"""Sockets: of a table, numbered patches down; of the lobby, a message whenever tables have changed. Clients
send nothing but `enough` and `more` (`LiveTable.heed`): answers go over HTTP."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from ecumene.server.api.access import (
    FromSeat,
    Invitation,
    Language,
    TableId,
    house_of,
    language_of,
    look,
    somebody,
    token_of,
)
from ecumene.server.api.guard import is_from_here
from ecumene.server.edge.callers import caller_of
from ecumene.server.errors import WORDS, HouseError
from ecumene.server.ids import fingerprint
from ecumene.server.operations import measures
from ecumene.server.people.accounts import Person
from ecumene.server.tables.audience import CROWDED, FOREIGN, TALKATIVE, Farewell, Listener
from ecumene.server.tables.packets import Viewer
from ecumene.table.text.words import Say

AnySocket = WebSocket[Any, Any, Any]

_MOST_SAID = 100
"""Clients have next to nothing to say on a socket; one that sends this much is disconnected."""
_ENTRIES_FOR_A_WORD = 10
"""For so many entries that were written meanwhile, a client may say one more word."""
_MOST_OF_ONE = 60
"""How many sockets one person may have open; those of unknown people are counted by address."""
_MOST_OF_AN_ADDRESS = 1000
_LONGEST_REASON = 120
"""In bytes; the protocol has room for 123."""

_open: Counter[str] = Counter()
"""How many sockets each person has open in this process."""


@websocket("/api/tables/{id:str}/socket")
async def follow(
    socket: AnySocket,
    id: TableId,
    seat: FromSeat = None,
    language: Language = "en",
    after: Annotated[int | None, QueryParameter(ge=0)] = None,
    invitation: Invitation = None,
) -> None:
    """Send everything that a viewer may know, from entry `after` on."""
    await socket.accept()
    if not is_from_here(socket):
        await _close(socket, FOREIGN)
        return
    person = await somebody(socket)
    try:
        live, viewer = await look(house_of(socket), id, person, seat, language, invitation)
    except HouseError as error:
        await socket.close(4000 + error.status, _short(error.reason_in(language_of(socket))))
        return
    whose = _whose(socket, person)
    if _is_crowded(whose, person):
        await _close(socket, CROWDED)
        return
    admitted = live.door.admits(person.id if person else None)
    session = fingerprint(token_of(socket) or "")
    listener = Listener(viewer, session=session if person else "", invited=not admitted)
    number = live.number
    live.join(listener, after)
    with _counted(whose):
        try:
            farewell = await _serve(
                socket, listener, partial(live.heed, listener), lambda: live.number - number
            )
        finally:
            live.leave(listener)
    if farewell is not None:
        measures.listeners_dismissed.labels(farewell.key).inc()
        await _close(socket, farewell)


@websocket("/api/tables/socket")
async def follow_lobby(socket: AnySocket) -> None:
    """Say `tables` whenever tables that somebody might see have changed."""
    await socket.accept()
    if not is_from_here(socket):
        await _close(socket, FOREIGN)
        return
    person = await somebody(socket)
    whose = _whose(socket, person)
    if _is_crowded(whose, person):
        await _close(socket, CROWDED)
        return
    board = house_of(socket).noticeboard
    listener = Listener(Viewer(None, "en"))
    board.join(listener)
    with _counted(whose):
        try:
            farewell = await _serve(socket, listener)
        finally:
            board.leave(listener)
    if farewell is not None:
        await _close(socket, farewell)


def _whose(socket: AnySocket, person: Person | None) -> str:
    return person.id if person else f"address {caller_of(socket.scope).counted}"


def _is_crowded(whose: str, person: Person | None) -> bool:
    return _open[whose] >= (_MOST_OF_ONE if person else _MOST_OF_AN_ADDRESS)


@contextmanager
def _counted(whose: str) -> Iterator[None]:
    """A socket is open."""
    _open[whose] += 1
    measures.listeners.inc()
    try:
        yield
    finally:
        measures.listeners.dec()
        _open[whose] -= 1
        if not _open[whose]:
            del _open[whose]


async def _serve(
    socket: AnySocket,
    listener: Listener,
    heed: Callable[[str], None] = lambda word: None,
    entries: Callable[[], int] = lambda: 0,
) -> Farewell | None:
    """Send what there is to send until the client goes (None) or the house has a reason to close. `entries`
    counts those that were written meanwhile."""
    sending = asyncio.create_task(_send_on(socket, listener))
    reading = asyncio.create_task(_until_gone(socket, listener, heed, entries))
    ends: list[asyncio.Future[Any]] = [sending, reading, listener.farewell]
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    finally:
        sending.cancel()
        reading.cancel()
        await asyncio.gather(sending, reading, return_exceptions=True)
    return listener.farewell.result() if listener.farewell.done() else None


async def _send_on(socket: AnySocket, listener: Listener) -> None:
    while True:
        await socket.send_text(await listener.next())


async def _until_gone(
    socket: AnySocket, listener: Listener, heed: Callable[[str], None], entries: Callable[[], int]
) -> None:
    """Heed what a client says, until it leaves or says too much."""
    try:
        said = 0
        while said < _MOST_SAID + entries() // _ENTRIES_FOR_A_WORD:
            heed(await socket.receive_data("text"))
            said += 1
        listener.dismiss(TALKATIVE)
    except WebSocketDisconnect:
        return


async def _close(socket: AnySocket, farewell: Farewell) -> None:
    text = WORDS.text(Say(f"house-{farewell.key}"), language_of(socket))
    try:
        await socket.close(farewell.code, _short(text))
    except (WebSocketDisconnect, RuntimeError):
        return  # it has gone already


def _short(text: str) -> str:
    return text.encode()[:_LONGEST_REASON].decode(errors="ignore")
