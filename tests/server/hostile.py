"""A hostile client: `python -m tests.server.hostile FROM HOST PORT TABLE KINDS` runs until it is stopped.

It sends ten thousand messages a second, as requests on connections that stay open and as messages on a
socket; noise on new connections; a thousand connections that are silent, or send half of a request.
Connections that the house closes are opened again. It prints one line once it is at work. A clock limits its
pace, so that it takes little of the machine, and the reaction of the house can be measured.
"""

from __future__ import annotations

import base64
import os
import resource
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import cycle, islice
from time import monotonic, sleep
from typing import NamedTuple

KINDS = ("requests", "talk", "noise", "half-open")
HALF_OPEN = 1000
_TICK = 0.01
_A_SECOND = 10_000
_LINES = 4
_LOOKED_AT = 10
"""So many of the silent lines are opened again at every tick, if the house has closed them."""
_REQUEST = b"GET /api/titles HTTP/1.1\r\nhost: house\r\n\r\n"
_HALF = b"GET /api/titles HTTP/1.1\r\nhost: house\r\nx-half: "
_FRAME = bytes([0x81, 0x80 | 100, 0, 0, 0, 0]) + b"x" * 100
"""A message of a hundred letters, masked with nothing."""
_NOISE = bytes(range(256)) * 4


class Way(NamedTuple):
    """From an address to a house."""

    source: str
    to: tuple[str, int]


class Line:
    """A connection that is opened again whenever the house has closed it."""

    def __init__(self, way: Way, greeting: bytes = b"") -> None:
        self._way, self._greeting = way, greeting
        self._socket: socket.socket | None = None

    def say(self, words: bytes = b"") -> None:
        """As much of it as the line takes; what the house says is thrown away."""
        try:
            line = self._socket or self._open()
            with suppress(BlockingIOError):
                while line.recv(65_536):
                    """Nobody wants to know."""
                raise ConnectionResetError
            with suppress(BlockingIOError):
                line.send(words)
        except OSError:
            if self._socket is not None:
                self._socket.close()
            self._socket = None

    def _open(self) -> socket.socket:
        source, to = self._way
        line = socket.create_connection(to, timeout=5, source_address=(source, 0))
        self._socket = line
        line.send(self._greeting)
        line.setblocking(False)
        return line


def upgrade(table: str) -> bytes:
    key = base64.b64encode(bytes(16)).decode()
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: house\r\nupgrade: websocket\r\n"
        f"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
    ).encode()


def harm(way: Way, table: str, kinds: set[str]) -> list[Callable[[], None]]:
    """What is done at every tick."""
    each = int(_A_SECOND * _TICK / _LINES)
    done: list[Callable[[], None]] = []
    if "requests" in kinds:
        asking = [Line(way) for _ in range(_LINES)]
        done += [partial(line.say, _REQUEST * each) for line in asking]
    if "talk" in kinds:
        talking = [Line(way, upgrade(table)) for _ in range(_LINES)]
        done += [partial(line.say, _FRAME * each) for line in talking]
    if "noise" in kinds:
        done += [partial(Line(way).say, _NOISE)]
    if "half-open" in kinds:
        silent = [Line(way, _HALF if number % 2 else b"") for number in range(HALF_OPEN)]
        for line in silent:
            line.say()
        done.append(partial(_say_nothing, cycle(silent)))
    return done


def _say_nothing(lines: Iterator[Line]) -> None:
    for line in islice(lines, _LOOKED_AT):
        line.say()


def main() -> None:
    source, host, port, table, *kinds = sys.argv[1:]
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4 * HALF_OPEN)), hard))
    done = harm(Way(source, (host, int(port))), table, set(kinds))
    print("at work", flush=True)
    while os.getppid() != 1:
        began = monotonic()
        for act in done:
            act()
        sleep(max(0.0, began + _TICK - monotonic()))


if __name__ == "__main__":
    main()
