"""The first page and the page to watch: a game at once, what waits, open tables, bots among themselves."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, LAPTOP, LOW, PHONE, Size, Theme, Window
from tests.server.client import Guest, Process

_PRIMARY = re.compile(r"\bp\b")
_OVERLAPS = """() => {
    const seen = element => {
        let {left, top, right, bottom} = element.getBoundingClientRect();
        const inBar = element.closest('nav, header');
        for (let outer = element.parentElement; outer; outer = outer.parentElement) {
            if (inBar || outer === document.body || getComputedStyle(outer).overflow === 'visible') continue;
            const box = outer.getBoundingClientRect();
            left = Math.max(left, box.left); right = Math.min(right, box.right);
            top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom);
        }
        return {element, left, top, right, bottom};
    };
    const isFixed = element => {
        const nav = element.closest('nav');
        return nav && getComputedStyle(nav).position === 'fixed';
    };
    const controls = 'header a, header button, main a, main button, main select, h1, h2';
    const all = [...document.querySelectorAll(controls)]
        .filter(one => !isFixed(one) && one.checkVisibility()).map(seen)
        .filter(one => one.right - one.left > 2 && one.bottom - one.top > 2);
    const name = ({element}) => element.outerHTML.slice(0, 90);
    const meet = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return all.flatMap((a, i) => all.slice(i + 1)
        .filter(b => !a.element.contains(b.element) && !b.element.contains(a.element) && meet(a, b))
        .map(b => `${name(a)} lies on ${name(b)}`));
}"""
_WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def lies_well(one: Window, where: str) -> None:
    """Nothing lies on anything else, nothing is wider than the screen, and nobody is kept out."""
    one.page.evaluate("() => document.fonts.ready.then(() => true)")
    assert one.page.evaluate(_OVERLAPS) == [], where
    assert one.page.evaluate(_WIDER) is False, where
    assert barriers(one) == [], where


def card(one: Window, table: str) -> Any:
    return one.page.request.get(f"/api/tables/{table}").json()


def door(one: Window, name: str) -> Locator:
    return one.page.get_by_role("navigation").get_by_role("link", name=name, exact=True)


@pytest.fixture(scope="module", autouse=True)
def gathering(house: Process) -> None:
    """Open tables of all sorts."""
    hosts = [Guest(house.address, name) for name in ("Enheduanna", "Ines")]
    hosts[0].open_table("empires", name="Nine on Sunday", seats=9, pace="live", options={"game": "long"})
    hosts[0].open_table("empires", name="A month in the East", seats=6, pace="day", options={"game": "short"})
    hosts[1].open_table("cultures", name="Evening duel")
    hosts[1].open_table("ages", name="Before lunch", seats=3)


def test_mega_empires_begins_from_its_card_at_a_pace(window: Opening) -> None:
    me = window(DESK)
    me.enter()
    page = me.page
    expect(page.get_by_role("heading", name="Mega Empires", exact=True)).to_be_visible()
    page.get_by_label("Board and length").select_option("The West · The whole game")
    expect(page.get_by_text("16 or 17 turns, about 490 decisions each")).to_be_visible()
    expect(page.get_by_text("Counted in games of bots.")).to_be_visible()
    page.get_by_label("Seats", exact=True).first.select_option("You and 3 bots")
    page.get_by_role("group", name="Pace").first.get_by_role("button", name="Over days").click()
    me.button("Take a seat").dblclick()
    me.end_tour()
    begun = card(me, me.table)
    assert (begun["status"], begun["clock"]["pace"]) == ("running", "day")
    assert (begun["options"]["map"], begun["options"]["game"], len(begun["seats"])) == ("west", "long", 4)
    mine = me.page.request.get("/api/tables?which=mine").json()
    assert [each["id"] for each in mine] == [me.table], "two presses are one"


def test_what_waits_is_one_key_away(window: Opening) -> None:
    """The way to it is the one main button of the page; where nothing waits, that is to take a seat."""
    me = window(DESK)
    me.enter()
    expect(me.button("Take a seat")).to_have_class(_PRIMARY)
    me.play_against_a_bot()
    waits = me.page.url
    expect(me.page.locator("form.decision")).to_be_visible()
    me.enter()
    expect(me.page.get_by_role("link", name="Next that waits")).to_be_visible()
    expect(me.page.locator("main .btn.p")).to_have_count(1)
    expect(me.button("Take a seat")).not_to_have_class(_PRIMARY)
    me.page.get_by_label("Seats", exact=True).first.press("n")
    expect(me.page).not_to_have_url(waits)
    me.button("Take a seat").press("n")
    expect(me.page).to_have_url(waits)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_open_tables_are_filtered(window: Opening, size: Size) -> None:
    me = window(size)
    me.enter()
    tables = me.page.get_by_role("region", name="Open tables")
    rows = tables.get_by_role("button", name="Sit down at")
    expect(rows).to_have_count(4)
    if size is PHONE:
        tables.get_by_role("button", name="Filters").click()
    tables.get_by_label("Title").select_option("Mega Empires")
    expect(rows).to_have_count(2)
    tables.get_by_role("group", name="Pace").get_by_role("button", name="Live", exact=True).click()
    expect(rows).to_have_count(1)
    expect(tables.get_by_text("Nine on Sunday")).to_be_visible()
    assert barriers(me) == []
    tables.get_by_label("Length").select_option("Up to 100 decisions each")
    expect(rows).to_have_count(0)
    tables.get_by_role("button", name="Show all").click()
    expect(rows).to_have_count(4)


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_bots_begin_before_somebody_who_watches(window: Opening, size: Size, theme: Theme) -> None:
    """They move while one looks; a stranger finds them, and two presses are one game."""
    me, stranger = window(size, theme), window(DESK)
    me.enter()
    door(me, "Watch").click()
    expect(door(me, "Watch")).to_have_attribute("aria-current", "page")
    lies_well(me, "where bots begin")
    me.page.get_by_label("Title").select_option("Rising Cultures")
    me.page.get_by_label("Strength of the bots").select_option("Easy bot")
    expect(me.page.get_by_role("option", name="Strong bot")).to_have_count(0)
    me.button("Begin").dblclick()
    me.end_tour()
    me.see(5)
    table = me.table
    begun = card(stranger, table)
    assert [each["bot"] for each in begun["seats"]] == ["easy", "easy"]
    assert begun["watch"] is True
    hosted = stranger.page.request.get("/api/tables?which=watch").json()
    assert [each["id"] for each in hosted if each["host"] == begun["host"]] == [table]
    stranger.enter("/watch")
    games = stranger.page.get_by_role("region", name="Games of bots")
    expect(games.locator(f"a[href='/table/{table}']")).to_be_visible()
    games.locator(f"a[href='/table/{table}']").click()
    stranger.end_tour()
    expect(stranger.page.locator(".view")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "theme"), [(LOW, "dark"), (LAPTOP, "light"), (PHONE, "light")], ids=["low", "laptop", "phone"]
)
def test_nothing_lies_on_anything_else(window: Opening, size: Size, theme: Theme) -> None:
    """Before somebody has a table, with tables that wait, and in German."""
    me = window(size, theme)
    me.enter()
    expect(me.page.get_by_role("button", name="Sit down at")).to_have_count(4)
    lies_well(me, "at first")
    me.play_against_a_bot()
    me.enter("/new")
    me.page.get_by_label("Live").check(force=True)
    me.page.get_by_role("switch", name="Open to all").uncheck(force=True)
    lies_well(me, "at a new table")
    me.button("Open the table").or_(me.button("Begin")).click()
    expect(me.page.get_by_text("Live", exact=True)).to_be_visible()
    me.enter()
    expect(me.page.get_by_role("region", name="My tables").get_by_role("listitem")).to_have_count(2)
    lies_well(me, "with tables")
    me.button("Language").click()
    me.page.get_by_role("menuitemradio", name="Deutsch").click()
    expect(me.button("Platz nehmen")).to_be_visible()
    lies_well(me, "in German")
    for name in ("Lernen", "Zusehen", "Regeln", "Spielen"):
        door(me, name).click()
        expect(door(me, name)).to_have_attribute("aria-current", "page")
