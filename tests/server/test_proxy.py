"""Behind a proxy: one client is hostile, and no other client on the same connections is slowed down."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from threading import Event, Thread
from time import monotonic, perf_counter

import httpx
import pytest

from ecumene.server.edge.callers import BadProxy, Proxies, counted, neighbourhood
from ecumene.server.edge.rates import MOST_KNOWN, Buckets
from ecumene.server.edge.refusals import WAIT, Refusals
from ecumene.server.edge.throttle import Throttle
from ecumene.server.operations.logs import Message, Send
from tests.server.calm import Calm
from tests.server.client import PATIENCE, Guest, Process, Visitor, a_house
from tests.server.proxy import Proxy, a_proxy
from tests.server.several import metric
from tests.server.test_limits import flood

PER_MINUTE = 200
ASKED = 10


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with a_house(tmp_path_factory.mktemp("proxy"), "--requests-per-minute", str(PER_MINUTE)) as process:
        yield process


@pytest.fixture(scope="module")
def before(house: Process) -> Iterator[tuple[Proxy, str]]:
    with a_proxy(house.address) as proxy:
        yield proxy


def come_from(address: str, source: str) -> Visitor:
    return Visitor(address, transport=httpx.HTTPTransport(local_address=source))


def say(address: str, source: str, words: bytes) -> bytes:
    """Say something on a line of one's own; what comes back until it is closed."""
    host, port = address.removeprefix("http://").split(":")
    heard = b""
    with socket.create_connection((host, int(port)), PATIENCE, (source, 0)) as line, suppress(OSError):
        line.sendall(words)
        while more := line.recv(65_536):
            heard += more
    return heard


def test_nonsense_behind_a_proxy_is_nobodys(house: Process, before: tuple[Proxy, str]) -> None:
    """The line is closed; the proxy's next one is read at once, for whoever comes by it."""
    proxy, address = before
    calm = come_from(address, "127.0.3.1")
    for _ in range(40):
        assert say(address, "127.0.3.2", b"\x00 nonsense\r\n\r\n").startswith(b"HTTP/1.1 400")
    lines, began = proxy.opened, monotonic()
    for _ in range(ASKED):
        say(address, "127.0.3.2", b"GET / HTTP/9.9\r\n\r\n")
        assert calm.get("/api/titles")["titles"]
    assert proxy.opened >= lines + ASKED, "each of them came by a line that was new"
    assert monotonic() - began < ASKED * WAIT
    assert metric(house, "ecumene_held_at_the_door_total") == 0
    assert metric(house, 'ecumene_connections_let_go_total{why="nonsense"}') == 40 + ASKED


def test_who_floods_by_way_of_a_proxy_waits_alone(house: Process, before: tuple[Proxy, str]) -> None:
    proxy, address = before
    calm = Calm(Guest(address, "Calm", transport=httpx.HTTPTransport(local_address="127.0.3.1")))
    ended, replies = Event(), Counter[int]()
    threads = [Thread(target=flood, args=(address, "127.0.3.2", ended, replies)) for _ in range(4)]
    began = monotonic()
    for thread in threads:
        thread.start()
    try:
        while replies[429] < 30:
            assert monotonic() < began + PATIENCE
        lines = proxy.opened
        for _ in range(ASKED):
            calm.answer()
    finally:
        ended.set()
        for thread in threads:
            thread.join()
    assert replies[200] <= PER_MINUTE * (1 + (monotonic() - began) / 60) + 1
    assert proxy.opened <= lines + 4, "they share their lines"
    assert metric(house, "ecumene_held_at_the_door_total") == 0


def test_whoever_waits_is_not_refused_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is kept waiting on four lines is let in after a window or two, although they go on asking."""
    clock = 1000.0
    statuses: list[int] = []
    refusals = Refusals()

    async def house(_scope: object, _receive: object, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def heard(message: Message) -> None:
        statuses.append(message.get("status", 0))

    async def nothing_more() -> Message:
        return {"type": "http.request"}

    async def time_passes(_: float) -> None:
        """It does so for all four at once."""

    async def ask_four_times() -> None:
        throttle = Throttle(house, refusals)
        scope = {"type": "http", "client": ("192.0.2.1", 1), "headers": []}
        await asyncio.gather(*(throttle(dict(scope), nothing_more, heard) for _ in range(4)))

    monkeypatch.setattr("ecumene.server.edge.refusals.monotonic", lambda: clock)
    monkeypatch.setattr("ecumene.server.edge.throttle.asyncio.sleep", time_passes)
    for _ in range(30):
        refusals.note("192.0.2.1")
    seconds = 0
    while 200 not in statuses:
        asyncio.run(ask_four_times())
        clock += WAIT
        seconds += 1
        assert seconds < 60, "still outside"
    assert 10 <= seconds <= 21


def test_nobody_else_is_believed_about_who_asks(house: Process) -> None:
    """A client that names another address each time is one client, and none of those it names is refused."""
    mallory = come_from(house.address, "127.0.4.1")
    replies = [
        mallory.http.get("/api/titles", headers={"x-forwarded-for": f"198.51.100.{number % 250}"}).status_code
        for number in range(PER_MINUTE + 20)
    ]
    assert replies[:PER_MINUTE] == [200] * PER_MINUTE
    assert 429 in replies[PER_MINUTE:]
    named = Visitor(house.address, {"x-forwarded-for": "198.51.100.7"})
    assert named.http.get("/api/titles").status_code == 200


def test_a_client_behind_a_proxy_cannot_choose_who_it_is(house: Process, before: tuple[Proxy, str]) -> None:
    _, address = before
    mallory = come_from(address, "127.0.4.2")
    replies = [
        mallory.http.get(
            "/api/titles", headers={"x-forwarded-for": f"203.0.113.{number % 250}, 127.0.0.1"}
        ).status_code
        for number in range(PER_MINUTE + 20)
    ]
    assert 429 in replies
    assert come_from(address, "127.0.4.3").http.get("/api/titles").status_code == 200


def test_a_household_is_counted_as_one(house: Process) -> None:
    """2**64 addresses are no 2**64 people; the next network is another one."""
    visitor = Visitor(house.address)

    def asked(address: str) -> int:
        return visitor.http.get("/api/titles", headers={"x-forwarded-for": address}).status_code

    replies = [asked(f"2001:db8:0:1::{number:x}") for number in range(PER_MINUTE + 20)]
    assert 429 in replies
    assert asked("2001:db8:0:2::1") == 200


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "1.1.1.1", "1.1.1.1"),
        ("10.0.0.1", "9.9.9.9, 1.1.1.1, 10.0.0.9", "1.1.1.1"),
        ("10.0.0.1", "9.9.9.9,::ffff:10.0.0.9", "9.9.9.9"),
        ("10.0.0.1", "10.0.0.7, 10.0.0.8", "10.0.0.7"),
        ("10.0.0.1", "9.9.9.9, unknown", "10.0.0.1"),
        ("10.0.0.1", "9.9.9.9, unknown, 10.0.0.8", "10.0.0.8"),
        ("10.0.0.1", "1.1.1.1:567", "1.1.1.1"),
        ("10.0.0.1", "[2001:db8::1]:567", "2001:db8::1"),
        ("10.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("10.0.0.1", ",,,", "10.0.0.1"),
        ("1.2.3.4", "9.9.9.9", "1.2.3.4"),
        ("", "9.9.9.9", ""),
    ],
)
def test_whom_a_proxy_speaks_for(peer: str, forwarded: str, client: str) -> None:
    assert Proxies(["10.0.0.0/8"]).client(peer, forwarded) == client


def test_if_everybody_is_believed_then_about_the_last_step_only() -> None:
    assert Proxies(["*"]).client("1.2.3.4", "8.8.8.8, 9.9.9.9") == "9.9.9.9"
    with pytest.raises(BadProxy):
        Proxies(["my-proxy"])


def test_what_is_counted_of_an_address() -> None:
    assert counted("::ffff:1.2.3.4") == counted("1.2.3.4") == "1.2.3.4"
    assert counted("fe80::1%eth0") == "fe80::/64"
    assert neighbourhood("::ffff:1.2.3.4") == "1.2.3.0/24"
    assert len(counted("x" * 1000)) < 100


@pytest.mark.parametrize("kind", ["buckets", "refusals"])
def test_one_address_more_costs_the_same_however_many_there_are(kind: str) -> None:
    buckets, refusals = Buckets(60), Refusals()

    def seconds(first: int) -> float:
        """The best of some turns: whatever else the machine does is in the others."""
        taken = []
        for turn in range(10):
            names = [f"{first + turn * 1000 + number}" for number in range(1000)]
            began = perf_counter()
            for name in names:
                buckets.take(name) if kind == "buckets" else refusals.note(name)
            taken.append(perf_counter() - began)
        return min(taken)

    few = seconds(0)
    for number in range(MOST_KNOWN):
        buckets.take(f"full {number}") if kind == "buckets" else refusals.note(f"full {number}")
    assert seconds(10_000_000) < 5 * few
