"""What one press too many does: nothing. And what the board fills in, or takes up, is what a player means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.empires import Empires, tokens
from tests.browser.laid import a_laid_house
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, PHONE, Size
from tests.server.client import Process

Json = Any
FAMINE, MARCH, SHOP = 6, 7, 8
"""The positions, by the number of seats that they are laid out for."""
UNMOVED = "You have moved nothing in this turn. End the movement all the same?"
POSITIONS: dict[int, dict[str, Any]] = {
    FAMINE: {
        "phase": "calamity_selection",
        "until": "calamity_resolution",
        "saba": {"tokens": {"saba": 5, "main": 4}, "cities": ["himyar"], "hand": ["famine"]},
    },
    MARCH: {
        "phase": "movement",
        "until": "movement",
        "saba": {"tokens": {"saba": 3, "marib": 2, "zafar": 1}},
    },
    SHOP: {"phase": "advances", "until": "advances", "saba": {"tokens": {"saba": 3}, "hand": ["salt"] * 6}},
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with a_laid_house(tmp_path_factory.mktemp("house"), POSITIONS) as process:
        yield process


def sit(window: Opening, seats: int, kind: str, size: Size = DESK, **options: Any) -> Empires:
    """Somebody at a table that asks them a kind of question, which they see."""
    ada = Empires(window(size))
    ada.sit_down(seats=seats, **options)
    ada.play_on(lambda state, request: request["kind"] == kind)
    ada.open()
    expect(ada.page.locator(f"form[data-kind={kind}]")).to_be_visible()
    return ada


def asked(ada: Empires, kind: str) -> list[Json]:
    return [one for one in ada.state()["requests"].values() if one["kind"] == kind]


# Pressing twice


class Presser:
    """A mouse, a finger or a key, pressed on a button and then, whatever is there, once more."""

    def __init__(self, ada: Empires) -> None:
        self.ada, self.page = ada, ada.page

    def once(self, button: Locator) -> None:
        expect(button).to_be_enabled()
        box = button.bounding_box()
        assert box is not None
        self.at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        button.focus()
        self.again()

    def again(self) -> None:
        raise NotImplementedError

    def is_off(self, button: Locator) -> bool:
        """Whether a button does not stand where the last one was pressed."""
        box = button.bounding_box()
        assert box is not None
        x, y = self.at
        across = box["x"] <= x <= box["x"] + box["width"]
        return not (across and box["y"] <= y <= box["y"] + box["height"])


class Mouse(Presser):
    def again(self) -> None:
        self.page.mouse.click(*self.at)


class Finger(Presser):
    def again(self) -> None:
        self.page.touchscreen.tap(*self.at)


class Key(Presser):
    def again(self) -> None:
        self.page.keyboard.press("Enter")

    def is_off(self, button: Locator) -> bool:
        return True


WAYS = pytest.mark.parametrize(
    ("way", "size"), [(Mouse, DESK), (Finger, PHONE), (Key, DESK)], ids=["mouse", "touch", "keyboard"]
)


@WAYS
def test_whoever_takes_a_civilization_twice_has_not_moved_yet(
    window: Opening, way: type[Presser], size: Size
) -> None:
    """The second press comes as soon as the movement is asked for, where the first one was."""
    ada = sit(window, 5, "civilization", size, civilizations="choose")
    sheet, press = ada.sheet("move"), way(ada)
    press.once(ada.sheet("civilization").get_by_role("button", name="Lead "))
    end = sheet.get_by_role("button", name="Done moving")
    end.wait_for()
    press.again()
    expect(end).to_be_enabled()
    assert press.is_off(end), "another main button stands under the finger"
    expect(sheet.get_by_role("alert")).to_have_count(0)
    press.once(end)
    press.again()
    expect(sheet.get_by_role("alert")).to_have_text(UNMOVED)
    sheet.get_by_role("button", name="Not yet").click()
    expect(sheet.get_by_role("alert")).to_have_count(0)
    assert asked(ada, "move"), "the movement has not ended"


@pytest.mark.parametrize(("way", "size"), [(Mouse, DESK), (Finger, PHONE)], ids=["mouse", "touch"])
def test_whoever_is_done_twice_has_moved_once(window: Opening, way: type[Presser], size: Size) -> None:
    """Where "Done moving" was, nothing else is decided, however late the second press comes."""
    ada = sit(window, MARCH, "move", size)
    sheet, press = ada.sheet("move"), way(ada)
    sheet.locator('button[value="zafar"]').click()
    sheet.get_by_role("radio").first.check(force=True)
    press.once(sheet.get_by_role("button", name="Done moving"))
    press.again()
    expect(sheet).to_have_count(0)
    press.again()
    assert not asked(ada, "move"), "the movement has ended"
    assert tokens(ada.state(), "zafar") == 0


def test_a_key_that_is_held_down_presses_once(window: Opening) -> None:
    """Whoever ends an unmoved movement is asked, says so again, and only then it ends."""
    ada = sit(window, MARCH, "move")
    sheet = ada.sheet("move")
    end = sheet.get_by_role("button", name="Done moving")
    expect(end).to_be_enabled()
    end.focus()
    ada.page.keyboard.down("Enter")
    expect(sheet.get_by_role("alert")).to_have_text(UNMOVED)
    assert barriers(ada.window) == []
    sure = sheet.get_by_role("button", name="End without moving")
    expect(sure).to_be_enabled()
    ada.page.keyboard.down("Enter")  # what is down already repeats
    expect(sure).to_be_focused()
    assert asked(ada, "move"), "the movement has not ended"
    ada.page.keyboard.up("Enter")
    ada.page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    assert not asked(ada, "move")


def test_two_presses_on_buying_nothing_ask_once(window: Opening) -> None:
    ada = Empires(window(PHONE))
    ada.sit_down(seats=SHOP)
    ada.open()
    ada.page.locator("button.raise").click()
    cart = ada.page.locator("form[data-kind=acquire]")
    for way in (Mouse, Finger, Key):
        press = way(ada)
        press.once(cart.get_by_role("button", name="Buy nothing this turn"))
        press.again()
        expect(cart.get_by_role("alert")).to_have_text("You could buy an advance. Leave without one?")
        assert asked(ada, "acquire"), "nobody has left the shop"
        cart.get_by_role("button", name="Not yet").click()
        expect(cart.get_by_role("alert")).to_have_count(0)
    cart.get_by_role("button", name="Buy nothing this turn").click()
    cart.get_by_role("button", name="Buy nothing all the same").click()
    expect(cart).to_have_count(0)
    assert not asked(ada, "acquire")


# Losses


def choose_all_tokens(ada: Empires, sheet: Locator) -> None:
    for area, count in (("saba", 5), ("main", 4)):
        more = sheet.get_by_role("button", name=f"{ada.name(area)}: More", exact=True)
        for _ in range(count):
            more.click()


def test_famine_of_ten_is_filled_in_to_the_end(window: Opening) -> None:
    """All nine tokens, and a city that counts three at least: one damage is open, and nothing counts one."""
    ada = sit(window, FAMINE, "damage", PHONE)
    sheet = ada.sheet("damage")
    main, city, alert = (
        sheet.locator("button[type=submit]"),
        sheet.get_by_role("checkbox"),
        sheet.get_by_role("alert"),
    )
    expect(main).to_have_text("10 damage still to take")
    choose_all_tokens(ada, sheet)
    expect(main).to_have_text("1 damage still to take")
    expect(alert).to_contain_text("nothing that is left counts exactly that much")
    assert barriers(ada.window) == []
    sheet.locator("label.city").click()
    expect(main).to_have_text("Take 10 damage")
    expect(city).to_be_checked()

    sheet.get_by_role("button", name="Reset").click()
    choose_all_tokens(ada, sheet)
    expect(main).to_have_text("1 damage still to take")
    sheet.get_by_role("button", name="Choose the rest for me").click()
    expect(main).to_have_text("Take 10 damage")
    expect(city).to_be_checked()
    expect(sheet.get_by_text("2 tokens that you had chosen stay")).to_be_visible()
    expect(alert).to_have_count(0)
    main.click()
    expect(sheet).to_have_count(0)
    state = ada.state()
    assert tokens(state, "himyar") == 2
    assert tokens(state, "saba") + tokens(state, "main") == 2
    assert "city" not in state["view"]["areas"]["himyar"]


# Own stacks


def test_another_own_stack_on_the_map_is_taken_up_itself(window: Opening) -> None:
    ada = sit(window, MARCH, "move")
    sheet = ada.sheet("move")
    saba, marib = ada.name("saba"), ada.name("marib")
    origin = sheet.locator(".fromto b").first
    ada.pick("saba")
    expect(origin).to_have_text(saba)
    expect(sheet.get_by_role("radio", name=marib)).to_be_visible()
    ada.pick("marib")
    expect(origin).to_have_text(marib)
    expect(sheet.get_by_role("heading", name="Your plan")).to_have_count(0)
    sheet.get_by_role("button", name=f"Move tokens from {saba} here").click()
    expect(sheet.get_by_role("listitem").filter(has_text=f"{saba} to {marib}: 1")).to_be_visible()
    sheet.get_by_role("button", name="Choose something else").click()
    ada.pick("zafar")
    expect(origin).to_have_text(ada.name("zafar"))
