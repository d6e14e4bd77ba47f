"""A Short Game of Mega Empires in the browser, from the lobby over its set-up to the first purchase."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.player import NAMES, Player
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, PHONE, Size, Theme, Window
from tests.server.client import Guest, Process, Visitor
from tests.server.trader import EMPIRES, Trader

Json = Any
SHORT = EMPIRES.content.short_game
OPENING = {"options": {"game": "short", "civilizations": "ranking"}}
LOOKS: list[tuple[Size, Theme]] = [((1280, 720), "dark"), (PHONE, "light"), (DESK, "light")]


def take_a_seat(house: Process, one: Window) -> Player:
    """One click: Mega Empires lies on the card, and the first of its games is the one for an evening."""
    one.decide_all()
    one.enter()
    page = one.page
    games = page.get_by_label("Board and length")
    expect(games.get_by_role("option")).to_have_count(4)
    expect(games.locator("option:checked")).to_have_text("The East · The Short Game")
    expect(page.get_by_text("for an evening: 5 to 7 turns")).to_be_visible()
    assert barriers(one) == [], "in the lobby"
    with page.expect_response("**/api/guests") as welcome:
        one.button("Take a seat").click()
    expect(page.locator(".view")).to_be_visible()
    return Player(house, one, welcome.value.json(), one.table)


def play_on(ada: Player, kind: str) -> None:
    """Play as the title advises, without trading, until a question of this kind comes."""
    trader = ada.trader
    while trader.request is None or trader.request["kind"] != kind:
        assert not trader.state["over"]
        if trader.request is None:
            trader.listen(5)
        else:
            trader.try_answer({"do": "finished"} if trader.trades else trader.advice())


def token_of(ada: Player) -> str:
    token: str = ada.view["scenarios"][str(ada.seat)]
    return token


def place_cities_on_the_map(ada: Player) -> list[str]:
    """Areas are tapped where they are lit; what the rules add fills the rest."""
    ada.see()
    sheet = ada.sheet("found")
    areas = [option["answer"]["area"] for option in ada.request["options"]]
    first = areas[0]
    ada.page.locator(f'.stage [data-place="{first}"]').first.dispatch_event("click")
    expect(sheet.locator(f'input[value="{first}"]')).to_be_checked()
    expect(sheet.get_by_text(f"1 of {SHORT.cities} cities")).to_be_visible()
    sheet.get_by_role("button", name="Choose the rest for me").click()
    expect(sheet.get_by_role("button", name=f"Place these {SHORT.cities} cities")).to_be_enabled()
    chosen = sheet.locator("input:checked")
    expect(chosen).to_have_count(SHORT.cities)
    placed = values(chosen)
    ada.submit("found")
    return placed


def test_from_the_lobby_to_the_first_purchase(house: Process, window: Opening) -> None:
    ada = take_a_seat(house, window())
    page = ada.page
    while ada.request is None or ada.request["kind"] != "found":
        ada.hear_bots_out()
        if ada.request is None:
            ada.hear_news()
        elif ada.request["kind"] == "civilization":
            ada.answer_by_hand()
    token = NAMES[token_of(ada)]
    expect(ada.sheet("found").get_by_text(token, exact=True)).to_be_visible()
    assert [one for one in ada.view["scenarios"].values() if one] == [token_of(ada)]
    request = ada.request
    places = place_cities_on_the_map(ada)
    ada.hear_taken(request)
    assert all(ada.view["areas"][area]["city"] == ada.seat for area in places)

    while ada.view["turn"] == 0:
        ada.hear_bots_out()
        if ada.request is None:
            ada.hear_news()
        else:
            if ada.request["kind"] == "populate":
                close_tokens(ada)
            ada.answer_by_hand()
    side = ada.view["seats"][str(ada.seat)]
    assert len(side["advances"]) == len(SHORT.scenarios[ada.view["scenarios"][str(ada.seat)]].advances)
    assert side["ast"] == SHORT.first_steps["basic"]
    assert side["treasury"] >= SHORT.treasury  # taxes may have come in

    page.get_by_role("button", name="The tokens").click()
    tokens = page.get_by_role("region", name="Looking back")
    for seat in ada.view["scenarios"].values():
        expect(tokens.get_by_text(NAMES[seat], exact=True).first).to_be_visible()
    page.get_by_role("button", name="The tokens").click()
    look_back_below_the_hand(ada)

    before = ada.advances
    play_on(ada, "acquire")
    ada.hear_bots_out()
    offered = next(
        option["answer"] for option in ada.request["options"] if option["answer"]["do"] == "choose"
    )
    ada.answer_by_hand(offered)  # what is advised may be to save
    assert offered["advance"] in ada.view["seats"][str(ada.seat)]["advances"]
    assert ada.advances > before


def look_back_below_the_hand(ada: Player) -> None:
    """On a phone no button that looks back lies on that of the hand: it stands beside or below it."""
    ada.window.resize(PHONE)
    pill = ada.page.get_by_role("button", name="The tokens").bounding_box()
    hand = ada.page.locator(".corner").get_by_role("button", name=" card").bounding_box()
    assert pill is not None
    assert hand is not None
    is_below = pill["y"] >= hand["y"] + hand["height"]
    is_beside = pill["x"] >= hand["x"] + hand["width"] or hand["x"] >= pill["x"] + pill["width"]
    assert is_below or is_beside
    ada.window.resize(DESK)


def close_tokens(ada: Player) -> None:
    """What everybody has drawn lies open once all cities stand, by itself; it is read and closed."""
    sheet = ada.page.get_by_role("region", name="Looking back")
    expect(sheet.get_by_role("heading", name="The tokens")).to_be_visible()
    sheet.get_by_role("button", name="Close").click()


# Two people, one after the other


@pytest.fixture
def pair(house: Process, window: Opening) -> tuple[Player, Trader]:
    """Ada, who places first, in a window; Bo over HTTP; bots after them."""
    welcome = Visitor(house.address).post("/api/guests", {"name": "Ada"})
    ada, bo = Guest(house.address, welcome=welcome), Guest(house.address, "Bo")
    table, invitation = ada.open_table("empires", seats=5, bots=["", "greedy", "greedy", "greedy"], **OPENING)
    bo.sit(table, invitation)
    ada.start(table)
    one = window()
    one.decide_all()
    one.context.add_cookies([{"name": "ecumene_session", "value": welcome["token"], "url": house.address}])
    one.enter(f"/table/{table}")
    return Player(house, one, welcome, table), Trader(bo, table)


def meet_no_barrier(ada: Player, where: str) -> None:
    """On large and small screens, by day and by night; and nothing is wider than the screen."""
    for size, theme in LOOKS:
        ada.window.resize(size)
        ada.page.emulate_media(color_scheme=theme)
        assert barriers(ada.window) == [], f"{where}, {size}, {theme}"
        assert ada.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (where, size)


def values(boxes: Locator) -> list[str]:
    return [str(one.get_attribute("value")) for one in boxes.all()]


def box(sheet: Locator, area: str) -> Locator:
    return sheet.locator(f'input[value="{area}"]')


def test_cities_by_keyboard_taken_back_and_waited_for(pair: tuple[Player, Trader]) -> None:
    ada, bo = pair
    page, sheet = ada.page, ada.sheet("found")
    expect(sheet).to_be_visible()
    sites, wild = (values(group.locator("input")) for group in sheet.locator("fieldset").all())
    box(sheet, wild[0]).press("Space")
    expect(box(sheet, wild[1])).to_be_disabled()  # the others have to stand on sites
    for site in sites[: SHORT.cities - 1]:
        box(sheet, site).press("Space")
        expect(box(sheet, site)).to_be_checked()
    meet_no_barrier(ada, "where cities are placed")
    main = sheet.get_by_role("button", name=f"Place these {SHORT.cities} cities")
    expect(main).to_be_enabled()
    main.press("Enter")
    wait = page.get_by_role("region", name="Cities before turn 1")
    rows = wait.get_by_role("list", name="In A.S.T.-Ranking order").get_by_role("listitem")
    expect(rows.nth(0).get_by_text("done")).to_be_visible()
    expect(rows.nth(1).get_by_text("places now")).to_be_visible()
    assert NAMES[bo.state["view"]["scenarios"]["1"]] not in page.locator(".view").inner_text()
    meet_no_barrier(ada, "where others are waited for")

    ada.window.button("Take back").first.click()
    expect(sheet).to_be_visible()
    expect(sheet.get_by_text(f"0 of {SHORT.cities} cities")).to_be_visible()
    page.get_by_role("button", name="Choose the rest for me").click()
    ada.submit("found")
    expect(wait).to_be_visible()
    ada.rest()
    place_all(ada, bo)
    people_one_by_one(ada)


def place_all(ada: Player, bo: Trader) -> None:
    """Bo goes on until Ada is asked for her people; what her token asks before is answered by hand."""
    while (asked := ada.request) is None or asked["kind"] != "populate":
        if asked is not None:
            ada.answer_by_hand()
        elif bo.request is not None:
            bo.try_answer(bo.advice())
        else:
            bo.listen(1)
        ada.hear()


def people_one_by_one(ada: Player) -> None:
    """All tokens lie open first; then people are placed, some at once, and fewer only if one means it."""
    page, sheet = ada.page, ada.sheet("populate")
    tokens = page.get_by_role("region", name="Looking back")
    expect(tokens.get_by_role("heading", name="The tokens")).to_be_visible()
    meet_no_barrier(ada, "where tokens are revealed")
    tokens.get_by_role("button", name="Close").click()
    expect(sheet).to_be_visible()
    rooms: dict[str, int] = {}
    for option in ada.request["options"]:
        if "area" in option["answer"]:
            rooms[option["answer"]["area"]] = option["answer"]["tokens"]
    area, room = max(rooms.items(), key=lambda one: one[1])
    place = page.locator(f'.stage [data-place="{area}"]').first
    sheet.get_by_role("button", name="fills", exact=True).click()
    place.dispatch_event("click")
    expect(sheet.get_by_text(f"{room} of at most {SHORT.tokens} tokens")).to_be_visible()
    sheet.get_by_role("button", name="\u22121", exact=True).click()
    place.dispatch_event("click")
    expect(sheet.get_by_text(f"{room - 1} of at most {SHORT.tokens} tokens")).to_be_visible()
    meet_no_barrier(ada, "where people are placed")
    main = sheet.get_by_role("button", name=re.compile(f"^Place {room - 1} tokens?, keep "))
    expect(main).to_be_enabled()
    main.click()
    expect(sheet.get_by_role("alert")).to_contain_text("They stay in stock")
    sheet.get_by_role("button", name=re.compile("Place only")).click()
    ada.rest()
    ada.hear_until(lambda: ada.view["areas"].get(area, {}).get("tokens") is not None, "the people")
    assert ada.view["areas"][area]["tokens"][str(ada.seat)] == room - 1
