"""The pictures of the README and the documents, taken of the running house.

`make shots` keeps them; otherwise they go to a temporary folder, and the test is that every page can be seen.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import test_ages as ages
from tests.browser.conftest import Opening
from tests.browser.window import DESK, LAPTOP, PHONE, Size, Theme, Window
from tests.server.client import Guest, Process, play_out

PLACE = "ECUMENE_PICTURES"
LOOKS: list[tuple[str, Size, Theme]] = [
    ("desk", DESK, "light"),
    ("laptop", LAPTOP, "light"),
    ("phone", PHONE, "light"),
    ("dark", DESK, "dark"),
    ("phone-dark", PHONE, "dark"),
]


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    folder = Path(os.environ.get(PLACE, tmp_path))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="module")
def lively(house: Process) -> None:
    """Tables in the lobby: some that people gather at, one that is over."""
    hosts = {name: Guest(house.address, name) for name in ("Enheduanna", "Ines", "Cyrus", "Ashoka")}
    first, second, third, fourth = hosts.values()
    table, invitation = first.open_table("empires", name="Saturday at Susa", seats=7)
    for one in (second, third):
        one.sit(table, invitation)
    third.open_table("cultures", name="Evening duel")
    table, invitation = fourth.open_table("empires", name="Learning table", seats=5, bots=["", "greedy"])
    second.sit(table, invitation)
    for name, civilizations in (("Two Kings", "persia-rome"), ("Rain on the Nile", "abbasid-egypt")):
        table, invitation = second.open_table(name=name, options={"civilizations": civilizations})
        third.sit(table, invitation)
        second.start(table)
        play_out({0: second, 1: third}, table)


def take(one: Window, picture: Path) -> None:
    """Nothing may be wider than the screen, or it is not seen."""
    one.page.evaluate("() => document.fonts.ready.then(() => true)")
    assert one.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), picture.stem
    quality = 82 if picture.suffix == ".jpg" else None
    one.page.screenshot(path=picture, animations="disabled", quality=quality)


@pytest.mark.parametrize(("look", "size", "theme"), LOOKS, ids=[look for look, _, _ in LOOKS])
@pytest.mark.usefixtures("lively")
def test_every_page_can_be_seen(window: Opening, pictures: Path, look: str, size: Size, theme: Theme) -> None:
    me = window(size, theme)
    me.enter()
    expect(me.button("Take a seat")).to_be_enabled()
    expect(me.page.get_by_text("Saturday at Susa")).to_be_visible()
    take(me, pictures / f"lobby-{look}.jpg")
    me.play_against_a_bot()
    take(me, pictures / f"civilizations-{look}.png")
    for _ in range(8):
        me.answer_on_board()
    me.take_up_a_card()
    take(me, pictures / f"table-{look}.png")
    me.show_history()
    take(me, pictures / f"history-{look}.png")


def test_age_of_civilization_can_be_seen(window: Opening, pictures: Path) -> None:
    me = window(DESK, "light")
    ages.open_table(me, 3)
    form = me.page.locator("form.decision")
    for number in range(6):
        expect(form).to_be_visible()
        ages.answer(me, number)
    expect(form).to_be_visible()
    ages.choose(me, 1)
    take(me, pictures / "ages-desk.jpg")
    me.resize(PHONE)
    take(me, pictures / "ages-phone.jpg")
