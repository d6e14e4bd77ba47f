"""Nobody can make the house write to strangers again and again, by any way."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from ecumene.server.database.store import Store
from ecumene.server.edge.allowances import Allowance, spend
from ecumene.server.errors import TooMuch
from ecumene.server.notices.addresses import mailbox, receiver
from tests.server.client import Guest, Process, Refusal, a_house
from tests.server.postgres import Postgres
from tests.server.receivers import Hooks, Letters, receivers, settings


@pytest.fixture(scope="module")
def local() -> Iterator[tuple[Hooks, Letters]]:
    with receivers() as both:
        yield both


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, local: tuple[Hooks, Letters]) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("house")
    settings(folder, *local)
    with a_house(folder) as process:
        yield process


def a_guest(house: Process, source: str = "127.0.0.1") -> Guest:
    return Guest(house.address, "Mallory", transport=httpx.HTTPTransport(local_address=source))


def name_mail(guest: Guest, address: str) -> str:
    """Name an address and take it back; what the house says."""
    try:
        channel = guest.post("/api/notices/channels", {"kind": "mail", "address": address})["id"]
    except Refusal as refused:
        return refused.code
    guest.http.delete(f"/api/notices/channels/{channel}").raise_for_status()
    return "asked"


def asked(house: Process, *guests: Guest) -> int:
    """How many letters were written for them."""
    marks = ",".join("?" * len(guests))
    with sqlite3.connect(house.folder / "ecumene.db", timeout=10) as database:
        (count,) = database.execute(
            f"select count(*) from deliveries where kind = 'mail' and person in ({marks})",
            [guest.id for guest in guests],
        ).fetchone()
    database.close()
    return int(count)


SPELLINGS = ["eve@house.example", "EVE@house.example", "eve@House.Example", "Eve+1@house.example",
             "eve+2@house.example.", "eVe@HOUSE.example", "eve@house.example"]  # fmt: skip


def test_a_mailbox_is_asked_three_times_a_day_however_it_is_spelled_and_by_whomever(house: Process) -> None:
    guests = [a_guest(house, f"127.0.5.{number}") for number in range(1, len(SPELLINGS) + 1)]
    said = [name_mail(guest, address) for guest, address in zip(guests, SPELLINGS, strict=True)]
    assert said == ["asked"] * 3 + ["too-often"] * 4
    assert asked(house, *guests) == 3


def test_one_person_asks_five_mailboxes_a_day(house: Process) -> None:
    guest = a_guest(house)
    said = [name_mail(guest, f"stranger{number}@one.example") for number in range(8)]
    assert said == ["asked"] * 5 + ["too-often"] * 3


def test_one_address_asks_twenty_whoever_it_says_it_is(house: Process) -> None:
    said = [name_mail(a_guest(house, "127.0.6.1"), f"stranger{number}@many.example") for number in range(24)]
    assert said.count("asked") == 20
    assert name_mail(a_guest(house, "127.0.6.2"), "stranger@other.example") == "asked"


def test_asking_at_the_same_time_does_not_help(house: Process) -> None:
    guests = [a_guest(house, f"127.0.7.{number}") for number in range(1, 9)]
    with ThreadPoolExecutor(8) as pool:
        said = list(pool.map(lambda guest: name_mail(guest, "all@house.example"), guests))
    assert said.count("asked") == asked(house, *guests) == 3


def test_the_same_mailbox_is_one_channel(house: Process) -> None:
    guest = a_guest(house, "127.0.8.1")
    guest.post("/api/notices/channels", {"kind": "mail", "address": "Bo@house.example"})
    with pytest.raises(Refusal) as refused:
        guest.post("/api/notices/channels", {"kind": "mail", "address": "bo@house.example"})
    assert refused.value.code == "channel-known"


def test_a_webhook_is_tried_five_times_however_often_it_is_named(
    house: Process, local: tuple[Hooks, Letters]
) -> None:
    def try_out(number: int) -> str:
        guest = a_guest(house, f"127.0.9.{number + 1}")
        address = f"{local[0].address}/mine?again={number}"
        channel = guest.post("/api/notices/channels", {"kind": "json", "address": address})["id"]
        try:
            guest.post(f"/api/notices/channels/{channel}/test")
        except Refusal as refused:
            return refused.code
        return "tried"

    assert [try_out(number) for number in range(7)] == ["tried"] * 5 + ["too-often"] * 2


def test_what_counts_of_an_address() -> None:
    assert len({mailbox(address) for address in SPELLINGS}) == 1
    assert mailbox("a.b@house.example") != mailbox("ab@house.example"), "dots matter elsewhere"
    assert mailbox("+@house.example") == "+@house.example"
    assert receiver("json", "https://x.example/a") != receiver("json", "https://x.example/b")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


async def test_an_allowance_is_spent_and_comes_back(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole again after its time, and also when the clock was set back."""
    clock = 1_000_000.0
    monkeypatch.setattr("ecumene.server.edge.allowances.now", lambda: clock)
    store = await Store.open(url)

    async def done() -> int:
        for times in range(10):
            try:
                await spend(store, Allowance("tries of somebody", 3, 60.0))
            except TooMuch:
                return times
        return 10

    try:
        assert await done() == 3
        assert await done() == 0
        clock += 61
        assert await done() == 3
        clock -= 1000
        assert await done() == 3
    finally:
        await store.close()
