"""The console of a table in a real browser: a host asks, the other one is told, agrees, and it is done."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opening
from tests.browser.window import PHONE, Window
from tests.server.client import Guest
from tests.server.test_notices import Pair

WELCOME = """async () => {
    localStorage.setItem("ecumene.likes", JSON.stringify({ toured: ["table"] }));
    return (await fetch("/api/guests", { method: "POST", body: JSON.stringify({ name: "Somebody" }),
        headers: { "content-type": "application/json" } })).json();
}"""


def somebody(window: Window) -> Guest:
    """Whom the house knows in this window as well as here."""
    window.enter()
    welcome = window.page.evaluate(WELCOME)
    return Guest(window.page.url.rstrip("/"), welcome=welcome)


def open_console(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Console of the table").click()


def test_a_position_is_put_right_by_consent(window: Opening) -> None:
    host, other = window(), window(PHONE)
    pair = Pair.__new__(Pair)
    pair.players = [somebody(host), somebody(other)]
    pair.table = pair.another()
    pair.start()
    ada = pair.players[0]
    coins = f"/api/tables/{pair.table}/values"
    while not any(each["value"] for each in ada.get(coins, search="coins 0")):
        pair.answer(min(pair.awaited()))
    had = ada.get(coins, search="coins 0")[0]["value"]
    supply = ada.get(coins, search="supply")[0]["value"]
    for one in (host, other):
        one.enter(f"/table/{pair.table}")
        expect(one.page.locator(".view")).to_be_visible()

    open_console(host.page)
    host.page.get_by_text("For experts: any value").click()
    for path, value in (("coins, 0", had - 1), ("supply", supply + 1)):
        host.page.get_by_label("Search for a value").fill(path.replace(",", ""))
        host.page.keyboard.press("Enter")
        host.button(f"Change {path}").click()
        host.page.get_by_label(f"New value of {path}").fill(str(value))
    host.page.get_by_role("button", name="Ask everybody").last.click()
    expect(other.page.get_by_text("Something needs everybody's consent")).to_be_visible()

    open_console(other.page)
    expect(other.page.get_by_text(f"coins, 0: {had} → {had - 1}")).to_be_visible()
    other.button("I agree").click()
    expect(other.page.get_by_text("Done", exact=True)).to_be_visible()
    expect(host.page.get_by_text("Done", exact=True)).to_be_visible()
    assert ada.get(coins, search="coins 0")[0]["value"] == had - 1


def test_things_are_put_right_by_their_names(window: Opening) -> None:
    host, other = window(PHONE), window()
    pair = Pair.__new__(Pair)
    pair.players = [somebody(host), somebody(other)]
    pair.table = pair.another()
    pair.start()
    for one in (host, other):
        one.enter(f"/table/{pair.table}")
        expect(one.page.locator(".view")).to_be_visible()
    path = f"/api/tables/{pair.table}/things/coins"
    had = pair.players[0].get(path, seat=1)["value"]
    rival = pair.players[0].state(pair.table)["names"]["1"]

    open_console(host.page)
    console = host.page.get_by_role("dialog", name="Console of the table")
    console.get_by_label("What", exact=True).select_option(label="Coins")
    console.get_by_label("Whose").select_option(label=rival)
    more = console.get_by_role("group", name="New value").get_by_role("button").last
    expect(console.get_by_text(f"is now {had}")).to_be_visible()
    more.click()
    console.get_by_role("button", name="Add it to the list").click()
    console.get_by_role("button", name="Ask everybody to correct this").click()

    open_console(other.page)
    expect(other.page.get_by_text(f"Coins of {rival}: {had} → {had + 1}.")).to_be_visible()
    other.button("I agree").click()
    expect(other.page.get_by_text("Done", exact=True)).to_be_visible()
    assert pair.players[0].get(path, seat=1)["value"] == had + 1
