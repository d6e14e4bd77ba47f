"""Clocks, stand-ins, votes and new players in the browser."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.window import PHONE, Window

Pair = tuple[Window, Window]


def at_a_table(window: Opening) -> Pair:
    """A host and a guest who play Rising Cultures."""
    host, guest = window(), window()
    guest.accept(host.open_table(), "Enheduanna")
    host.begin()
    for one in (host, guest):
        one.end_tour()
    return host, guest


def post(one: Window, end: str, body: object, method: str = "POST") -> None:
    """Say something to the house as the page itself would."""
    one.page.evaluate(
        """async ([path, body, method]) => {
            const token = document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? "";
            const headers = { "content-type": "application/json", "x-csrftoken": token };
            const reply = await fetch(path, { method, headers, body: JSON.stringify(body) });
            if (!reply.ok) throw new Error(await reply.text());
        }""",
        [f"/api/tables/{one.page.url.rpartition('/')[2]}/{end}", body, method],
    )


def open_sheet(one: Window) -> None:
    one.page.keyboard.press("z")
    expect(one.page.get_by_role("dialog", name="Time and people")).to_be_visible()


def test_a_vote_pauses_the_table_and_another_goes_on(window: Opening) -> None:
    host, guest = at_a_table(window)
    open_sheet(host)
    host.page.get_by_role("button", name="Pause", exact=True).click()
    expect(guest.page.get_by_text("everybody has to say yes")).to_be_visible()
    expect(host.button("Yes")).to_have_attribute("aria-pressed", "true")
    assert _lies_above_the_board(guest)
    guest.button("Yes").click()
    for one in (host, guest):
        expect(one.page.get_by_role("heading", name="The table is paused")).to_be_visible()
    guest.button("Propose to go on").click()
    host.button("Yes").click()
    for one in (host, guest):
        expect(one.page.get_by_role("heading", name="The table is paused")).to_be_hidden()


def _lies_above_the_board(one: Window) -> bool:
    """What is voted on covers neither the board nor what one is asked there."""
    votes = one.page.get_by_role("list", name="Votes").bounding_box()
    board = one.page.get_by_role("main").bounding_box()
    assert votes is not None
    assert board is not None
    return votes["y"] + votes["height"] <= board["y"]


def test_a_clock_runs_out_and_the_log_says_so(window: Opening) -> None:
    host, guest = at_a_table(window)
    open_sheet(host)
    host.page.get_by_label("Pace").select_option(label="Live")
    expect(guest.page.get_by_role("button", name=re.compile("left$"))).to_be_visible()
    host.page.keyboard.press("Escape")
    terms = {"pace": "live", "phase": 1.0, "bank": 0.0, "line": 0.0, "least": 0.0, "stand_in": None}
    post(host, "clock", {"pace": "live", "terms": terms}, "PUT")
    host.button("Log").click()
    expect(host.page.get_by_text("time was up").first).to_be_visible()
    post(host, "clock", {"pace": "none"}, "PUT")


def test_a_stand_in_plays_and_hands_back(window: Opening) -> None:
    both = at_a_table(window)
    asked = int(next(iter(both[0].state()["awaited"])))
    away, other = both[asked], both[1 - asked]
    open_sheet(away)
    away.button("A stand-in plays for me now").click()
    expect(away.page.get_by_role("button", name="I am back")).to_be_visible()
    other.button("Log").click()
    expect(other.page.get_by_text("stand-in", exact=True).first).to_be_visible()
    away.page.get_by_role("button", name="I am back").click()
    expect(away.page.get_by_role("button", name="A stand-in plays for me now")).to_be_visible()
    expect(other.page.get_by_text("is back").first).to_be_visible()


def test_the_console_tells_votes_and_proposes_to_go_back_to_a_phase(window: Opening) -> None:
    host, guest = at_a_table(window)
    while not _phases(host):
        for one in (host, guest):
            state = one.state()
            for request in state["requests"].values():
                answer = {"seat": request["seat"], "request": request["id"], "answer": request["default"]}
                post(one, "answers", answer | {"key": f"{request['id']}-{state['number']}"})
    host.button("Menu").click()
    host.page.get_by_role("menuitem", name="Console of the table").click()
    console = host.page.get_by_role("dialog", name="Console of the table")
    expect(console.get_by_text("Nothing has been voted on yet.")).to_be_visible()
    where = _phases(host)[-1]["where"]
    console.get_by_label("Go back to the beginning of").select_option(label=where)
    console.get_by_role("button", name="Go back", exact=True).click()
    expect(console.get_by_text(f"Go back to the beginning of: {where}")).to_be_visible()
    guest.button("Yes").click()
    expect(console.get_by_text("Agreed", exact=True)).to_be_visible()
    expect(console.get_by_text("the table goes back")).to_be_visible()


def _phases(one: Window) -> list[Any]:
    """The phases that the table has begun and left."""
    address = f"/api/tables/{one.table}"
    marks: list[Any] = one.page.request.get(f"{address}/marks").json()
    return [mark for mark in marks if 0 < mark["number"] < one.state()["number"]]


def test_a_seat_is_shared_and_no_longer(window: Opening) -> None:
    host, guest = at_a_table(window)
    people = [(host, "Guest"), (guest, "Enheduanna")]
    if not host.state()["awaited"].get("0"):  # chance says who begins
        people.reverse()
    (asked, name), (other, _) = people
    open_sheet(asked)
    asked.button("Share my seat").click()
    address = asked.page.get_by_label("A seat for you").input_value()
    third = window(PHONE)
    third.page.goto(address)
    third.page.get_by_label("Your name").fill("Sappho")
    third.button("Sit down").click()
    expect(third.page.get_by_role("heading", name="You play")).to_be_visible()
    other.button("Menu").click()
    other.page.get_by_role("menuitem", name="Console of the table").click()
    awaited = other.page.get_by_role("dialog").get_by_role("listitem")
    for one in (name, "Sappho"):  # the table waits for one seat, and for both who play it
        expect(awaited.filter(has_text=one)).to_be_visible()
    other.page.keyboard.press("Escape")
    asked.page.keyboard.press("Escape")
    open_sheet(asked)
    asked.button("Sappho no longer plays it").click()
    expect(asked.button("Sappho no longer plays it")).to_be_hidden()
    other.button("Log").click()
    expect(other.page.get_by_text("Sappho no longer plays").first).to_be_visible()


def test_a_seat_is_given_to_a_new_person_with_a_briefing(window: Opening) -> None:
    host, guest = at_a_table(window)
    open_sheet(guest)
    guest.button("Give my seat away").click()
    address = guest.page.get_by_label("A seat for you").input_value()
    newcomer = window(PHONE)
    newcomer.page.goto(address)
    newcomer.page.get_by_label("Your name").fill("Sappho")
    newcomer.button("Sit down").click()
    expect(newcomer.page.get_by_role("heading", name="You play")).to_be_visible()
    newcomer.button("To the table").click()
    expect(newcomer.page).to_have_url(host.page.url)
    host.button("Log").click()
    expect(host.page.get_by_text("Sappho plays").first).to_be_visible()


def test_who_is_voted_on_sees_who_has_to_agree_and_is_here(window: Opening) -> None:
    host, guest = at_a_table(window)
    post(guest, "away", {"seat": 1, "cover": "stand-in"})
    open_sheet(host)
    sheet = host.page.get_by_role("dialog", name="Time and people")
    sheet.get_by_text("Give a seat to somebody else").click()
    seat = sheet.get_by_role("listitem").filter(has_text="To a new player")
    expect(sheet.get_by_text("is away: whoever proposes something sends a message")).to_have_count(1)
    seat.get_by_text("To a new player").click()
    expect(guest.page.get_by_text("The table votes on your seat").last).to_be_visible()
    expect(host.page.get_by_text(re.compile("is away and has .* to come back"))).to_be_visible()
    assert _lies_above_the_board(guest)
    open_sheet(host)
    sheet.get_by_text("Give a seat to somebody else").click()
    expect(seat.get_by_text("The table is already voting on this")).to_be_visible()
    expect(seat.get_by_role("button").first).to_be_disabled()
    guest.button("I am here").click()
    for one in (host, guest):
        expect(one.page.get_by_role("list", name="Votes")).to_be_hidden()
    host.page.keyboard.press("Escape")
    host.button("Log").click()
    expect(host.page.get_by_text("is back").first).to_be_visible()


def test_links_are_listed_with_their_end_and_a_revoked_one_says_so(window: Opening) -> None:
    host, _ = at_a_table(window)
    open_sheet(host)
    host.button("Share my seat").click()
    address = host.page.get_by_label("A seat for you").input_value()
    links = host.page.get_by_role("list", name="Links that still work")
    expect(links.get_by_text(re.compile("made by you · for one person · until"))).to_be_visible()
    links.get_by_role("button", name="Revoke").click()
    expect(links).to_be_hidden()
    third = window(PHONE)
    third.page.goto(address)
    expect(third.page.get_by_role("heading", name="This link was revoked.")).to_be_visible()
    expect(third.page.get_by_text("Ask the person who sent it for another.")).to_be_visible()
    third.faults.clear()  # that there is nothing at a dead link is an error to the browser, and no fault
