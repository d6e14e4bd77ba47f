"""The pictures of two games for the documents: `python -m tests.browser.portraits FOLDER` takes them.

A table of nine and a Short Game are played as the title advises until there is something to see, other games
each time; one of eighteen goes on from the ninth turn of a game of `journals`, The Expansion Project is shown
in moments of another, and the market is one that was laid out. The browser only looks.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from ecumene.server.api.access import SESSION
from ecumene.table.titles import load_title
from tests.browser import chromium
from tests.browser.eighteen import HATTI, JOURNAL, SEATS
from tests.browser.laid import a_laid_house, moment
from tests.browser.market import KIND, Stander, a_house_with_a_market, seat_two
from tests.browser.positions import put
from tests.browser.test_pictures import take
from tests.browser.window import DESK, PHONE, Size, Theme, Window
from tests.server.client import Guest, Process, a_house
from tests.server.trader import Trader

Json = Any
Look = tuple[str, Size, Theme]
TOURED = """() => localStorage.setItem("ecumene.likes", '{"toured": ["table"]}')"""
NAMES = load_title("empires").names
MARKETS: list[Look] = [("empires-market.jpg", DESK, "light"), ("empires-market-phone.jpg", PHONE, "light")]
PROJECT = Path(__file__).parents[2] / "journals" / "expansion-5.jsonl"
DAMAGE = {"damage", "victims", "units", "cities", "reduce"}


class Sitter:
    """Somebody who plays, and whose windows show the same seat in every size and theme."""

    def __init__(
        self,
        house: Process,
        browser: Browser,
        seats: int = 9,
        seat: int = 0,
        *,
        game: str = "",
        title: str = "empires",
    ) -> None:
        self._house, self._browser = house, browser
        self._guest = Guest(house.address, "Ada")
        options = {"civilizations": "ranking", "map": "both" if seats > 9 else "east"}
        options |= {"game": game} if game else {}
        bots = ["" if other == seat else "greedy" for other in range(1, seats)]
        self._table, _ = self._guest.open_table(
            title, name="Saturday at Susa", seats=seats, bots=bots, options=options
        )
        if seat:
            self._guest.post(f"/api/tables/{self._table}/rise", {"seat": 0})
            self._guest.post(f"/api/tables/{self._table}/sit", {"seat": seat})
        self._guest.start(self._table)
        self._trader = Trader(self._guest, self._table, load_title(title))

    @property
    def table(self) -> str:
        return self._table

    def play_until(self, seen: Callable[[Json, Json], bool]) -> None:
        trader = self._trader
        while trader.request is None or not seen(trader.state, trader.request):
            assert not trader.state["over"], "the game ended before there was anything to see"
            if trader.request is None:
                trader.listen(5)
            else:
                trader.try_answer(trader.advice())

    def window(self, size: Size, theme: Theme) -> Window:
        window = Window(self._browser, self._house.address, size, theme)
        window.context.add_cookies(
            [{"name": SESSION, "value": self._guest.token, "url": self._house.address}]
        )
        window.enter("/")
        window.page.evaluate(TOURED)
        window.enter(f"/table/{self._table}")
        expect(window.page.locator(".stage, [data-kind]").first).to_be_visible(timeout=60_000)
        window.page.wait_for_load_state("networkidle")
        away = window.page.get_by_role("button", name="Since you left")
        if away.count() and not window.page.locator(".cover").count():  # trade and the shop lie above it
            away.click()
            window.page.get_by_role("region", name="Looking back").get_by_role("button", name="Close").click()
        return window

    def portray(
        self,
        picture: Path,
        size: Size = DESK,
        theme: Theme = "light",
        keys: str = "",
        press: Sequence[str] = (),
    ) -> None:
        """A picture as it is, or after buttons were pressed (what is open stays so) and the map has
        heard some keys: closer with `+`, the whole with `0`."""
        window = self.window(size, theme)
        for name in press:
            button = window.button(name).first
            if button.count() and button.get_attribute("aria-expanded") != "true":
                button.click()
        for key in keys:
            window.page.locator(".stage").press(key)
        if keys:
            window.page.evaluate("() => document.activeElement.blur()")
        take(window, picture)
        window.close()


def portraits(sitter: Sitter, folder: Path) -> None:
    def asked(kinds: set[str], turn: int) -> Callable[[Json, Json], bool]:
        return lambda state, request: request["kind"] in kinds and state["turn"] >= turn

    sitter.play_until(asked({"move"}, 1))
    sitter.portray(folder / "empires-start.jpg")
    sitter.play_until(asked({"move"}, 9))
    sitter.portray(folder / "empires-movement.jpg")
    sitter.portray(folder / "empires-near.jpg", keys="+++")
    sitter.portray(folder / "empires-far-dark.jpg", theme="dark", keys="0")
    sitter.play_until(asked({"trade"}, 9))
    sitter.portray(folder / "empires-trade.jpg")
    sitter.portray(folder / "empires-trade-phone.jpg", PHONE)
    sitter.play_until(lambda state, request: request["kind"] == "acquire" and len(request["options"]) > 8)
    sitter.portray(folder / "empires-shop.jpg")
    sitter.portray(folder / "empires-shop-phone.jpg", PHONE)
    sitter.play_until(asked(DAMAGE, 9))
    sitter.portray(folder / "empires-calamity.jpg")
    sitter.play_until(asked({"move"}, 13))
    sitter.portray(folder / "empires-late.jpg", keys="0")
    sitter.portray(folder / "empires-dark.jpg", theme="dark")
    sitter.portray(folder / "empires-phone.jpg", PHONE)


def eighteen(sitter: Sitter, folder: Path) -> None:
    """Both boards and two trade blocks: home, the whole board, the A.S.T., the floor."""
    sitter.play_until(lambda state, request: request["kind"] == "move")
    sitter.portray(folder / "empires-eighteen.jpg")
    sitter.portray(folder / "empires-eighteen-board.jpg", theme="dark", keys="0")
    sitter.portray(folder / "empires-eighteen-phone.jpg", PHONE)
    sitter.portray(folder / "empires-eighteen-ast.jpg", press=["A.S.T."])
    sitter.play_until(lambda state, request: request["kind"] == "trade")
    sitter.portray(folder / "empires-eighteen-trade.jpg")


def short(sitter: Sitter, folder: Path) -> None:
    """The set-up of a Short Game: cities, the tokens of all, people."""

    def asked(kind: str) -> Callable[[Json, Json], bool]:
        return lambda state, request: request["kind"] == kind

    sitter.play_until(asked("found"))
    sitter.portray(folder / "empires-short-cities.jpg", press=["Choose the rest for me"])
    sitter.portray(folder / "empires-short-cities-phone.jpg", PHONE, press=["Choose the rest for me"])
    sitter.play_until(asked("populate"))
    sitter.portray(folder / "empires-short-tokens.jpg", press=["The tokens"])
    sitter.portray(folder / "empires-short-tokens-phone.jpg", PHONE, press=["The tokens"])
    sitter.portray(
        folder / "empires-short-people.jpg", theme="dark", press=["Close", "Choose the rest for me"]
    )


def project(house: Process, browser: Browser, folder: Path) -> None:
    """The Expansion Project: moments of a game of five, each at a table of its own."""
    game = partial(moment, PROJECT)
    moments = {
        "move": game(17, "movement"),
        "ships": game(14, "ships", "ships"),
        "division": game(10, "calamity_resolution", "division"),
        "shop": game(17, "advances"),
        "over": game(22, "over"),
    }
    sitters = {name: Sitter(house, browser, 5, title="expansion") for name in moments}
    put(house, "expansion", {sitters[name].table: state for name, state in moments.items()})
    sitters["move"].portray(folder / "expansion.jpg")
    sitters["move"].portray(folder / "expansion-dark.jpg", theme="dark", keys="0")
    sitters["move"].portray(folder / "expansion-phone.jpg", PHONE)
    sitters["ships"].portray(folder / "expansion-ships.jpg")
    sitters["division"].portray(folder / "expansion-division.jpg")
    sitters["division"].portray(folder / "expansion-division-phone.jpg", PHONE)
    sitters["shop"].portray(folder / "expansion-shop.jpg")
    sitters["over"].portray(folder / "expansion-over.jpg")


def market(house: Process, browser: Browser, folder: Path) -> None:
    """Three rounds of a market, and the trade of somebody who has found one."""
    table, ada, bo = seat_two(house)
    traders = [Trader(ada, table), Trader(bo, table)]
    while not is_third_round(traders[0]):
        for trader in traders:
            while trader.listen(0):
                pass
            if trader.request is not None and not is_third_round(trader):
                trader.try_answer(first_trade(trader.request))
    wish = first_trade(traders[0].request)
    for name, size, theme in MARKETS:
        window = Window(browser, house.address, size, theme)
        stander = Stander(ada, table, window)
        for card, space in wish["place"]:
            stander.card(NAMES[card]).click()
            if stander.space(space).get_attribute("data-lies") == "free":
                stander.space(space).click()
        for space in wish["take"]:
            stander.space(space).click()
        take(window, folder / name)
        window.close()


def is_third_round(trader: Trader) -> bool:
    """Whether a seat is asked at the market for the third time."""
    asked, there = trader.request, trader.state["view"].get("market")
    return asked is not None and asked["kind"] == KIND and there["round"] >= 3


def first_trade(request: Json) -> Json:
    """The trade that the house proposes first; whatever else is asked is answered as an absentee would."""
    trades = [option["answer"] for option in request["options"] if option["answer"]["do"] == "exchange"]
    return trades[0] if trades else request["default"]


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    ninth = {SEATS: moment(JOURNAL, turn=9, phase="movement")}
    with (
        tempfile.TemporaryDirectory() as home,
        tempfile.TemporaryDirectory() as other,
        a_house(Path(home), "--log-level", "warning") as house,
        a_laid_house(Path(other), moments=ninth) as laid,
        tempfile.TemporaryDirectory() as hall,
        a_house_with_a_market(Path(hall)) as house_of_four,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        portraits(Sitter(house, browser), folder)
        eighteen(Sitter(laid, browser, SEATS, HATTI), folder)
        short(Sitter(house, browser, 5, game="short"), folder)
        project(house, browser, folder)
        market(house_of_four, browser, folder)
        browser.close()


if __name__ == "__main__":
    main()
