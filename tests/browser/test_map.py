"""The map of Mega Empires: a late table of nine seats that somebody looks on at."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, PHONE, Size, Theme, Window
from tests.server.client import Guest, Process

JOURNAL = Path(__file__).parents[2] / "journals" / "empires-9-basic.jsonl"
Look = Callable[..., Window]

_SCALE = "() => document.querySelector('.stage svg').getBoundingClientRect().width"
_PLACE = """place => {
    const box = document.querySelector(`.stage path[data-place="${place}"]`).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}"""


@pytest.fixture(scope="module")
def late(house: Process) -> str:
    """A finished table of nine seats."""
    return str(
        Guest(house.address, "Host").post("/api/import", {"journal": JOURNAL.read_text(), "open": True})["id"]
    )


@pytest.fixture
def look(window: Opening, late: str) -> Look:
    def looking(size: Size = DESK, theme: Theme = "light") -> Window:
        one = window(size, theme)
        one.enter(f"/table/{late}")
        expect(one.page.get_by_role("dialog", name="The game is over")).to_be_visible()
        one.page.keyboard.press("Escape")
        one.end_tour()
        expect(_map(one)).to_be_visible()
        return one

    return looking


def _map(one: Window) -> Locator:
    return one.page.get_by_role("application", name="Map of the East")


def _where(one: Window, place: str) -> tuple[float, float]:
    at: dict[str, Any] = one.page.evaluate(_PLACE, place)
    return at["x"], at["y"]


def _width(one: Window) -> float:
    width: float = one.page.evaluate(_SCALE)
    return width


def _wait_for(one: Window, what: str, *given: Any) -> None:
    one.page.wait_for_function(what, arg=list(given))


_WIDER = "([before]) => document.querySelector('.stage svg').getBoundingClientRect().width > before + 1"
_NARROWER = "([before]) => document.querySelector('.stage svg').getBoundingClientRect().width < before - 1"


def test_zoom_by_wheel_keys_and_buttons(look: Look) -> None:
    me = look()
    whole = _width(me)
    x, y = _where(me, "susa")
    me.page.mouse.move(x, y)
    me.page.mouse.wheel(0, -400)
    _wait_for(me, _WIDER, whole)
    assert _where(me, "susa") == pytest.approx((x, y), abs=2), "what is under the pointer stays there"

    wheeled = _width(me)
    _map(me).focus()
    me.page.keyboard.press("+")
    _wait_for(me, _WIDER, wheeled)
    keyed = _width(me)
    me.button("Zoom out").click()
    _wait_for(me, _NARROWER, keyed)
    me.button("Zoom in").click()
    _wait_for(me, _WIDER, wheeled)
    _map(me).focus()
    me.page.keyboard.press("0")
    me.page.wait_for_function(f"width => Math.abs(({_SCALE})() - width) < 1", arg=whole)
    expect(me.button("Zoom out")).to_be_disabled()


def test_pan_by_mouse_and_keys(look: Look) -> None:
    me = look()
    me.button("Zoom in").click()
    x, y = _where(me, "susa")
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x + 60, y + 40, steps=4)
    me.page.mouse.up()
    assert _where(me, "susa") == pytest.approx((x + 60, y + 40), abs=2)
    expect(me.page.get_by_role("region", name="Susa")).to_be_hidden()

    before, _ = _where(me, "susa")
    _map(me).focus()
    me.page.keyboard.press("ArrowRight")
    after, _ = _where(me, "susa")
    assert after < before, "what lies to the right comes nearer"


def test_pinch(look: Look) -> None:
    me = look(PHONE)
    before = _width(me)
    hand = me.context.new_cdp_session(me.page)
    for kind, gap in (("touchStart", 40), ("touchMove", 80), ("touchMove", 120)):
        points = [{"x": 195 - gap, "y": 400, "id": 0}, {"x": 195 + gap, "y": 400, "id": 1}]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    me.page.wait_for_function(f"before => ({_SCALE})() > 2.5 * before", arg=before)


def test_find_an_area_by_its_name(look: Look) -> None:
    me = look()
    me.page.keyboard.press("/")
    finder = me.page.get_by_role("combobox", name="Go to area")
    expect(finder).to_be_focused()
    me.page.keyboard.type("TANA")
    expect(me.page.get_by_role("option", name="T'ana")).to_be_visible()
    me.page.keyboard.press("Enter")
    card = me.page.get_by_role("region", name="T'ana")
    expect(card).to_contain_text("Borders by land")
    expect(me.page.get_by_role("button", name=re.compile(r"^T'ana\. "))).to_be_focused()
    x, y = _where(me, "tana")
    assert 400 < x < 1200
    assert 150 < y < 800
    card.get_by_role("button", name="Aksum").click()
    expect(me.page.get_by_role("region", name="Aksum")).to_be_visible()
    expect(card).to_be_hidden()


def test_an_area_tells_its_story_on_hover_focus_and_tap(look: Look) -> None:
    me = look()
    me.page.mouse.move(*_where(me, "persua"))
    card = me.page.get_by_role("region", name="Persua")
    expect(card).to_contain_text("in Persia")
    expect(card).to_contain_text("2 tokens can live here")
    me.page.mouse.move(5, 5)
    expect(card).to_be_hidden()

    _map(me).focus()
    me.page.keyboard.press("Enter")
    focused = me.page.locator(".room li button:focus")
    first = focused.get_attribute("data-place")
    expect(me.page.locator(".room section.story")).to_be_visible()
    me.page.keyboard.press("ArrowUp")
    expect(focused).not_to_have_attribute("data-place", str(first))
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".room section.story").get_by_role("button", name="Close")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".room section.story")).to_be_hidden()
    expect(_map(me)).to_be_focused()


def test_a_tap_on_a_phone_opens_the_story_at_the_bottom(look: Look) -> None:
    me = look(PHONE)
    me.page.touchscreen.tap(*_where(me, "sagartia"))
    card = me.page.get_by_role("region", name="Sagartia")
    expect(card).to_be_visible()
    box = card.bounding_box()
    assert box is not None
    assert box["x"] <= 1
    assert box["width"] >= 388
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()


def test_the_legend_says_what_is_on_the_map(look: Look) -> None:
    me = look()
    me.button("Legend").click()
    legend = me.page.get_by_role("dialog", name="Legend")
    expect(legend).to_contain_text("City site on the flood plain")
    assert barriers(me) == []
    me.page.keyboard.press("Escape")
    expect(legend).to_be_hidden()


@pytest.mark.parametrize(
    ("size", "theme"), [(DESK, "light"), (DESK, "dark"), (PHONE, "light"), (PHONE, "dark")]
)
def test_no_barriers_on_the_map(look: Look, size: Size, theme: Theme) -> None:
    me = look(size, theme)
    assert barriers(me) == [], "on the whole board"
    me.page.get_by_role("combobox", name="Go to area").fill("sus")
    assert barriers(me) == [], "with places that were found"
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".room section.story")).to_be_visible()
    assert barriers(me) == [], "with the story of a place"
