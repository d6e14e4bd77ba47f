"""A rule link opens the rule: by keyboard, on a phone too, and the focus comes back to where it was."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.test_barriers import LOOKS, barriers
from tests.browser.window import PHONE, Size, Theme


@pytest.mark.parametrize(("size", "theme"), LOOKS[::3], ids=lambda look: str(look))
def test_a_rule_is_read_and_left_again(window: Opening, size: Size, theme: Theme) -> None:
    me = window(size, theme)
    me.play_against_a_bot()
    link = me.page.locator("form.decision").get_by_role("button", name="rule")
    link.focus()
    me.page.keyboard.press("Enter")
    sheet = me.page.get_by_role("dialog", name="The rule")
    says = sheet.locator("article > p.fell")
    expect(says).to_have_text("Each player picks a civilization, silver side up")
    expect(sheet.get_by_role("list", name="Where it stands in the rulebook")).to_have_text("Setup")
    expect(sheet.get_by_role("heading", name="Examples")).to_be_visible()
    assert barriers(me) == [], "with a rule"

    sheet.get_by_role("button", name="Next").click()
    expect(says).to_have_text("The own deck is shuffled face down")
    me.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(link).to_be_focused()


def test_help_shows_the_rule_of_the_decision_and_leads_to_all(window: Opening) -> None:
    me = window(PHONE)
    me.play_against_a_bot()
    expect(me.page.locator("form.decision")).to_be_visible()
    me.page.keyboard.press("F1")
    help = me.page.get_by_role("dialog", name="Help")
    expect(help.get_by_role("heading", name="Examples")).to_be_visible()
    assert barriers(me) == [], "in the help"
    help.get_by_label("Search the rules").fill("missing resource")
    help.get_by_role("button", name="Each missing resource costs two coins").click()
    sheet = me.page.get_by_role("dialog", name="The rule")
    places = sheet.get_by_role("list", name="Where it stands in the rulebook").get_by_role("listitem")
    expect(places.last).to_contain_text("Construct a Building or Place a Leader")
    sheet.get_by_role("button", name="All rules").click()
    expect(help).to_be_visible()
