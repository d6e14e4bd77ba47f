"""What is explained on the board: prices in the shop, a calamity before it is taken, conflicts after them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.player import NAMES, Player
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, LOW, PHONE
from tests.server.client import Guest, Process, Visitor

Json = Any
CALAMITY = {"victims", "damage", "cities", "discard"}
"""What calamities ask of whom they strike."""
MAIN = re.compile(r"\bp\b")
"""The class of a main button."""
_SCROLLED_OUTSIDE = """() => {
    const cover = document.querySelector(".cover");
    return cover.scrollHeight - cover.clientHeight;
}"""
"""How far the shop can be scrolled besides its shelves and its cart."""
_BROKEN_NAMES = """() => {
    document.querySelector(".shop .scroll").style.paddingRight = "17px"; // as broad as a bar to scroll by
    const line = parseFloat(getComputedStyle(document.querySelector(".shop .name b")).lineHeight);
    return [...document.querySelectorAll(".shop .name b")]
        .filter(name => !name.textContent.includes(" ") && name.offsetHeight > line * 1.5)
        .map(name => name.textContent);
}"""
"""Names of one word that take two lines."""
COVERS = {"acquire", "credits", "free_advance", "trade"}
"""What is asked on a sheet that covers the map."""


@pytest.fixture
def ada(house: Process, window: Opening) -> Player:
    return seat(house, window, "greedy")


def seat(house: Process, window: Opening, bots: str) -> Player:
    """Somebody at a table with bots; the window is still elsewhere."""
    welcome = Visitor(house.address).post("/api/guests", {"name": "Ada"})
    guest = Guest(house.address, welcome=welcome)
    table, _ = guest.open_table(
        title="empires", seats=5, bots=[bots] * 4, options={"civilizations": "ranking"}
    )
    guest.start(table)
    one = window()
    one.decide_all()
    one.context.add_cookies([{"name": "ecumene_session", "value": welcome["token"], "url": house.address}])
    return Player(house, one, welcome, table)


def play_on(ada: Player, until: Callable[[Json], bool]) -> None:
    """Play as the title advises, without trading, until the right question comes."""
    trader = ada.trader
    while trader.request is None or not until(trader.request):
        assert not trader.state["over"]
        if trader.request is None:
            trader.listen(5)
        else:
            trader.try_answer({"do": "finished"} if trader.trades else trader.advice())


def enter(ada: Player) -> None:
    ada.window.enter(f"/table/{ada.table}")


def consult(ada: Player, topic: str, **args: Any) -> Json:
    question = {"seat": ada.seat, "topic": topic, "args": args}
    return ada.trader.guest.post(f"/api/tables/{ada.table}/counsel", question)["result"]


def in_every_light(ada: Player, where: str) -> None:
    """No barriers by day and by night, on a desk and on a phone."""
    for size in (PHONE, DESK):
        ada.window.resize(size)
        for theme in ("dark", "light"):
            ada.page.emulate_media(color_scheme=theme)
            assert barriers(ada.window) == [], f"{where}, {theme}, {size}"


def on_offer(request: Json) -> list[str]:
    return [
        option["answer"]["advance"] for option in request["options"] if option["answer"]["do"] == "choose"
    ]


def advance(ada: Player, id: str) -> Locator:
    return ada.page.locator(f'button[data-advance="{id}"]')


def test_an_advance_is_bought_and_its_price_is_explained(ada: Player) -> None:
    play_on(ada, lambda request: request["kind"] == "acquire" and len(on_offer(request)) > 1)
    told = consult(ada, "shop")
    dear = max(told["prices"], key=lambda price: price["price"])
    cheap = min((p for p in told["prices"] if p["affordable"]), key=lambda price: price["price"])
    enter(ada)
    page = ada.page
    expect(page.locator("button[data-advance]")).to_have_count(51)

    advance(ada, dear["advance"]).focus()
    explained = page.locator(".eq")
    expect(explained.get_by_role("heading", name=dear["name"])).to_be_visible()
    expect(explained.get_by_role("definition").first).to_have_text(str(dear["cost"]))
    expect(explained.get_by_role("definition").last).to_have_text(str(dear["price"]))
    expect(advance(ada, dear["advance"])).to_contain_text("short")

    cart = page.locator("form[data-kind=acquire]")
    nothing = cart.get_by_role("button", name="Buy nothing this turn")
    expect(nothing).to_be_enabled()
    expect(nothing).not_to_have_class(MAIN)
    advance(ada, cheap["advance"]).click()
    expect(advance(ada, cheap["advance"])).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(advance(ada, cheap["advance"])).to_have_attribute("aria-pressed", "true")
    buy = cart.get_by_role("button", name=f"Buy it for {cheap['price']}")
    expect(buy).to_be_enabled()
    expect(buy).to_have_class(MAIN)
    asks = ada.trader.guest.state(ada.table)["view"]["flow"]["asks"]
    assert [ask["basket"] for ask in asks.values() if ask["seat"] == ada.seat] == [[]], "nobody else knows"
    expect(page.get_by_role("button", name="Use: put ").first).to_be_visible()
    in_every_light(ada, "in the shop")
    ada.window.resize(LOW)
    assert page.evaluate(_SCROLLED_OUTSIDE) == 0
    assert page.evaluate(_BROKEN_NAMES) == []
    ada.window.resize(DESK)

    buy.click()
    expect(cart).to_be_hidden()
    ada.hear_until(lambda: cheap["advance"] in ada.advances, "what was bought")


def test_suggestions_fill_the_cart_and_a_payment_may_be_changed(ada: Player) -> None:
    play_on(ada, lambda request: request["kind"] == "acquire" and len(on_offer(request)) > 1)
    best = consult(ada, "shop", aim="points")["best"][0]
    enter(ada)
    page, cart = ada.page, ada.page.locator("form[data-kind=acquire]")
    names = ", ".join(NAMES[id] for id in best["advances"])
    page.get_by_role("button", name=f"Use: put {names} into the cart", exact=True).first.click()
    buy = cart.locator("button[type=submit]")
    expect(buy).to_contain_text(str(best["price"]))
    expect(buy).to_be_enabled()
    for box in cart.get_by_role("checkbox").all():
        box.uncheck()
    expect(cart.get_by_text("Still lacking").or_(cart.get_by_text("Paid too much, lost"))).to_be_visible()
    for box in cart.get_by_role("checkbox").all():
        box.check()
    expect(buy).to_be_enabled()
    hand = len(ada.trader.hand())
    buy.click()
    expect(cart).to_be_hidden()
    ada.hear_until(lambda: set(best["advances"]) <= ada.advances, "what was bought")
    assert len(ada.trader.hand()) < hand


def test_a_calamity_is_reckoned_before_anybody_confirms(ada: Player) -> None:
    def struck(request: Json) -> bool:
        return request["kind"] in CALAMITY and ada.state["phase"] == "calamity_resolution"

    play_on(ada, struck)
    calamity = next(one for one in consult(ada, "calamity")["calamities"] if one["now"] == "under_way")
    enter(ada)
    sheet = ada.page.get_by_role("region", name="Calamities")
    expect(sheet.get_by_role("heading", name=calamity["name"])).to_be_visible()
    expect(sheet.get_by_role("heading", name="Still to come")).to_be_visible()
    for reckoned in calamity["reckoned"]:
        if reckoned["seat"] == ada.seat:
            expect(sheet.get_by_text(reckoned["says"]["text"])).to_be_visible()
    in_every_light(ada, "in a calamity")
    ada.window.resize(PHONE)
    line = ada.page.locator(".brief > button")
    line.click()
    expect(sheet.get_by_role("heading", name="Still to come")).to_be_visible()
    line.click()
    ada.window.resize(DESK)
    asked = ada.request["id"]
    ada.answer_by_hand()
    assert ada.request is None or ada.request["id"] != asked


def battles(ada: Player) -> Json:
    """The conflicts of this turn, as they were fought when its movement had ended."""
    marks = [
        mark
        for mark in ada.trader.guest.get(f"/api/tables/{ada.table}/marks")
        if mark["turn"] == ada.view["turn"]
    ]
    phases = [mark["phase"] for mark in marks]
    if "movement" not in phases[:-1]:
        return []
    question = {
        "seat": ada.seat,
        "topic": "battles",
        "number": marks[phases.index("movement") + 1]["number"] - 1,
    }
    return ada.trader.guest.post(f"/api/tables/{ada.table}/counsel", question)["result"]["battles"]


def test_conflicts_are_told_again_loss_by_loss(house: Process, window: Opening) -> None:
    ada = seat(house, window, "random")

    def fought(request: Json) -> bool:
        return request["kind"] not in COVERS and any(one["conflict"] for one in battles(ada))

    play_on(ada, fought)
    told = battles(ada)
    enter(ada)
    page = ada.page
    count = "1 conflict" if len(told) == 1 else f"{len(told)} conflicts"
    page.get_by_role("button", name=count).click()
    sheet = page.get_by_role("region", name="Looking back")
    names = {NAMES[one["area"]]: one for one in told}
    for _ in told:
        area = sheet.get_by_role("heading", level=3).inner_text()
        if fight := names[area]["conflict"]:
            first = fight["rounds"][0]["losses"][0]
            expect(sheet.locator("[aria-current=step]")).to_have_count(0)
            sheet.get_by_role("button", name="Next loss").click()
            expect(sheet.locator("[aria-current=step]")).to_contain_text(first["says"]["text"])
            if sum(len(one["losses"]) for one in fight["rounds"]) > 1:
                sheet.get_by_role("button", name="Skip to the end").click()
            expect(sheet.get_by_text(fight["says"][0]["text"])).to_be_visible()
            for side in fight["sides"]:
                counted = sheet.get_by_role("listitem").filter(has_text=side["name"]).first
                expect(counted).to_contain_text(f"{side['after']} of {side['before']}")
        following = sheet.get_by_role("button", name="Next conflict")
        if following.is_enabled():
            following.click()
            expect(sheet.get_by_role("heading", level=3)).not_to_have_text(area)
    in_every_light(ada, "at a conflict")
    sheet.get_by_role("button", name="Close").click()
    page.keyboard.press("l")
    page.get_by_role("button", name="See the conflicts again").last.click()
    expect(sheet).to_be_visible()
