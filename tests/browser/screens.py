"""The main screens of every title, each at a table that stands as a game of `journals` once did.

`python -m tests.browser.screens FOLDER [TITLE ...]` takes a picture of each and says what
`boxes` finds on it.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Locator, expect, sync_playwright

from ecumene.table.api import Table
from ecumene.table.record.replay import replay
from ecumene.table.text.events import Event
from tests.browser import chromium
from tests.browser.boxes import faults, map_seen
from tests.browser.questions import Example, come, lay
from tests.browser.window import LAPTOP, LOW, Size, Window
from tests.server.client import Guest, Process, a_house

JOURNALS = Path(__file__).parents[2] / "journals"
SIZES: Mapping[str, Size] = {"1280": LOW, "1024": LAPTOP}


class Moment(NamedTuple):
    """When somebody sits down at a game: in a phase of a turn, and what they are asked then."""

    turn: int
    phase: str
    kind: str
    seat: int | None = None
    """Who sits down; whoever is asked first, if it does not matter."""
    offers: int = 0
    """How many offers lie on the floor."""

    def seat_at(self, table: Table) -> int | None:
        """Who sits down, if this is the moment."""
        if (table.turn, table.phase) != (self.turn, self.phase):
            return None
        if self.offers and len(table.view(0)["floor"]["offers"]) < self.offers:
            return None
        if not self.kind:
            return self.seat or 0
        asked = [seat for seat in table.awaited if any(one.kind == self.kind for one in table.requests(seat))]
        if self.seat is not None:
            return self.seat if asked else None
        return asked[0] if asked else None


def positions(journal: str, wanted: Mapping[str, Moment]) -> list[Example]:
    """The positions of a game in which somebody sits down, by their names."""
    found: dict[str, Example] = {}

    def look(table: Table, _events: list[Event]) -> None:
        for name, moment in wanted.items():
            seat = None if name in found else moment.seat_at(table)
            if seat is not None:
                state = table.title.dump_state(table.truth())
                found[name] = Example(name, journal, table.seats, seat, state)

    replay((JOURNALS / f"{journal}.jsonl").read_text().splitlines(), witness=look)
    assert set(found) == set(wanted), set(wanted) - set(found)
    return [found[name] for name in wanted]


class Game(NamedTuple):
    """A game of `journals`, and the moments of it in which one looks at the table."""

    journal: str
    moments: Mapping[str, Moment]


SOON = 2_000
"""Milliseconds after which a picture is taken in any case."""

GAMES: Mapping[str, Game] = {
    "empires": Game(
        "empires-9-expert",
        {
            "move": Moment(15, "movement", "move"),
            "rest": Moment(15, "population", "growth", seat=0),
            "trade": Moment(14, "trade", "trade", offers=9),
            "shop": Moment(14, "advances", "acquire"),
            "calamity": Moment(15, "calamity_resolution", "damage"),
            "over": Moment(26, "over", ""),
        },
    ),
    "expansion": Game(
        "expansion-5",
        {
            "move": Moment(17, "movement", "move"),
            "ships": Moment(14, "ships", "ships"),
            "division": Moment(10, "calamity_resolution", "division"),
            "trade": Moment(15, "trade", "trade", offers=6),
            "shop": Moment(17, "advances", "acquire"),
            "over": Moment(22, "over", ""),
        },
    ),
    "ages": Game(
        "ages-4-all-variants",
        {
            "draft": Moment(1, "draft", "draft"),
            "action": Moment(5, "actions", "action"),
            "over": Moment(6, "over", ""),
        },
    ),
    "cultures": Game(
        "cultures-rome-persia",
        {
            "swap": Moment(3, "swap", "swap"),
            "play": Moment(5, "play", "play"),
            "compete": Moment(4, "province", "compete"),
            "over": Moment(7, "over", ""),
        },
    ),
}

LEAVES = {"chat": "c"}
"""What lies open beside the board, and its key: all leaves are as wide as this one."""
MORE_LEAVES = {"log": "l", "seats": "s", "aids": "a", "notes": "n"}
EVERY_LEAF = {"move", "action", "play"}
"""Positions in which one looks at all leaves."""
SLIPS = {"hint": "w", "help": "F1", "keys": "?", "keeping": "z", "report": "b"}
"""Sheets that lie over everything, and their keys."""
IN_MENU = {"settings": re.compile("Settings|Einstellungen"), "console": re.compile("Console|Leitung")}
SHOWN_ALL = "play"
"""The position in which one opens what is the same at every table."""

TALK = (
    "Does anybody have Wine? I would give two Timber for it, and the third card is no calamity.",
    "Who holds the shores of the Black Sea should think twice before turn fourteen.",
    "ok",
)

Shown = Iterator[str]
"""The names of screens, each while it is to be seen."""


_TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Stand(NamedTuple):
    """Where somebody has sat down, in a window of theirs."""

    name: str
    window: Window

    def press(self, key: str) -> None:
        self.window.page.keyboard.press(key)

    @property
    def leaf(self) -> Locator:
        return self.window.page.locator("section.side")

    @property
    def slip(self) -> Locator:
        return self.window.page.locator("dialog[open]")

    def close_slip(self) -> None:
        self.press("Escape")
        expect(self.slip).to_have_count(0)
        self.window.page.evaluate(_TWO_FRAMES)  # only then the table has heard that it is closed


def screens(stand: Stand) -> Shown:
    """The screens of a position, one after the other."""
    if stand.name == "over":
        expect(stand.slip).to_be_visible()
        yield "end"
        stand.close_slip()
    yield from leaves(stand, LEAVES | (MORE_LEAVES if stand.name in EVERY_LEAF else {}))
    if stand.name == SHOWN_ALL:
        yield from slips(stand)
    if stand.name == "trade":
        yield from own_offer(stand)


def leaves(stand: Stand, keys: Mapping[str, str] = LEAVES) -> Shown:
    """The table alone, and beside each leaf."""
    yield stand.name
    for leaf, key in keys.items():
        stand.press(key)
        expect(stand.leaf).to_be_visible()
        yield f"{stand.name} with {leaf}"
        stand.press("Escape")
        expect(stand.leaf).to_have_count(0)


def slips(stand: Stand) -> Shown:
    """Everything that is opened over a table, by a key or in its menu."""
    for slip, key in SLIPS.items():
        stand.press(key)
        expect(stand.slip).to_be_visible()
        yield slip
        stand.close_slip()
    page = stand.window.page
    for name in IN_MENU:
        page.locator(".bar [aria-haspopup]").click()
        yield "menu"
        page.get_by_role("menuitem", name=IN_MENU[name]).click()
        expect(stand.slip).to_be_visible()
        yield name
        stand.close_slip()


def own_offer(stand: Stand) -> Shown:
    """The trade floor while one writes an offer of four cards for two that one names."""
    page = stand.window.page
    mine = page.locator(".trade .hand li > button:not(:disabled)")
    for number in (0, 0, 1, 1):
        mine.nth(number).click()
    yield "own offer without a wish"
    wish = page.locator("form .wants select")
    for number in (2, 4):
        wish.last.select_option(index=number)
    page.evaluate("document.activeElement.blur()")
    yield from leaves(stand._replace(name="own offer"))


def lay_moments(house: Process, title: str, moments: Mapping[str, Moment]) -> dict[str, tuple[str, Guest]]:
    """A table for each moment of the title's game, at which something was said, and who sits down there."""
    laid = lay(house, title, positions(GAMES[title].journal, moments))
    for table, guest in laid.values():
        for text in TALK:
            guest.post(f"/api/tables/{table}/chat", {"text": text})
    return laid


def sit_down(browser: Browser, house: Process, seat: tuple[str, Guest], name: str, language: str) -> Stand:
    window = Window(browser, house.address, LOW)
    come(window, *seat, language)
    expect(window.page.locator(".area > :not(.coming)").first).to_be_visible()
    return Stand(name, window)


# The pictures


def portray(stand: Stand, folder: Path, called: str) -> None:
    """A picture of each screen in each size, and what is wrong with it."""
    for screen in screens(stand):
        for name, size in SIZES.items():
            stand.window.resize(size)
            found = faults(stand.window, SOON)
            picture = f"{called}-{screen.replace(' ', '-')}-{name}"
            stand.window.page.screenshot(path=folder / f"{picture}.png", animations="disabled")
            print(f"{picture}, map {map_seen(stand.window):.2f}", *found, sep="\n    ", flush=True)
    stand.window.context.close()


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.browser.screens", description=__doc__)
    reader.add_argument("folder", type=Path)
    reader.add_argument("titles", nargs="*", default=list(GAMES))
    reader.add_argument("--moments", nargs="+", default=[])
    reader.add_argument("--language", default="en")
    wanted = reader.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=60_000)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        with a_house(Path(home)) as house:
            for title in wanted.titles:
                moments = GAMES[title].moments
                asked = {name: moments[name] for name in moments if name in (wanted.moments or moments)}
                for name, seat in lay_moments(house, title, asked).items():
                    stand = sit_down(browser, house, seat, name, wanted.language)
                    portray(stand, wanted.folder, f"{title}-{wanted.language}")


if __name__ == "__main__":
    main()
