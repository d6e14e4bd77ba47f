"""The market of Mega Empires in windows: a table of four that begins at it, and who stands there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from ecumene.server.api.access import SESSION
from tests.browser.laid import a_laid_house
from tests.browser.window import Window
from tests.server.client import Guest, Process
from tests.server.trader import Trader

Json = Any
SEATS = 4
KIND = "market_trade"
HAND = ".market .set, .market .evil, .market .strip button"
"""The cards of a hand: sets and calamities, or on a phone each by itself."""
TOURED = """() => localStorage.setItem("ecumene.likes", '{"toured": ["table"]}')"""
POSITION: dict[str, Any] = {
    "phase": "trade_cards",
    "turn": 8,
    "kushan": {
        "cities": ["taxila", "harappa", "balkh"],
        "tokens": {"kuhwat": 3, "bactria": 3, "gandhara": 3, "sagala": 2, "abhisara": 3},
        "treasury": 4,
        "hand": ["bronze", "hides", "stone", "stone", "spice", "spice", "silk", "piracy"],
    },
    "persia": {
        "cities": ["persepolis", "liyan", "harmozia", "maka"],
        "tokens": {"gerrha": 4, "persis": 3, "carmania": 3, "susiana": 3},
        "hand": ["livestock", "livestock", "salt", "cotton", "cotton", "treachery"],
    },
    "indus": {
        "cities": ["mohenjo_daro", "balakot", "chanhu_daro", "poura", "kalibangan"],
        "tokens": {"sindh": 4, "arachosia": 3, "gedrosia": 3},
        "hand": ["tea", "jade", "flax"],
    },
    "parthia": {
        "cities": ["nisa", "merv", "hecatompylos", "hyrkania", "toprak_kala"],
        "tokens": {"margiana": 3, "aria": 3, "eastern_parthia": 3},
        "hand": ["bronze", "sugar", "sugar"],
    },
}
"""Trade cards are about to be dealt, the fewest cities first: Kushan, Persia, then the two bots."""
OF_THREE = {what: laid for what, laid in POSITION.items() if what != "persia"}
"""The same with three seats, of which Persia is none."""


@contextmanager
def a_house_with_a_market(folder: Path) -> Iterator[Process]:
    """Tables of three and four begin where the market is dealt."""
    with a_laid_house(folder, {3: OF_THREE, SEATS: POSITION}) as house:
        yield house


def seat_two(house: Process, bots: str = "greedy") -> tuple[str, Guest, Guest]:
    """A table at which Ada leads Kushan, Bo Persia, and bots the others."""
    ada, bo = Guest(house.address, "Ada"), Guest(house.address, "Bo")
    wish = {"seats": SEATS, "bots": ["", bots, bots], "options": {"civilizations": "ranking"}}
    table, invitation = ada.open_table("empires", name="Three rivers", **wish)
    bo.sit(table, invitation)
    ada.start(table)
    return table, ada, bo


def seat_one(house: Process, bots: str = "greedy") -> tuple[str, Guest]:
    """A table of three at which Ada leads Kushan, and bots the others."""
    ada = Guest(house.address, "Ada")
    wish = {"seats": 3, "bots": [bots, bots], "options": {"civilizations": "ranking"}}
    table, _ = ada.open_table("empires", name="Two rivers", **wish)
    ada.start(table)
    return table, ada


class Stander:
    """Somebody at the market, with a window and, for what takes long by hand, a line to the house."""

    def __init__(self, guest: Guest, table: str, window: Window) -> None:
        self.guest, self.table, self.window, self.page = guest, table, window, window.page
        self.trader = Trader(guest, table)
        url = str(guest.http.base_url)
        window.context.add_cookies([{"name": SESSION, "value": guest.token, "url": url}])
        window.enter("/")
        window.page.evaluate(TOURED)
        window.enter(f"/table/{table}")

    def space(self, id: str) -> Locator:
        return self.page.locator(f'[data-space="{id}"]')

    def lies(self, id: str, how: str) -> None:
        expect(self.space(id)).to_have_attribute("data-lies", how)

    def card(self, name: str) -> Locator:
        """A card of the hand that can be put in."""
        return self.page.locator(HAND).and_(self.page.get_by_role("button", name=name)).first

    def drag_by_finger(self, card: Locator, to: Locator) -> None:
        """Hold a card with a finger, move it there, and let go."""
        card.scroll_into_view_if_needed()
        line = self.window.context.new_cdp_session(self.page)
        start, end = (_middle(one) for one in (card, to))
        halfway = {axis: (start[axis] + end[axis]) / 2 for axis in ("x", "y")}
        for kind, points in (
            ("touchStart", [start]),
            ("touchMove", [halfway]),
            ("touchMove", [end]),
            ("touchEnd", []),
        ):
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        line.detach()

    @property
    def verdict(self) -> Locator:
        return self.page.locator(".market .bench [role=status]")

    def trade(self, sums: str) -> None:
        """Send the trade in the making, and see it taken."""
        expect(self.verdict).to_have_text(f"{sums}: possible")
        self.page.get_by_role("button", name=f"Trade {sums}").click()
        expect(self.page.locator('[data-lies="put"]')).to_have_count(0)
        self.window.rest()

    def pass_if_asked(self) -> None:
        """Pass by pressing the button, if the house asks this seat."""
        while self.trader.listen(0):
            pass
        request = self.trader.request
        if request is None or request["kind"] != KIND:
            return
        self.window.see(self.trader.state["number"])
        self.page.get_by_role("button", name="Pass", exact=True).click()
        self.window.rest()

    @property
    def market(self) -> Json:
        """The market as the house shows it to this seat; nothing where there is none."""
        while self.trader.listen(0):
            pass
        return self.trader.state["view"].get("market") or {}


def _middle(one: Locator) -> dict[str, float]:
    box = one.bounding_box()
    assert box
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def pass_on(standers: Sequence[Stander]) -> None:
    """Everybody passes until the market is closed."""
    while any(stander.market.get("stage") == "trading" for stander in standers):
        for stander in standers:
            stander.pass_if_asked()
        standers[0].trader.listen(1)


def play_to_the_next_market(standers: Sequence[Stander]) -> None:
    """Everybody answers as an absentee would until the market of a later turn asks one of them."""
    turn = standers[0].trader.state["turn"]
    while True:
        for stander in standers:
            trader = stander.trader
            while trader.listen(0):
                pass
            assert not trader.state["over"]
            if trader.request is None:
                continue
            if trader.request["kind"] == KIND and trader.state["turn"] > turn:
                return
            trader.try_answer(trader.request["default"])
        standers[0].trader.listen(0.2)
