"""Hostile clients, a full disk, a clock that jumps: who plays in peace goes on playing."""

from __future__ import annotations

import resource
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from select import POLLIN, poll
from threading import Event, Thread
from time import monotonic

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.effort import tries
from tests.server.client import (
    PATIENCE,
    Guest,
    Process,
    Refusal,
    a_house,
    a_house_with_its_own_time,
    new_key,
)
from tests.server.several import metric

PER_MINUTE = 400
HALF_OPEN = 1000
ANSWERS = tries(daily=10, nightly=200)
ELSEWHERE = "127.0.0.2"
"""Where hostile clients come from: the house tells people apart by their addresses."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("limits")
    with a_house(folder, "--requests-per-minute", str(PER_MINUTE)) as process:
        yield process


class Calm:
    """Somebody who plays both hands of a table, one answer after the other, and is always heard."""

    def __init__(self, house: Process) -> None:
        self._guest = Guest(house.address, "Calm")
        self.table, _ = self._guest.open_table(hotseat=True)
        self._guest.start(self.table)
        self._random = Random(1)

    def answer(self) -> int:
        while True:
            for seat in (0, 1):
                for request in self._guest.state(self.table, seat=seat)["requests"].values():
                    choice = self._random.choice(request["options"])["answer"]
                    return self._guest.answer(self.table, request, choice)
            self.table, _ = self._guest.open_table(hotseat=True)
            self._guest.start(self.table)


def test_who_floods_the_house_is_kept_waiting_and_nobody_else(house: Process) -> None:
    calm, ended = Calm(house), Event()
    replies: Counter[int] = Counter()
    threads = [Thread(target=flood, args=(house.address, ended, replies)) for _ in range(4)]
    began = monotonic()
    for thread in threads:
        thread.start()
    try:
        while not metric(house, "ecumene_kept_waiting_total"):
            assert monotonic() < began + PATIENCE
        numbers = [calm.answer() for _ in range(ANSWERS)]
    finally:
        ended.set()
        for thread in threads:
            thread.join()
    assert len(numbers) == ANSWERS
    seconds = monotonic() - began
    assert replies[200] <= PER_MINUTE * (1 + seconds / 60) + 1
    refused_at_once = replies[429] - metric(house, "ecumene_kept_waiting_total")
    assert refused_at_once <= 40 * (1 + seconds / 10), "refusals that cost the house much"


def flood(address: str, ended: Event, replies: Counter[int]) -> None:
    """As many requests as a line carries, one after the other."""
    transport = httpx.HTTPTransport(local_address=ELSEWHERE)
    with httpx.Client(base_url=address, transport=transport, timeout=PATIENCE) as hostile:
        while not ended.is_set():
            replies[hostile.get("/api/titles").status_code] += 1


@pytest.mark.parametrize(
    ("said", "times", "code"),
    [("x" * 100, 100, 1008), (b"\xff\x00" * 50, 100, 1008), ("x" * 5000, 1, 1009)],
    ids=["words", "noise", "length"],
)
def test_a_socket_on_which_a_client_does_not_stop_talking_is_closed(
    house: Process, said: str | bytes, times: int, code: int
) -> None:
    calm = Calm(house)
    with a_line(house, calm.table) as line:
        for _ in range(times):
            line.send(said)
        assert closing_code(line) == code
    calm.answer()


def test_ten_thousand_messages_on_a_socket_are_not_listened_to(house: Process) -> None:
    calm = Calm(house)
    with a_line(house, calm.table) as line, suppress(ConnectionClosed):
        for _ in range(10_000):
            line.send("x" * 100)
        assert closing_code(line) in (1008, None)
    calm.answer()


def a_line(house: Process, table: str, token: str = "") -> ClientConnection:
    address = house.address.replace("http", "ws") + f"/api/tables/{table}/socket"
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return connect(
        address,
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
    with ExitStack() as lines:
        for _ in range(60):
            lines.enter_context(a_line(house, table, guest.token)).recv(timeout=PATIENCE)
        with a_line(house, table, guest.token) as one_more:
            assert closing_code(one_more) == 4429


@pytest.mark.parametrize(
    "garbage",
    [b"\x00\xff" * 500, b"GET / HTTP/9.9\r\n\r\n", b"GET /" + b"a" * 200_000, b"X: " + b"b" * 200_000],
    ids=["noise", "version", "address", "header"],
)
def test_garbage_is_answered_with_the_door(house: Process, garbage: bytes) -> None:
    host, port = house.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        try:
            line.sendall(garbage)
            while line.recv(65_536):
                pass
        except (ConnectionResetError, BrokenPipeError):
            pass  # the house has hung up
    Calm(house).answer()


def test_a_thousand_half_open_sockets_harm_nobody(house: Process) -> None:
    """Some say nothing, some begin a request and never end it; all are let go in the end."""
    allow_files(HALF_OPEN + 500)
    host, port = house.address.removeprefix("http://").split(":")
    calm, waiting = Calm(house), poll()
    lines = []
    try:
        for number in range(HALF_OPEN):
            line = socket.create_connection((host, int(port)), timeout=PATIENCE)
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


def allow_files(count: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (count, hard))


def test_a_full_disk_is_told_and_outlived(folder: Path) -> None:
    """The file of the house may not grow: what is not written is not acknowledged, and all goes on after."""
    with a_house(folder) as house:
        guest = Guest(house.address, "Ada")
        table, _ = guest.open_table(hotseat=True)
        guest.start(table)
        largest = max(file.stat().st_size for file in folder.glob("ecumene.db*"))
        for _ in range(tries(daily=2, nightly=20)):
            resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
            number, request, key = play_until_refused(guest, table)
            before = guest.state(table, seat=request["seat"])
            assert before["number"] == number
            resource.prlimit(
                house.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            )
            assert guest.answer(table, request, request["default"], key) == number + 1
            largest = max(file.stat().st_size for file in folder.glob("ecumene.db*"))


def play_until_refused(guest: Guest, table: str) -> tuple[int, dict[str, object], str]:
    """Play until the house cannot write: the last entry, what was asked then, and the key of the answer."""
    number = guest.state(table)["number"]
    while True:
        for seat in (0, 1):
            for request in guest.state(table, seat=seat)["requests"].values():
                key = new_key()
                try:
                    number = guest.answer(table, request, request["default"], key)
                except Refusal as refused:
                    if (refused.status, refused.code) != (503, "unwritten"):
                        raise
                    return number, request, key


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
