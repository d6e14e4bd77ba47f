"""The market in the browser: two people, one of them at a phone, and two bots trade with it in two turns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from ecumene.table.titles import load_title
from tests.browser.conftest import Opening
from tests.browser.market import (
    Stander,
    a_house_with_a_market,
    pass_on,
    play_to_the_next_market,
    seat_one,
    seat_two,
)
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, PHONE
from tests.server.client import Process

NAMES = load_title("empires").names


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with a_house_with_a_market(tmp_path_factory.mktemp("house")) as process:
        yield process


def test_two_windows_trade_with_the_market_in_two_turns(house: Process, window: Opening) -> None:
    table, first, second = seat_two(house)
    ada, bo = Stander(first, table, window(DESK)), Stander(second, table, window(PHONE))
    buy_water(ada)
    refuse_before_sending(ada)
    trade_by_dragging(ada, bo)
    hide_a_calamity(bo, ada)
    keep_a_draft(ada)

    pass_on([ada, bo])
    for one in (ada, bo):
        see_the_revelation(one)
        assert barriers(one.window) == [], "when the market is revealed"
        leave(one)

    play_to_the_next_market([ada, bo])
    trade_by_keys(ada if ada.trader.request else bo)
    pass_on([ada, bo])
    see_the_revelation(ada)
    leave(ada)


def test_three_seats_trade_with_a_finger_and_by_what_counsel_finds(house: Process, window: Opening) -> None:
    table, guest = seat_one(house)
    ada = Stander(guest, table, window(PHONE))
    ada.page.get_by_role("button", name="Pass", exact=True).click()
    expect(ada.page.get_by_role("button", name="Round 1 of 6")).to_be_visible()
    drag_with_a_finger(ada)
    follow_counsel(ada)
    see_who_trades(ada)


def drag_with_a_finger(one: Stander) -> None:
    """A card is put where the finger lets it go, and goes back with it; none leaves the page behind it."""
    one.drag_by_finger(one.card("Bronze"), one.space("6.3"))
    one.lies("6.3", "put")
    one.drag_by_finger(one.space("6.3"), one.space("6.2"))
    one.lies("6.2", "put")
    one.lies("6.3", "free")
    one.drag_by_finger(one.card("Stone"), one.space("5.2"))
    expect(one.verdict).to_have_text("Stone goes into column 2 or on red.")
    one.lies("5.2", "free")
    one.page.get_by_role("button", name="Clear", exact=True).click()


def follow_counsel(one: Stander) -> None:
    """The best trade fills the bench and nothing is sent before one says so."""
    page, sent = one.page, one.guest.state(one.table)["number"]
    page.get_by_role("button", name="Best trades").click()
    sheet = page.get_by_role("region", name="Best trades")
    trades = sheet.get_by_role("listitem").get_by_role("button")
    expect(trades).to_have_count(5)
    assert barriers(one.window) == [], "with the best trades"
    trades.first.click()
    expect(sheet).to_have_count(0)
    expect(page.locator('[data-lies="put"]')).to_have_count(2)
    expect(one.verdict).to_contain_text("possible")
    assert one.guest.state(one.table)["number"] == sent
    page.locator(".bench .btn.p").click()
    expect(page.locator('[data-lies="put"]')).to_have_count(0)
    one.window.rest()
    assert one.guest.state(one.table)["number"] > sent


def see_who_trades(one: Stander) -> None:
    """Three seats stand in the order, and what was traded is told under the rule of trading."""
    one.window.resize(DESK)
    order = one.page.locator(".left li").filter(has_text=" cities, ")
    expect(order).to_have_count(3)
    expect(one.page.get_by_role("region", name="Traded so far")).to_contain_text("Kushan places")
    lines = one.guest.get(f"/api/tables/{one.table}/log")
    (mine,) = [line for line in lines if line["texts"] and line["texts"][0].startswith("Kushan places")]
    assert mine["rule"] == "4.7.two_for_two"


def buy_water(one: Stander) -> None:
    """Water is bought like a card, with the market in view before one decides."""
    page = one.page
    page.get_by_role("button", name="The market", exact=True).click()
    one.lies("5.1", "dealt")
    assert barriers(one.window) == [], "at the market before trading"
    page.get_by_role("button", name="Map", exact=True).click()
    page.get_by_role("radio", name="Water, 2 from the treasury").check(force=True)
    page.get_by_role("button", name="Buy Water for 2 from the treasury").click()
    one.window.rest()
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()
    expect(one.card("Water")).to_be_visible()


def refuse_before_sending(one: Stander) -> None:
    """What cannot be is said at once, and nothing is sent."""
    sent = one.guest.state(one.table)["number"]
    one.card("Hides").click()
    one.card("Water").click()
    one.card("Silk").click()
    expect(one.verdict).to_have_text("Only 2 go in: take one back first.")
    one.space("4.1").click()
    one.space("5.1").click()
    expect(one.verdict).to_have_text("1 for 9: 8 too few")
    expect(one.page.get_by_role("button", name="Trade", exact=True)).to_be_disabled()
    one.space("1.2").click()  # back into the hand
    one.space("9.3").click()
    expect(one.verdict).to_have_text("Nothing lies there. Choose a card of your hand first.")
    one.card("Bronze").click()
    one.space("7.2").click()
    expect(one.verdict).to_have_text("Bronze goes into column 6 or on red.")
    one.page.get_by_role("button", name="Clear", exact=True).click()
    one.card("Piracy").click()
    one.space("9.2").click()
    expect(one.verdict).to_contain_text("is a calamity: it goes on red only.")
    one.page.get_by_role("button", name="Clear", exact=True).click()
    assert one.market["awaited"] == one.trader.seat
    assert one.trader.state["number"] == sent


def trade_by_dragging(one: Stander, other: Stander) -> None:
    """A card of the hand is dragged to a space, one of the board to the hand; the other window sees it."""
    one.card("Bronze").drag_to(one.space("6.3"))
    one.lies("6.3", "put")
    one.space("6.3").drag_to(one.space("6.2"))
    one.lies("6.2", "put")
    one.card("Hides").click()
    one.space("3.1").drag_to(one.page.get_by_role("region", name="My hand"))
    expect(one.space("3.1")).to_have_attribute("aria-pressed", "true")
    one.space("4.1").click()
    assert barriers(one.window) == [], "with a trade in the making"
    held = one.trader.hand()
    one.trade("7 for 7")

    one.lies("6.2", "open")
    one.lies("3.1", "free")
    assert len(one.market["spaces"]) == 6
    assert one.trader.hand() != held
    other.lies("6.2", "open")
    expect(other.space("6.2")).to_contain_text("new")
    expect(other.space("3.1")).to_contain_text("took it")
    other.page.get_by_role("button", name="Round 1 of 6").click()
    told = other.page.get_by_role("region", name="Traded so far")
    expect(told).to_contain_text("Kushan places Bronze, Hides and takes face down from 3, 4 (7 for 7).")
    assert barriers(other.window) == [], "on a phone, with the order unfolded"
    other.page.get_by_role("button", name="Round 1 of 6").click()


def hide_a_calamity(one: Stander, other: Stander) -> None:
    """On a phone: who puts a card on red knows it, after a reload too, and nobody else does."""
    one.card("Treachery").tap()
    one.lies("-2", "put")
    one.space("-3").tap()
    one.lies("-3", "put")
    one.card("Livestock").tap()
    one.space("1.2").tap()
    one.space("1.1").tap()
    assert barriers(one.window) == [], "on a phone, with a trade in the making"
    one.trade("2 for 2")
    one.page.reload()
    mine = "red minus 3, Treachery, yours, hidden from the others"
    expect(one.space("-3")).to_have_accessible_name(mine)
    other.lies("-3", "red")
    expect(other.space("-3")).to_have_accessible_name("red minus 3, a hidden card of Persia")
    assert "card" not in other.market["spaces"]["-3"]
    assert one.market["spaces"]["-3"]["card"] == "treachery"


def keep_a_draft(one: Stander) -> None:
    """What one prepares outlives a reload; what others take meanwhile goes from it."""
    one.card("Spice").click()
    one.card("Spice").click()
    expect(one.page.get_by_role("group", name="You put in")).to_contain_text("28")
    one.page.reload()
    expect(one.page.get_by_role("group", name="You put in")).to_contain_text("28")
    one.page.get_by_role("button", name="Clear", exact=True).click()


def see_the_revelation(one: Stander) -> None:
    """Whoever stood at the market when it closed sees what lay hidden."""
    expect(one.page.get_by_role("heading", name="All cards revealed")).to_be_visible()
    expect(one.page.locator('[data-lies="dealt"]')).to_have_count(0)


def leave(one: Stander) -> None:
    """Go on to the map, or to what one is asked there."""
    one.page.locator(".closing .btn").click()
    expect(one.page.locator(".market")).to_have_count(0)


def trade_by_keys(one: Stander) -> None:
    """The keyboard alone makes a trade that the house proposes."""
    page = one.page
    number = one.trader.state["number"]
    one.window.see(number)
    options = [option["answer"] for option in one.trader.request["options"]]
    wish = next(option for option in options if option["do"] == "exchange")
    for card, space in wish["place"]:
        one.card(NAMES[card]).focus()
        page.keyboard.press("Enter")
        one.space(space).focus()
        if one.space(space).get_attribute("data-lies") == "free":
            page.keyboard.press("Enter")
        one.lies(space, "put")
    for space in wish["take"]:
        walk_to(one, space)
        page.keyboard.press("Space")
        expect(one.space(space)).to_have_attribute("aria-pressed", "true")
    trade = page.locator(".bench .btn.p")
    trade.focus()
    expect(trade).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator('[data-lies="put"]')).to_have_count(0)
    one.window.rest()
    assert one.guest.state(one.table)["number"] > number


def walk_to(one: Stander, space: str) -> None:
    """Go from wherever the keyboard is on the board, one arrow key after the other."""
    page = one.page
    page.locator('[data-space][tabindex="0"]').focus()
    for _ in range(20):
        here = page.evaluate("() => document.activeElement.dataset.space")
        if here == space:
            return
        page.keyboard.press(step(here, space))
    raise AssertionError(f"the arrow keys do not lead to {space}")


def step(here: str, there: str) -> str:
    """The arrow key that leads nearer; the red column lies right of the others."""
    (column, row), (goal, line) = place(here), place(there)
    if column != goal:
        return "ArrowRight" if goal > column else "ArrowLeft"
    return "ArrowDown" if line > row else "ArrowUp"


def place(space: str) -> tuple[int, int]:
    if space.startswith("-"):
        return 10, -int(space) - 1
    column, row = space.split(".")
    return int(column), int(row)
