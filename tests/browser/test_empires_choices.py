"""Mega Empires on its map: tokens and ships move by picking, a city is built, a reload loses nothing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.empires import Empires, tokens
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, PHONE, Size

Json = Any
CITY = 6
"""The tokens that a city takes on a site."""


@pytest.fixture
def ada(window: Opening) -> Empires:
    seat = Empires(window())
    seat.sit_down()
    return seat


def moving(state: Json, request: Json) -> bool:
    return bool(request["kind"] == "move" and len(to_others(state, request)) > 3)


def walks(request: Json) -> list[Json]:
    """The moves on offer of all tokens of an area."""
    answers = [option["answer"] for option in request["options"]]
    most: dict[tuple[str, str], Json] = {}
    for answer in answers:
        if answer["do"] == "move" and "via" not in answer:
            most[answer["origin"], answer["to"]] = answer
    return list(most.values())


def to_others(state: Json, request: Json) -> list[Json]:
    """Walks to where one has nothing: a stack of one's own is taken up where it is picked on the map."""
    return [walk for walk in walks(request) if not tokens(state, walk["to"])]


def asked(state: Json, kind: str) -> Json:
    return next(one for one in state["requests"].values() if one["kind"] == kind)


def made(ada: Empires) -> Json:
    """What the house knows of one's movement."""
    return ada.state()["view"]["seats"]["0"]["made"]


def test_moves_are_planned_on_the_map_in_private_and_not_made_twice(ada: Empires) -> None:
    state = ada.play_on(moving)
    request, page = asked(state, "move"), ada.page
    first = max(to_others(state, request), key=lambda walk: walk["tokens"])
    origin, to = first["origin"], first["to"]
    there, here = tokens(state, to), tokens(state, origin)
    ada.open()
    sheet = ada.sheet("move")
    expect(sheet.get_by_role("heading", name="What you can still do")).to_be_visible()
    ada.pick(origin)
    expect(sheet.get_by_role("radio", name=ada.name(to))).to_be_visible()
    ada.pick(to)
    amount = sheet.get_by_role("group", name="How many")
    amount.get_by_role("button").first.focus()
    page.keyboard.press("End")
    line = sheet.get_by_role("listitem").filter(has_text=f"{ada.name(origin)} to {ada.name(to)}: {here}")
    expect(line).to_be_visible()
    page.keyboard.press("Home")
    expect(sheet.get_by_text(f"{ada.name(origin)} to {ada.name(to)}: 1")).to_be_visible()
    assert made(ada) == [], "what is planned is nobody's business"

    page.reload()
    expect(sheet.get_by_text(f"{ada.name(origin)} to {ada.name(to)}: 1")).to_be_visible()
    ada.answer(asked(ada.state(), "move"), {**first, "tokens": 1, "via": None})
    expect(sheet.get_by_text("Moved so far: 1")).to_be_visible()
    expect(sheet.get_by_role("heading", name="Your plan")).to_be_hidden()
    moved = ada.state()
    assert tokens(moved, to) == there + 1
    assert tokens(moved, origin) == here - 1

    sheet.get_by_text("Moved so far: 1").click()
    sheet.get_by_role("button", name="Take back: ").click()
    expect(sheet.get_by_text("Moved so far")).to_be_hidden()
    assert tokens(ada.state(), origin) == here


def test_a_plan_is_taken_back_by_its_lines_by_a_button_and_by_a_key(ada: Empires) -> None:
    state = ada.play_on(moving)
    ada.open()
    sheet = ada.sheet("move")
    walk = to_others(state, asked(state, "move"))[0]
    expect(sheet.get_by_role("heading", name="What you can still do")).to_be_visible()
    ada.pick(walk["origin"])
    expect(sheet.get_by_role("radio", name=ada.name(walk["to"]))).to_be_visible()
    ada.pick(walk["to"])
    plan = sheet.get_by_role("heading", name="Your plan")
    expect(plan).to_be_visible()
    sheet.get_by_role("button", name="Take back the last move").click()
    expect(plan).to_be_hidden()
    ada.page.keyboard.press("Escape")
    expect(sheet.get_by_role("heading", name="What you can still do")).to_be_visible()
    sheet.get_by_role("button", name="can move").first.click()
    sheet.get_by_role("radio").first.check(force=True)
    expect(plan).to_be_visible()
    sheet.get_by_role("button", name="Remove from the plan").click()
    expect(plan).to_be_hidden()
    ada.page.keyboard.press("Control+z")
    expect(plan).to_be_visible()
    ada.page.keyboard.press("Control+z")
    expect(plan).to_be_hidden()
    assert made(ada) == []


def ferries(state: Json, request: Json) -> str | None:
    """An area on the coast whose tokens can pay for a ship and go on board."""
    for option in request["options"]:
        answer = option["answer"]
        if answer["do"] == "build_ship" and len(answer["tokens"]) == 2 and tokens(state, answer["area"]) > 2:
            area: str = answer["area"]
            return area
    return None


def test_a_ship_is_built_and_ferries_tokens(ada: Empires) -> None:
    state = ada.play_on(lambda state, request: request["kind"] == "move" and bool(ferries(state, request)))
    harbour = ferries(state, asked(state, "move"))
    assert harbour is not None
    ada.open()
    sheet = ada.sheet("move")
    ada.pick(harbour)
    sheet.get_by_role("button", name="Pay 2 tokens from the area", exact=True).click()
    sheet.get_by_role("button", name="Ship: 0 on board").click()
    sheet.get_by_role("button", name="on board", exact=False).click()
    expect(sheet.get_by_text("on board, room for")).to_be_visible()
    ashore = sheet.get_by_role("button", name="ashore").first
    expect(ashore).to_be_visible()  # the rules have been heard on where she may sail with them
    shore = (
        sheet.get_by_role("group", name="To", exact=True).get_by_role("button").first.get_attribute("value")
    )
    assert shore is not None
    sheet.locator(f'button.place[value="{shore}"]').click()
    ashore.click()
    expect(sheet.get_by_role("listitem").filter(has_text="ashore")).to_be_visible()
    sheet.get_by_role("button", name="Done moving").click()
    expect(sheet).to_have_count(0)
    after = ada.state()
    assert tokens(after, shore) == tokens(state, shore) + tokens(state, harbour) - 2
    ship = after["view"]["seats"]["0"]["ships"]["0"]
    assert (ship["place"], ship["cargo"]) == (shore, 0)


def gathering(ada: Empires, state: Json, request: Json) -> list[Json]:
    """Moves that bring enough tokens for a city together on a site where nobody else is."""
    if request["kind"] != "move":
        return []
    for to in dict.fromkeys(walk["to"] for walk in walks(request)):
        around = state["view"]["areas"].get(to, {})
        if not ada.printed["areas"][to]["site"] or "city" in around or set(around.get("tokens", {})) - {"0"}:
            continue
        coming = sorted((w for w in walks(request) if w["to"] == to), key=lambda walk: -walk["tokens"])
        for some in range(1, len(coming) + 1):
            if tokens(state, to) + sum(walk["tokens"] for walk in coming[:some]) >= CITY:
                return coming[:some]
    return []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_city_is_built_where_tokens_gather(window: Opening, size: Size) -> None:
    ada = Empires(window(size))
    ada.sit_down()
    state = ada.play_on(lambda state, request: bool(gathering(ada, state, request)))
    moves = gathering(ada, state, asked(state, "move"))
    site = moves[0]["to"]
    ada.open()
    sheet = ada.sheet("move")
    for at, walk in enumerate(moves, 1):
        sheet.get_by_role("button", name=ada.name(walk["origin"])).first.click()
        sheet.get_by_role("radio", name=ada.name(site)).check(force=True)
        amount = sheet.get_by_role("group", name="How many")
        expect(amount).to_be_visible()
        can_change = amount.locator("button:enabled")
        if can_change.count():  # one token alone is all that may go
            can_change.first.focus()
            ada.page.keyboard.press("End")
        expect(sheet.get_by_role("button", name="Remove from the plan")).to_have_count(at)
        sheet.get_by_role("button", name="Choose something else").click()
    expect(sheet.get_by_text("city possible").first).to_be_visible()
    sheet.get_by_role("button", name="Done moving").click()
    building = ada.sheet("build")
    building.get_by_role("radio", name=ada.name(site)).check(force=True)
    expect(building.get_by_role("list", name="What would happen")).to_be_visible()
    assert barriers(ada.window) == []
    building.get_by_role("button", name=f"Build a city in {ada.name(site)}").click()
    ada.page.wait_for_function(
        """async ([table, site]) => {
            const answer = await fetch(`/api/tables/${table}/state`);
            return (await answer.json()).state.view.areas[site]?.city === 0;
        }""",
        arg=[ada.id, site],
    )


def test_what_happened_since_one_left_is_told_in_one_place(window: Opening) -> None:
    ada = Empires(window(PHONE))
    ada.sit_down()
    turn = ada.play_on(moving)["turn"]
    ada.open()
    expect(ada.sheet("move")).to_be_visible()
    ada.page.goto("/")
    ada.call("PUT", f"/api/tables/{ada.id}/notes?seat=0", {"seen": ada.state()["number"]})
    ada.play_on(lambda state, request: state["turn"] > turn and request["kind"] == "move")
    ada.open()
    left = ada.page.get_by_role("button", name="Since you left")
    expect(left).to_have_count(1)
    left.click()
    sheet = ada.page.get_by_role("region", name="Looking back")
    expect(sheet.get_by_role("heading", name="Changed on the map")).to_be_visible()
    expect(sheet.get_by_role("listitem").first).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    expect(left).to_have_count(0)
