"""How smoothly the map moves: `python -m tests.browser.frames` measures it and prints one JSON document.

Late tables of nine and of eighteen seats, in a browser that paints as fast as it can. The map is dragged and
zoomed by one step for each frame, near and far, and tokens are carried over that of eighteen seats (`--carry`
measures that alone); what counts is the milliseconds from one frame to the next.
On a busy machine those are of the others, too: CPU is what all processes of the browser take for a frame.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import chromium
from tests.browser.empires import Empires
from tests.browser.laid import a_laid_house, moment
from tests.browser.window import Window
from tests.server.client import Guest, a_house

Json = Any
JOURNALS = {
    "nine_seats": Path("journals/empires-9-basic.jsonl"),
    "eighteen_seats": Path("journals/empires-both-18-basic-ten-turns.jsonl"),
}
FRAMES = 240
# A board that is seen whole lies still in the middle: there is nothing to drag.
WAYS = {"whole_board": ["zoom"], "nearer": ["drag", "zoom"], "near": ["drag", "zoom"]}
UNLIMITED = ["--no-sandbox", "--disable-gpu-vsync", "--disable-frame-rate-limit"]
GESTURE = """async ({ gesture, frames }) => {
    const stage = document.querySelector('.stage');
    const frame = () => new Promise(requestAnimationFrame);
    const box = stage.getBoundingClientRect();
    let [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    stage.setPointerCapture = () => {};
    const pressed = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 };
    const pointer = { bubbles: true, cancelable: true, ...pressed };
    const point = type => stage.dispatchEvent(new PointerEvent(type, { ...pointer, clientX: x, clientY: y }));
    const piece = document.querySelector('.stage .piece[data-kind="tokens"][data-seat="0"]');
    const grip = piece?.getBoundingClientRect();
    const steps = {
        carry: at => {
            const [way, far] = [at / 20, 60 + 140 * (at % 120) / 120];
            [x, y] = [grip.left + 9 + far * Math.cos(way), grip.top + 9 + far * Math.sin(way)];
            point('pointermove');
        },
        drag: at => {
            const way = Math.floor(at / 40) % 2 ? -1 : 1;
            [x, y] = [x + 9 * way, y + 4 * way];
            point('pointermove');
        },
        zoom: at => {
            const deltaY = at % 60 < 30 ? -30 : 30;
            const wheel = { bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY };
            stage.dispatchEvent(new WheelEvent('wheel', wheel));
        },
    };
    if (gesture === 'carry') [x, y] = [grip.left + grip.width / 2, grip.top + grip.height / 2];
    if (gesture !== 'zoom') point('pointerdown');
    const times = [];
    let last = await frame();
    for (let at = 0; at < frames; at += 1) {
        steps[gesture](at);
        const now = await frame();
        times.push(now - last);
        last = now;
    }
    if (gesture === 'carry' && !document.querySelector('.carried')) throw new Error('Nothing was carried.');
    if (gesture !== 'zoom') point(gesture === 'carry' ? 'pointercancel' : 'pointerup');
    return times;
}"""


def look(browser: Browser, address: str) -> Page:
    page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en").new_page()
    page.goto(address)
    page.get_by_role("dialog", name="The game is over").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="End the tour", exact=True).click()
    page.locator(".stage").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def cpu(page: Page) -> float:
    """The seconds that the browser has taken so far, by all its processes."""
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return float(sum(process["cpuTime"] for process in told))


def measure(page: Page, gesture: str) -> Json:
    before = cpu(page)
    times = page.evaluate(GESTURE, {"gesture": gesture, "frames": FRAMES})
    return {
        "median_ms": round(median(times), 1),
        "p95_ms": round(quantiles(times, n=20)[-1], 1),
        "cpu_ms": round((cpu(page) - before) / FRAMES * 1000, 1),
    }


def at_all_distances(page: Page) -> Json:
    """The gestures on the whole board, and twice two steps nearer."""
    found = {}
    page.locator(".stage").press("0")
    for distance, ways in WAYS.items():
        found[distance] = {way: measure(page, way) for way in ways}
        for _ in range(2):
            page.get_by_role("button", name="Zoom in", exact=True).click()
    return found


def carrying(browser: Browser, folder: Path) -> Json:
    """Tokens in the hand of somebody at the joined board, while all others have moved."""
    laid = moment(JOURNALS["eighteen_seats"], 8, "movement", "move")
    expect.set_options(timeout=60_000)
    with a_laid_house(folder, moments={18: laid}) as house:
        window = Window(browser, house.address)
        ada = Empires(window)
        ada.sit_down(seats=18)
        ada.open()
        ada.sheet("move").get_by_role("heading", name="What you can still do").wait_for()
        ada.page.wait_for_load_state("networkidle")
        found = {way: measure(ada.page, way) for way in ("carry", "drag")}
        window.context.close()
        return found


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        tempfile.TemporaryDirectory() as other,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=UNLIMITED)
        print(json.dumps({"carrying": carrying(browser, Path(other))}), flush=True)
        if "--carry" not in sys.argv:
            over_the_map(browser, Path(folder))
        browser.close()


def over_the_map(browser: Browser, folder: Path) -> None:
    with a_house(folder, "--log-level", "warning") as house:
        host = Guest(house.address, "Host")
        for name, journal in JOURNALS.items():
            table = host.post("/api/import", {"journal": journal.read_text(), "open": True})["id"]
            page = look(browser, f"{house.address}/table/{table}")
            print(json.dumps({name: at_all_distances(page)}), flush=True)
            page.context.close()


if __name__ == "__main__":
    main()
