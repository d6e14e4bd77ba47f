"""The handbook: a question finds a rule, that leads to a card, and back; sheets lie at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.test_barriers import barriers
from tests.browser.window import DESK, PHONE, Size, Theme, Window

WIDER = "document.documentElement.scrollWidth > innerWidth"


def seen_whole(me: Window, where: str) -> None:
    assert barriers(me) == [], where
    assert me.page.evaluate(WIDER) is False, where


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_from_a_question_to_a_rule_to_a_card_and_back(window: Opening, size: Size, theme: Theme) -> None:
    me = window(size, theme)
    page = me.page
    me.enter()
    page.get_by_role("link", name="Rules", exact=True).click()
    page.get_by_role("main").get_by_role("link", name="Mega Empires").click()
    expect(page.get_by_role("heading", level=1, name="Mega Empires")).to_be_visible()
    seen_whole(me, "at the contents")

    field = page.get_by_role("searchbox", name="Search the rules")
    field.fill("can I land on an enemy city?")
    page.get_by_role("link", name="Entering another's city is an attack").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Entering another's city is an attack")
    expect(page.get_by_role("heading", name="Examples")).to_be_visible()
    seen_whole(me, "at a rule")
    page.get_by_role("button", name="Try it").first.click()
    trial = page.get_by_role("region", name="Try it")
    expect(trial.get_by_role("region", name="The position as text")).to_be_visible()
    seen_whole(me, "at a case to try")

    field.fill("medicne")
    page.get_by_role("link", name="Medicine Advances").click()
    expect(page.get_by_role("heading", level=1, name="Medicine")).to_be_visible()
    seen_whole(me, "at a card")
    page.get_by_role("article").get_by_role("link", name="Epidemic").click()
    expect(page.get_by_role("heading", level=1, name="Epidemic")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="Medicine")).to_be_visible()
    expect(field).to_have_value("medicne")

    page.emulate_media(media="print")
    expect(field).to_be_hidden()
    expect(page.get_by_role("heading", level=1, name="Medicine")).to_be_visible()


def test_a_page_that_is_not_there_says_so(window: Opening) -> None:
    me = window()
    me.enter("/rules/empires/card/e4")
    expect(me.page.get_by_role("alert")).to_have_text("There is no such page.")
    me.faults.clear()  # the browser tells that the house knows no such card


def test_a_sheet_lies_beside_the_board_and_leads_to_the_rule(window: Opening) -> None:
    me = window(DESK)
    me.play_against_a_bot()
    expect(me.page.locator("form.decision")).to_be_visible()
    me.page.keyboard.press("a")
    leaf = me.page.get_by_role("tabpanel", name="Sheets")
    expect(leaf.get_by_role("combobox", name="Which sheet")).to_have_value("turn")
    seen_whole(me, "with a sheet")
    leaf.get_by_role("combobox", name="Which sheet").select_option("provinces")
    expect(leaf.get_by_role("link", name="Gaul")).to_be_visible()
    leaf.get_by_role("combobox", name="Which sheet").select_option("turn")
    leaf.get_by_role("button", name="1 Income").click()
    sheet = me.page.get_by_role("dialog", name="The rule")
    expect(sheet.get_by_role("link", name="Open in the handbook")).to_have_attribute(
        "href", "/rules/cultures/p1.income"
    )
