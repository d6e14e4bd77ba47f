"""Losses at a table: whoever loses something reads it, sees where, and reads it until they have read it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.positions import Laid, lay
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, PHONE, Size, Window
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
CIVIL_WAR = {
    **TREACHERY,
    "persia": {"hand": ["treachery", "civil_war"], "cities": [*SEVEN, "maka"], "tokens": {"drangiana": 1}},
}
"""The 36th unit point of Persia is a token that stands alone, so that nobody is asked."""
HUNGRY = {
    **TREACHERY,
    "persia": {"hand": ["treachery"], "cities": ["maka", "bat"], "tokens": {"drangiana": 3}, "ast": 6},
}
"""Too many tokens for Drangiana, too few for the city that Treachery leaves."""


POSITIONS = {
    "treachery": TREACHERY,
    "treachery on a phone": TREACHERY,
    "civil war": CIVIL_WAR,
    "hungry": HUNGRY,
}


@pytest.fixture(scope="module")
def tables(house: Process) -> dict[str, Laid]:
    return lay(house, "empires", POSITIONS, seats=5)


def annex(table: Laid, area: str) -> None:
    """Bo takes a city of Ada's."""
    (request,) = table.bo.state(table.id)["requests"].values()
    table.bo.answer(table.id, request, {"do": "city", "area": area})


def losses_in(window: Window) -> Locator:
    return window.page.get_by_role("region", name="Losses")


def lit(window: Window) -> Locator:
    return window.page.locator(".stage path.lost")


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


@pytest.mark.parametrize(
    ("name", "size"), [("treachery", DESK), ("treachery on a phone", PHONE)], ids=["desk", "phone"]
)
def test_a_city_that_treachery_takes_is_told_until_it_is_read(
    tables: dict[str, Laid], window: Opening, name: str, size: Size
) -> None:
    table, me, watcher = tables[name], window(size), window()
    page, losses = me.page, losses_in(me)
    table.enter(me)
    expect(page.locator(".stage")).to_be_visible()
    watcher.enter(f"/table/{table.id}")
    watcher.end_tour()
    expect(losses).to_be_hidden()
    annex(table, "maka")
    expect(losses).to_contain_text("City lost. Saba annexes the city of Persia in Maka.")
    assert barriers(me) == []

    losses.get_by_role("button", name="Show on the map").click()
    expect(lit(me)).to_have_count(1)
    assert is_seen(me, "maka")

    page.reload()
    expect(losses).to_contain_text("Saba annexes the city of Persia in Maka.")
    expect(lit(me)).to_have_count(0)
    losses.get_by_role("button", name="Show on the map").focus()
    page.keyboard.press("Escape")
    expect(losses).to_be_hidden()
    page.reload()
    expect(page.locator(".stage")).to_be_visible()
    expect(losses).to_be_hidden()
    watcher.see(table.ada.state(table.id)["number"])
    expect(losses_in(watcher)).to_be_hidden()


def test_what_a_civil_war_takes_is_told_with_its_place(tables: dict[str, Laid], window: Opening) -> None:
    table, me = tables["civil war"], window()
    losses = losses_in(me)
    table.enter(me)
    expect(me.page.locator(".stage")).to_be_visible()
    annex(table, "maka")
    expect(losses).to_contain_text("2 losses")
    losses.get_by_role("button", name="Read them").click()
    units = losses.get_by_role("listitem").filter(has_text="Units lost.")
    expect(units).to_contain_text("annexes 1 token of Persia")
    units.get_by_role("button", name="Show on the map").click()
    expect(lit(me)).to_have_count(1)
    assert is_seen(me, "drangiana")
    units.get_by_role("button", name="Read, put it away").click()
    expect(lit(me)).to_have_count(0)
    expect(losses).to_contain_text("City lost.")


def test_starved_tokens_a_reduced_city_and_a_marker_that_stands_still(
    tables: dict[str, Laid], window: Opening
) -> None:
    """They came while Ada was away, and are told when she is back."""
    table, me = tables["hungry"], window()
    page, losses = me.page, losses_in(me)
    table.enter(me)
    expect(page.locator(".stage")).to_be_visible()
    page.goto("about:blank")
    annex(table, "bat")
    table.enter(me)
    expect(losses).to_contain_text("3 losses")
    losses.get_by_role("button", name="Read them").click()
    items = losses.get_by_role("listitem")
    expect(items.filter(has_text="City lost.")).to_contain_text("Persia reduces its city in Maka")
    starved = items.filter(has_text="Tokens lost.")
    expect(starved).to_contain_text("2 tokens of Persia find no food")
    starved.get_by_role("button", name="Show on the map").click()
    expect(lit(me)).to_have_count(1)
    assert is_seen(me, "drangiana")
    marker = items.filter(has_text="Your marker:")
    expect(marker).to_contain_text("Persia stands still on step 6")
    marker.get_by_role("button", name="Show the A.S.T.").click()
    expect(page.get_by_role("dialog", name="The tracks")).to_contain_text("Stone Age")
    page.keyboard.press("Escape")
    losses.get_by_role("button", name="All read").click()
    expect(losses).to_be_hidden()
    page.reload()
    expect(page.locator(".stage")).to_be_visible()
    expect(losses).to_be_hidden()
