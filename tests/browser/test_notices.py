"""Notices in a real browser: told once in however many windows, pushed, and set up on a page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opening
from tests.browser.window import PHONE, Window
from tests.server.client import Guest, Process, a_house
from tests.server.receivers import Hooks, Letters, receivers, settings
from tests.server.test_notices import until

TOLD = "The long one is waiting for you"


@pytest.fixture(scope="module")
def local() -> Iterator[tuple[Hooks, Letters]]:
    with receivers() as both:
        yield both


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, local: tuple[Hooks, Letters]) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("house")
    settings(folder, *local)
    with a_house(folder) as process:
        yield process


def somebody(window: Window) -> Guest:
    """Bo, whom the house knows in this window as well as here."""
    window.enter()
    welcome = window.page.evaluate(
        """async () => (await fetch("/api/guests", { method: "POST", body: JSON.stringify({ name: "Bo" }),
            headers: { "content-type": "application/json" } })).json()"""
    )
    return Guest(window.page.url.rstrip("/"), welcome=welcome)


def awaited(house: Process, bo: Guest) -> str:
    """A table that waits for Bo."""
    ada = Guest(house.address, "Ada")
    table, invitation = ada.open_table(name="The long one")
    bo.sit(table, invitation)
    ada.start(table)
    while "1" not in ada.state(table)["awaited"]:
        ada.answer_something(table, Random(1))
    return table


def letters_of(bo: Guest) -> list[str]:
    return [letter["state"] for letter in bo.get("/api/notices/")["letters"]]


def tells(page: Page) -> int:
    return page.locator(".toast", has_text=TOLD).count()


def test_a_notice_arrives_once_in_one_of_all_windows(window: Opening, house: Process) -> None:
    one = window()
    bo = somebody(one)
    pages = [one.page, one.context.new_page()]
    for page in pages:
        page.goto("/")
        expect(page.get_by_role("button", name="Bo", exact=True)).to_be_visible()
    table = awaited(house, bo)
    there = until(lambda: next((page for page in pages if tells(page)), None))
    assert letters_of(bo) == ["sent"]
    assert sum(map(tells, pages)) == 1
    there.get_by_role("link", name="Go there").click()
    expect(there).to_have_url(re.compile(f"/table/{table}$"))


def test_a_push_message_is_shown_once_though_it_comes_twice(window: Opening) -> None:
    one = window()
    one.context.grant_permissions(["notifications"])
    one.enter()
    line = one.context.new_cdp_session(one.page)
    known: list[Any] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    one.page.evaluate(
        """async () => { await navigator.serviceWorker.register("/worker.js");
            await navigator.serviceWorker.ready; }"""
    )
    until(lambda: one.page.evaluate("() => true") and known)
    letter = {"id": "abc", "title": TOLD, "body": "Turn 1", "link": "https://house.example/table/xyz"}
    for _ in range(2):
        line.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": one.page.url,
                "registrationId": known[-1]["registrationId"],
                "data": json.dumps(letter),
            },
        )
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
        .map((one) => [one.title, one.body, one.tag])"""
    assert until(lambda: one.page.evaluate(shown)) == [[TOLD, "Turn 1", "abc"]]


def test_channels_and_hours_are_set_up_on_a_page_of_their_own(
    window: Opening, local: tuple[Hooks, Letters]
) -> None:
    hooks, letters = local
    one = window(PHONE)
    bo = somebody(one)
    one.enter("/notices")
    page = one.page
    page.get_by_label("Where to", exact=True).select_option(label="A program of your own")
    page.get_by_label("Address of the webhook").fill(f"{hooks.address}/page")
    page.get_by_label("What you call it").fill("My program")
    one.button("Add").click()
    one.button("Try My program").click()
    assert hooks.next("/page").json["kind"] == "test"
    expect(page.get_by_text("Arrived")).to_be_visible()

    page.get_by_label("Where to", exact=True).select_option(label="E-mail")
    page.get_by_label("E-mail address").fill("bo@house.example")
    one.button("Add").click()
    code = next(word for word in letters.next().get_content().split() if word.isdigit())
    page.get_by_label("The number in the e-mail").fill(code)
    one.button("Confirm").click()
    expect(page.get_by_text("Not confirmed yet")).to_have_count(0)

    page.get_by_role("switch", name="Quiet hours").press("Space")
    page.get_by_label("From").fill("23:15")
    page.get_by_label("Several tables in one notice").select_option(label="Collected for an hour")
    until(lambda: bo.get("/api/notices/")["wishes"]["digest"] == 3600)
    wishes = bo.get("/api/notices/")["wishes"]
    assert (wishes["quiet_from"], wishes["quiet_to"]) == (23 * 60 + 15, 7 * 60)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
