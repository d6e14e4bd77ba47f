"""Questions that only The Expansion Project asks, answered by hand on sheets beside the map."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.positions import Laid, lay
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, PHONE, Size, Window
from tests.server.client import Process

FAMINE = {
    "phase": "calamity_resolution",
    "until": "calamity_resolution",
    "crete": {"hand": ["famine"], "tokens": {"knossos": 12}},
    "egypt": {"tokens": {"fayum": 20}, "advances": ["pottery"]},
    "assyria": {"tokens": {"assyria": 20}},
    "thrace": {"tokens": {"thrace": 20}},
    "hatti": {"tokens": {"hattusa": 3}},
}
"""Crete divides 20 unit points; Hatti has three on the board, and Pottery helps Egypt."""

POSITIONS = {"famine at a desk": FAMINE, "famine on a phone": FAMINE}


@pytest.fixture(scope="module")
def tables(house: Process) -> dict[str, Laid]:
    return lay(house, "expansion", POSITIONS, seats=5)


def sheet(window: Window, kind: str) -> Locator:
    return window.page.locator(f"form.ask[data-kind={kind}]")


def numbers(form: Locator) -> list[int]:
    return [int(text) for text in form.locator("output").all_inner_texts()]


def left_in(table: Laid, area: str) -> int:
    """The tokens that stand in an area, whosever they are."""
    counts: dict[str, int] = table.ada.state(table.id)["view"]["areas"].get(area, {}).get("tokens", {})
    return sum(counts.values())


@pytest.mark.parametrize(("where", "size"), [("at a desk", DESK), ("on a phone", PHONE)])
def test_a_calamity_is_divided_by_hand(
    tables: dict[str, Laid], window: Opening, where: str, size: Size
) -> None:
    """The sum is right at every moment, any amount is taken, and a reload loses nothing."""
    table, me = tables[f"famine {where}"], window(size)
    table.enter(me)
    form = sheet(me, "division")
    expect(form.get_by_role("heading", name="Famine: who bears how much of it?")).to_be_visible()
    assert sum(numbers(form)) == 20
    assert barriers(me) == []

    egypt = form.get_by_role("group", name="Egypt bears")
    egypt.get_by_role("button", name="More").focus()
    me.page.keyboard.press("End")
    expect(egypt.locator("output")).to_have_text("8")
    expect(egypt.get_by_role("button", name="More")).to_be_disabled()
    assert sum(numbers(form)) == 20
    hatti = form.get_by_role("group", name="Hatti bears")
    while hatti.locator("output").inner_text() != "1":
        hatti.get_by_role("button", name="Fewer").click()
        assert sum(numbers(form)) == 20
    form.locator("label").filter(has_text="Thrace").click()
    assyria = form.get_by_role("group", name="Assyria bears")
    while assyria.locator("output").inner_text() != "7":
        assyria.get_by_role("button", name="More").click()
    chosen = numbers(form)
    assert sum(chosen) == 20

    row = form.get_by_role("row").filter(has_text="Egypt")
    expect(row.locator(".loss")).to_have_text("3")
    me.page.reload()
    expect(egypt.locator("output")).to_have_text("8")
    assert numbers(form) == chosen
    form.get_by_role("button", name="Order these losses").click()
    expect(form).to_be_hidden()
    left = {area: left_in(table, area) for area in ("fayum", "assyria", "hattusa", "thrace")}
    assert left == {"fayum": 17, "assyria": 13, "hattusa": 2, "thrace": 16}, "Pottery took 5 off Egypt"
