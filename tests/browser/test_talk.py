"""Talk at a table in a real browser: what was said first is still there, however much was said since."""

from __future__ import annotations

import re
import sqlite3

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.window import DESK, PHONE, Size
from tests.server.client import Guest, Process

MESSAGES = 450
"""More than two pages."""


def a_talkative_table(house: Process) -> str:
    """A running table at which much was said; by hand, as people need an evening for that."""
    guest = Guest(house.address, "Ada")
    table, _ = guest.open_table(bots=["random"])
    guest.start(table)
    guest.post(f"/api/tables/{table}/chat", {"text": "the very first word"})
    rows = [
        (table, number, guest.id, f"message {number}", float(number)) for number in range(2, MESSAGES + 1)
    ]
    with sqlite3.connect(house.folder / "ecumene.db", timeout=10) as database:
        database.executemany(
            'insert into messages ("table", number, author, text, at) values (?, ?, ?, ?, ?)', rows
        )
    database.close()
    return table


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_one_reads_back_to_the_first_word(house: Process, window: Opening, size: Size) -> None:
    one = window(size)
    one.decide_all()
    one.enter(f"/table/{a_talkative_table(house)}")
    one.page.get_by_role("button", name=re.compile("Chat")).first.click()
    talk = one.page.get_by_role("log", name="Chat")
    expect(talk.get_by_text(f"message {MESSAGES}", exact=True)).to_be_in_viewport()
    earlier = one.button("Show earlier messages")
    for first in (51, 1):
        before = talk.locator("article").first
        seen = before.inner_text()
        earlier.scroll_into_view_if_needed()
        earlier.click()
        expect(talk.locator("article")).to_have_count(MESSAGES - first + 1)
        expect(talk.get_by_text(seen.splitlines()[-1], exact=True)).to_be_in_viewport()
    expect(earlier).to_have_count(0)
    expect(talk.get_by_text("the very first word")).to_have_count(1)
