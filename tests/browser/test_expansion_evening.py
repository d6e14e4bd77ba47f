"""A whole turn of The Expansion Project in the browser: two people in two windows, and one on a phone.

The position sees to it that ships can be built, that both have something to trade and to pay with, and that
Ada is struck by a calamity whose losses she divides; everything else is played as the title advises.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from ecumene.table.titles import load_title
from tests.browser.conftest import Opening
from tests.browser.player import Player
from tests.browser.positions import Laid, lay
from tests.browser.test_barriers import barriers
from tests.browser.test_expansion import wished
from tests.browser.test_journey import Evening
from tests.browser.window import PHONE
from tests.server.client import Guest, Process

Json = Any
TITLE = load_title("expansion")
ADA: dict[str, Any] = {
    "tokens": {"knossos": 8, "rhodes": 6, "thera": 6},
    "cities": ["phaestos", "sparta", "corinth"],
    "treasury": 15,
    "hand": ["famine", "silver", "silver", "wine", "salt", "iron"],
    "advances": ["coinage"],
}
BO = {
    "tokens": {"assyria": 6, "phoenicia": 6, "syria": 4},
    "cities": ["tyre", "damascus", "nineveh"],
    "treasury": 12,
    "hand": ["gems", "gems", "copper", "oil", "stone"],
}
TURN: dict[str, Any] = {
    "phase": "tax",
    "turn": 7,
    "cities_ever": True,
    "crete": ADA,
    "assyria": BO,
    "thrace": {"tokens": {"thrace": 4, "moesia": 4, "macedonia": 4}, "cities": ["byzantium"]},
    "hatti": {"tokens": {"hattusa": 3, "anatolia": 4, "galatia": 3}, "cities": ["sardes"]},
    "egypt": {"tokens": {"memphis": 6, "fayum": 5}, "cities": ["alexandria"]},
}
DONE = {("ships", "build_ship"), ("trade", "finished"), ("division", "assign"), ("acquire", "choose")}
"""What Ada does by hand in any case."""


class Turn(Evening):
    """Whoever has no ship builds one, and whoever can buys an advance; else they do what is advised."""

    def answer(self, player: Player) -> None:
        player.hear_bots_out()
        if player.request is None:
            return
        wish = wished(player)
        if player.done[player.request["kind"], wish["do"]]:
            player.trader.try_answer(wish)
        else:
            player.answer_by_hand(wish)

    def is_over(self) -> bool:
        return self.turn > int(TURN["turn"])


@pytest.fixture(scope="module")
def tables(house: Process) -> dict[str, Laid]:
    return lay(house, "expansion", {"at desks": TURN, "on a phone": TURN}, seats=5)


def come(house: Process, laid: Laid, guest: Guest, window: Any) -> Player:
    """Somebody at the table, in a window that answers nothing by itself."""
    window.decide_all()
    laid.enter(window, guest)
    expect(window.page.locator(".view")).to_be_visible()
    welcome = {"person": {"id": guest.id}, "token": guest.token}
    return Player(house, window, welcome, laid.id, TITLE)


ANSWERED = {"ships", "movement", "construction", "trade", "calamity_resolution", "advances"}
"""The phases in which somebody answers in any case; the others go by themselves, to the end of the turn."""


def assert_played(player: Player) -> None:
    """The turn was played from its first phase to its last."""
    log = player.trader.guest.get(f"/api/tables/{player.table}/log")
    played = [line for line in log if line["turn"] == TURN["turn"]]
    assert {line["phase"] for line in played} >= ANSWERED
    assert any(f"Turn {TURN['turn']} ends" in text for line in log for text in line["texts"])
    assert len(player.advances) > len(ADA["advances"])


def test_a_turn_with_two_people(house: Process, tables: dict[str, Laid], window: Opening) -> None:
    """Ships, a bargain between the windows, a divided calamity and a purchase, to the end of the turn."""
    laid = tables["at desks"]
    ada, bo = come(house, laid, laid.ada, window()), come(house, laid, laid.bo, window())
    turn = Turn([ada, bo])
    turn.play(turn.struck_a_bargain)
    turn.play(turn.is_over)
    assert set(+ada.done) >= DONE
    assert {("ships", "build_ship"), ("trade", "finished")} <= set(+bo.done)
    assert_played(ada)
    ada.see()
    assert barriers(ada.window) == []


def test_a_turn_on_a_phone(house: Process, tables: dict[str, Laid], window: Opening) -> None:
    """The same with a thumb, while Bo plays elsewhere: nothing is wider than the screen."""
    laid = tables["on a phone"]
    ada = come(house, laid, laid.ada, window(PHONE))
    bo = Player(house, ada.window, {"person": {"id": laid.bo.id}, "token": laid.bo.token}, laid.id, TITLE)
    while ada.view["turn"] == TURN["turn"]:
        ada.hear()
        bo.hear()
        if bo.request is not None:
            bo.trader.try_answer(bo.request["default"] if bo.trader.trades else bo.trader.advice())
        elif ada.request is None:
            ada.hear_news()
        elif ada.trader.trades:
            ada.end_trade_by_hand()
        else:
            Turn([ada]).answer(ada)
            assert ada.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert set(+ada.done) >= DONE
    assert_played(ada)
    ada.see()
    ada.page.get_by_role("button", name="Seats").last.click()
    expect(ada.page.get_by_text("Not counted yet: Commodities in hand.")).to_be_visible()
    assert barriers(ada.window) == []
