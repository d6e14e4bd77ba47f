"""A minimal but real reverse proxy: it adds the client to `X-Forwarded-For`, and all clients share its
connections to the house.

It passes requests that it cannot parse on unchanged, on one of these connections, like a careless proxy.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import NamedTuple

_HEAD = b"\r\n\r\n"


class Line(NamedTuple):
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class Proxy:
    def __init__(self, house: str) -> None:
        host, port = house.removeprefix("http://").split(":")
        self._house = host, int(port)
        self._idle: list[Line] = []
        self.opened = 0
        """Lines to the house, so far."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        who = writer.get_extra_info("peername")[0]
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            while (request := await _request(reader, who)) is not None:
                reply, ends = await self._pass_on(request)
                writer.write(reply)
                await writer.drain()
                if ends:
                    break
        writer.close()

    async def _pass_on(self, request: bytes) -> tuple[bytes, bool]:
        """What the house says, and whether it hangs up; a line that it has closed meanwhile is not used."""
        while True:
            line = self._idle.pop() if self._idle else await self._open()
            with suppress(ConnectionError):
                line.writer.write(request)
                head = await _until(line.reader, _HEAD)
                if head:
                    break
            line.writer.close()
        body = await line.reader.readexactly(int(_value(head, b"content-length") or 0))
        ends = _value(head, b"connection") == b"close"
        if ends:
            line.writer.close()
        else:
            self._idle.append(line)
        return head + body, ends

    async def _open(self) -> Line:
        self.opened += 1
        return Line(*await asyncio.open_connection(*self._house))


async def _request(reader: asyncio.StreamReader, who: str) -> bytes | None:
    """A request as it goes on to the house; what is none goes on as it is."""
    head = await _until(reader, _HEAD)
    if not head:
        return None
    if b" HTTP/1.1\r\n" not in head:
        return head
    first, _, rest = head.partition(b"\r\n")
    lines = [line for line in rest.split(b"\r\n") if line]
    named = [
        line.partition(b":")[2].strip() for line in lines if line.lower().startswith(b"x-forwarded-for:")
    ]
    kept = [line for line in lines if not line.lower().startswith((b"x-forwarded-for:", b"accept-encoding:"))]
    forwarded = b"x-forwarded-for: " + b", ".join([*named, who.encode()])
    body = await reader.readexactly(int(_value(head, b"content-length") or 0))
    return b"\r\n".join([first, *kept, forwarded]) + _HEAD + body


async def _until(reader: asyncio.StreamReader, end: bytes) -> bytes:
    try:
        return await reader.readuntil(end)
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ConnectionError):
        return b""


def _value(head: bytes, name: bytes) -> bytes:
    for line in head.split(b"\r\n"):
        said, _, value = line.partition(b":")
        if said.lower() == name:
            return value.strip()
    return b""


@contextmanager
def a_proxy(house: str) -> Iterator[tuple[Proxy, str]]:
    """A proxy before a house, and where it is reached."""
    proxy, ready, loop = Proxy(house), Event(), asyncio.new_event_loop()
    door: list[asyncio.Server] = []

    async def begin() -> None:
        door.append(await asyncio.start_server(proxy.serve, "127.0.0.1", 0))
        ready.set()

    def run() -> None:
        loop.create_task(begin())
        loop.run_forever()

    thread = Thread(target=run)
    thread.start()
    ready.wait()
    try:
        yield proxy, f"http://127.0.0.1:{door[0].sockets[0].getsockname()[1]}"
    finally:
        loop.call_soon_threadsafe(door[0].close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
