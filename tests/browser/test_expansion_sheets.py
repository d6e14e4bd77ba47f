"""Questions that only The Expansion Project asks, answered by hand on sheets beside the map."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.empires import Empires
from tests.browser.positions import Laid, lay
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, PHONE, Size, Window
from tests.server.client import Process

FAMINE = {
    "phase": "calamity_resolution",
    "until": "calamity_resolution",
    "crete": {"hand": ["famine"], "tokens": {"knossos": 12}},
    "egypt": {"tokens": {"fayum": 20}, "advances": ["pottery"]},
    "assyria": {"tokens": {"assyria": 20}},
    "thrace": {"tokens": {"thrace": 20}},
    "hatti": {"tokens": {"hattusa": 3}},
}
"""Crete divides 20 unit points; Hatti has three on the board, and Pottery helps Egypt."""

SHIPS = {
    "phase": "ships",
    "until": "ships",
    "crete": {"tokens": {"knossos": 3, "phaestos": 2}, "ships": ["knossos", "thera"], "treasury": 2},
}
CIVIL_WAR = {
    "phase": "calamity_resolution",
    "until": "calamity_resolution",
    "crete": {
        "hand": ["civil_war"],
        "cities": ["knossos", "rhodes", "argos", "athens"],
        "tokens": {"sparta": 8, "corinth": 8, "thera": 8},
    },
    "hatti": {"tokens": {"phocis": 2}},
    "assyria": {"tokens": {"assyria": 50}},
    "thrace": {"tokens": {"thrace": 50}},
    "egypt": {"tokens": {"fayum": 50}},
}
"""Hatti gains by it: nobody else has anything in stock."""
TRADE_EMPIRE = {
    "phase": "special_abilities",
    "until": "special_abilities",
    "crete": {"advances": ["trade_empire"], "hand": ["gold"]},
    "hatti": {"hand": ["salt"]},
    "thrace": {"hand": ["iron"]},
}
DIASPORA = {
    "phase": "special_abilities",
    "until": "special_abilities",
    "crete": {"advances": ["diaspora"], "tokens": {"lycia": 1}},
}
TRIBES = {
    "seats": 8,
    "phase": "calamity_resolution",
    "until": "calamity_resolution",
    "crete": {"hand": ["tribal_conflict"], "tokens": {"argos": 3, "corinth": 3, "sparta": 1, "thera": 2}},
}

POSITIONS = {
    "famine at a desk": FAMINE,
    "famine on a phone": FAMINE,
    "ships": SHIPS,
    "ships on a phone": SHIPS,
    "civil war": CIVIL_WAR,
    "trade empire": TRADE_EMPIRE,
    "diaspora": DIASPORA,
}


@pytest.fixture(scope="module")
def tables(house: Process) -> dict[str, Laid]:
    return lay(house, "expansion", POSITIONS, seats=5)


@pytest.fixture(scope="module")
def tribes(house: Process, tables: dict[str, Laid]) -> Laid:
    """Minor calamities strike where eight play."""
    return lay(house, "expansion", {"tribes": TRIBES}, seats=8)["tribes"]


def steps(table: Laid) -> list[Any]:
    """What the rules are about."""
    return list(table.ada.state(table.id)["view"]["flow"]["steps"].values())


def sheet(window: Window, kind: str) -> Locator:
    return window.page.locator(f"form.ask[data-kind={kind}]")


def numbers(form: Locator) -> list[int]:
    return [int(text) for text in form.locator("output").all_inner_texts()]


def left_in(table: Laid, area: str) -> int:
    """The tokens that stand in an area, whosever they are."""
    counts: dict[str, int] = table.ada.state(table.id)["view"]["areas"].get(area, {}).get("tokens", {})
    return sum(counts.values())


@pytest.mark.parametrize(("where", "size"), [("at a desk", DESK), ("on a phone", PHONE)])
def test_a_calamity_is_divided_by_hand(
    tables: dict[str, Laid], window: Opening, where: str, size: Size
) -> None:
    """The sum is right at every moment, any amount is taken, and a reload loses nothing."""
    table, me = tables[f"famine {where}"], window(size)
    table.enter(me)
    form = sheet(me, "division")
    expect(form.get_by_role("heading", name="Famine: how much does each of the others lose?")).to_be_visible()
    assert sum(numbers(form)) == 20
    assert barriers(me) == []

    egypt = form.get_by_role("group", name="Losses of Egypt")
    egypt.get_by_role("button", name="More").focus()
    me.page.keyboard.press("End")
    expect(egypt.locator("output")).to_have_text("8")
    expect(egypt.get_by_role("button", name="More")).to_be_disabled()
    assert sum(numbers(form)) == 20
    hatti = form.get_by_role("group", name="Losses of Hatti")
    while hatti.locator("output").inner_text() != "1":
        hatti.get_by_role("button", name="Fewer").click()
        assert sum(numbers(form)) == 20
    form.locator("label").filter(has_text="Thrace").click()
    assyria = form.get_by_role("group", name="Losses of Assyria")
    while assyria.locator("output").inner_text() != "7":
        assyria.get_by_role("button", name="More").click()
    chosen = numbers(form)
    assert sum(chosen) == 20

    row = form.get_by_role("row").filter(has_text="Egypt")
    expect(row.locator(".loss")).to_have_text("3")
    me.page.reload()
    expect(egypt.locator("output")).to_have_text("8")
    assert numbers(form) == chosen
    form.get_by_role("button", name="Give these losses").click()
    expect(form).to_be_hidden()
    left = {area: left_in(table, area) for area in ("fayum", "assyria", "hattusa", "thrace")}
    assert left == {"fayum": 17, "assyria": 13, "hattusa": 2, "thrace": 16}, "Pottery took 5 off Egypt"


def test_ships_are_paid_for_and_built_where_one_picks(tables: dict[str, Laid], window: Opening) -> None:
    """One ship is paid for by a token, one given up, a new one built in an area picked on the map."""
    table, me = tables["ships"], window()
    table.enter(me)
    form = sheet(me, "ships")
    expect(
        form.get_by_text("You have 2 ships, of which 2 are not paid for; tokens in the treasury: 2.")
    ).to_be_visible()
    form.get_by_role("group", name="Ship in Knossos").get_by_role(
        "button", name="Pay with a token from Knossos"
    ).click()
    expect(form.get_by_text("paid for", exact=True)).to_be_visible()
    form.get_by_role("group", name="Ship in Thera").get_by_role("button", name="Give it up").click()
    expect(form.get_by_text("You have 1 ship, which is paid for; tokens in the treasury: 2.")).to_be_visible()
    assert barriers(me) == []

    Empires(me).pick("phaestos")
    form.locator("label").filter(has_text="Pay 1 from the treasury, 1 from the area").click()
    form.get_by_role("button", name="Build a ship in Phaestos").click()
    expect(form.get_by_text("You have 2 ships, all paid for; tokens in the treasury: 1.")).to_be_visible()
    ships = table.ada.state(table.id)["view"]["seats"]["0"]["ships"].values()
    assert [(ship["place"], ship["ready"]) for ship in ships] == [("knossos", True), ("phaestos", True)]
    assert left_in(table, "phaestos") == 1
    form.get_by_role("button", name="Done with ships").click()
    expect(form).to_be_hidden()


def test_who_leaves_a_ship_unpaid_is_asked_once(tables: dict[str, Laid], window: Opening) -> None:
    table, me = tables["ships on a phone"], window(PHONE)
    table.enter(me)
    form = sheet(me, "ships")
    form.get_by_role("button", name="Done with ships").click()
    expect(form.get_by_text("2 ships are not paid for: they return to stock.")).to_be_visible()
    form.get_by_role("button", name="Do not pay for them").click()
    expect(form).to_be_hidden()
    assert table.ada.state(table.id)["view"]["seats"]["0"]["ships"] == {}


def test_a_faction_is_selected_on_the_map(tables: dict[str, Laid], window: Opening) -> None:
    """Tokens of an area by picking it, a city by the list; it is sent once the points come out exactly."""
    table, me = tables["civil war"], window()
    table.enter(me)
    form = sheet(me, "muster")
    expect(form.get_by_role("button", name="15 unit points still to choose")).to_be_disabled()
    form.get_by_label("City in Knossos").check()
    for _ in range(3):
        Empires(me).pick("sparta")
    expect(form.get_by_role("button", name="7 unit points still to choose")).to_be_disabled()
    assert barriers(me) == []
    form.get_by_role("button", name="Choose the rest for me").click()
    form.get_by_role("button", name="Select 15 unit points").click()
    expect(form).to_be_hidden()
    war = next(one for one in steps(table) if one["frame"] == "civil_war_frame")
    assert sum(tokens + 5 * city for _, tokens, city in war["first"]) >= 15


def test_a_commodity_that_one_does_not_hold_is_demanded(tables: dict[str, Laid], window: Opening) -> None:
    """The options name what Crete holds; Salt is legal, too, and who has none is remembered for it."""
    table, me = tables["trade empire"], window()
    table.enter(me)
    sheet(me, "ability").locator("button[type=submit]").click()
    form = sheet(me, "demand")
    goods = form.get_by_role("combobox", name="Which commodity")
    goods.select_option(label="Salt, value 3")
    form.locator("label").filter(has_text="Thrace").click()
    form.get_by_role("button", name="Ask Thrace for Salt").click()
    expect(goods).to_have_count(0)
    form.locator("label").filter(has_text="Hatti").click()
    assert barriers(me) == []
    form.get_by_role("button", name="Ask Hatti for Salt").click()
    expect(form).to_be_hidden()
    assert "salt" in table.ada.state(table.id)["view"]["you"]["hand"]
    assert table.ada.state(table.id)["view"]["lacking"] == {"2": ["salt"]}


def test_a_colony_is_any_number_of_tokens(tables: dict[str, Laid], window: Opening) -> None:
    """A city and five tokens are listed; two are legal, too."""
    table, me = tables["diaspora"], window()
    table.enter(me)
    form = sheet(me, "ability")
    form.locator("label").filter(has_text="Cyprus").click()
    form.locator("label").filter(has_text="Tokens, up to 5").click()
    amount = form.get_by_role("group", name="How many")
    for _ in range(3):
        amount.get_by_role("button", name="Fewer").click()
    form.get_by_role("button", name="2 tokens in Cyprus").click()
    expect(form).to_be_hidden()
    assert left_in(table, "cyprus") == 2


def test_two_tribes_are_picked_on_the_map(tribes: Laid, window: Opening) -> None:
    """First one, then one that lies next to it; the tokens that are lost are divided over both."""
    me = window()
    tribes.enter(me)
    form, map_ = sheet(me, "tribes"), Empires(me)
    map_.pick("corinth")
    expect(form.get_by_role("button", name="Pick an area next to it")).to_be_disabled()
    map_.pick("argos")
    assert barriers(me) == []
    form.get_by_role("button", name="Corinth and Argos fight").click()
    expect(form).to_be_hidden()
    losing = sheet(me, "tokens")
    expect(losing.get_by_role("button", name="5 still to lose")).to_be_disabled()
    losing.get_by_role("button", name="Corinth: More").click()
    losing.get_by_role("button", name="Choose the rest for me").click()
    losing.get_by_role("button", name="Lose 5 unit points").click()
    expect(losing).to_be_hidden()
    assert left_in(tribes, "corinth") + left_in(tribes, "argos") == 1
