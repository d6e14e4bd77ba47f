"""What was earned for good is told at the end of the game, and stays on a page of one's own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.test_barriers import barriers
from tests.browser.window import PHONE
from tests.server.client import Guest, Process
from tests.server.loaded import a_loaded_house, perform, rehearse, solo_table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with a_loaded_house(tmp_path_factory.mktemp("house")) as process:
        yield process


def test_what_is_new_is_told_and_stays(house: Process, window: Opening) -> None:
    me, game = window(), rehearse()
    welcome = me.context.request.post("/api/guests", data={"name": "Ada"}).json()
    ada = Guest(house.address, welcome=welcome)
    table = solo_table(ada)
    perform(ada, table, game.answers)
    me.enter(f"/table/{table}")
    over = me.page.get_by_role("dialog", name="The game is over")
    new = over.get_by_role("region", name="Achievements").get_by_role("listitem")
    expect(new).to_have_count(1)
    expect(new).to_contain_text("Remarkable Clan")
    expect(new).to_contain_text("New")
    assert barriers(me) == [], "at the end of the game"
    over.get_by_role("link", name="1 of 23 earned").click()
    expect(me.page.get_by_role("heading", name="Achievements")).to_be_visible()
    earned = me.page.get_by_role("region", name="Skirmish").get_by_role("listitem").first
    expect(earned.get_by_role("link")).to_have_attribute("href", f"/table/{table}")
    expect(me.page.get_by_role("region", name="Path to Glory: The Silk Road")).to_contain_text("not yet")
    assert barriers(me) == [], "on the page"
    me.resize(PHONE)
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
