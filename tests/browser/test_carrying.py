"""Movement with the hand: pieces are carried over the map, and one button ends it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.empires import Empires, tokens
from tests.browser.hands import Mouse
from tests.browser.laid import a_laid_house
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, Size
from tests.server.client import Process

Json = Any
DOUBLED, FERRY = 5, 6
"""The positions, by the number of seats that they are laid out for."""
STACKS = {"saba": 5, "himyar": 4, "zafar": 2, "main": 3, "qataban": 2}
POSITIONS: dict[int, Json] = {
    DOUBLED: {"phase": "movement", "until": "movement", "saba": {"tokens": STACKS}},
    FERRY: {
        "phase": "movement",
        "until": "movement",
        "saba": {"tokens": {"himyar": 4, "aden": 4, "saba": 2}, "ships": [{"at": "himyar"}], "treasury": 3},
    },
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with a_laid_house(tmp_path_factory.mktemp("house"), POSITIONS) as process:
        yield process


def sit(window: Opening, seats: int, size: Size = DESK, **options: Json) -> tuple[Empires, Locator]:
    """Somebody at a table where they are to move, and their sheet."""
    ada = Empires(window(size))
    ada.sit_down(seats=seats, **options)
    ada.play_on(lambda state, request: request["kind"] == "move")
    ada.open()
    sheet = ada.sheet("move")
    expect(sheet.get_by_role("heading", name="What you can still do")).to_be_visible()
    return ada, sheet


def line(ada: Empires, sheet: Locator, origin: str, to: str, count: int) -> Locator:
    """A line of the plan."""
    text = f"{ada.name(origin)} to {ada.name(to)}: {count}"
    return sheet.get_by_role("listitem").filter(has_text=text)


def done(sheet: Locator) -> Locator:
    return sheet.get_by_role("button", name="Done moving")


def starving(ada: Empires, state: Json) -> list[str]:
    """Areas with more of one's tokens than they feed."""
    areas = ada.printed["areas"]
    return [area for area in state["view"]["areas"] if tokens(state, area) > areas[area]["limit"]]


def test_a_doubled_civilization_is_spread_in_ten_gestures(window: Opening) -> None:
    """Sixteen tokens, seven of them above the limits; one drag each for where they go, and one press."""
    ada, sheet = sit(window, DOUBLED)
    hand = Mouse(ada)
    assert sum(STACKS.values()) == 16
    expect(done(sheet)).not_to_have_class(re.compile(r"\bp\b"))

    for origin, to, count in (("qataban", "hadhramawt", 2), ("himyar", "aden", 2), ("main", "yathrib", 1)):
        hand.carry(hand.piece(origin), hand.ground(to))
        expect(line(ada, sheet, origin, to, count)).to_be_visible()
    hand.carry(hand.piece("saba"), hand.ground("marib"))
    expect(line(ada, sheet, "saba", "marib", 1)).to_be_visible()
    hand.key("Alt", hand.piece("zafar"), hand.ground("qataban"))
    expect(line(ada, sheet, "zafar", "qataban", 2)).to_be_visible()
    hand.carry(hand.piece("saba"), hand.ground("zafar"))
    expect(line(ada, sheet, "saba", "zafar", 1)).to_be_visible()
    assert barriers(ada.window) == []

    expect(done(sheet)).to_have_class(re.compile(r"\bp\b"))
    done(sheet).click()
    hand.gestures += 1
    expect(sheet).to_have_count(0)
    assert hand.gestures <= 10
    assert starving(ada, ada.state()) == []
