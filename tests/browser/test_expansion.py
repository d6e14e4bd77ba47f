"""The Expansion Project in the browser: from the lobby through turns with ships, trade and a purchase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from ecumene.table.titles import load_title
from tests.browser.conftest import Opening
from tests.browser.player import Player
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, PHONE, Window
from tests.server.client import Process

Json = Any
TITLE = load_title("expansion")
OFTEN = 2
"""How often each thing is done by hand before the rest of it is answered over HTTP."""
LATE = 20
"""By this turn everybody has long had ships, cities, trade cards and advances."""


def open_a_table(house: Process, one: Window) -> Player:
    """Five seats in the East, where Ada plays Arabia: an island such as Crete buys nothing for long."""
    one.decide_all()
    one.enter("/new")
    page = one.page
    page.locator("label").filter(has_text="The Expansion Project").click()
    expect(page.get_by_role("option", name="Strong bot")).not_to_have_count(0)
    page.get_by_label("Map", exact=True).select_option("The East")
    page.get_by_label("Nations", exact=True).select_option("In A.S.T. order")
    one.button("Only bots").click()
    assert barriers(one) == [], "where a table is opened"
    with page.expect_response("**/api/guests") as welcome:
        one.button("Begin").click()
    expect(page.locator(".view")).to_be_visible()
    return Player(house, one, welcome.value.json(), one.table, TITLE)


def test_the_lobby_offers_it_in_two_clicks(window: Opening) -> None:
    """With as many seats as it has at least, and with bots of three strengths."""
    me = window()
    me.enter()
    page = me.page
    me.lay_title("Civilization: The Expansion Project")
    expect(page.get_by_role("option", name="Steady bot")).to_have_count(1)
    expect(page.get_by_role("option", name="Strong bot")).to_have_count(1)
    assert barriers(me) == []
    me.button("Take a seat").click()
    expect(page.locator(".stage")).to_be_visible()


def answer(ada: Player, wish: Json) -> None:
    """By hand on the board, and often enough at once."""
    if ada.done[ada.request["kind"], wish["do"]] >= OFTEN:
        ada.trader.try_answer(wish)
    else:
        ada.answer_by_hand(wish)


def wished(ada: Player) -> Json:
    """As the title advises; but a ship is built as soon as a few can pay for it, and an advance bought."""
    request, options = ada.request, [option["answer"] for option in ada.request["options"]]
    if request["kind"] == "ships" and not ada.view["seats"][str(ada.seat)]["ships"]:
        return next((one for one in options if is_cheap(ada, one)), ada.trader.advice())
    if request["kind"] == "acquire":
        return next((one for one in options if one["do"] == "choose"), ada.trader.advice())
    return ada.trader.advice()


def is_cheap(ada: Player, answer: Json) -> bool:
    """Whether a ship is built for treasury, or for people of whom enough are left to go on board."""
    if answer["do"] != "build_ship":
        return False
    there = ada.view["areas"].get(answer["area"], {}).get("tokens", {}).get(str(ada.seat), 0)
    return not answer["tokens"] or there >= len(answer["tokens"]) + 2


def play(ada: Player, until: Callable[[], Any]) -> None:
    """Answer whatever Ada is asked until something is so."""
    ada.hear()
    while not until():
        assert ada.view["turn"] < LATE, f"turn {ada.view['turn']}: {ada.done}"
        if ada.request is None:
            ada.hear_news()
        elif ada.trader.trades and ada.done["trade", "finished"]:
            ada.answer_at_once()
        elif ada.trader.trades:
            ada.end_trade_by_hand()
        else:
            ada.hear_bots_out()
            if ada.request is not None:
                answer(ada, wished(ada))
        ada.hear()


def test_from_the_lobby_over_ships_and_trade_to_a_purchase(house: Process, window: Opening) -> None:
    ada = open_a_table(house, window())
    page = ada.page
    play(ada, lambda: ada.request and ada.request["kind"] == "ships")
    ada.see()
    expect(page.locator(".stage")).to_be_visible()
    expect(ada.sheet("ships")).to_contain_text("Which ships do you pay for")
    assert barriers(ada.window) == [], "where ships are built"

    play(ada, lambda: ada.done["ships", "build_ship"])
    assert len(ada.view["seats"][str(ada.seat)]["ships"]) == 1
    play(ada, lambda: ada.request and ada.request["kind"] == "move")
    ada.see()
    expect(ada.sheet("move")).to_be_visible()
    assert barriers(ada.window) == [], "where one moves"

    play(ada, lambda: ada.done["trade", "finished"])
    play(ada, lambda: ada.done["acquire", "choose"])
    ada.hear_until(lambda: bool(ada.advances), "the advance")
    assert ada.view["turn"] >= 2
    assert {("move", "move"), ("ships", "build_ship"), ("trade", "finished")} <= set(+ada.done)

    look_around(ada)
    ada.window.resize(PHONE)
    play(ada, lambda: ada.request and ada.request["kind"] in {"ships", "move"})
    ada.see()
    assert barriers(ada.window) == [], "on a phone"
    ada.window.resize(DESK)


def look_around(ada: Player) -> None:
    """Tracks, advances and the map are those of this game: no era, name or number of another."""
    page = ada.page
    ada.see()
    for leaf in ("A.S.T.", "Compare", "Advances"):
        page.get_by_role("button", name=leaf, exact=True).first.click()
        assert barriers(ada.window) == [], leaf
        page.keyboard.press("Escape")
