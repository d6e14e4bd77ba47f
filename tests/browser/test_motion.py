"""What moves on the map moves for 300 milliseconds at most, and not at all for those who want no motion."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opening
from tests.browser.hands import STILL
from tests.browser.window import Window
from tests.server.client import Guest, Process

JOURNAL = Path(__file__).parents[2] / "journals" / "empires-5-basic.jsonl"
STEPS = 24
LONGEST = 300
STANDS = "() => !document.querySelector('.stage').getAnimations({ subtree: true }).length"
# Goes on by one entry, writes down how long what then moves on the map takes, and sees that it ends.
STEP = """async () => {
    const stage = document.querySelector('.stage');
    const moving = () => stage.getAnimations({ subtree: true });
    const frame = () => new Promise(requestAnimationFrame);
    const slider = document.querySelector('.scrubber input[type=range]');
    const number = slider.valueAsNumber + 1;
    slider.value = number;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    const times = [];
    const until = performance.now() + 1500;
    while (performance.now() < until && !times.length) {
        await frame();
        for (const one of moving()) {
            const { duration, delay, iterations } = one.effect.getTiming();
            times.push(duration * iterations + delay);
        }
    }
    await Promise.all(moving().map(one => one.finished.catch(() => undefined)));
    await frame();
    await frame();
    return { times, left: moving().length + stage.querySelectorAll('.passing').length };
}"""


@pytest.fixture
def finished(house: Process) -> str:
    imported = {"journal": JOURNAL.read_text(), "name": "Five seats", "open": True}
    return str(Guest(house.address, "Herodotus").post("/api/import", imported)["id"])


def _look_back(one: Window, table: str, number: int) -> Page:
    """The whole board at an entry, while nothing else moves."""
    page = one.page
    one.enter(f"/table/{table}")
    page.get_by_role("dialog", name="The game is over").wait_for()
    page.keyboard.press("Escape")
    one.end_tour()
    page.locator(".stage").press("0")
    page.locator(".stage").press("h")
    slider = page.locator(".scrubber input[type=range]")
    slider.fill(str(number))
    expect(page.locator(".scrubber.back")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.wait_for_function(STANDS)
    page.evaluate(STILL)
    return page


def _first_moves(table: str, house: Process) -> int:
    """The entry before the first movement of the second turn."""
    marks = Guest(house.address, "Reader").get(f"/api/tables/{table}/marks")
    found = [mark["number"] for mark in marks if mark["phase"] == "movement"]
    return int(found[1])


def test_pieces_are_seen_to_move_and_soon_stand(window: Opening, house: Process, finished: str) -> None:
    me = window()
    me.page.emulate_media(reduced_motion="no-preference")
    page = _look_back(me, finished, _first_moves(finished, house))
    steps = [page.evaluate(STEP) for _ in range(STEPS)]
    times = [time for step in steps for time in step["times"]]
    assert times, "nothing moved"
    assert max(times) <= LONGEST
    assert [step["left"] for step in steps] == [0] * STEPS


def test_nothing_moves_for_those_who_want_no_motion(window: Opening, house: Process, finished: str) -> None:
    page = _look_back(window(), finished, _first_moves(finished, house))
    for _ in range(6):
        assert page.evaluate(STEP) == {"times": [], "left": 0}
