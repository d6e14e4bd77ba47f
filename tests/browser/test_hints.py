"""A hint in a real window: asked for by a press, shown with its reasons, and carried out by another press."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.questions import enter
from tests.browser.window import PHONE
from tests.server.client import Guest, Process


def asked_at_a_table(house: Process) -> tuple[Guest, str]:
    ada = Guest(house.address, "Ada")
    table, _ = ada.open_table(title="cultures", bots=["random"])
    ada.start(table)
    while not ada.state(table)["requests"]:
        pass
    return ada, table


def test_a_hint_is_asked_for_read_and_done(house: Process, window: Opening) -> None:
    ada, table = asked_at_a_table(house)
    mine = window()
    enter(mine, table, ada)
    page = mine.page
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if "hints" in request.url else None)
    number = page.locator(".view").get_attribute("data-number")
    page.locator("[data-hint]").first.click()
    sheet = page.get_by_role("dialog", name="Hint")
    expect(sheet.get_by_text("These are the kinds of answers")).to_be_visible()
    sheet.get_by_role("button", name="Why this?").click()
    expect(sheet.locator(".rule").first).to_be_visible()
    assert not any(url.split("?")[0].endswith("/hints") for url in sent), "no help before it is asked for"
    sheet.get_by_role("button", name="What would a steady player do?").click()
    sheet.get_by_role("button", name="Give me a hint").click()
    expect(sheet.get_by_text("One hint used in this game.")).to_be_visible()
    expect(sheet.locator("li").first).to_be_visible()
    sheet.get_by_role("button", name="Do it for me").click()
    expect(sheet).not_to_be_visible()
    expect(page.locator(".view")).not_to_have_attribute("data-number", number or "")


def test_where_the_host_wants_none_the_rules_are_explained_all_the_same(
    house: Process, window: Opening
) -> None:
    ada, table = asked_at_a_table(house)
    ada.put(f"/api/tables/{table}/hints", {"allowed": False})
    mine = window(PHONE)
    enter(mine, table, ada)
    mine.page.get_by_role("button", name="Hint").first.click()
    sheet = mine.page.get_by_role("dialog", name="Hint")
    expect(sheet.get_by_text("These are the kinds of answers")).to_be_visible()
    sheet.get_by_role("button", name="What would a steady player do?").click()
    expect(sheet.get_by_text("The host has switched off hints at this table.")).to_be_visible()
    expect(sheet.get_by_role("button", name="Give me a hint")).to_have_count(0)


def test_hints_that_cannot_be_fetched_leave_the_table_as_it_is(house: Process, window: Opening) -> None:
    """Somebody presses for a hint while the line is down: that is said, and all keys still work."""
    ada, table = asked_at_a_table(house)
    mine = window()
    enter(mine, table, ada)
    page = mine.page
    page.route("**/HintSheet-*.js", lambda route: route.abort("internetdisconnected"))
    page.locator("[data-hint]").first.click()
    expect(page.get_by_role("status").filter(has_text="Something went wrong in this browser")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
