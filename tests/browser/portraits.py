"""The pictures of Mega Empires for the documents: `python -m tests.browser.portraits FOLDER` takes them.

A table of nine is played as the title advises until there is something to see; the browser only looks.
It is a real game, another one each time.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from ecumene.server.api.access import SESSION
from tests.browser import chromium
from tests.browser.test_pictures import take
from tests.browser.window import DESK, PHONE, Size, Theme, Window
from tests.server.client import Guest, Process, a_house
from tests.server.trader import Trader

Json = Any
Look = tuple[str, Size, Theme]
TOURED = """() => localStorage.setItem("ecumene.likes", '{"toured": ["table"]}')"""
DAMAGE = {"damage", "victims", "units", "cities", "reduce"}


class Sitter:
    """Somebody who plays, and whose windows show the same seat in every size and theme."""

    def __init__(self, house: Process, browser: Browser) -> None:
        self._house, self._browser = house, browser
        self._guest = Guest(house.address, "Ada")
        self._table, _ = self._guest.open_table(
            "empires", name="Saturday at Susa", seats=9, bots=["greedy"], options={"civilizations": "ranking"}
        )
        self._guest.start(self._table)
        self._trader = Trader(self._guest, self._table)

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

    def portray(self, picture: Path, size: Size = DESK, theme: Theme = "light", keys: str = "") -> None:
        """A picture as it is, or after the map has heard some keys: closer with `+`, the whole with `0`."""
        window = self.window(size, theme)
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


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        a_house(Path(home), "--log-level", "warning") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        portraits(Sitter(house, browser), folder)
        browser.close()


if __name__ == "__main__":
    main()
