"""How smoothly the map moves: `python -m tests.browser.frames` measures it and prints one JSON document.

A late table of nine seats, in a browser that paints as fast as it can. The map is dragged and zoomed by one
step for each frame, near and far; what counts is the milliseconds from one frame to the next.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.server.client import Guest, a_house

Json = Any
JOURNAL = Path("journals/empires-9-basic.jsonl")
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
    const pointer = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', button: 0 };
    const point = type => stage.dispatchEvent(new PointerEvent(type, { ...pointer, clientX: x, clientY: y }));
    const steps = {
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
    if (gesture === 'drag') point('pointerdown');
    const times = [];
    let last = await frame();
    for (let at = 0; at < frames; at += 1) {
        steps[gesture](at);
        const now = await frame();
        times.push(now - last);
        last = now;
    }
    if (gesture === 'drag') point('pointerup');
    return times;
}"""


def look(browser: Browser, address: str) -> Page:
    page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en").new_page()
    page.goto(address)
    page.get_by_role("dialog", name="The game is over").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Enough", exact=True).click()
    page.locator(".stage").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def measure(page: Page, gesture: str) -> Json:
    times = page.evaluate(GESTURE, {"gesture": gesture, "frames": FRAMES})
    return {"median_ms": round(median(times), 1), "p95_ms": round(quantiles(times, n=20)[-1], 1)}


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        a_house(Path(folder), "--log-level", "warning") as house,
        sync_playwright() as playwright,
    ):
        host = Guest(house.address, "Host")
        table = host.post("/api/import", {"journal": JOURNAL.read_text(), "open": True})["id"]
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=UNLIMITED)
        page = look(browser, f"{house.address}/table/{table}")
        for distance, ways in WAYS.items():
            print(json.dumps({distance: {way: measure(page, way) for way in ways}}), flush=True)
            page.get_by_role("button", name="Zoom in", exact=True).click()
            page.get_by_role("button", name="Zoom in", exact=True).click()
        browser.close()


if __name__ == "__main__":
    main()
