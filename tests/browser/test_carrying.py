"""Movement with the hand: pieces are carried over the map, and one button ends it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Opening
from tests.browser.empires import Empires, tokens
from tests.browser.hands import LIFTED, Finger, Mouse
from tests.browser.laid import a_laid_house
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, PHONE, Size
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
        "saba": {"tokens": {"himyar": 4, "aden": 3, "qataban": 2}, "ships": ["himyar"], "treasury": 3},
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


def lines(sheet: Locator) -> Locator:
    return sheet.get_by_role("button", name="Remove from the plan")


def carried(ada: Empires) -> Locator:
    """What hangs at the pointer."""
    return ada.page.locator(".carried")


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


def test_what_is_carried_is_said_otherwise_refused_or_put_back(window: Opening) -> None:
    ada, sheet = sit(window, DOUBLED)
    hand, page = Mouse(ada), ada.page
    hand.take(hand.piece("saba"), hand.ground("aden"))
    expect(page.get_by_text(f"{ada.name('aden')} is too far away.")).to_be_visible()
    hand.put()
    expect(page.get_by_role("status").filter(has_text="too far away")).to_be_visible()
    expect(carried(ada)).to_have_count(0)

    for lose in (
        lambda: page.keyboard.press("Escape"),
        lambda: page.evaluate("dispatchEvent(new Event('blur'))"),
    ):
        hand.take(hand.piece("saba"), hand.ground("marib"))
        expect(carried(ada)).to_be_visible()
        lose()
        expect(carried(ada)).to_have_count(0)
        hand.put()
    expect(lines(sheet)).to_have_count(0)

    hand.key("Shift", hand.piece("himyar"), hand.ground("aden"))
    expect(line(ada, sheet, "himyar", "aden", 1)).to_be_visible()
    hand.carry(hand.piece("aden", coming=True), hand.ground("himyar"))
    expect(lines(sheet)).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(line(ada, sheet, "himyar", "aden", 1)).to_be_visible()
    hand.carry(hand.piece("aden", coming=True), hand.ground("zafar"))
    expect(line(ada, sheet, "himyar", "zafar", 1)).to_be_visible()

    page.keyboard.down("Shift")
    page.mouse.click(*hand.piece("zafar"))
    page.keyboard.up("Shift")
    page.get_by_role("dialog", name=ada.name("zafar")).get_by_role("button", name="Gather here").click()
    expect(line(ada, sheet, "saba", "zafar", 2)).to_be_visible()
    expect(sheet.get_by_text("a city needs 6")).to_be_visible()
    before = page.locator(".world").get_attribute("style")
    hand.carry(hand.ground("arabia_deserta"), hand.ground("zufar"))
    expect(page.locator(".world")).not_to_have_attribute("style", before or "")


def test_the_map_goes_on_below_a_hand_at_its_edge(window: Opening) -> None:
    """As long as something is carried; what is put down then goes where the hand is."""
    ada, sheet = sit(window, DOUBLED)
    hand, page = Mouse(ada), ada.page
    stage, world = page.locator(".stage").bounding_box(), page.locator(".world")
    assert stage
    start = hand.piece("saba")
    hand.take(start, (start[0], stage["y"] + 4))
    before = world.get_attribute("style") or ""
    expect(world).not_to_have_attribute("style", before)
    page.keyboard.press("Escape")
    hand.put()
    hand.carry(hand.piece("saba"), hand.ground("marib"))
    expect(line(ada, sheet, "saba", "marib", 1)).to_be_visible()


def test_tapping_twice_plans_once_and_another_stack_is_only_picked(window: Opening) -> None:
    ada, sheet = sit(window, DOUBLED)
    hand, page = Mouse(ada), ada.page
    page.mouse.click(*hand.piece("himyar"))
    expect(sheet.get_by_role("radio", name=ada.name("aden"))).to_be_visible()
    page.mouse.dblclick(*hand.ground("aden"))
    expect(line(ada, sheet, "himyar", "aden", 2)).to_be_visible()
    page.mouse.click(*hand.piece("saba"))
    expect(sheet.locator(".fromto b").first).to_have_text(ada.name("saba"))
    expect(lines(sheet)).to_have_count(1)


def test_a_plan_whose_answer_was_lost_is_made_once(window: Opening) -> None:
    """The house hears it, and nothing that it says of it arrives."""
    ada, sheet = sit(window, DOUBLED)
    hand = Mouse(ada)
    hand.carry(hand.piece("himyar"), hand.ground("aden"))
    expect(line(ada, sheet, "himyar", "aden", 2)).to_be_visible()

    def lose(route: Route) -> None:
        route.fetch()
        route.abort("internetdisconnected")

    ada.page.route("**/batch", lose)
    done(sheet).click()
    expect(sheet).to_have_count(0)
    assert tokens(ada.state(), "aden") == 2
    ada.page.unroute("**/batch")
    ada.page.reload()
    expect(ada.page.locator(".stage")).to_be_visible()
    expect(sheet).to_have_count(0)


def test_a_ship_takes_tokens_on_board_and_is_carried_over_the_sea(window: Opening) -> None:
    ada, sheet = sit(window, FERRY, strict=True)
    hand = Mouse(ada)
    hand.carry(hand.piece("himyar"), hand.piece("himyar", "ship"))
    expect(lines(sheet)).to_have_count(2)  # the ship is paid for
    hand.carry(hand.piece("himyar", "ship"), hand.ground("berbera"))
    expect(lines(sheet)).to_have_count(4)  # and sets them ashore
    hand.carry(hand.piece("berbera", "ship"), hand.ground("himyar"))
    expect(lines(sheet)).to_have_count(2)
    ada.page.keyboard.press("Control+z")
    expect(lines(sheet)).to_have_count(4)
    done(sheet).click()
    expect(sheet).to_have_count(0)
    state = ada.state()
    assert tokens(state, "berbera") == 2
    ship = state["view"]["seats"]["0"]["ships"]["0"]
    assert (ship["place"], ship["cargo"]) == ("berbera", 0)


def test_on_a_phone_the_movement_folds_to_a_line_and_its_goals_stay_lit(window: Opening) -> None:
    """What is picked and where it may go is brought above the sheet."""
    ada, sheet = sit(window, DOUBLED, PHONE, strict=True)
    ada.pick("himyar")
    goals = ada.page.locator(".stage path.legal")
    expect(sheet.locator(".fromto")).to_contain_text(ada.name("himyar"))
    expect(goals).not_to_have_count(0)
    count = goals.count()
    sheet.get_by_role("button", name="Hide the question").click()
    expect(sheet.locator(".fromto")).to_be_hidden()
    expect(goals).to_have_count(count)
    expect(sheet).to_contain_text(ada.name("himyar"))
    expect(done(sheet)).to_be_visible()
    box = sheet.bounding_box()
    assert box
    assert box["height"] <= 110, "a warning of hunger and one line"
    ada.pick("aden")
    expect(sheet).to_contain_text(f"{ada.name('himyar')} → {ada.name('aden')}")
    expect(sheet).to_contain_text("Move 2 of 4")
    assert barriers(ada.window) == []
    done(sheet).click()
    expect(sheet).to_have_count(0)
    assert tokens(ada.state(), "aden") == 2


def test_a_finger_carries_pieces_pans_and_pinches(window: Opening) -> None:
    ada, sheet = sit(window, DOUBLED, PHONE, strict=True)
    hand, page = Finger(ada), ada.page
    hand.carry(hand.piece("himyar"), hand.ground("aden"))
    expect(line(ada, sheet, "himyar", "aden", 2)).to_be_attached()

    world = page.locator(".world")
    for second in (False, True):
        start, end = hand.piece("saba"), hand.ground("marib")
        hand.take(start, end)
        expect(carried(ada)).to_be_visible()
        if second:
            hand.touch("touchStart", (end[0], end[1] + LIFTED), (end[0], end[1] + 2 * LIFTED))
        else:
            hand.touch("touchCancel")
        expect(carried(ada)).to_have_count(0)
    hand.put()
    expect(lines(sheet)).to_have_count(1)

    before = world.get_attribute("style") or ""
    hand.carry(hand.ground("marib"), hand.ground("zafar"))
    expect(world).not_to_have_attribute("style", before)
    (x, y) = hand.ground("marib")
    hand.touch("touchStart", (x - 20, y), (x + 20, y))
    before = world.get_attribute("style") or ""
    hand.touch("touchMove", (x - 60, y), (x + 60, y))
    hand.touch("touchEnd")
    expect(world).not_to_have_attribute("style", before)
    expect(lines(sheet)).to_have_count(1)

    page.get_by_role("button", name="Your own land").click()
    hand.touch("touchStart", hand.piece("saba"))
    asking = page.get_by_role("dialog", name=ada.name("saba"))
    expect(asking).to_be_visible()
    hand.touch("touchEnd")
    asking.get_by_role("button", name="half").click()
    hand.carry(hand.piece("saba"), hand.ground("marib"))
    expect(line(ada, sheet, "saba", "marib", 2)).to_be_attached()
    hand.drag(hand.piece("main"), hand.piece("saba"))
    short = sheet.get_by_role("listitem").filter(has_text=f"{ada.name('main')} to {ada.name('saba')}")
    expect(short).to_be_attached()
    assert barriers(ada.window) == []
    done(sheet).click()
    expect(sheet).to_have_count(0)
    state = ada.state()
    assert (tokens(state, "aden"), tokens(state, "marib")) == (2, 2)
