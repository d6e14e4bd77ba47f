"""Nobody is kept out: axe finds no barrier on any page, on any screen, in any light."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.window import DESK, PHONE, Size, Theme, Window

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS: list[tuple[Size, Theme]] = [(DESK, "light"), (DESK, "dark"), (PHONE, "light"), (PHONE, "dark")]


def barriers(one: Window, within: str = "html") -> list[str]:
    """What axe finds, however slight, with the places where it is: on the page, or in a part of it."""
    one.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = one.page.evaluate(
        "async within => (await axe.run(within === 'html' ? document : within)).violations", within
    )
    return [
        f"{barrier['id']}: {node['html'][:160]} {node['failureSummary']}"
        for barrier in found
        for node in barrier["nodes"]
    ]


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=lambda look: str(look))
def test_no_barriers(window: Opening, size: Size, theme: Theme) -> None:
    me = window(size, theme)
    me.enter()
    expect(me.button("Take a seat")).to_be_enabled()
    assert barriers(me) == [], "in the lobby"
    me.enter("/new")
    expect(me.button("Begin").or_(me.button("Open the table"))).to_be_visible()
    assert barriers(me) == [], "at a new table"

    me.play_against_a_bot()
    assert barriers(me) == [], "where civilizations are chosen"
    table = me.page.url
    me.enter("/notices")
    expect(me.button("Add")).to_be_visible()
    assert barriers(me) == [], "where notices are set up"
    me.page.goto(table)
    me.answer_on_board()
    me.answer_on_board()
    assert barriers(me) == [], "on the board"
    me.show_history()
    assert barriers(me) == [], "in the history"
    me.leave_history()
    me.show_text()
    assert barriers(me) == [], "at the table as text"
    me.page.keyboard.press("l")
    assert barriers(me) == [], "with the log"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_whoever_comes_back_meets_no_barrier(window: Opening, size: Size) -> None:
    """The numbers of what is new are there only for those who have been here before."""
    me = window(size, "light")
    me.play_against_a_bot()
    me.answer_on_board()
    me.answer_on_board()
    table = me.table
    with me.page.expect_response(lambda answer: answer.request.method == "PUT" and "/notes" in answer.url):
        me.page.locator("a[href='/']").first.click()
    me.page.evaluate(_SEEN_LITTLE, f"/api/tables/{table}/notes")
    me.enter(f"/table/{table}")
    expect(me.page.locator(".n").first).to_be_visible()
    assert barriers(me) == []


_SEEN_LITTLE = """async notes => {
  const token = /csrftoken=([^;]+)/.exec(document.cookie)[1];
  const headers = { "content-type": "application/json", "x-csrftoken": token };
  const kept = await fetch(notes, { method: "PUT", headers, body: JSON.stringify({ seen: 1 }) });
  if (!kept.ok) throw new Error(await kept.text());
}"""
