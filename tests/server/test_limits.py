"""Hostile clients, a full disk, a clock that jumps: calm players go on playing."""

from __future__ import annotations

import resource
import signal
import socket
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from select import POLLIN, poll
from threading import Event, Thread
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.effort import tries
from tests.server.calm import Calm, expect_not_slowed
from tests.server.client import (
    PATIENCE,
    Guest,
    Process,
    Refusal,
    a_house,
    a_house_with_its_own_time,
    new_key,
)
from tests.server.hostile import HALF_OPEN, KINDS
from tests.server.several import metric

PER_MINUTE = 400
ANSWERS = tries(daily=10, nightly=200)
_ELSEWHERE = (f"127.0.{net}.{number}" for net in range(2, 255) for number in range(1, 255))
"""Addresses that nobody came from yet: the house tells people apart by them."""
ROUNDS, TIMED = tries(daily=3, nightly=10), tries(daily=12, nightly=20)
SECONDS = tries(daily=0, nightly=1)
"""For so long at least harm is done in each round."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("limits")
    with a_house(folder, "--requests-per-minute", str(PER_MINUTE)) as process:
        yield process


def elsewhere() -> str:
    """Where a hostile client comes from."""
    return next(_ELSEWHERE)


def a_connection(house: Process, source: str) -> socket.socket:
    host, port = house.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE, source_address=(source, 0))


@pytest.fixture
def calm(house: Process) -> Calm:
    transport = httpx.HTTPTransport(local_address=elsewhere())
    return Calm(Guest(house.address, "Calm", transport=transport), _ELSEWHERE)


def test_who_floods_the_house_is_kept_waiting_and_nobody_else(house: Process, calm: Calm) -> None:
    ended = Event()
    replies: Counter[int] = Counter()
    source = elsewhere()
    threads = [Thread(target=flood, args=(house.address, source, ended, replies)) for _ in range(4)]
    began = monotonic()
    for thread in threads:
        thread.start()
    try:
        while not metric(house, "ecumene_kept_waiting_total", elsewhere()):
            assert monotonic() < began + PATIENCE
        numbers = [calm.answer() for _ in range(ANSWERS)]
    finally:
        ended.set()
        for thread in threads:
            thread.join()
    assert len(numbers) == ANSWERS
    seconds = monotonic() - began
    assert replies[200] <= PER_MINUTE * (1 + seconds / 60) + 1
    refused_at_once = replies[429] - metric(house, "ecumene_kept_waiting_total", elsewhere())
    assert refused_at_once <= 40 * (1 + seconds / 10), "refusals that cost the house much"


def flood(address: str, source: str, ended: Event, replies: Counter[int]) -> None:
    """As many requests as a line carries, one after the other."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=address, transport=transport, timeout=PATIENCE) as hostile:
        while not ended.is_set():
            replies[hostile.get("/api/titles").status_code] += 1


@pytest.mark.parametrize(
    ("said", "times", "code"),
    [("x" * 100, 100, 1008), (b"\xff\x00" * 50, 100, 1008), ("x" * 5000, 1, 1009)],
    ids=["words", "noise", "length"],
)
def test_a_socket_on_which_a_client_does_not_stop_talking_is_closed(
    house: Process, calm: Calm, said: str | bytes, times: int, code: int
) -> None:
    with a_line(house, calm.table) as line:
        for _ in range(times):
            line.send(said)
        assert closing_code(line) == code
    calm.answer()


def test_ten_thousand_messages_on_a_socket_are_not_listened_to(house: Process, calm: Calm) -> None:
    with a_line(house, calm.table) as line, suppress(ConnectionClosed):
        for _ in range(10_000):
            line.send("x" * 100)
        assert closing_code(line) in (1008, None)
    calm.answer()


def a_line(house: Process, table: str, token: str = "", source: str = "") -> ClientConnection:
    address = house.address.replace("http", "ws") + f"/api/tables/{table}/socket"
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return connect(
        address,
        sock=a_connection(house, source or elsewhere()),
        additional_headers=headers,
        max_size=None,
        proxy=None,
        open_timeout=PATIENCE,
        close_timeout=0.1,
    )


def closing_code(line: ClientConnection) -> int | None:
    """Listen until the line is closed; the code if the house has said one."""
    try:
        while True:
            line.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_nobody_has_more_lines_than_they_need(house: Process) -> None:
    guest = Guest(house.address, "Octopus")
    table, _ = guest.open_table(bots=["random"])
    guest.start(table)
    source = elsewhere()
    with ExitStack() as lines:
        for _ in range(60):
            lines.enter_context(a_line(house, table, guest.token, source)).recv(timeout=PATIENCE)
        with a_line(house, table, guest.token, source) as one_more:
            assert closing_code(one_more) == 4429


@pytest.mark.parametrize(
    "garbage",
    [b"\x00\xff" * 500, b"GET / HTTP/9.9\r\n\r\n", b"GET /" + b"a" * 200_000, b"X: " + b"b" * 200_000],
    ids=["noise", "version", "address", "header"],
)
def test_garbage_is_answered_with_the_door(house: Process, calm: Calm, garbage: bytes) -> None:
    with a_connection(house, elsewhere()) as line:
        try:
            line.sendall(garbage)
            while line.recv(65_536):
                pass
        except (ConnectionResetError, BrokenPipeError):
            pass  # the house has hung up
    calm.answer()


def test_requests_that_are_all_sent_at_once_are_not_all_read(house: Process, calm: Calm) -> None:
    """Whoever does that again and again waits at the door, and others do not."""
    source, asked = elsewhere(), b"GET /api/titles HTTP/1.1\r\nhost: house\r\n\r\n"
    for _ in range(3):
        with a_connection(house, source) as line:
            line.sendall(asked * 3)  # a few ahead are welcome
            while b'"cultures"' not in (heard := line.recv(65_536)):
                assert heard
        with a_connection(house, source) as line, suppress(ConnectionError):
            line.sendall(asked * 1000)
            while line.recv(65_536):
                """Until the house hangs up."""
        calm.answer()
    assert metric(house, 'ecumene_connections_let_go_total{why="nonsense"}', elsewhere()) >= 3
    began = monotonic()
    with a_connection(house, source) as line:
        line.sendall(asked)
        assert line.recv(65_536).startswith(b"HTTP/1.1 429")
    assert monotonic() - began >= 1.0


def test_a_thousand_half_open_sockets_harm_nobody(house: Process, calm: Calm) -> None:
    """Some say nothing, some begin a request and never end it; all are let go in the end."""
    allow_files(HALF_OPEN + 500)
    waiting, lines, source = poll(), [], elsewhere()
    try:
        for number in range(HALF_OPEN):
            line = a_connection(house, source)
            if number % 2:
                line.sendall(b"GET /api/titles HTTP/1.1\r\nhost: x\r\nx-half: ")
            lines.append(line)
            waiting.register(line, POLLIN)
        for _ in range(ANSWERS):
            calm.answer()
        until = monotonic() + PATIENCE
        gone: set[int] = set()
        while len(gone) < HALF_OPEN:
            assert monotonic() < until, f"{HALF_OPEN - len(gone)} are still open"
            for file, _ in waiting.poll(1000):
                waiting.unregister(file)
                gone.add(file)
    finally:
        for line in lines:
            line.close()
    calm.answer()


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_else_is_slowed(house: Process, calm: Calm, kind: str) -> None:
    """A client does harm and rests, in turn; whoever plays in peace hardly notices."""
    in_peace: list[float] = []
    harmed: list[float] = []
    with doing_harm(house, elsewhere(), calm.table, kind) as hostile:
        for _ in range(ROUNDS):
            hostile.send_signal(signal.SIGSTOP)
            in_peace += calm.times(TIMED)
            hostile.send_signal(signal.SIGCONT)
            harmed += calm.times(TIMED, SECONDS)
        assert hostile.poll() is None
    expect_not_slowed(in_peace, harmed)


@contextmanager
def doing_harm(house: Process, source: str, table: str, kind: str) -> Iterator[subprocess.Popen[str]]:
    """A hostile client in a process of its own, at work."""
    host, port = house.address.removeprefix("http://").split(":")
    command = [sys.executable, "-m", "tests.server.hostile", source, host, port, table, kind]
    hostile = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert hostile.stdout is not None
        assert hostile.stdout.readline() == "at work\n"
        yield hostile
    finally:
        hostile.kill()
        hostile.communicate()


def allow_files(count: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (count, hard))


def test_a_full_disk_is_told_and_outlived(folder: Path) -> None:
    """The files of the house may not grow: what is not written is not acknowledged, and all goes on after."""
    with a_house(folder) as house:
        guest = Guest(house.address, "Ada")
        for _ in range(tries(daily=2, nightly=20)):
            expect_a_full_disk_to_be_outlived(guest, partial(full_disk, house, folder))


@contextmanager
def full_disk(house: Process, folder: Path) -> Iterator[None]:
    """Meanwhile no file of the house can grow beyond its database, which is written when this log is long."""
    with closing(sqlite3.connect(folder / "ecumene.db", timeout=PATIENCE)) as database:
        database.execute("pragma wal_checkpoint(truncate)")
    largest = max(file.stat().st_size for file in folder.glob("ecumene.db*"))
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def expect_a_full_disk_to_be_outlived(guest: Guest, full: Callable[[], AbstractContextManager[None]]) -> None:
    """Nothing changes by what is refused, and with room again the same key is taken."""
    table, _ = guest.open_table(hotseat=True)
    guest.start(table)
    with full():
        number, request, key = play_until_refused(guest, table)
        assert guest.state(table, seat=request["seat"])["number"] == number
    assert guest.answer(table, request, request["default"], key) == number + 1


def play_until_refused(guest: Guest, table: str) -> tuple[int, dict[str, Any], str]:
    """Play until the house cannot write: the last entry, what was asked then, and the key of the answer."""
    number = guest.state(table)["number"]
    while asked := guest.state(table, seat=0)["requests"] or guest.state(table, seat=1)["requests"]:
        request, key = next(iter(asked.values())), new_key()
        try:
            number = guest.answer(table, request, request["default"], key)
        except Refusal as refused:
            if (refused.status, refused.code) != (503, "unwritten"):
                raise
            return number, request, key
    raise AssertionError("the game was over before the disk was full")


def test_a_clock_that_jumps_changes_nothing(folder: Path) -> None:
    with a_house_with_its_own_time(folder) as (process, set_clock):
        guest = Guest(process.address, "Ada")
        table, _ = guest.open_table(hotseat=True)
        guest.start(table)
        with guest.socket(table, seat=0) as line:
            line.next("state")
            for jump in (86_400, -86_400, 3_600 * 24 * 30, 0):
                set_clock(jump)
                for _ in range(3):
                    number = answer_any(guest, table)
                assert line.until(number)["number"] == number
                assert Guest(process.address, "New").get("/api/me")["person"]["name"] == "New"
        assert "Traceback" not in process.log()


def answer_any(guest: Guest, table: str) -> int:
    for seat in (0, 1):
        for request in guest.state(table, seat=seat)["requests"].values():
            return guest.answer(table, request, request["default"])
    raise AssertionError("nobody is asked anything")
