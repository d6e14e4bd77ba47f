"""The pictures of the README and the documents, taken of the running house.

`make shots` keeps them; otherwise they go to a temporary folder, and the test is that every page can be seen.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.window import DESK, LAPTOP, PHONE, Size, Theme, Window

PLACE = "ECUMENE_PICTURES"
LOOKS: list[tuple[str, Size, Theme]] = [
    ("desk", DESK, "light"),
    ("laptop", LAPTOP, "light"),
    ("phone", PHONE, "light"),
    ("dark", DESK, "dark"),
    ("phone-dark", PHONE, "dark"),
]


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    folder = Path(os.environ.get(PLACE, tmp_path))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def take(one: Window, picture: Path) -> None:
    """Nothing may be wider than the screen, or it is not seen."""
    one.page.evaluate("() => document.fonts.ready.then(() => true)")
    assert one.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), picture.stem
    one.page.screenshot(path=picture, animations="disabled")


@pytest.mark.parametrize(("look", "size", "theme"), LOOKS, ids=[look for look, _, _ in LOOKS])
def test_every_page_can_be_seen(window: Opening, pictures: Path, look: str, size: Size, theme: Theme) -> None:
    me = window(size, theme)
    me.enter()
    expect(me.button("Take a seat")).to_be_enabled()
    take(me, pictures / f"lobby-{look}.png")
    me.play_against_a_bot()
    take(me, pictures / f"civilizations-{look}.png")
    for _ in range(8):
        me.answer_on_board()
    me.take_up_a_card()
    take(me, pictures / f"table-{look}.png")
    me.show_history()
    take(me, pictures / f"history-{look}.png")
