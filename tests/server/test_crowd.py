"""One guest cannot fill the house: neither its lobby nor the chat of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from ecumene.server.edge.rates import Shares
from ecumene.server.errors import TooMuch
from tests.server.client import Guest, Process, Refusal, Visitor, a_house
from tests.server.postgres import Postgres
from tests.server.test_play import refusal

LIMITS = """[limits]
tables_gathering = 4
tables_gathering_of_address = 9
tables_per_minute = 6
tables_per_minute_of_address = 14
tables_listed = 3
tables_listed_of_address = 5
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("crowd")
    (folder / "house.toml").write_text(LIMITS)
    with a_house(folder) as process:
        yield process


Come = Callable[[str, str], Guest]


@pytest.fixture
def come(house: Process) -> Come:
    def from_there(name: str, source: str) -> Guest:
        return Guest(house.address, name, transport=httpx.HTTPTransport(local_address=source))

    return from_there


def outcomes(opening: Callable[[], object], times: int) -> Counter[str]:
    """What comes of doing something on four lines at once."""

    def once(_: int) -> str:
        try:
            opening()
        except Refusal as refused:
            return refused.code
        return "done"

    with ThreadPoolExecutor(4) as pool:
        return Counter(pool.map(once, range(times)))


def test_a_hundred_tables_of_one_guest_are_a_few(house: Process, come: Come) -> None:
    honest = come("Honest", "127.0.5.1")
    table, _ = honest.open_table(name="Friday night")
    mallory = come("Mallory", "127.0.5.2")
    assert outcomes(mallory.open_table, 115)["done"] <= 6
    shown = Visitor(house.address).get("/api/tables")
    assert table in {card["id"] for card in shown}
    assert Counter(card["host"] for card in shown)[mallory.id] == 3
    mine = mallory.get("/api/tables", which="mine")
    assert 4 <= len(mine) <= 6
    said = refusal(mallory.open_table)
    assert (said.status, said.code) == (409, "too-many-gathering")
    for card in mine:
        mallory.post(f"/api/tables/{card['id']}/cancel")
    assert outcomes(mallory.open_table, 4)["done"] <= 6 - len(mine), "it may not begin anew so soon"


def test_a_lobby_on_a_database_server_shows_everybody(folder: Path, postgres: Postgres) -> None:
    (folder / "house.toml").write_text(LIMITS)
    with a_house(folder, "--database", postgres.database()) as house:
        honest, mallory = Guest(house.address, "Honest"), Guest(house.address, "Mallory")
        table, _ = honest.open_table()
        for _ in range(4):
            mallory.open_table()
        assert refusal(mallory.open_table).code == "too-many-gathering"
        shown = honest.get("/api/tables")
        assert Counter(card["host"] for card in shown) == {mallory.id: 3, honest.id: 1}
        assert shown[-1]["id"] == table, "the newest first"
        honest.post(f"/api/tables/{table}/chat", {"text": "one"})
        honest.post(f"/api/tables/{table}/chat", {"text": "two"})
        assert [said["text"] for said in mallory.get(f"/api/tables/{table}/chat", before=2)] == ["one"]


def test_guests_are_cheap_but_their_address_is_one(house: Process, come: Come) -> None:
    honest = come("Honest", "127.0.6.1")
    table, _ = honest.open_table(name="Sunday night")
    crowd = [come(f"Mallory {number}", "127.0.6.2") for number in range(8)]
    opened = Counter[str]()
    for mallory in crowd:
        for _ in range(3):
            try:
                mallory.open_table()
            except Refusal as refused:
                opened[refused.code] += 1
            else:
                opened["done"] += 1
    assert opened == {"done": 9, "too-many-gathering-here": 15}
    shown = Visitor(house.address).get("/api/tables")
    assert table in {card["id"] for card in shown}
    assert sum(card["host"] in {mallory.id for mallory in crowd} for card in shown) == 5
    elsewhere = come("Neighbour", "127.0.6.3")
    elsewhere.open_table()


def test_a_table_that_began_makes_room(come: Come) -> None:
    host = come("Host", "127.0.7.1")
    tables = [host.open_table(bots=["random"])[0] for _ in range(4)]
    assert refusal(host.open_table).code == "too-many-gathering"
    host.start(tables[0])
    host.open_table()


def test_copies_count_as_tables(come: Come) -> None:
    host = come("Host", "127.0.8.1")
    table, _ = host.open_table()
    said = outcomes(lambda: host.post(f"/api/tables/{table}/clone"), 20)
    assert said["done"] <= 5
    assert said["too-many-gathering"] + said["too-often"] == 20 - said["done"]


def test_one_cannot_talk_others_down(house: Process, come: Come) -> None:
    ada, mallory = come("Ada", "127.0.9.1"), come("Mallory", "127.0.9.2")
    table, _ = ada.open_table()
    ada.post(f"/api/tables/{table}/chat", {"text": "who comes?"})
    said = outcomes(lambda: mallory.post(f"/api/tables/{table}/chat", {"text": "spam"}), 35)
    assert said["done"] <= 15, "ten in a row, and then one every two seconds"
    assert said["too-often"] == 35 - said["done"]
    ada.post(f"/api/tables/{table}/chat", {"text": "be quiet"})
    assert ada.get(f"/api/tables/{table}/chat")[0]["text"] == "who comes?"


def test_nothing_that_was_said_is_hidden_by_what_is_said_later(folder: Path) -> None:
    """Page by page one comes to the first word, and each message is told once."""
    with a_house(folder) as house:
        ada, bo = Guest(house.address, "Ada"), Guest(house.address, "Bo")
        table, _ = ada.open_table()
        bo.sit(table)
        chat = f"/api/tables/{table}/chat"
        ada.post(chat, {"text": "only for Bo", "seat": 0, "to_seat": 1})
        for number in range(30):
            bo.post(chat, {"text": f"{number}"})
        pages: list[list[int]] = []
        before: dict[str, int] = {}
        while len(pages) < 5 and (page := ada.get(chat, most=12, **before)):
            pages.insert(0, [said["number"] for said in page])
            before = {"before": page[0]["number"]}
        assert [len(page) for page in pages] == [7, 12, 12]
        assert [number for page in pages for number in page] == list(range(1, 32))
        assert ada.get(chat, before=2)[0]["text"] == "only for Bo"
        assert [said["number"] for said in ada.get(chat, after=20, before=25)] == [21, 22, 23, 24]
        stranger = Guest(house.address, "Cleo")
        assert stranger.get(chat, before=2) == []
        for bad in ({"most": 0}, {"most": 501}, {"before": -1}):
            assert refusal(lambda bad=bad: ada.get(chat, **bad)).status == 400  # type: ignore[misc]


def test_who_is_refused_has_taken_nothing_from_others() -> None:
    shares = Shares(2, 3)
    for person, address in (("a", "x"), ("a", "x"), ("b", "x")):
        shares.take(person, address)
    for person in ("a", "c"):
        with pytest.raises(TooMuch):
            shares.take(person, "x")
    shares.take("c", "y")
    shares.take("c", "y")
