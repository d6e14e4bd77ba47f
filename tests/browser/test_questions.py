"""Every kind of question of every title is drawn, and shows a sheet of its own that can be read.

A kind that a title gets is found by its cases: one without a sheet, whose sheet is cut off or keeps somebody
out, or that cannot be answered by keys alone, fails here. By day each is drawn at one size, by turns on a
desk and on a phone, and keys are tried at some; at night at both, and some titles in all looks.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, TimeoutError

from ecumene.table.titles import load_title
from tests.browser.keyboard import answer_by_keys
from tests.browser.questions import LOOKS, TITLES, enter, examples, lay, look
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, Window
from tests.effort import NIGHTLY
from tests.server.client import Process

RIGHT_FOR_THE_PANEL: dict[str, set[str]] = {title: set() for title in TITLES}
"""Kinds that the request panel asks well enough, by title."""

NEVER_ASKED: dict[str, set[str]] = {
    **{title: set() for title in TITLES},
    "expansion": {
        "annexation", "defence", "first", "free_advance", "hold", "market_trade", "pillage", "relocate",
        "resettle", "reveal", "tribute", "units", "wait",
    },
}  # fmt: skip
"""Kinds of its relatives that a title never puts."""

WIDE = {
    "trade": ".trade",
    "market_trade": ".market",
    **dict.fromkeys(("acquire", "credits", "free_advance"), ".cover"),
}
"""Kinds that cover the map."""

SETTLED = 20_000
"""Milliseconds after which a sheet is as it stays, on the busiest machine."""

_FAULTS = r"""([sheet, panel]) => {
    const faults = [];
    const question = document.querySelector(panel ? "section.request" : sheet);
    if (!question) return ["no sheet asks it"];
    if (!panel && document.querySelector("section.request")) faults.push("the request panel asks it");
    const nameless = document.body.innerText.match(/\b(empires|expansion|ages|cultures)-[a-z]+-[a-z_-]+/gi);
    if (nameless) faults.push(`no words for ${nameless}`);
    if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than the screen");
    const words = document.createTreeWalker(question, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const text = words.currentNode, said = text.textContent.trim(), parent = text.parentElement;
        if (!said || parent.closest("[aria-hidden=true], svg, select")) continue;
        if (getComputedStyle(parent).clipPath === "inset(50%)") continue; // for ears only
        const range = document.createRange();
        range.selectNodeContents(text);
        const at = range.getBoundingClientRect();
        if (!at.width || !parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
        let box = parent;
        for (; box !== document.body; box = box.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(box), edge = box.getBoundingClientRect();
            if (box.matches(".filters") && box.scrollWidth > box.clientWidth) break; // it is pushed along
            if (overflowX !== "visible" &&
                (at.right > edge.right + 1 || at.left < edge.left - 1)) faults.push(`cut off: ${said}`);
            if (["auto", "scroll"].includes(overflowY)) break; // whoever wants to read on scrolls
            if (["hidden", "clip"].includes(overflowY) && edge.height &&
                at.top < edge.bottom && at.bottom > edge.bottom + 3) faults.push(`cut off below: ${said}`);
        }
        if (box === document.body && (at.left < -1 || at.right > innerWidth + 1))
            faults.push(`beside the screen: ${said}`);
    }
    return [...new Set(faults)];
}"""


@pytest.mark.parametrize("title", TITLES)
def test_every_kind_has_an_example(title: str) -> None:
    """The cases of a title come by every question that it puts."""
    rules = load_title(title)
    kinds = {kind.name for kind in rules.kinds.values()}
    assert kinds - set(examples(rules)) == NEVER_ASKED[title]


CLOSELY = {"expansion"}
"""Titles whose sheets axe reads, and whose questions are seen in all looks and answered by keys at night."""
KEYS_BY_DAY = 5
"""By day the keys of one in so many questions are tried."""


@pytest.mark.parametrize("title", TITLES)
def test_every_question_is_drawn_on_a_sheet_of_its_own(house: Process, browser: Browser, title: str) -> None:
    found = list(examples(load_title(title)).values())
    laid = lay(house, title, found)
    faults: dict[str, Any] = {}
    for number, one in enumerate(found):
        table, guest = laid[one.kind]
        for language, names in looks_at(title, number).items():
            window = Window(browser, house.address, DESK)
            enter(window, table, guest, language)
            faults |= {
                f"{one.kind} {name}": what for name in names if (what := drawn(window, title, one.kind, name))
            }
            if language == "en" and is_keyed(title, one.kind, number):
                faults |= {f"{one.kind} keys": what for what in answer_by_keys(window, one.kind)}
            window.close()
    assert faults == {}


def looks_at(title: str, number: int) -> dict[str, list[str]]:
    """The looks of a question, by their language; the one in which it is answered comes last."""
    if not NIGHTLY:
        return {"en": [("desk", "phone")[number % 2]]}
    names = list(LOOKS) if title in CLOSELY else ["desk", "phone"]
    return {
        language: [name for name in names if LOOKS[name].language == language] for language in ("de", "en")
    }


def is_keyed(title: str, kind: str, number: int) -> bool:
    return title in CLOSELY and kind not in WIDE and (NIGHTLY or number % KEYS_BY_DAY == 0)


def drawn(window: Window, title: str, kind: str, name: str) -> list[str]:
    """What is wrong with a question in some look, once everything is laid out."""
    look(window, LOOKS[name])
    sheet = WIDE.get(kind, f'form[data-kind="{kind}"], form.decision')
    asked = [sheet, kind in RIGHT_FOR_THE_PANEL[title]]
    try:
        window.page.wait_for_function(f"asked => !({_FAULTS})(asked).length", arg=asked, timeout=SETTLED)
    except TimeoutError:
        faults: list[str] = window.page.evaluate(_FAULTS, asked)
        return faults
    return barriers(window, sheet) if title in CLOSELY else []
