"""What cannot be read or pressed on a page, measured by its boxes: see `boxes.js`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import TimeoutError

from tests.browser.window import Window

SETTLED = 20_000
"""Milliseconds after which a page is as it stays, on the busiest machine."""

_FAULTS = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")

_MAP = """() => {
    const middle = document.querySelector(".middle").getBoundingClientRect();
    const [across, down] = [60, 40];
    let seen = 0;
    for (let x = 0; x < across; x += 1)
        for (let y = 0; y < down; y += 1) {
            const left = middle.left + middle.width * (x + 0.5) / across;
            const top = middle.top + middle.height * (y + 0.5) / down;
            if (document.elementFromPoint(left, top)?.closest(".stage")) seen += 1;
        }
    return seen / (across * down);
}"""


def faults(window: Window, patience: float = SETTLED) -> list[str]:
    """What is cut, covered or out of reach once everything is laid out; nothing where the page is whole."""
    if not patience:
        at_once: list[str] = window.page.evaluate(_FAULTS)
        return at_once
    try:
        window.page.wait_for_function(f"() => !({_FAULTS})().length", timeout=patience, polling=200)
    except TimeoutError:
        found: list[str] = window.page.evaluate(_FAULTS)
        return found
    return []


def map_seen(window: Window) -> float:
    """The share of the room below the head in which one sees the map."""
    share: float = window.page.evaluate(_MAP)
    return share
