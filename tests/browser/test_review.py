"""The review of a finished game in a real window: from the end to five moments, to the board, and back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, PHONE, Size, Theme
from tests.server.client import Guest, Process

JOURNALS = Path(__file__).parents[2] / "journals"


def taken_in(house: Process, game: str) -> str:
    wish = {"journal": (JOURNALS / f"{game}.jsonl").read_text(), "name": "Saturday at Susa", "open": True}
    return str(Guest(house.address, "Herodotus").post("/api/import", wish)["id"])


@pytest.fixture(scope="module")
def empires(house: Process) -> str:
    return taken_in(house, "empires-5-basic")


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_a_finished_game_is_read_in_five_moments(
    window: Opening, empires: str, size: Size, theme: Theme
) -> None:
    me = window(size, theme)
    me.decide_all()
    me.enter(f"/table/{empires}")
    page = me.page
    page.get_by_role("dialog", name="The game is over").get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="in five moments")).to_be_visible()
    cards = page.get_by_role("list", name="Moments").get_by_role("listitem")
    expect(cards).to_have_count(5)
    assert barriers(me) == []

    # The curve by keys: one stop, then from moment to moment.
    pins = page.get_by_role("toolbar", name="Moments").get_by_role("button")
    expect(pins).to_have_count(5)
    pins.first.focus()
    page.keyboard.press("ArrowRight")
    expect(pins.nth(1)).to_be_focused()
    expect(pins.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("End")
    expect(pins.nth(4)).to_be_focused()
    expect(pins.nth(4)).to_have_accessible_name(re.compile(r"^5 [+\u2212]\d+: \w"))
    page.get_by_text("Figures turn by turn").click()
    figures = page.get_by_role("region", name="Figures turn by turn")
    expect(figures.get_by_role("row")).to_have_count(18)
    assert barriers(me) == []

    # A moment on the board, and back to it.
    told = page.request.get(f"/api/tables/{empires}/review", params={"seat": 0}).json()
    moment = told["moments"][3]
    card = cards.nth(3)
    card.get_by_role("button", name="See it").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="History")).to_contain_text(
        re.compile(rf"after answer {moment['number']} of")
    )
    seen = page.get_by_role("region", name=moment["title"])
    expect(seen).to_contain_text(moment["text"])
    expect(page.locator("svg .lost, svg .won").first).to_be_attached()
    assert barriers(me) == []
    seen.get_by_role("link", name="Back to the review").press("Enter")
    expect(card.get_by_role("button", name="See it")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(cards.nth(2).get_by_role("button", name="See it")).to_be_focused()


def test_every_seat_is_read_and_every_address_holds(window: Opening, empires: str) -> None:
    me = window()
    me.enter(f"/table/{empires}/review/99")
    page = me.page
    heading = page.get_by_role("heading", name="in five moments")
    expect(heading).to_contain_text("Babylon")
    page.get_by_role("button", name=re.compile("Nubia")).click()
    expect(heading).to_contain_text("Nubia")
    expect(page).to_have_url(re.compile(r"/review/\d$"))
    page.reload()
    expect(heading).to_contain_text("Nubia")
    page.get_by_role("button", name=re.compile("^What if")).first.click()
    asked = page.get_by_role("dialog", name="What if?")
    expect(asked).to_contain_text("You play Nubia")
    page.keyboard.press("Escape")
    expect(asked).to_be_hidden()
    page.go_back()
    expect(heading).to_contain_text("Babylon")
    page.keyboard.press("Escape")
    expect(page.get_by_role("application", name="Map of the East")).to_be_visible()


def test_a_game_goes_on_from_a_moment_at_a_table_of_ones_own(window: Opening, house: Process) -> None:
    """The moments of the small title, whose bots answer at once."""
    table = taken_in(house, "cultures-rome-persia")
    me = window()
    me.decide_all()
    me.enter(f"/table/{table}/review/1")
    page = me.page
    page.get_by_role("button", name=re.compile("^What if")).nth(2).click()
    asked = page.get_by_role("dialog", name="What if?")
    asked.get_by_role("button", name="Play from here").dblclick()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.get_by_role("heading", level=1)).to_contain_text("What if: Saturday at Susa")
    expect(page.get_by_text("Waiting for you")).to_be_visible()
    mine = page.request.get("/api/tables", params={"which": "mine"}).json()
    assert [card["name"] for card in mine if card["name"].startswith("What if")] == [mine[0]["name"]]


def test_of_a_game_that_goes_on_there_is_none(window: Opening, house: Process) -> None:
    ada = Guest(house.address, "Ada")
    table, _ = ada.open_table(title="cultures", bots=["random"], open=True)
    ada.start(table)
    me = window()
    me.decide_all()
    me.enter(f"/table/{table}/review")
    expect(me.page.locator(".view")).to_be_visible()
    expect(me.page.locator("main.review")).to_have_count(0)
    expect(me.page.get_by_role("link", name="Review")).to_have_count(0)
