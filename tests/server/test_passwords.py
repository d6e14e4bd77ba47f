"""Signing in while others try passwords: everybody has their turn, and nobody is locked out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from threading import Event, Thread
from time import monotonic

import httpx

from ecumene.server.edge.limits import Limits
from ecumene.server.errors import TooMuch
from ecumene.server.people.passwords import Passwords, Try, device_token, knows
from tests.server.client import PATIENCE, Guest, Process, Visitor

LINES, NETWORKS = 24, 2
WORDS = {"password": "a long password"}


class Desk:
    """Where passwords are compared; the first is held up until everybody has come."""

    def __init__(self, **limits: int) -> None:
        self._passwords = Passwords(Limits(**limits))
        self._may_go = Event()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.served: list[str] = []

    async def comes(self, name: str, tried: Try) -> None:
        def work() -> None:
            self._may_go.wait(PATIENCE)
            self.served.append(name)

        self._tasks[name] = asyncio.create_task(self._passwords.slowly(tried, work))
        await asyncio.sleep(0)

    def leaves(self, name: str) -> None:
        self._tasks.pop(name).cancel()

    async def refused(self) -> set[str]:
        """Let everybody go; who was sent away."""
        self._may_go.set()
        ends = await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._passwords.close()
        assert all(end is None or isinstance(end, TooMuch) for end in ends)
        return {name for name, end in zip(self._tasks, ends, strict=True) if end is not None}


async def test_who_comes_once_goes_before_whoever_comes_again_and_again() -> None:
    desk = Desk()
    for number in range(20):
        await desk.comes(f"attack {number}", Try(f"victim {number}", f"10.{number % 5}.0.{number}"))
    await desk.comes("honest", Try("ada", "192.0.2.1"))
    assert await desk.refused() == set()
    assert desk.served.index("honest") <= 5, "after those networks that had no turn before it came"


async def test_a_full_house_has_room_for_who_comes_once() -> None:
    desk = Desk(passwords_waiting=20)
    for number in range(60):
        await desk.comes(f"attack {number}", Try("ada", f"10.{number % 2}.0.{number}"))
    await desk.comes("honest", Try("ada", "192.0.2.1"))
    refused = await desk.refused()
    assert "honest" not in refused
    assert len(refused) == 40


async def test_one_household_has_one_share_whatever_it_is_called() -> None:
    desk = Desk(passwords_waiting_of_address=4)
    for number in range(10):
        await desk.comes(f"attack {number}", Try(f"victim {number}", f"2001:db8::{number:x}"))
    assert len(await desk.refused()) == 5, "one was served at once, four may wait"


async def test_behind_one_address_accounts_take_turns() -> None:
    """Whoever shares an address with somebody who tries passwords is not sent away for it."""
    desk = Desk(passwords_waiting_of_address=4)
    for number in range(10):
        await desk.comes(f"attack {number}", Try("victim", "10.0.0.1"))
    await desk.comes("honest", Try("ada", "10.0.0.1"))
    assert "honest" not in await desk.refused()
    assert desk.served.index("honest") == 1


async def test_a_browser_that_is_known_keeps_its_place() -> None:
    """Others who fail in one's name, even from one's own network, do not come first."""
    desk = Desk(passwords_waiting=20)
    for number in range(60):
        await desk.comes(f"attack {number}", Try("ada", f"10.{number}.0.1"))
    await desk.comes("ada", Try("ada", "10.0.0.1", known=True))
    assert "ada" not in await desk.refused()
    assert desk.served.index("ada") == 1


async def test_who_goes_away_leaves_their_turn_to_others() -> None:
    desk = Desk()
    await desk.comes("first", Try("a", "10.0.0.1"))
    await desk.comes("gone", Try("b", "10.1.0.1"))
    await desk.comes("last", Try("c", "10.2.0.1"))
    desk.leaves("gone")
    assert await desk.refused() == set()
    assert desk.served == ["first", "last"]


def test_no_account_is_called_like_a_network() -> None:
    """Its own turns would be those of the people there."""
    named = Try("10.0.0.0/24", "192.0.2.1", known=True)
    assert not set(named.lanes) & set(Try("ada", "10.0.0.1").lanes)


def test_a_browser_is_known_for_its_own_account_only() -> None:
    token = device_token("ada", "secret")
    assert knows(token, "ada", "secret")
    assert not knows(token, "bo", "secret")
    assert not knows(token, "ada", "another house")
    for forged in ("", ".", "x.y", token[:-1], token.replace(".", ""), "é.é"):
        assert not knows(forged, "ada", "secret")


@contextmanager
def trying(house: Process, account: str) -> Iterator[list[int]]:
    """Wrong passwords on many lines, for many accounts, from many addresses, as fast as they are answered."""
    statuses: list[int] = []

    async def go_on(line: int) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=f"127.20.{line % NETWORKS}.{line + 1}")
        async with httpx.AsyncClient(
            base_url=house.address, transport=transport, timeout=PATIENCE
        ) as hostile:
            for number in count():
                tried = {"login": account if line % 2 else f"victim-{number}", "password": "the wrong word"}
                statuses.append((await hostile.post("/api/session", json=tried)).status_code)

    async def all_go_on() -> None:
        async with asyncio.TaskGroup() as group:
            for line in range(LINES):
                group.create_task(go_on(line))

    loop = asyncio.new_event_loop()
    attack = loop.create_task(all_go_on())
    thread = Thread(target=lambda: loop.run_until_complete(asyncio.wait([attack])))
    thread.start()
    try:
        began = monotonic()
        while len(statuses) <= NETWORKS:
            assert monotonic() < began + PATIENCE
        yield statuses
    finally:
        loop.call_soon_threadsafe(attack.cancel)
        thread.join()
        loop.close()


def test_an_honest_person_signs_in_while_others_try_passwords(house: Process) -> None:
    """Also to the very account that they try: from a place where nobody has been, or in a browser that is
    known, though it comes from the network of those who fail in its name."""
    account = Guest(house.address, "Ada").post("/api/account", {"login": "ada", **WORDS})["person"]["id"]
    known = httpx.Client(
        base_url=house.address,
        transport=httpx.HTTPTransport(local_address="127.20.0.1"),
        timeout=PATIENCE,
    )
    assert known.post("/api/session", json={"login": "ada", **WORDS}).status_code == 201
    assert "ecumene_device" in known.cookies
    del known.cookies["ecumene_session"]
    new = Visitor(house.address, transport=httpx.HTTPTransport(local_address="127.9.1.1")).http
    with trying(house, "ada") as statuses:
        for browser in (new, known):
            before = len(statuses)
            welcome = browser.post("/api/session", json={"login": "Ada", **WORDS}).json()
            assert welcome["person"]["id"] == account
            assert len(statuses) - before <= 6, "so many others were answered meanwhile"
        assert set(statuses) <= {403, 429}


def test_who_waits_is_told_nothing_of_which_names_there_are(house: Process) -> None:
    """Under load, too, a name that there is not is refused as one that there is, in the same time."""
    Guest(house.address, "Cy").post("/api/account", {"login": "cyd", **WORDS})
    with ThreadPoolExecutor(8) as pool:

        def refused(number: int) -> tuple[int, str]:
            transport = httpx.HTTPTransport(local_address=f"127.30.{number}.1")
            name = "cyd" if number % 2 else f"nobody-{number}"
            tried = {"login": name, "password": "the wrong word"}
            reply = Visitor(house.address, transport=transport).http.post("/api/session", json=tried)
            return reply.status_code, reply.text

        assert len(set(pool.map(refused, range(6)))) == 1


def test_nothing_is_locked_by_failing(house: Process) -> None:
    """The fourth failure says no more than the first, and the right word is as good as before."""
    Guest(house.address, "Dee").post("/api/account", {"login": "dee", **WORDS})
    visitor = Visitor(house.address)
    wrong = {"login": "dee", "password": "the wrong word"}
    assert {visitor.http.post("/api/session", json=wrong).status_code for _ in range(4)} == {403}
    assert visitor.post("/api/session", {"login": "dee", **WORDS})["person"]["login"] == "dee"
