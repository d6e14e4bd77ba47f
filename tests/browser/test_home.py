"""Whoever comes to a table sees their own land, with names to be read; the whole board is one key away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.empires import Empires
from tests.browser.laid import a_laid_house
from tests.browser.window import DESK, LOW, PHONE, Size
from tests.server.client import Process

NEAR, FAR = 9, 8
"""Land at home alone, and colonies as far away as can be; by the number of seats."""
POSITIONS: dict[int, dict[str, Any]] = {
    NEAR: {"phase": "movement", "until": "movement", "saba": {"tokens": {"saba": 4, "main": 2, "aden": 2}}},
    FAR: {
        "phase": "movement",
        "until": "movement",
        "saba": {"tokens": {"saba": 4, "main": 2, "aden": 2, "kavir": 1}, "cities": ["himyar"]},
    },
}
SIZES = pytest.mark.parametrize("size", [DESK, (1280, 720), PHONE], ids=["desk", "laptop", "phone"])
READ = 10.5
"""Pixels; the height of letters that can be read."""
_NAMES = """names => names.map(name => {
    const all = [...document.querySelectorAll('.stage .lights text')];
    const text = all.find(one => one.textContent.trim() === name);
    if (!text) return [name, 0, false];
    const box = text.getBoundingClientRect();
    const form = document.querySelector('form.ask').getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const covered = x > form.left && x < form.right && y > form.top && y < form.bottom;
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    return [name, size, !covered && x > 0 && x < innerWidth && y > 0 && y < innerHeight];
})"""
_SCALE = "() => document.querySelector('.stage svg').getBoundingClientRect().width"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with a_laid_house(tmp_path_factory.mktemp("house"), POSITIONS) as process:
        yield process


def sit(window: Opening, seats: int, size: Size) -> Empires:
    ada = Empires(window(size))
    ada.sit_down(seats=seats)
    ada.open()
    expect(ada.sheet("move")).to_be_visible()
    return ada


def reads(ada: Empires, names: list[str]) -> None:
    """These names are seen beside the question, large enough, as soon as its sheet has its size."""
    ada.page.wait_for_function(
        f"([names, read]) => ({_NAMES})(names).every(([, size, isSeen]) => size >= read && isSeen)",
        arg=[names, READ],
    )


@SIZES
@pytest.mark.parametrize("seats", [NEAR, FAR], ids=["near", "far"])
def test_names_of_own_land_are_read_at_once(window: Opening, size: Size, seats: int) -> None:
    ada = sit(window, seats, size)
    names = [ada.name(area) for area in ("saba", "main", "aden")]
    for _ in range(2):  # each time one comes in
        reads(ada, names)
        ada.page.reload()
        expect(ada.sheet("move")).to_be_visible()


def test_one_key_shows_the_whole_board_and_own_land_again(window: Opening) -> None:
    ada = sit(window, NEAR, DESK)
    near = ada.page.evaluate(_SCALE)
    ada.page.locator("body").press("0")
    expect(ada.window.button("Zoom out")).to_be_disabled()
    assert ada.page.evaluate(_SCALE) < near
    ada.page.locator("body").press("0")
    ada.page.wait_for_function(f"near => Math.abs(({_SCALE})() - near) < 1", arg=near)
    ada.window.button("Whole board (0)").click()
    expect(ada.window.button("Zoom out")).to_be_disabled()
    ada.window.button("Your own land (Home)").click()
    ada.page.wait_for_function(f"near => Math.abs(({_SCALE})() - near) < 1", arg=near)


def test_own_land_lies_beside_the_chat_and_the_question(window: Opening) -> None:
    """A leaf that is opened takes a part of the map: what was framed is framed anew, as when it closes."""
    ada = sit(window, NEAR, LOW)
    names = [ada.name(area) for area in ("saba", "main", "aden")]
    chat = ada.window.button("Chat")
    for _ in range(2):
        chat.click()
        reads(ada, names)


def test_on_a_phone_the_hand_says_no_more_than_how_many(window: Opening) -> None:
    ada = sit(window, NEAR, PHONE)
    hand = ada.page.get_by_role("button", name="No trade cards")
    box = hand.bounding_box()
    assert box
    assert box["width"] < 80
    hand.tap()
    expect(ada.page.get_by_role("heading", name="My hand")).to_be_visible()
