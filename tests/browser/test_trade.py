"""The trade floor in the browser: two windows strike a bargain, and a third learns nothing of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ecumene.table.titles import load_title
from tests.browser.conftest import Opening
from tests.browser.test_barriers import barriers
from tests.browser.test_news import apart, news_in
from tests.browser.window import DESK, PHONE, Window
from tests.server.client import Guest, Process
from tests.server.trader import Trader, play_until_all_trade

NAMES = load_title("empires").names
SECRET = "between the two of us: the pearls of Maka"
WHISPER = "Take it: I mean it."
OPEN = "for everybody to see"
CHANGED = SECRET + ", and on second thoughts"
PRESS_AS_IT_CHANGES = """words => {
  const press = () => {
    const row = [...document.querySelectorAll('li')].find(one => one.textContent.includes(words));
    if (!row) return;
    watch.disconnect();
    [...row.querySelectorAll('button')].find(one => one.textContent.trim() === 'Accept').click();
    window.pressed = true;
  };
  const watch = new MutationObserver(press);
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


class Party:
    """Somebody with a window and, for what takes long by hand, a line of their own to the house."""

    def __init__(self, house: Process, window: Window, name: str) -> None:
        self.window = window
        self.page = window.page
        welcome = self.page.request.post("/api/guests", data={"name": name}).json()
        self.guest = Guest(house.address, welcome=welcome)
        self.trader: Trader
        self.heard: list[str] = []
        self.page.on("response", self._hear)
        self.page.on("websocket", lambda line: line.on("framereceived", self._overhear))

    def _hear(self, response: Any) -> None:
        if "/api/" in response.url and response.ok and response.status != 204:
            self.heard.append(response.text())

    def _overhear(self, frame: Any) -> None:
        self.heard.append(frame if isinstance(frame, str) else frame.decode())

    def enter(self, table: str) -> None:
        self.window.enter(f"/table/{table}")
        self.window.end_tour()
        expect(self.heading("Trade floor")).to_be_visible()

    def heading(self, name: str) -> Locator:
        return self.page.get_by_role("heading", name=name, exact=True)

    @property
    def floor(self) -> Locator:
        return self.page.get_by_role("region", name="Trade floor")


@pytest.fixture
def parties(house: Process, window: Opening) -> list[Party]:
    """Three people at a table with two bots, in a trade in which each has something to offer."""
    people = [Party(house, window(), name) for name in ("Ada", "Bo", "Cy")]
    host = people[0].guest
    table, invitation = host.open_table("empires", seats=5, bots=["", "", "greedy", "greedy"])
    for party in people[1:]:
        party.guest.sit(table, invitation)
    host.start(table)
    for party in people:
        party.trader = Trader(party.guest, table)
    play_until_all_trade([party.trader for party in people], goods=4)
    for party in people:
        party.enter(table)
    return people


def named(card: str) -> str:
    return NAMES[card]


def write_offer(maker: Party, taker: Party) -> None:
    """Three cards of mine for two that the other has; by pressing what a person would press."""
    page, form = maker.page, maker.page.get_by_role("region", name="New offer")
    for card in maker.trader.goods()[:3]:
        page.get_by_role("button", name=f"Offer {named(card)}", exact=True).click()
    send = form.get_by_role("button", name="Offer to everybody")
    expect(send).to_be_disabled()
    for card in taker.trader.goods()[:2]:
        form.get_by_role("combobox", name="Name a commodity").select_option(card)
    expect(send).to_be_enabled()
    form.get_by_role("combobox", name="Whom the offer is for").select_option(label=taker_name(maker, taker))
    form.get_by_role("textbox", name="A message with the offer (not binding)").fill(SECRET)
    form.get_by_role("button", name="Offer privately").click()


def taker_name(maker: Party, taker: Party) -> str:
    name: str = maker.trader.state["names"][str(taker.trader.seat)]
    return name


def test_two_windows_trade_and_the_third_learns_nothing(parties: list[Party]) -> None:
    ada, bo, cy = parties
    before = {party.guest.id: party.trader.hand() for party in parties}
    write_offer(ada, bo)
    expect(bo.page.locator("[data-news=trade]")).to_contain_text("offers you")
    expect(bo.floor.get_by_text("for you only")).to_be_visible()
    expect(bo.floor.get_by_text(SECRET)).to_be_visible()
    whisper(ada, bo, WHISPER)
    reply_and_take_back(bo, ada)
    change_under_the_finger(ada, bo)

    bo.floor.get_by_role("listitem").filter(has_text=SECRET).get_by_role("button", name="Accept").click()
    expect(bo.floor.get_by_text(SECRET)).to_be_hidden()
    expect(ada.floor.get_by_text(SECRET)).to_be_hidden()
    expect_a_bargain(ada, bo, before)

    speak_openly(ada)
    expect(cy.floor.get_by_text(OPEN)).to_be_visible()
    nothing_leaked(cy)
    say_no(cy, ada, beside=bo)

    finish(parties)


def whisper(one: Party, other: Party, words: str) -> None:
    """Something said in the haggle of two is there for both."""
    name = taker_name(one, other)
    one.floor.get_by_role("button", name=f"Haggle with {name}").first.click()
    one.page.get_by_role("textbox", name=f"Say something to {name}").fill(words)
    one.page.keyboard.press("Enter")
    expect(one.page.get_by_role("log").get_by_text(words)).to_be_visible()
    other.floor.get_by_role("button", name=f"Haggle with {taker_name(other, one)}").first.click()
    expect(other.page.get_by_role("log").get_by_text(words)).to_be_visible()


def reply_and_take_back(one: Party, other: Party) -> None:
    """A counter-offer in the haggle, and second thoughts."""
    talk = one.page.get_by_role("region", name=taker_name(one, other), exact=True)
    talk.get_by_role("button", name="Counter").first.click()
    form = one.page.get_by_role("region", name="Reply to offer")
    form.get_by_role("button", name="Offer privately").click()
    there = other.page.get_by_role("region", name=taker_name(other, one), exact=True)
    expect(there.get_by_text(f"Offer of {taker_name(other, one)}", exact=True)).to_be_visible()
    talk.get_by_role("button", name="Withdraw").click()
    expect(there.get_by_text("closed", exact=True)).to_be_visible()


def change_under_the_finger(maker: Party, taker: Party) -> None:
    """Who presses Accept in the moment in which an offer changes has not accepted what they have not read."""
    pressed: list[str] = []
    taker.page.on("request", lambda one: pressed.append(one.url) if one.url.endswith("/answers") else None)
    taker.page.evaluate(PRESS_AS_IT_CHANGES, CHANGED)
    open_offers = maker.guest.state(maker.trader.table)["view"]["floor"]["offers"].values()
    [offer] = [one for one in open_offers if one.get("note") == SECRET]
    change = {"do": "amend", "offer": offer["id"], "gives": offer["gives"], "says": offer["says"]}
    speak_until_it_stands(maker, {**change, "wants": offer["wants"], "note": CHANGED})
    taker.page.wait_for_function("window.pressed")
    row = taker.floor.get_by_role("listitem").filter(has_text=CHANGED)
    expect(row.get_by_role("button", name="Accept")).to_be_enabled()
    assert pressed == []


def expect_a_bargain(maker: Party, taker: Party, before: dict[str, list[str]]) -> None:
    """Both are told of it, each in their own words, and no card is lost or doubled."""
    for party in (maker, taker):
        party.trader.state = party.guest.state(party.trader.table)
        told = [text for line in party.trader.said(0) for text in line["texts"]]
        assert len([text for text in told if ", and gets " in text]) == 1
    now = Counter(maker.trader.hand()) + Counter(taker.trader.hand())
    assert now == Counter(before[maker.guest.id]) + Counter(before[taker.guest.id])


def speak_openly(party: Party) -> None:
    """An offer that all can read and nobody can accept: it wants more cards than there are."""
    others = [side["hand"] for seat, side in party.trader.state["view"]["seats"].items()]
    count = sum(others) - len(party.trader.hand())
    goods = party.trader.goods()
    says, wants = {"kinds": goods[:2], "count": 3}, {"kinds": goods[:2], "count": count}
    offer = {"do": "post", "gives": goods[:3], "says": says, "wants": wants, "note": OPEN}
    speak_until_it_stands(party, offer)


def say_no(taker: Party, maker: Party, beside: Party) -> None:
    """In one tap, and then with a reason; the maker hears it, and nobody else."""
    row = taker.floor.get_by_role("listitem").filter(has_text=OPEN)
    row.get_by_role("button", name="Not interested").dblclick()
    own = maker.floor.get_by_role("listitem").filter(has_text=OPEN)
    name = taker_name(maker, taker)
    expect(own.locator("summary")).to_contain_text("said no")
    own.locator("summary").click()
    wanted = maker.trader.goods()[0]
    row.get_by_role("combobox", name="Say why").select_option(value=f"unwanted {wanted}")
    expect(own.get_by_text(f"{name} does not want")).to_be_visible()
    expect(row.get_by_role("button", name="You said no")).to_be_visible()
    expect(beside.floor.get_by_text("said no")).to_have_count(0)


def speak_until_it_stands(party: Party, offer: dict[str, Any]) -> None:
    """Bots go on talking: what was asked a moment ago may be another question when the offer comes."""
    trader = party.trader
    while offer["note"] not in {one["note"] for one in trader.state["view"]["floor"]["offers"].values()}:
        trader.try_answer(offer)


def nothing_leaked(party: Party) -> None:
    """What two said and did in private is neither on the page of a third nor on its line."""
    shown = party.page.content()
    for secret in (SECRET, WHISPER, '"0-1-', '"1-0-', ", and gets "):
        assert secret not in shown
        assert not [text for text in party.heard if secret in text]


def finish(parties: list[Party]) -> None:
    """The floor closes for all when the last person has finished, and the map lies open again."""
    for party in parties[:-1]:
        party.floor.get_by_role("button", name="Finish trading").click()
        expect(party.floor.get_by_role("button", name="Go on trading")).to_be_visible()
    parties[-1].floor.get_by_role("button", name="Finish trading").click()
    for party in parties:
        expect(party.heading("Trade floor")).to_be_hidden()


def let_an_offer_stand(maker: Party) -> None:
    """An offer for two turns is made at once; what is left of it is listed, and can be revoked."""
    page, form = maker.page, maker.page.get_by_role("region", name="New offer")
    for card in maker.trader.goods()[:3]:
        page.get_by_role("button", name=f"Offer {named(card)}", exact=True).click()
    for card in maker.trader.goods()[:2]:
        form.get_by_role("combobox", name="Name a commodity").select_option(card)
    form.get_by_role("combobox", name="How often").select_option(label="2 turns")
    form.get_by_role("button", name="Offer to everybody").click()
    expect(page.get_by_text("Your offer stays open")).to_be_visible()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Time and people").click()
    sheet = page.get_by_role("dialog", name="Time and people")
    expect(sheet.get_by_text("1 more time")).to_be_visible()
    sheet.get_by_role("button", name="Revoke the answer given ahead for trade").click()
    expect(sheet.get_by_text("1 more time")).to_be_hidden()
    page.keyboard.press("Escape")


def test_nobody_is_kept_off_the_floor(parties: list[Party]) -> None:
    ada, bo, cy = parties
    let_an_offer_stand(cy)
    write_offer(ada, bo)
    expect(bo.floor.get_by_text(SECRET)).to_be_visible()
    name = taker_name(bo, ada)
    bo.floor.get_by_role("button", name=f"Haggle with {name}").first.click()
    page = bo.page
    assert barriers(bo.window) == [], "on the floor"
    page.emulate_media(color_scheme="dark")
    assert barriers(bo.window) == [], "by night"
    bo.window.resize(PHONE)
    tabs = page.get_by_role("navigation", name="Parts of the trade floor").get_by_role("button")
    for place in range(4):
        tabs.nth(place).click()
        assert barriers(bo.window) == [], f"on a phone, part {place}"
    bo.window.resize(DESK)
    page.get_by_role("button", name="Map", exact=True).click()
    page.get_by_role("button", name="worth").click()
    assert barriers(bo.window) == [], "with the hand on the map"


def test_on_a_phone_an_offer_is_sent_and_seen(parties: list[Party]) -> None:
    ada, bo, _ = parties
    page, name = ada.page, taker_name(ada, bo)
    ada.window.resize(PHONE)
    ada.window.read_news()
    page.reload()
    parts = page.get_by_role("navigation", name="Parts of the trade floor")
    done = page.get_by_role("button", name="Finish trading")
    for part in ("Offers", "New", "Haggle", "Hand"):
        parts.get_by_role("button", name=part).click()
        expect(done).to_be_in_viewport(ratio=1)

    for card in ada.trader.goods()[:3]:
        page.get_by_role("button", name=f"Offer {named(card)}", exact=True).click()
    parts.get_by_role("button", name="New").click()
    form = page.get_by_role("region", name="New offer")
    form.get_by_role("combobox", name="Whom the offer is for").select_option(label=name)
    for card in bo.trader.goods()[:2]:
        form.get_by_role("combobox", name="Name a commodity").select_option(card)
    form.get_by_role("textbox").fill(SECRET)
    send = form.get_by_role("button", name="Offer privately")
    expect(send).to_be_in_viewport(ratio=1)
    send.click()
    expect(page.get_by_text(f"Sent: only {name} sees your offer.")).to_be_visible()
    expect(page.get_by_role("region", name=name, exact=True).get_by_text(SECRET)).to_be_visible()

    parts.get_by_role("button", name="Offers").click()
    expect(ada.floor.get_by_text(SECRET)).to_be_visible()
    bo.floor.get_by_role("listitem").filter(has_text=SECRET).get_by_role("button", name="Accept").click()
    expect(news_in(ada.window)).to_be_visible()
    assert apart(news_in(ada.window), parts)
    assert apart(news_in(ada.window), done)
