"""What a lesson names, looked for on the page that is drawn: things, parts of the board, questions.

What is not on the screen is looked for behind what opens it, as the hand behind its tab on a phone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.browser.window import Window

_IS_DRAWN = """async selector => {
    const isSeen = element => {
        const {width, height} = element.getBoundingClientRect();
        return width >= 6 && height >= 6 && !element.closest('[inert], .hidden, [data-coach]');
    };
    const isDrawn = () => [...document.querySelectorAll(selector)].some(isSeen);
    // what has just been asked, or opened, may still be drawn
    for (let frame = 0; frame < %d && !isDrawn(); frame++) await new Promise(requestAnimationFrame);
    return isDrawn();
}"""
_OPEN = """selector => {
    const isOnTop = element => {
        const {left, top, width, height} = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const door = [...document.querySelectorAll(selector)].find(isOnTop);
    door?.click();
    return door !== undefined;
}"""
FRAMES = 40
"""So long one waits for something to be drawn."""


def out_of_sight(one: Window) -> Iterator[str]:
    """What the step of now shows, and the page neither draws nor opens."""
    state = one.state()
    show, asked = state["lesson"]["show"], state["requests"].values()
    for request in asked:
        if request["kind"] in show["questions"] and not _is_drawn(
            one, _asks(request), f"[data-door~='{request['kind']}']"
        ):
            yield request["kind"]
    for panel in show["panels"]:
        if not _is_drawn(one, f"[data-panel~='{panel}']", f"[data-door~='{panel}']"):
            yield panel
    for thing in show["things"]:
        if not _is_drawn(one, *_named(thing)) and not _is_behind_a_door(one, thing, show["panels"]):
            yield thing


def _asks(request: dict[str, Any]) -> str:
    return f"[data-asks~='{request['kind']}'], [aria-labelledby='asked-{request['id']}']"


def _named(thing: str) -> tuple[str, str]:
    return f"[data-thing='{thing}']", f"[data-place='{thing}']"


def _is_drawn(one: Window, *selectors: str) -> bool:
    drawn: bool = one.page.evaluate(_IS_DRAWN % FRAMES, ", ".join(selectors))
    return drawn


def _is_behind_a_door(one: Window, thing: str, panels: list[str]) -> bool:
    for panel in panels:
        opened = one.page.evaluate(_OPEN, f"[data-door~='{panel}']")
        if opened and _is_drawn(one, *_named(thing)):
            return True
    return False
