"""A lesson in a real browser: through its door, beside the board, to its end by its own advice."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.test_barriers import barriers
from tests.browser.window import PHONE, Size, Window

LAPTOP: Size = (1280, 720)

PLAYED = [("Rising Cultures", "")]
"""Titles by name, each with the chapter from which its lesson is played to its end; none: from the first."""

_FOLLOW = """seen => {
    const view = document.querySelector('.view'), coach = document.querySelector('.coach');
    if (coach?.querySelector('footer .p:not(.do)')) return 'over';
    const main = coach?.querySelector('.do:not(:disabled)'), number = Number(view.dataset.number);
    if (!main || view.dataset.busy || number <= seen) return null;
    main.click();
    return number;
}"""
"""Press what the coach would do, once for each entry of the table."""


def coach(one: Window) -> Locator:
    return one.page.get_by_role("region", name="Coach")


def open_lesson(one: Window, title: str, chapter: str = "") -> None:
    one.enter("/learn")
    if chapter:
        one.page.get_by_role("button", name=f"Chapters of {title}").click()
        one.page.get_by_role("button", name=chapter).click()
    else:
        one.page.get_by_role("button", name=f"Begin: {title}").click()
    expect(coach(one)).to_be_visible()
    expect(coach(one).get_by_role("button", name="Do it for me")).to_be_enabled()


def follow_to_the_end(one: Window) -> int:
    """How many answers it took."""
    seen, answers = -1, 0
    while (pressed := one.page.wait_for_function(_FOLLOW, arg=seen).json_value()) != "over":
        seen, answers = int(pressed), answers + 1
    return answers


@pytest.mark.parametrize(("title", "chapter"), PLAYED)
def test_a_lesson_is_played_to_its_end(window: Opening, title: str, chapter: str) -> None:
    me = window(LAPTOP)
    me.enter()
    me.page.get_by_role("link", name="New here? Learn by playing").click()
    expect(me.page.get_by_role("heading", name="Learn by playing")).to_be_visible()
    expect(me.page.get_by_role("button", name=f"Begin: {title}")).to_be_enabled()
    assert barriers(me) == [], "at the doors"
    open_lesson(me, title, chapter)
    assert barriers(me) == [], "beside the board"
    coach(me).get_by_role("button", name="Show me").click()
    expect(me.page.locator("[data-rings] i").first).to_be_visible()
    assert follow_to_the_end(me) > 5
    expect(coach(me)).to_contain_text("The lesson is over")
    coach(me).get_by_role("button", name="Play on").click()
    expect(coach(me)).to_have_count(0)
    assert me.state()["requests"], "the game goes on"
    me.enter("/learn")
    expect(me.page.get_by_role("button", name=f"{'Begin' if chapter else 'Repeat'}: {title}")).to_be_enabled()


def test_on_a_phone_the_coach_hides_nothing_that_one_must_press(window: Opening) -> None:
    me = window(PHONE)
    open_lesson(me, "Rising Cultures")
    step = coach(me).get_by_text("You lead Rome.", exact=False)
    expect(step).to_be_visible()
    for card in ("julius_caesar", "circus_maximus", "brickyard"):
        me.page.locator(f".hand [data-thing={card}] label").click(position={"x": 24, "y": 40})
    me.button("Begin with these").click()
    expect(coach(me)).to_contain_text("draw four cards and play three")
    coach(me).get_by_role("button", name="Why now?").click()
    expect(coach(me)).to_contain_text("You may swap one or two cards")
    assert barriers(me) == []
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

    coach(me).get_by_role("link", name="Leave, keep my place").click()
    assert barriers(me) == [], "at the doors"
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    me.page.get_by_role("link", name="Resume: Rising Cultures").click()
    expect(coach(me)).to_contain_text("draw four cards and play three")
    coach(me).get_by_role("button", name="Do it for me").click()
    expect(coach(me).get_by_role("heading", name="Four uses")).to_be_visible()
