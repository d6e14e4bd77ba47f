"""News at a table: for whom something changes reads it, sees where, and reads it until it is read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.positions import Laid, lay
from tests.browser.test_barriers import barriers
from tests.browser.window import PHONE, Window
from tests.server.client import Process

Json = Any
CIVILIZATIONS = ["persia", "saba", "babylon", "nubia", "parthia"]
SEVEN = ["susa", "liyan", "persepolis", "lut", "nisa", "hecatompylos", "harmozia"]
FED = {"carmania": 3, "persis": 3, "susiana": 3, "gedrosia": 3, "chaldaea": 2}

TREACHERY = {
    "civilizations": CIVILIZATIONS,
    "phase": "calamity_resolution",
    "givers": {"treachery": "saba"},
    "persia": {"hand": ["treachery"], "cities": ["maka", "bat"], "tokens": FED},
}
"""Ada leads Persia; Bo, who leads Saba, gave it Treachery and chooses a city."""
HUNGRY = {
    **TREACHERY,
    "persia": {"hand": ["treachery"], "cities": ["maka", "bat"], "tokens": {"drangiana": 3}, "ast": 6},
}
"""Too many tokens for Drangiana, too few for the city that Treachery leaves."""


QUEUE = [
    ("Saba annexed Bat", "Saba annexes the city of Persia in Bat."),
    ("Tokens lost above a limit", "2 tokens of Persia are above population limits"),
    ("Maka was reduced", "Persia reduces its city in Maka to 2 tokens."),
    ("Your marker did not move", "Persia stays on step 6"),
]
"""What comes to the hungry, card by card."""

POSITIONS = {"treachery": TREACHERY, "hungry": HUNGRY}


@pytest.fixture(scope="module")
def tables(house: Process) -> dict[str, Laid]:
    return lay(house, "empires", POSITIONS, seats=5)


def annex(table: Laid, area: str) -> None:
    """Bo takes a city of Ada's."""
    (request,) = table.bo.state(table.id)["requests"].values()
    table.bo.answer(table.id, request, {"do": "city", "area": area})


def news_in(window: Window) -> Locator:
    return window.page.get_by_role("region", name="News")


def lit(window: Window) -> Locator:
    return window.page.locator(".stage path.lost")


def told(window: Window) -> Locator:
    """The places of the line of the log that one points at."""
    return window.page.locator(".stage path.told")


def apart(one: Locator, other: Locator) -> bool:
    """Whether two things on the page do not lie on each other."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first
    assert second
    return any(
        a["x"] + a["width"] <= b["x"] or a["y"] + a["height"] <= b["y"]
        for a, b in ((first, second), (second, first))
    )


def is_seen(window: Window, place: str) -> bool:
    """Whether something of a place lies in the open part of the map."""
    found: bool = window.page.evaluate(
        """place => [...document.querySelectorAll(`.stage [data-place="${place}"]`)].some(shape => {
            const box = shape.getBoundingClientRect();
            const at = [box.left + box.width / 2, box.top + box.height / 2];
            return document.elementFromPoint(...at)?.closest(".stage") !== null;
        })""",
        place,
    )
    return found


def test_a_city_that_treachery_takes_is_told_until_it_is_read(
    tables: dict[str, Laid], window: Opening
) -> None:
    """Keys that belong to a dialog or to the chat put nothing away."""
    table, me, watcher = tables["treachery"], window(), window()
    page, news = me.page, news_in(me)
    me.read_news()
    table.enter(me)
    expect(page.locator(".stage")).to_be_visible()
    watcher.read_news()
    watcher.enter(f"/table/{table.id}")
    watcher.end_tour()
    expect(news).to_be_hidden()
    annex(table, "maka")
    expect(news).to_contain_text("Saba annexed Maka")
    expect(news).to_contain_text("Your cities 2 to 1")
    expect(news).to_contain_text("Saba is the beneficiary of Treachery.")
    expect(news).to_contain_text("No advance of yours changed it.")
    assert barriers(me) == []

    news.get_by_role("button", name="Show on the map").click()
    expect(lit(me)).to_have_count(1)
    assert is_seen(me, "maka")

    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_be_hidden()
    page.get_by_role("button", name="Chat", exact=True).click()
    assert apart(news, page.locator(".empires .right"))
    saying = page.get_by_role("textbox", name="Say something")
    saying.press_sequentially("a b ")
    expect(saying).to_have_value("a b ")
    expect(news).to_contain_text("Saba annexed Maka")

    page.reload()
    expect(news).to_contain_text("Saba annexed Maka")
    expect(lit(me)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(news).to_be_hidden()
    page.reload()
    expect(page.locator(".stage")).to_be_visible()
    expect(news).to_be_hidden()
    watcher.see(table.ada.state(table.id)["number"])
    expect(news_in(watcher)).to_be_hidden()

    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text("Turn 2 begins.")
    log.get_by_role("button", name="Calamities").click()
    expect(log.get_by_role("listitem")).to_have_count(1)
    expect(told(me)).to_have_count(0)
    log.get_by_text("Saba annexes the city of Persia in Maka.").hover()
    expect(told(me)).to_have_count(1)
    log.get_by_role("button", name="All").click()
    expect(told(me)).to_have_count(0)


def test_on_a_phone_one_card_comes_after_the_other(tables: dict[str, Laid], window: Opening) -> None:
    """Starved tokens, a reduced city and a marker that stands still: they came while Ada was away."""
    table, me = tables["hungry"], window(PHONE)
    page, news = me.page, news_in(me)
    me.read_news()
    table.enter(me)
    expect(page.locator(".stage")).to_be_visible()
    page.goto("about:blank")
    annex(table, "bat")
    table.enter(me)
    for number, (title, figure) in enumerate(QUEUE, 1):
        expect(news).to_contain_text(title)
        expect(news).to_contain_text(figure)
        if number < len(QUEUE):
            expect(news).to_contain_text(f"{number} of {len(QUEUE)}")
            news.get_by_role("button", name="Next").tap()
    news.get_by_role("button", name="Show the A.S.T.").tap()
    expect(page.get_by_role("dialog", name="The tracks")).to_contain_text("Stone Age")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="The tracks")).to_be_hidden()
    expect(news).to_contain_text(QUEUE[-1][0])
    news.get_by_role("button", name="Got it").tap()
    expect(news).to_be_hidden()
    page.reload()
    expect(page.locator(".stage")).to_be_visible()
    expect(news).to_be_hidden()
