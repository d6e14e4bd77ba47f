"""How soon somebody sees something: `python -m tests.browser.paint` measures it and prints one JSON document.

Each page is opened five times in a browser that has never been here; the middle of what was measured counts.
Milliseconds until the first paint and until what the page is for can be seen; kilobytes on the wire.
"""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.server.client import Guest, Process, a_house

Json = Any
TIMES = 5
JOURNALS = Path("journals")
SEEN = """async selector => {
    const frame = () => new Promise(requestAnimationFrame);
    while (!document.querySelector(selector)) await frame();
    await frame();
    const useful = performance.now();
    const painted = () => performance.getEntriesByName("first-contentful-paint")[0];
    while (!painted()) await frame();
    return { useful, first_paint: painted().startTime };
}"""
CAME = """() => performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"))
    .map(one => [new URL(one.name).pathname, one.encodedBodySize])"""
EIGHTEEN = "empires-both-18-basic-ten-turns"
MAP = ".empires canvas, .empires svg"
KINDS = {".js": "script_kb", ".css": "style_kb", ".woff2": "font_kb"}


def open_once(browser: Browser, address: str, useful: str) -> Json:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    page = context.new_page()
    page.goto(address, wait_until="commit")
    seen = page.evaluate(SEEN, useful)
    page.wait_for_load_state("networkidle")
    sizes: Counter[str] = Counter()
    for path, size in page.evaluate(CAME):
        sizes[KINDS.get(Path(path).suffix, "other_kb")] += size
    context.close()
    return {**seen, **sizes}


def measure(browser: Browser, address: str, useful: str) -> Json:
    runs = [open_once(browser, address, useful) for _ in range(TIMES)]
    middle = {name: median(run.get(name, 0) for run in runs) for name in runs[0]}
    return {
        name: round(value / 1024, 1) if name.endswith("_kb") else round(value)
        for name, value in middle.items()
    }


def pages(house: Process) -> dict[str, tuple[str, str]]:
    """The pages, each with what it is for."""
    host = Guest(house.address, "Host")
    finished = {}
    for name in ("cultures-rome-persia", "empires-9-basic", EIGHTEEN):
        journal = (JOURNALS / f"{name}.jsonl").read_text()
        finished[name] = host.post("/api/import", {"journal": journal, "open": True})["id"]
    return {
        "lobby": ("/", "main button:not(:disabled)"),
        "cultures": (f"/table/{finished['cultures-rome-persia']}", ".cultures"),
        "empires_9_late": (f"/table/{finished['empires-9-basic']}", MAP),
        "empires_18_late": (f"/table/{finished[EIGHTEEN]}", MAP),
    }


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        a_house(Path(folder), "--log-level", "warning") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        for name, (path, useful) in pages(house).items():
            print(json.dumps({name: measure(browser, house.address + path, useful)}), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
