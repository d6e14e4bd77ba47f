"""Mega Empires on its other boards: the West, and both of them together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.empires import Empires
from tests.browser.window import DESK, PHONE, Size, Window

BOARDS = [
    pytest.param(9, "west", "Map of the West", "knossos", id="west"),
    pytest.param(10, "both", "Map of the West and the East", "knossos", id="both, ten"),
    pytest.param(11, "both", "Map of the West and the East", "saba", id="both, eleven"),
]
_FITS = "() => document.documentElement.scrollWidth <= innerWidth"
_IS_NEAR = "() => document.querySelector('.stage svg').getBoundingClientRect().width > 1.5 * innerWidth"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("seats", "board", "name", "start"), BOARDS)
def test_a_board_opens_on_ones_own_land(
    window: Opening, size: Size, seats: int, board: str, name: str, start: str
) -> None:
    me = window(size)
    mine = Empires(me)
    mine.sit_down(seats=seats, map=board)
    mine.open()
    expect(me.page.get_by_role("application", name=name, exact=True)).to_be_visible()
    expect(me.page.locator(f'.stage path[data-place="{start}"]').first).to_be_in_viewport()
    me.page.wait_for_function(_IS_NEAR)
    mine.pick(start)
    assert me.page.evaluate(_FITS)


def test_the_figures_of_eleven_fit_a_phone(window: Opening) -> None:
    me = window(PHONE)
    mine = Empires(me)
    mine.sit_down(seats=11)
    mine.open()
    me.page.get_by_role("button", name="Seats", exact=True).click()
    expect(me.page.get_by_role("region", name="Score sheet")).to_be_visible()
    assert me.page.evaluate(_FITS)


def test_a_new_table_offers_the_boards_that_go_with_its_seats(window: Opening) -> None:
    me = window()
    me.enter("/new")
    me.page.locator("label").filter(has_text="Mega Empires").click()
    assert _boards(me) == ["The East", "The West"]
    _map(me).select_option("The West")
    for _ in range(5):
        me.button("More").click()
    expect(_map(me)).to_be_disabled()
    assert _boards(me) == ["East and West"]
    me.button("Fewer").click()
    assert _boards(me) == ["The East", "The West"]
    expect(_map(me).locator("option:checked")).to_have_text("The West")


def _map(me: Window) -> Locator:
    return me.page.get_by_role("combobox", name="Map", exact=True)


def _boards(me: Window) -> list[str]:
    return _map(me).locator("option").all_inner_texts()
