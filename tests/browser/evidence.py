"""What the windows of a failed test saw: a picture of each, what its seat was asked, and the last of the log.

A test that fails on another machine, or once in ten times, has to be understood from its report alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.browser.window import Window
from tests.server.client import Process

Json = Any

LINES = 50
"""How many lines of a log are kept."""
PATIENCE = 10_000
"""Milliseconds; a window that does not answer must not hide what happened."""
_SHOWN = """() => {
    const view = document.querySelector('.view');
    const focused = document.activeElement;
    return {
        number: view?.dataset.number,
        busy: view?.dataset.busy,
        sheets: [...document.querySelectorAll('form[data-kind]')].map((form) => form.dataset.kind),
        dialogs: [...document.querySelectorAll('dialog[open], [role=dialog], [role=alert], [role=status]')]
            .map((one) => one.innerText).filter(Boolean),
        focus: focused && focused.outerHTML.slice(0, 200),
    };
}"""


def gather(windows: Sequence[Window], house: Process, folder: Path, fault: str) -> str:
    """Lay down what there is in a folder; a summary for the report."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "fault.txt").write_text(fault)
    (folder / "house.jsonl").write_text("\n".join(house.log().splitlines()[-LINES:]))
    told = [f"Pictures, pages and logs: {folder}"]
    told += [text for number, one in enumerate(windows, 1) for text in _of_window(one, number, folder)]
    return "\n".join(told)


def _of_window(window: Window, number: int, folder: Path) -> list[str]:
    page = window.page
    page.set_default_timeout(PATIENCE)
    picture, html = folder / f"window-{number}.png", folder / f"window-{number}.html"
    seen: dict[str, Json] = {
        "picture": _had(lambda: len(page.screenshot(path=picture, timeout=PATIENCE))),
        "page": _had(lambda: html.write_text(page.content())),
        "shown": _had(lambda: page.evaluate(_SHOWN)),
        "house": _had(lambda: _of_house(window)),
    }
    (folder / f"window-{number}.json").write_text(json.dumps(seen, indent=1, ensure_ascii=False))
    house = seen["house"] if isinstance(seen["house"], dict) else {"log": [], "state": seen["house"]}
    return [
        f"Window {number} at {page.url}",
        f"  shows {seen['shown']}",
        f"  the house says {house['state']}",
        *(f"  fault: {fault}" for fault in window.faults),
        *(f"  {line['number']} {' '.join(line['texts'])}" for line in house["log"]),
    ]


def _of_house(window: Window) -> Json:
    """What the house would show to this window, where it is at a table."""
    state, request = window.state(), window.page.request
    log = request.get(f"/api/tables/{window.table}/log", timeout=PATIENCE).json()[-LINES:]
    asked = [
        {key: one[key] for key in ("id", "kind", "prompt")} | {"options": len(one["options"])}
        for one in state["requests"].values()
    ]
    return {"state": {"number": state["number"], "awaited": state["awaited"], "asked": asked}, "log": log}


def _had(what: Callable[[], Json]) -> Json:
    """What could be found out, or why it could not: whatever goes wrong here is not what failed."""
    try:
        return what()
    except Exception as error:
        return f"not to be had: {error}"
