"""Nobody is kept out of a table of eighteen: floor, haggle, calamity with its twin, seats and tracks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.eighteen import HATTI, a_house_of_eighteen, take_a_seat
from tests.browser.player import Player
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, PHONE, Size, Theme
from tests.server.client import Process

NOTEBOOK: Size = (1280, 720)
FITS = "() => document.documentElement.scrollWidth <= innerWidth"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with a_house_of_eighteen(tmp_path_factory.mktemp("house")) as process:
        yield process


def nothing_bars(player: Player, where: str, *looks: tuple[Size, Theme]) -> None:
    for size, theme in looks:
        player.window.resize(size)
        player.page.emulate_media(color_scheme=theme)
        assert player.page.evaluate(FITS), f"{where}, {size}"
        assert barriers(player.window) == [], f"{where}, {theme}, {size}"


def test_on_the_floor(house: Process, window: Opening) -> None:
    ada = take_a_seat(house, window(), HATTI)
    page = ada.page
    expect(page.get_by_role("region", name="Trade floor")).to_be_visible()
    nothing_bars(ada, "on the floor", (DESK, "light"), (NOTEBOOK, "dark"))
    page.get_by_role("button", name="Expand", exact=True).click()
    page.get_by_role("button", name="Haggling").click()
    page.get_by_role("region", name="Whom you can haggle with").get_by_role("button", name="Persia").click()
    nothing_bars(ada, "in the haggle", (NOTEBOOK, "dark"), (DESK, "light"))
    ada.window.resize(PHONE)
    tabs = page.get_by_role("navigation", name="Parts of the trade floor").get_by_role("button")
    themes: list[Theme] = ["light", "dark", "light", "dark"]
    for place, theme in enumerate(themes):
        tabs.nth(place).click()
        nothing_bars(ada, f"on a phone, part {place}", (PHONE, theme))


def play_until_the_twins(ada: Player) -> None:
    while not (ada.request and ada.request["kind"] == "victims"):
        if ada.request:
            ada.trader.try_answer({"do": "finished"} if ada.trader.trades else ada.trader.advice())
        else:
            ada.hear_news()
    ada.see()


def test_with_the_twins_and_the_tracks(house: Process, window: Opening) -> None:
    ada = take_a_seat(house, window(), HATTI)
    page = ada.page
    play_until_the_twins(ada)
    sheet = page.get_by_role("region", name="Calamities")
    expect(sheet.get_by_role("heading", name="Famine")).to_have_count(2)
    nothing_bars(ada, "with the twins", (DESK, "light"), (NOTEBOOK, "dark"))
    ada.window.resize(PHONE)
    page.get_by_role("button", name="How this is calculated").click()
    expect(sheet.get_by_role("heading", name="Famine").last).to_be_attached()
    nothing_bars(ada, "with the twins on a phone", (PHONE, "dark"))
    page.get_by_role("button", name="Seats", exact=True).click()
    nothing_bars(ada, "with the seats on a phone", (PHONE, "light"))
    page.get_by_role("button", name="A.S.T.", exact=True).click()
    looks: list[tuple[Size, Theme]] = [(PHONE, "dark"), (NOTEBOOK, "light"), (PHONE, "light"), (DESK, "dark")]
    for leaf, look in zip(("A.S.T.", "Compare", "Advances", "Calamities"), looks, strict=True):
        page.get_by_role("tab", name=leaf, exact=True).click()
        nothing_bars(ada, f"in {leaf}", look)
