"""A table of bots, watched by somebody who only looks on: board, seats, log, and the story at the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, PHONE, Size, Theme, Window
from tests.effort import NIGHTLY, tries
from tests.server.client import Guest, Process, a_house

JOURNAL = Path(__file__).parents[2] / "journals" / "empires-6-expert-twelve-turns.jsonl"
TO_THE_END = 1000.0 * 60 * 40
"""Milliseconds that nine bots may take for a whole game at night."""
A_TRADE = 1000.0 * 180
"""The trade floor covers the map so long at most."""
REVIEW = re.compile(r"Turn \d+ in review")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Its bots take their time, so that people can follow."""
    seconds = "0.05" if NIGHTLY else "0.5"
    with a_house(tmp_path_factory.mktemp("house"), "--bot-seconds", seconds) as process:
        yield process


@pytest.fixture
def bots(house: Process) -> str:
    """A table that nobody plays at: its host has risen."""
    seats = tries(5, 9)
    host = Guest(house.address, "Host")
    table, _ = host.open_table("empires", name="Bots", seats=seats, bots=["greedy"], open=True)
    host.post(f"/api/tables/{table}/rise", {"seat": 0})
    host.start(table)
    return table


@pytest.fixture(scope="module")
def finished(house: Process) -> str:
    """A game that six seats played for twelve turns."""
    imported = {"journal": JOURNAL.read_text(), "name": "Twelve turns", "open": True}
    return str(Guest(house.address, "Herodotus").post("/api/import", imported)["id"])


def _watch(one: Window, table: str) -> None:
    one.enter(f"/table/{table}")
    one.end_tour()
    expect(one.page.get_by_role("application", name="Map of the East")).to_be_visible()


def test_a_table_of_bots_is_watched(window: Opening, bots: str) -> None:
    me, phone = window(DESK), window(PHONE, "dark")
    _watch(me, bots)
    seats = me.page.get_by_role("region", name="Seats")
    expect(seats.get_by_role("listitem")).to_have_count(tries(5, 9))
    me.page.get_by_role("button", name=REVIEW).click(timeout=A_TRADE)
    expect(me.page.get_by_role("region", name="Looking back").get_by_role("listitem")).to_have_count(
        tries(5, 9)
    )
    me.page.keyboard.press("l")
    expect(me.page.get_by_role("tabpanel", name="Log")).to_contain_text(re.compile(r"Turn \d+ begins"))
    assert barriers(me) == []

    _watch(phone, bots)
    phone.page.get_by_role("navigation").get_by_role("button", name="Seats").click()
    phone.page.get_by_role("button", name="A.S.T.", exact=True).click()
    expect(phone.page.get_by_role("dialog", name="The tracks")).to_contain_text("Stone Age")
    assert barriers(phone) == []

    if NIGHTLY:
        for one in (me, phone):
            over = one.page.get_by_role("dialog", name="The game is over")
            expect(over).to_be_visible(timeout=TO_THE_END)
            expect(over.get_by_role("img", name=re.compile("^Points over"))).to_be_visible()
            assert barriers(one) == []


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_the_story_of_a_finished_game(window: Opening, finished: str, size: Size, theme: Theme) -> None:
    me = window(size, theme)
    me.enter(f"/table/{finished}")
    over = me.page.get_by_role("dialog", name="The game is over")
    points = over.get_by_role("img", name=re.compile("^Points over 12 turns"))
    expect(points).to_be_visible()
    over.get_by_role("radio", name="Cities").check()
    expect(over.get_by_role("img", name=re.compile("^Cities over 12 turns"))).to_be_visible()
    expect(over.get_by_role("region", name="Who traded with whom").get_by_role("row")).to_have_count(7)
    expect(over.get_by_role("columnheader", name="Traded away")).to_be_visible()
    assert barriers(me) == []
