"""A house in a separate process, and people who use it over HTTP and sockets."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from select import select
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ecumene.server.edge.limits import Limits
from ecumene.server.tables.patches import apply
from tests.server import warm

Json = Any

PATIENCE = 60.0
"""For so many seconds the house may take to open or to answer, on a machine that has much else to do."""

_LINES = httpx.Limits(keepalive_expiry=1.0)
"""The house hangs up after five seconds without a word; whoever speaks on that line just then is cut off."""

GENEROUS = "[limits]\n" + "".join(
    f"{name} = 1_000_000\n"
    for name in msgspec.structs.asdict(Limits())
    if name.startswith(("tables_", "words_")) and "listed" not in name
)
"""Limits of a house whose guests open tables and talk faster than people do."""

_Running = subprocess.Popen[str] | warm.Forked


def free_port() -> int:
    """A free port below those that the system hands out.

    A client that knocks at a port of its own kind while the house is closed might be answered by itself.
    """
    random = Random()
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class Process:
    """`ecumene serve`, which can be killed and opened again at the same address."""

    def __init__(self, folder: Path, *options: str, entry: str | None = None) -> None:
        """`entry` is a program that does something to the world before it opens the house."""
        self.folder = folder
        if not (settings := folder / "house.toml").exists():
            settings.write_text(GENEROUS)
        self._entry = entry
        self._options = options
        self._port = free_port()
        self._process: _Running | None = None
        self.address = ""

    def open(self) -> None:
        serve = ["serve", "--port", str(self._port), "--talk-seconds", "0", *self._options]
        environment = os.environ | {"ECUMENE_HOME": str(self.folder)}
        with (self.folder / "log.jsonl").open("a") as log:
            self._process = self._begun(serve, environment, log.fileno())
        assert self._process.stdout is not None
        ready, _, _ = select([self._process.stdout], [], [], PATIENCE)
        said = self._process.stdout.readline() if ready else ""
        found = re.search(r"http://\S+?:(\d+)/", said)
        assert found is not None, f"the house did not open: {said!r} {self.log()}"
        address = f"http://127.0.0.1:{found[1]}"
        assert self.address in ("", address), "somebody else has taken the port"
        self._port, self.address = int(found[1]), address

    def _begun(self, serve: list[str], environment: Mapping[str, str], log: int) -> _Running:
        """Forked, unless something is to be done before the house's code is read."""
        if self._entry is None:
            return warm.fork(serve, environment, log)
        command = [sys.executable, "-c", self._entry, *serve]
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)

    def kill(self) -> None:
        """As the power goes out."""
        self._end(signal.SIGKILL)

    def close(self) -> int:
        """As a host closes it; the exit code."""
        return self._end(signal.SIGTERM)

    def close_if_open(self) -> None:
        if self.is_open:
            self.close()

    @property
    def is_open(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def interrupt(self) -> int:
        """As somebody at the keyboard closes it; the exit code."""
        return self._end(signal.SIGINT)

    def log(self) -> str:
        return (self.folder / "log.jsonl").read_text()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def _end(self, with_signal: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(with_signal)
        code = self._process.wait(timeout=PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code


@contextmanager
def a_house(folder: Path, *options: str) -> Iterator[Process]:
    process = Process(folder, *unlimited(*options))
    process.open()
    try:
        yield process
    finally:
        process.close_if_open()


_JUMPY = """
import pathlib, time
time_then, offset = time.time, pathlib.Path({file!r})
time.time = lambda: time_then() + float(offset.read_text())
from ecumene.cli import main
main()
"""


@contextmanager
def a_house_with_its_own_time(folder: Path) -> Iterator[tuple[Process, Callable[[float], None]]]:
    """A house whose clock is so many seconds ahead of everybody else's, and how to set it."""
    offset, fresh = folder / "offset", folder / "offset.fresh"

    def set_clock(seconds: float) -> None:
        fresh.write_text(str(seconds))
        fresh.replace(offset)

    set_clock(0.0)
    process = Process(folder, *unlimited(), entry=_JUMPY.format(file=str(offset)))
    process.open()
    try:
        yield process, set_clock
    finally:
        process.close_if_open()


def unlimited(*options: str) -> tuple[str, ...]:
    """Options of a house whose guests are in more of a hurry than people are."""
    limit = () if "--requests-per-minute" in options else ("--requests-per-minute", "1000000")
    return (*limit, *options)


class Refusal(AssertionError):
    """The house said no."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(f"{response.request.method} {response.request.url}: {response.text}")
        self.status = response.status_code
        problem = response.json()
        self.code: str = problem["code"]
        self.reason: str = problem["reason"]
        self.at: int | None = problem.get("at")


class Visitor:
    """Somebody who asks the house things; nobody yet."""

    def __init__(
        self,
        address: str,
        headers: dict[str, str] | None = None,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self.address = address
        self.http = httpx.Client(
            base_url=address, timeout=PATIENCE, headers=headers or {}, transport=transport, limits=_LINES
        )

    def get(self, path: str, **query: Any) -> Json:
        return self._read(self.http.get(path, params=query))

    def post(self, path: str, body: Json = None, **query: Any) -> Json:
        return self._read(self.http.post(path, json=body, params=query))

    def put(self, path: str, body: Json, **query: Any) -> Json:
        return self._read(self.http.put(path, json=body, params=query))

    def patch(self, path: str, body: Json) -> Json:
        return self._read(self.http.patch(path, json=body))

    def socket(self, table: str, **query: Any) -> Follower:
        address = self.http.build_request("GET", f"/api/tables/{table}/socket", params=query).url
        return Follower(str(address).replace("http://", "ws://", 1), dict(self.http.headers))

    @staticmethod
    def _read(response: httpx.Response) -> Json:
        if response.is_error:
            raise Refusal(response)
        if not response.content:
            return None
        kind = response.headers["content-type"].split(";")[0]
        return response.json() if kind == "application/json" else response.text


class Guest(Visitor):
    """Somebody with a name, known to the house by a token as a program is."""

    def __init__(
        self,
        address: str,
        name: str = "",
        welcome: Json = None,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        """`welcome` is what the house said to somebody who came in by another way, in a browser."""
        super().__init__(address, transport=transport)
        welcome = welcome or self.post("/api/guests", {"name": name})
        self.id: str = welcome["person"]["id"]
        self.token: str = welcome["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def open_table(self, title: str = "cultures", **wish: Any) -> tuple[str, str]:
        """A new table and its invitation."""
        opened = self.post("/api/tables", {"title": title, **wish})
        return opened["table"]["id"], opened["invitation"]

    def sit(self, table: str, invitation: str | None = None) -> None:
        self.post(f"/api/tables/{table}/sit", {"invitation": invitation})

    def start(self, table: str) -> None:
        self.post(f"/api/tables/{table}/start")

    def state(self, table: str, **query: Any) -> Json:
        return self.get(f"/api/tables/{table}/state", **query)["state"]

    def answer(self, table: str, request: Json, answer: Json, key: str | None = None) -> int:
        body = {"seat": request["seat"], "request": request["id"], "answer": answer}
        number: int = self.post(f"/api/tables/{table}/answers", body | {"key": key or new_key()})["number"]
        return number

    def answer_all(
        self, table: str, request: Json, answers: list[Json], key: str | None = None, *, series: bool = False
    ) -> Json:
        """Answers that were planned together; the receipt."""
        body = {"seat": request["seat"], "request": request["id"], "answers": answers, "series": series}
        return self.post(f"/api/tables/{table}/batch", body | {"key": key or new_key()})

    def undo(
        self,
        table: str,
        seat: int,
        key: str | None = None,
        of: int | None = None,
        since: int | None = None,
    ) -> int:
        """Take back an answer, the last one if `of` does not say which; with those `since` another."""
        last = self.state(table)["undo"] if of is None else of
        body = {"seat": seat, "of": last, "key": key or new_key(), "since": since}
        number: int = self.post(f"/api/tables/{table}/undo", body)["number"]
        return number

    def whole_log(self, table: str) -> list[Json]:
        """All that the log says, which comes in pieces."""
        lines: list[Json] = []
        while not lines or lines[0]["number"] > 1:
            before = {"before": lines[0]["number"]} if lines else {}
            lines = self.get(f"/api/tables/{table}/log", **before) + lines
        return lines

    def answer_something(self, table: str, random: Random, **query: Any) -> bool:
        """Answer the first open request with any option; whether there was one."""
        requests = list(self.state(table, **query)["requests"].values())
        if not requests:
            return False
        option = random.choice(requests[0]["options"])
        self.answer(table, requests[0], option["answer"])
        return True


class Follower:
    """An open socket, and the state that its messages make; what comes is kept until somebody asks for it."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        kept = {
            name: value for name, value in headers.items() if name in ("authorization", "cookie", "origin")
        }
        self._opening = connect(
            address,
            additional_headers=kept,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_size=None,
            max_queue=None,
            proxy=None,
        )
        self._line: ClientConnection = self._opening.__enter__()
        self.state: Json = None
        self.log: list[Json] = []
        self.raw: list[str] = []

    def next(self, kind: str | None = None, timeout: float = PATIENCE) -> Json:
        """The next message, or the next of a kind; the state follows."""
        while True:
            text = self._line.recv(timeout=timeout)
            assert isinstance(text, str)
            self.raw.append(text)
            message = json.loads(text)
            if message["type"] == "state":
                self.state = message["state"]
            elif message["type"] == "change":
                assert self.state is None or message["from"] == self.state["number"]
                if self.state is not None:
                    self.state = apply(self.state, message["patch"])
                self.log += message["log"]
            if kind is None or message["type"] == kind:
                return message

    def say(self, word: str) -> None:
        self._line.send(word)

    def close_code(self) -> int:
        """Listen until the house closes the line; why it did."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    def until(self, number: int) -> Json:
        """The state once it has come to an entry."""
        while self.state is None or self.state["number"] < number:
            self.next()
        return self.state

    def close(self) -> None:
        self._opening.__exit__(None, None, None)

    def __enter__(self) -> Follower:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def new_key() -> str:
    return uuid4().hex


def play_out(players: dict[int, Guest], table: str, seed: int = 1, most: int = 100_000) -> None:
    """Play a game between people over HTTP until it is over, or so many answers were given."""
    random = Random(seed)
    for _ in range(most):
        answered = [players[seat].answer_something(table, random, seat=seat) for seat in players]
        if not any(answered):
            state = next(iter(players.values())).state(table)
            if state["over"]:
                return
