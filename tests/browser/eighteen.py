"""Two people, or one, at a table of eighteen whose game was played to its eighth turn before.

It is a game of `journals`: in that turn Hatti of the West and Persia of the East come to the trade with a
copy of Famine each.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path

from playwright.sync_api import expect

from ecumene.server.api.access import SESSION
from tests.browser.laid import a_laid_house, moment
from tests.browser.player import Player
from tests.browser.window import Window
from tests.server.client import Guest, Process, Visitor

JOURNAL = Path(__file__).parents[2] / "journals" / "empires-both-18-basic-ten-turns.jsonl"
SEATS = 18
HATTI, PERSIA = 10, 15


def a_house_of_eighteen(folder: Path) -> AbstractContextManager[Process]:
    return a_laid_house(folder, moments={SEATS: moment(JOURNAL, turn=8, phase="trade")})


def open_table(host: Window) -> None:
    """A table of eighteen with bots at all seats but the three that the two may want."""
    page = host.page
    host.enter("/new")
    page.locator("label").filter(has_text="Mega Empires").click()
    seats = page.get_by_role("group", name="Seats", exact=True)
    while int(seats.locator("output").inner_text()) < SEATS:
        seats.get_by_role("button", name="More").click()
    host.button("Only bots").click()
    for seat in (HATTI, PERSIA):
        page.get_by_label(f"Seat {seat + 1}", exact=True).select_option("Somebody who joins")
    page.get_by_label("Your name").fill("Ada")
    host.button("Open the table").click()


def change_seats(host: Window) -> str:
    """The host leaves the first seat to a bot for that of Hatti; the address of the invitation."""
    page = host.page
    wanted = page.get_by_role("listitem").nth(HATTI)
    host.button("Stand up").click()
    wanted.get_by_role("button", name="Sit down").click()
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(wanted).to_contain_text("Ada")
    page.get_by_label("Seat 1", exact=True).select_option("Steady bot")
    return page.get_by_label("Anybody with this link can sit down.").input_value()


def sit_down(house: Process, host: Window, guest: Window) -> tuple[Player, Player]:
    for one in (host, guest):
        one.decide_all()
    with host.page.expect_response("**/api/guests") as first:
        open_table(host)
    invitation = change_seats(host)
    with guest.page.expect_response("**/api/guests") as second:
        guest.accept(invitation, "Bo")
    host.begin()
    for one in (host, guest):
        expect(one.page.get_by_role("region", name="Trade floor")).to_be_visible()
    ada = Player(house, host, first.value.json(), host.table)
    bo = Player(house, guest, second.value.json(), host.table)
    assert (ada.seat, bo.seat) == (HATTI, PERSIA)
    return ada, bo


def take_a_seat(house: Process, one: Window, seat: int) -> Player:
    """Somebody at a seat of the same game, with bots at all others."""
    one.decide_all()
    welcome = Visitor(house.address).post("/api/guests", {"name": "Ada"})
    one.context.add_cookies([{"name": SESSION, "value": welcome["token"], "url": house.address}])
    guest = Guest(house.address, welcome=welcome)
    bots = ["greedy"] * (SEATS - 1)
    bots[seat - 1] = ""
    table, _ = guest.open_table("empires", seats=SEATS, bots=bots, options={"map": "both"})
    guest.post(f"/api/tables/{table}/rise", {"seat": 0})
    guest.post(f"/api/tables/{table}/sit", {"seat": seat})
    guest.start(table)
    one.enter(f"/table/{table}")
    return Player(house, one, welcome, table)
