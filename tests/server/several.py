"""A house of several processes on one PostgreSQL, and people whose requests go to any of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import httpx

from tests.server.client import Follower, Guest, Process, Visitor, unlimited


class Carousel(httpx.BaseTransport):
    """What a proxy without sticky sessions does: every request goes to the next process that answers."""

    def __init__(self, processes: Sequence[Process], first: int = 0) -> None:
        self._processes = processes
        self._line = httpx.HTTPTransport(retries=0)
        self._next = count(first)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        for _ in self._processes:
            process = self._processes[next(self._next) % len(self._processes)]
            to = httpx.URL(process.address)
            request.url = request.url.copy_with(host=to.host, port=to.port)
            try:
                return self._line.handle_request(request)
            except httpx.ConnectError as error:
                refused = error
        raise refused

    def close(self) -> None:
        self._line.close()


class Wanderer(Guest):
    """Somebody who never comes to the same process twice in a row."""

    def __init__(self, processes: Sequence[Process], name: str, first: int = 0) -> None:
        super().__init__("http://house", name, transport=Carousel(processes, first))

    def at(self, process: Process) -> Guest:
        """The same person, by way of one process."""
        welcome = {"person": {"id": self.id}, "token": self.token}
        return Guest(process.address, welcome=welcome)

    def follow(self, process: Process, table: str) -> Follower:
        return self.at(process).socket(table)


def metric(process: Process, name: str, source: str = "127.0.0.1") -> float:
    """What a process counts under a name, labels included; asked from an address of the machine itself."""
    visitor = Visitor(process.address, transport=httpx.HTTPTransport(local_address=source))
    for line in visitor.get("/metrics").splitlines():
        if line.startswith(f"{name} "):
            return float(line.split()[-1])
    return 0.0


@contextmanager
def some_houses(folder: Path, database: str, processes: int = 3, *options: str) -> Iterator[list[Process]]:
    """Processes of one house, each with a folder for its log."""
    opened = []
    for number in range(processes):
        own = folder / str(number)
        own.mkdir()
        opened.append(Process(own, *unlimited("--database", database, *options)))
    with ThreadPoolExecutor(processes) as pool:
        try:
            list(pool.map(Process.open, opened))
            yield opened
        finally:
            list(pool.map(Process.close_if_open, opened))
