"""Bots at the pace of whoever looks: games of bots alone, and tables where one plays against bots only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opening
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, PHONE, Size, Theme, Window
from tests.server.client import Guest, Process

BEHIND = re.compile(r"^\d+ answers? behind$")
HAS_COME_TO = r"number => Number(/after answer (\d+) of/.exec(document.body.innerText)?.[1] ?? 0) >= number"
"""Whether the past has come to an answer: each is seen for a moment only."""
IS_LATER = "number => Number(document.querySelector('.shown')?.dataset.shown ?? 0) > number"


@pytest.fixture
def film(house: Process) -> str:
    """Nine bots, for whoever comes by."""
    return str(Guest(house.address, "Herodotus").post("/api/watch", {"title": "empires", "seats": 9})["id"])


def _bar(one: Window) -> Locator:
    return one.page.get_by_role("region", name="Pace of the bots")


def _choose(one: Window, pace: str) -> None:
    button = _bar(one).get_by_role("button", name=pace, exact=True)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def _shown(page: Page) -> int:
    """The answer whose line stands beside the pace."""
    return int(page.locator(".shown").get_attribute("data-shown") or 0)


def _told(house: Process, table: str) -> list[int]:
    """The answers that tell something to those who look on."""
    lines = Guest(house.address, "Reader").whole_log(table)
    return [line["number"] for line in lines if line["texts"]]


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_each_press_shows_one_answer_of_the_bots(
    window: Opening, house: Process, film: str, size: Size, theme: Theme
) -> None:
    me = window(size, theme)
    me.enter(f"/table/{film}")
    me.end_tour()
    _choose(me, "Step")
    steps = [_shown(me.page)]
    for press in range(6):
        expect(_bar(me).get_by_text(BEHIND)).to_be_visible()
        if press % 2:
            me.page.keyboard.press(".")
        else:
            _bar(me).get_by_role("button", name="Next answer").click()
        me.page.wait_for_function(IS_LATER, arg=steps[-1])
        steps.append(_shown(me.page))
    told = _told(house, film)
    begin = told.index(steps[1])
    assert steps[1:] == told[begin : begin + 6]
    assert barriers(me) == []

    me.page.reload()
    expect(_bar(me).get_by_role("button", name="Step", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(_bar(me).get_by_text(BEHIND)).to_be_visible()
    _choose(me, "Normal")
    me.page.wait_for_function(IS_LATER, arg=_shown(me.page) + 3)
    _choose(me, "At once")
    expect(_bar(me).get_by_text(BEHIND)).to_be_hidden()
    me.see(int(Guest(house.address, "Reader").get(f"/api/tables/{film}/state")["number"]) + 3)


def test_the_past_is_played_at_the_same_paces(window: Opening, house: Process, film: str) -> None:
    me = window()
    me.enter(f"/table/{film}")
    me.end_tour()
    me.see(12)
    me.page.keyboard.press("h")
    past = me.page.get_by_role("region", name="History")
    past.get_by_role("slider").fill("2")
    expect(me.page.get_by_text("after answer 2 of")).to_be_visible()
    past.get_by_role("button", name="Normal", exact=True).click()
    me.page.wait_for_function(HAS_COME_TO, arg=4)
    past.get_by_role("button", name="At once", exact=True).click()
    expect(past.get_by_text(re.compile("^Now: "))).to_be_visible()


def test_a_question_comes_after_what_led_to_it_or_at_a_key(window: Opening) -> None:
    me = window()
    me.play_against_a_bot()
    me.button("Menu").click()
    me.page.get_by_role("menuitem", name="Pace of the bots").click()
    _choose(me, "Step")
    form = me.page.locator("form.decision")
    asked = _bar(me).get_by_text("You are asked something.")

    def answer_until_the_bot_has_answered() -> None:
        expect(form.or_(asked)).to_be_visible()
        while not asked.is_visible():
            me.answer_on_board()
            expect(form.or_(asked)).to_be_visible()

    answer_until_the_bot_has_answered()
    assert not form.is_visible()
    me.page.keyboard.press("p")
    expect(form).to_be_visible()
    expect(asked).to_be_hidden()

    answer_until_the_bot_has_answered()
    assert barriers(me) == []
    while asked.is_visible():
        before = _shown(me.page)
        me.page.keyboard.press(".")
        me.page.wait_for_function(IS_LATER, arg=before)
    me.answer_on_board()

    _bar(me).get_by_role("button", name="Close the pace of the bots").click()
    expect(_bar(me)).to_be_hidden()
    me.answer_on_board()
