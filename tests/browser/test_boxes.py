"""Every main screen of every title is whole on small screens, with and without a leaf beside it.

What is cut, covered or out of reach is found by the boxes in the page (`boxes`); each fault that the measure
knows is planted here once, so that it can be trusted where it finds nothing.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.boxes import faults, map_seen
from tests.browser.conftest import Opening
from tests.browser.screens import GAMES, SIZES, lay_moments, screens, sit_down
from tests.browser.window import LOW, Window
from tests.effort import NIGHTLY
from tests.server.client import Process

PAGE = """<!doctype html><style>
  body { margin: 0; height: 100vh; overflow: hidden; font: 16px/1.4 sans-serif; }
  .middle { position: relative; height: 100%; }
  .stage { position: absolute; inset: 0; background: #cde; }
  .panel { position: absolute; left: 20px; top: 20px; width: 300px; overflow: hidden; background: white; }
  .over { position: absolute; }
  .list { height: 60px; overflow: auto; }
  .dots { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
</style>
<div class="middle"><div class="stage"></div>
  <section class="panel" id="sheet">
    <h2 id="title">A sheet of its own</h2>
    <p id="words">Words that can be read.</p>
    <p class="dots" title="A name that is so long that it ends in dots">A name that is so long that it ends in
      dots</p>
    <div class="list"><p>First</p><p>Second</p><p>Third</p><button>Far down</button></div>
    <button id="do">Do it</button>
  </section>
</div>"""

PLANTED = {
    "cut at the side": "words.style.cssText = 'width: 80px; white-space: nowrap; overflow: hidden'",
    "cut off": "words.style.cssText = 'height: 9px; overflow: hidden'",
    "dots without a title": "document.querySelector('.dots').removeAttribute('title')",
    "words over words": "words.style.marginTop = '-44px'",
    "covered": """sheet.insertAdjacentHTML('beforeend',
        '<b class="over" style="left: 0; top: 60px; width: 60px; height: 30px; background: tan"></b>')""",
    "out of reach": "sheet.style.height = sheet.offsetHeight - 12 + 'px'",
    "beyond the screen": "sheet.style.left = innerWidth - 40 + 'px'",
    "under something": """sheet.insertAdjacentHTML('beforeend',
        '<span class="over" style="left: 0; bottom: 0; width: 30px; height: 20px"></span>')""",
    "half under": """document.body.insertAdjacentHTML('beforeend',
        '<section class="panel over" style="left: 200px; height: 80px"></section>')""",
}
"""What is done to a whole page, and the fault that it is."""
TOLD = {"dots without a title": "cut at the side", "beyond the screen": "cut at the side"}
"""How a fault is told, where it is not by its name."""


def test_a_page_without_faults_has_none(window: Opening) -> None:
    one = window()
    one.page.set_content(PAGE)
    assert faults(one, 0) == []


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(window: Opening, fault: str) -> None:
    one = window()
    one.page.set_content(PAGE)
    one.page.evaluate(PLANTED[fault])
    found = faults(one, 0)
    assert [line for line in found if line.startswith(TOLD.get(fault, fault))], found


def test_a_sheet_that_takes_the_map_is_measured(window: Opening) -> None:
    one = window()
    one.page.set_content(PAGE)
    before = map_seen(one)
    one.page.evaluate("sheet.style.cssText = 'width: 50%; height: 100%; left: 0; top: 0'")
    assert before > 0.9
    assert 0.45 < map_seen(one) < 0.55


MAP_SEEN = {"1280": 0.35, "1024": 0.25}
"""The least share of the room below the head that is map, whatever is asked and lies open beside it."""
WITH_MAP = {"empires", "expansion"}
WITHOUT_MAP = {"trade", "own offer", "own offer without a wish", "shop", "division", "end"}
"""What covers the map, or most of it: a table of all seats."""
BY_DAY = {
    "empires": ("move", "rest", "trade", "shop", "calamity", "over"),
    "expansion": ("ships", "division"),
    "ages": ("draft", "action", "over"),
    "cultures": ("swap", "play", "over"),
}
"""The moments in which one looks by day; those of a title that others share are left to the night."""
WIDEST = {"trade", "shop"}
"""What is read in German by day, too."""


def languages(name: str) -> tuple[str, ...]:
    return ("en", "de") if NIGHTLY or name in WIDEST else ("en",)


@pytest.mark.parametrize("title", GAMES)
def test_every_screen_is_whole(house: Process, browser: Browser, title: str) -> None:
    moments = GAMES[title].moments
    laid = lay_moments(house, title, moments if NIGHTLY else {name: moments[name] for name in BY_DAY[title]})
    found: dict[str, list[str]] = {}
    for name, seat in laid.items():
        for language in languages(name):
            stand = sit_down(browser, house, seat, name, language)
            for screen in screens(stand):
                found |= broken(stand.window, screen, language, title in WITH_MAP)
            stand.window.close()
    assert found == {}


def broken(window: Window, screen: str, language: str, has_map: bool) -> dict[str, list[str]]:
    """What is wrong with a screen, by the sizes in which it is."""
    found = {}
    for name, size in SIZES.items():
        window.resize(size)
        wrong = faults(window)
        if has_map and screen.partition(" with ")[0] not in WITHOUT_MAP:
            seen = map_seen(window)
            wrong += [f"only {seen:.0%} of the room is map"] if seen < MAP_SEEN[name] else []
        if wrong:
            found[f"{screen} {name} {language}"] = wrong
    return found


PAGES = {
    "first page": "/",
    "new table": "/new",
    "learn": "/learn",
    "notices": "/notices",
    "achievements": "/achievements",
    "rules": "/rules",
    "contents": "/rules/empires",
    "chapter": "/rules/empires/chapter/1",
    "card": "/rules/empires/card/medicine",
    "sheets": "/rules/cultures/aids",
}


def test_every_page_is_whole(window: Opening) -> None:
    one = window(LOW)
    found: dict[str, list[str]] = {}
    for language in ("en", "de") if NIGHTLY else ("en",):
        one.enter("/")
        one.page.evaluate(
            "language => localStorage.setItem('ecumene.likes', JSON.stringify({ language }))", language
        )
        for name, path in PAGES.items():
            one.enter(path)
            expect(one.page.locator("h1").first).to_be_visible()
            one.page.wait_for_load_state("networkidle")
            found |= broken(one, name, language, has_map=False)
    assert found == {}
