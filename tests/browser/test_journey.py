"""One long evening at the browser table: from the lobby to calamities and advances, then on a phone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.player import Player, carry_out, part
from tests.browser.window import PHONE, Window
from tests.effort import tries
from tests.server.client import Process

Json = Any

OFTEN = tries(1, 6)
"""How often each of the two does everything by hand before the rest of it is answered over HTTP."""
LONG = tries(1, 13)
"""The evening lasts until this turn at least: late turns ask what early ones never do."""
LATE = 24
"""By this turn everybody has long had ships, cities, advances and calamities."""
BARGAIN = 3
NOTE = "as we said on the way here"


class Evening:
    """Two people at one table, each at a window."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.trades: set[int] = set()
        """The turns in which somebody here was asked to trade."""
        self.ferried = False
        self.bargained = False

    @property
    def turn(self) -> int:
        turn: int = self.players[0].view["turn"]
        return turn

    # What an evening may come to

    def second_trade(self) -> bool:
        return len(self.trades) > 1

    def struck_a_bargain(self) -> bool:
        return self.bargained

    def has_ferried(self) -> bool:
        return self.ferried

    def has_built_a_city(self) -> bool:
        return any(player.done["build", "build"] for player in self.players)

    def has_bought_an_advance(self) -> bool:
        return any(player.done["acquire", "choose"] and player.advances for player in self.players)

    def has_resolved_a_calamity(self) -> bool:
        return any(player.suffered for player in self.players)

    def has_played_long(self) -> bool:
        return self.turn >= LONG

    def has_come_round(self) -> bool:
        """The first of the two has moved, traded and left the shop since hands were counted anew."""
        done = self.players[0].done
        return bool(
            done["move", "move"]
            and done["move", "end_movement"]
            and done["trade", "finished"]
            and done["acquire", "choose"]
        )

    def play(self, until: Callable[[], bool]) -> None:
        """Answer whatever the two are asked until something is so."""
        ada = self.players[0]
        while not until():
            assert self.turn < LATE, f"turn {self.turn}, and nobody {until.__name__}"
            for player in self.players:
                player.hear()
            asked = [player for player in self.players if player.request]
            trading = [player for player in asked if player.trader.trades]
            busy = [player for player in asked if player not in trading]
            if busy:
                self.answer(busy[0])
            elif trading:
                self.trade(trading)
            else:
                ada.hear_news()

    def answer(self, player: Player) -> None:
        player.hear_bots_out()
        if player.request is None:
            return  # what the bots did has settled it
        kind = player.request["kind"]
        harbour = harbour_of(player) if kind == "move" and not self.ferried else None
        if harbour:
            ferry(player, harbour)
            self.ferried = True
        elif self.is_new(player, kind):
            player.answer_by_hand()
        else:
            player.answer_at_once()

    def is_new(self, player: Player, kind: str) -> bool:
        """Whether a thing was not done by hand often enough; calamities ask what was asked before, too."""
        strikes = player.view["phase"] == "calamity_resolution" and not self.has_resolved_a_calamity()
        return strikes or player.done[kind, player.trader.advice()["do"]] < OFTEN

    def trade(self, trading: list[Player]) -> None:
        self.trades.add(self.turn)
        if (
            not self.bargained
            and len(trading) == 2
            and all(len(p.trader.goods()) >= BARGAIN for p in trading)
        ):
            bargain(*trading)
            self.bargained = True
        for player in trading:
            if not self.bargained or player.done["trade", "finished"] < OFTEN:
                player.end_trade_by_hand()
            else:
                player.answer_at_once()


def harbour_of(player: Player) -> str | None:
    """An area on the coast without a ship, whose tokens can pay for one and go on board."""
    ships = player.view["seats"][str(player.seat)]["ships"].values()
    lying = {ship["place"] for ship in ships}
    for option in player.request["options"]:
        answer = option["answer"]
        if (
            answer["do"] == "build_ship"
            and len(answer["tokens"]) == 2
            and set(answer["tokens"]) == {answer["area"]}
        ):
            area: str = answer["area"]
            if area not in lying and tokens(player, area) > 2:
                return area
    return None


def tokens(player: Player, area: str) -> int:
    count: int = player.view["areas"].get(area, {}).get("tokens", {}).get(str(player.seat), 0)
    return count


def ferry(player: Player, harbour: str) -> None:
    """A ship is built, takes tokens on board, sails and sets them ashore: one plan, sent as a whole."""
    player.see()
    request, sheet = player.request, player.sheet("move")
    ships = len(player.view["seats"][str(player.seat)]["ships"])
    sheet.locator(f'button[value="{harbour}"]').click()
    sheet.get_by_role("button", name="Pay 2 tokens from the area", exact=True).click()
    sheet.get_by_role("button", name="Ship: 0 on board").click()
    sheet.get_by_role("button", name=re.compile(r"^Take \d+ on board$")).click()
    expect(sheet.get_by_text("on board, room for")).to_be_visible()
    ashore = sheet.get_by_role("button", name="ashore").first
    expect(ashore).to_be_visible()  # the rules have been heard on where she may sail with them
    shore = (
        sheet.get_by_role("group", name="To", exact=True).get_by_role("button").first.get_attribute("value")
    )
    assert shore is not None
    before = tokens(player, shore)
    sheet.locator(f'button.place[value="{shore}"]').click()
    ashore.click()
    expect(sheet.get_by_role("listitem").filter(has_text="ashore")).to_be_visible()
    carry_out(player)
    player.hear_taken(request)
    assert tokens(player, shore) > before
    assert len(player.view["seats"][str(player.seat)]["ships"]) == ships + 1


def bargain(maker: Player, taker: Player) -> None:
    """Three cards for three between two windows; no card is lost or doubled."""
    before = [Counter(player.trader.hand()) for player in (maker, taker)]
    for player in (maker, taker):
        player.see()
    write_offer(maker, taker)
    floor = taker.page.get_by_role("region", name="Trade floor")
    row = floor.get_by_role("listitem").filter(has_text=NOTE)
    expect(row.get_by_text("for you only")).to_be_visible()
    row.get_by_role("button", name="Accept").click()
    expect(floor.get_by_text(NOTE)).to_be_hidden()
    for player in (maker, taker):
        hear_of_bargain(player)
    after = [Counter(player.trader.hand()) for player in (maker, taker)]
    assert after[0] + after[1] == before[0] + before[1]


def hear_of_bargain(player: Player) -> None:
    """The offer is gone from the floor, and whoever took part is told what went over the table."""
    player.hear()
    player.hear_until(lambda: not offered(player), "the bargain")
    told = [text for line in player.trader.said(0) for text in line["texts"]]
    assert any(", and gets " in text for text in told)


def offered(player: Player) -> bool:
    """Whether the private offer lies on the floor."""
    return any(offer.get("note") == NOTE for offer in player.view["floor"]["offers"].values())


def write_offer(maker: Player, taker: Player) -> None:
    form = maker.page.get_by_role("region", name="New offer")
    part(maker, "Hand")
    for card in maker.trader.goods()[:BARGAIN]:
        maker.page.get_by_role("button", name=f"Offer {maker.names[card]}", exact=True).click()
    part(maker, "New")
    for card in taker.trader.goods()[:2]:
        form.get_by_role("combobox", name="Name a commodity").select_option(card)
    form.get_by_role("combobox", name="Whom the offer is for").select_option(
        label=maker.state["names"][str(taker.seat)]
    )
    form.get_by_role("textbox", name="A message with the offer (not binding)").fill(NOTE)
    form.get_by_role("button", name="Offer privately").click()


def sit_down(house: Process, host: Window, guest: Window) -> list[Player]:
    """A table of Mega Empires for five: two people, the second by invitation, and three bots."""
    for one in (host, guest):
        one.decide_all()
    host.enter("/new")
    page = host.page
    page.locator("label").filter(has_text="Mega Empires").click()
    page.locator("label").filter(has_text="16 or 17 turns").click()
    seats = page.get_by_role("group", name="Seats", exact=True)
    while int(seats.locator("output").inner_text()) < 5:
        seats.get_by_role("button", name="More").click()
    for seat in (3, 4, 5):
        page.get_by_label(f"Seat {seat}").select_option("Steady bot")
    page.get_by_label("Your name").fill("Ada")
    with page.expect_response("**/api/guests") as first:
        host.button("Open the table").click()
    invitation = page.get_by_label("Anybody with this link can sit down.").input_value()
    with guest.page.expect_response("**/api/guests") as second:
        guest.accept(invitation, "Bo")
    welcomes = (first.value.json(), second.value.json())
    host.begin()
    for one in (host, guest):
        expect(one.page.locator(".view")).to_be_visible()
    return [
        Player(house, one, welcome, host.table) for one, welcome in zip((host, guest), welcomes, strict=True)
    ]


def reload(player: Player) -> None:
    """Whoever comes back finds everything as it was."""
    player.page.reload()
    player.see()


def test_an_evening_at_the_browser_table(house: Process, window: Opening) -> None:
    evening = Evening(sit_down(house, window(), window()))
    ada = evening.players[0]

    evening.play(evening.struck_a_bargain)
    reload(ada)
    evening.play(evening.second_trade)
    evening.play(evening.has_built_a_city)
    evening.play(evening.has_ferried)
    evening.play(evening.has_bought_an_advance)
    evening.play(evening.has_resolved_a_calamity)
    evening.play(evening.has_played_long)

    ada.window.resize(PHONE)
    ada.done.clear()
    evening.play(evening.has_come_round)
