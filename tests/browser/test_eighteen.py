"""Eighteen seats: two people of different trade blocks trade, suffer a calamity with its twin, and buy."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.eighteen import a_house_of_eighteen, sit_down
from tests.browser.player import NAMES, Player
from tests.server.client import Process

GIVEN, WANTED = ["ochre", "iron", "furs"], ["grain", "flax"]
"""What Hatti has of the West alone, and Persia of the East."""
FAMINE = 10
"""Unit points that its primary victims lose."""
NOTE = "from the Halys to the Gulf"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with a_house_of_eighteen(tmp_path_factory.mktemp("house")) as process:
        yield process


# Trade


def card_in_hand(player: Player, commodity: str) -> Locator:
    """The row of a commodity in the hand beside the floor."""
    hand = player.page.get_by_role("region", name="My hand")
    return hand.get_by_role("listitem").filter(has_text=re.compile(rf"\b{NAMES[commodity]}\b"))


def write_offer(maker: Player) -> None:
    """Three cards of one block for three of the other, two named on each side, for one pair of eyes."""
    page = maker.page
    for card in GIVEN:
        page.get_by_role("button", name=f"Offer {NAMES[card]}", exact=True).click()
    form = page.get_by_role("region", name="New offer")
    for card in WANTED:
        form.get_by_role("combobox", name="Name a commodity").select_option(card)
    form.get_by_role("combobox", name="Whom the offer is for").select_option(label="Persia")
    form.get_by_role("textbox", name="A message with the offer (not binding)").fill(NOTE)
    form.get_by_role("button", name="Offer privately").click()


def accept_offer(taker: Player) -> None:
    """Of all that lies on the floor somebody looks at what is for them alone."""
    floor = taker.page.get_by_role("region", name="Trade floor")
    floor.get_by_role("button", name="For me alone").click()
    row = floor.get_by_role("listitem").filter(has_text=NOTE)
    expect(row).to_contain_text("Hatti")
    row.get_by_role("button", name="Accept").click()
    expect(floor.get_by_text(NOTE)).to_be_hidden()


def blocks_of(player: Player, commodity: str) -> Counter[str]:
    """The marks of the cards of a commodity that a seat holds."""
    marks = (card.split(".") for card in player.trader.hand())
    return Counter(mark[1] for mark in marks if mark[0] == commodity)


def strike_a_bargain(maker: Player, taker: Player) -> None:
    """Cards go from block to block and keep their marks; none is lost or doubled."""
    before = Counter(maker.trader.hand()) + Counter(taker.trader.hand())
    write_offer(maker)
    accept_offer(taker)
    for player, others, block in ((maker, WANTED, "e"), (taker, GIVEN, "w")):
        player.hear()
        for commodity in others:
            assert blocks_of(player, commodity)[block] == 1
            mark = card_in_hand(player, commodity).locator("abbr")
            expect(mark.filter(has_text=block.upper())).to_be_visible()
    assert Counter(maker.trader.hand()) + Counter(taker.trader.hand()) == before


# Calamities and advances


def play_on(players: Sequence[Player], until: Callable[[Player], bool]) -> Player:
    """Answer by hand whatever they are asked before something; whoever is asked that."""
    while True:
        for player in players:
            player.hear_bots_out()
        asked = [player for player in players if player.request]
        if found := [player for player in asked if until(player)]:
            return found[0]
        if asked:
            asked[0].answer_by_hand()
        else:
            players[0].hear_news()


def asks(kind: str, of: Player) -> Callable[[Player], bool]:
    return lambda player: player is of and player.request["kind"] == kind


def see_twins(player: Player) -> None:
    """Both copies lie on the sheet, one for each block."""
    player.see()
    sheet = player.page.get_by_role("region", name="Calamities")
    for block in ("West", "East"):
        expect(sheet.get_by_role("heading", name=re.compile(rf"^Famine .*{block}$"))).to_be_visible()


def choose_victims(player: Player, stranger: str) -> None:
    """Famine is not tradeable: the nine of the other block cannot be chosen, and it is said why."""
    see_twins(player)
    sheet = player.sheet("victims")
    expect(sheet.get_by_role("checkbox")).to_have_count(8)
    sheet.get_by_text("9 cannot be chosen").click()
    expect(sheet.get_by_text(f"{stranger} belongs to the other trade block.")).to_be_visible()
    player.answer_by_hand()


def unit_points(player: Player) -> int:
    seat, areas = str(player.seat), player.view["areas"].values()
    tokens = sum(area.get("tokens", {}).get(seat, 0) for area in areas)
    return int(tokens + 5 * sum(area.get("city") == player.seat for area in areas))


def suffer(player: Player) -> None:
    before = unit_points(player)
    player.answer_by_hand()
    assert unit_points(player) == before - FAMINE


def buy(player: Player) -> None:
    before = player.advances
    player.answer_by_hand()
    assert len(player.advances - before) == 1


def test_two_people_of_different_blocks_among_eighteen(house: Process, window: Opening) -> None:
    ada, bo = both = sit_down(house, window(), window())
    strike_a_bargain(ada, bo)
    for player in both:
        player.end_trade_by_hand()

    play_on(both, asks("victims", ada))
    see_twins(bo)
    choose_victims(ada, "Persia")
    play_on(both, asks("victims", bo))
    choose_victims(bo, "Hatti")
    for player in both:
        suffer(play_on(both, asks("damage", player)))

    buy(play_on(both, asks("acquire", ada)))
