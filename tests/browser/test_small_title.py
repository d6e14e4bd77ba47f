"""A title without a board of its own is played on buttons, beside its board in text."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.noughts import with_it
from tests.server.client import Process, unlimited


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house where the example of docs/titles.md is installed."""
    folder = tmp_path_factory.mktemp("house")
    process = Process(folder, *unlimited(), entry=with_it(tmp_path_factory.mktemp("installed")))
    process.open()
    yield process
    process.close_if_open()


def test_noughts_and_crosses_from_the_lobby_to_the_end(window: Opening) -> None:
    me = window()
    me.enter()
    me.lay_title("Noughts and Crosses")
    me.button("Take a seat").click()
    me.end_tour()
    expect(me.page.get_by_role("heading", name="Which cell do you mark?")).to_be_visible()
    expect(me.page.get_by_text("1 2 3")).to_be_visible()
    me.page.get_by_role("button", name="Cell 5").click()
    expect(me.page.get_by_text(re.compile("[4O] X [6O]"))).to_be_visible()
    while not (state := me.state())["over"]:
        if state["requests"]:  # the last word may be the other's
            me.answer()
    expect(me.page.get_by_role("button", name="Cell")).to_have_count(0)
