"""Ships of The Expansion Project: a plan of them, and the coast at which one lies."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ecumene.table.titles import load_title
from tests.browser.conftest import Opening
from tests.browser.empires import Empires
from tests.browser.hands import Mouse
from tests.browser.positions import Laid, lay
from tests.browser.test_barriers import barriers
from tests.browser.test_expansion_sheets import sheet
from tests.browser.window import PHONE, Window
from tests.server.client import Process
from tests.server.trader import Trader

Json = Any
TITLE = load_title("expansion")
PLANNING = {
    "phase": "movement",
    "crete": {"tokens": {"knossos": 4, "thera": 2}, "treasury": 6},
    "assyria": {"tokens": {"assyria": 2}},
}
"""Crete and Assyria move; what Crete plans meanwhile is for the turn after this one."""
COASTS = {
    "seats": 7,
    "phase": "ships",
    "crete": {"tokens": {"campania": 3, "milazzo": 2}, "ships": ["milazzo"], "treasury": 6},
}


@pytest.fixture(scope="module")
def tables(house: Process) -> dict[str, Laid]:
    planned = lay(house, "expansion", {"planning": PLANNING}, seats=5)
    coasts = dict.fromkeys(("at a desk", "by hand", "on a phone"), COASTS)
    return planned | lay(house, "expansion", coasts, seats=7)


def fleet(table: Laid) -> list[tuple[str, str]]:
    """Where Ada's ships lie: the place, and the coast where there are two."""
    ships = table.ada.state(table.id)["view"]["seats"]["0"]["ships"].values()
    return [(ship["place"], ship.get("coast", "")) for ship in ships]


def play_to(table: Laid, kind: str) -> None:
    """Ada and Bo do what an absentee would, until Ada is asked something."""
    ada, bo = Trader(table.ada, table.id, TITLE), Trader(table.bo, table.id, TITLE)
    while ada.request is None or ada.request["kind"] != kind:
        for one in (ada, bo):
            one.listen(0)
            if one.request is not None and not (one is ada and one.request["kind"] == kind):
                one.try_answer(one.request["default"])
        if ada.request is None and bo.request is None:
            ada.listen(5)


def test_ships_of_a_plan_are_offered_where_ships_are_built(tables: dict[str, Laid], window: Opening) -> None:
    """Two ships and a load are planned; the ships are built in their phase, the load waits for its own."""
    table, me = tables["planning"], window()
    ada = Trader(table.ada, table.id, TITLE)
    ada.try_answer({"do": "end_movement"})
    table.enter(me)
    page = me.page
    page.get_by_role("button", name="Plan your next movement").click()
    plan = sheet(me, "ahead")
    plan.locator('button[value="knossos"]').click()
    for count in (1, 2):
        plan.get_by_role("button", name="Pay 2 tokens from the treasury", exact=True).click()
        expect(plan.locator("ol > li")).to_have_count(count)
    plan.get_by_role("button", name="Ship: 0 on board").first.click()
    plan.get_by_role("button", name="Take 4 on board").click()
    expect(plan.locator("ol > li")).to_have_count(3)
    assert barriers(me) == [], "while one plans ships"
    plan.get_by_role("button", name="Keep the plan and close").click()

    play_to(table, "ships")
    ships = sheet(me, "ships")
    build = ships.get_by_role("button", name="Build the ships of your plan: 2 in Knossos")
    expect(build).to_be_visible()
    expect(ships.get_by_text("One move of your plan waits for the movement.")).to_be_visible()
    assert barriers(me) == [], "where a plan is offered"
    build.click()
    expect(build).to_be_hidden()
    expect(ships.get_by_text("You have 2 ships, all paid for; tokens in the treasury")).to_be_visible()
    assert fleet(table) == [("knossos", ""), ("knossos", "")]
    expect(ships.get_by_text("One move of your plan waits for the movement.")).to_be_visible()
    ships.get_by_role("button", name="Done with ships").click()

    moves = sheet(me, "move")
    expect(moves.get_by_text("You planned 1 move ahead.")).to_be_visible()
    moves.get_by_role("button", name="Use the plan").click()
    moves.get_by_role("button", name="Done moving").click()
    expect(moves).to_be_hidden()


def choice(me: Window) -> Locator:
    return me.page.get_by_role("dialog", name="Which coast of Campania?")


def test_a_coast_is_picked_on_a_phone(tables: dict[str, Laid], window: Opening) -> None:
    """Whoever taps an area with two coasts says which is meant, or drops the question."""
    table, me = tables["on a phone"], window(PHONE)
    table.enter(me)
    form, map_ = sheet(me, "ships"), Empires(me)
    expect(form).to_be_visible()
    map_.pick("campania")
    expect(choice(me).get_by_role("button", name="Campania (west coast)")).to_be_focused()
    assert barriers(me) == [], "where a coast is asked for"
    choice(me).get_by_role("button", name="Close").click()
    expect(choice(me)).to_be_hidden()
    expect(form.get_by_role("button", name="Build a ship in")).to_be_hidden()
    map_.pick("campania")
    choice(me).get_by_role("button", name="Campania (east coast)").click()
    expect(choice(me)).to_be_hidden()
    form.get_by_role("button", name="Build a ship in Campania (east coast)").click()
    expect(form.get_by_text("You have 2 ships,")).to_be_visible()
    assert fleet(table) == [("milazzo", ""), ("campania", "campania_east")]


def test_a_ship_that_is_carried_to_two_coasts_asks_for_one(tables: dict[str, Laid], window: Opening) -> None:
    table, me = tables["by hand"], window()
    table.enter(me)
    ships, moves = sheet(me, "ships"), sheet(me, "move")
    ships.get_by_role("group", name="Ship in Milazzo").get_by_role("button", name="treasury").click()
    ships.get_by_role("button", name="Done with ships").click()
    expect(moves).to_be_visible()
    hand = Mouse(Empires(me))
    hand.carry(hand.piece("milazzo", "ship"), hand.ground("campania"))
    choice(me).get_by_role("button", name="Campania (east coast)").click()
    expect(moves.get_by_text("Milazzo to Campania (east coast)")).to_be_visible()
    moves.get_by_role("button", name="Done moving").click()
    expect(moves).to_be_hidden()
    assert fleet(table) == [("campania", "campania_east")]


def enter(button: Locator) -> None:
    """Press it by keyboard, once it takes a press."""
    expect(button).to_be_enabled()
    button.press("Enter")


def test_a_coast_is_chosen_by_keyboard_alone(tables: dict[str, Laid], window: Opening) -> None:
    """A ship between both coasts sails to the one that was named; Escape goes back to the map."""
    table, me = tables["at a desk"], window()
    table.enter(me)
    page = me.page
    ships = sheet(me, "ships")
    enter(ships.get_by_role("group", name="Ship in Milazzo").get_by_role("button", name="treasury"))
    expect(ships.get_by_text("You have 1 ship, which is paid for")).to_be_visible()
    enter(ships.get_by_role("button", name="Done with ships"))
    moves = sheet(me, "move")
    enter(moves.locator('button[value="ship-0"]'))
    expect(moves.get_by_text("Campania (east coast)")).to_be_visible()
    enter(page.locator('.room > ul button[data-place="campania"]'))
    sail = moves.get_by_role("button", name="Sail the ship here")  # people of one's own live there
    enter(sail)
    west = choice(me).get_by_role("button", name="Campania (west coast)")
    expect(west).to_be_focused()
    page.keyboard.press("Escape")
    expect(choice(me)).to_be_hidden()
    expect(sail).to_be_focused()
    enter(sail)
    expect(west).to_be_enabled()
    page.keyboard.press("Tab")
    expect(choice(me).get_by_role("button", name="Campania (east coast)")).to_be_focused()
    page.keyboard.press("Enter")
    expect(moves.get_by_text("Milazzo to Campania (east coast)")).to_be_visible()
    moves.get_by_role("button", name="Done moving").click()
    expect(moves).to_be_hidden()
    assert fleet(table) == [("campania", "campania_east")]
