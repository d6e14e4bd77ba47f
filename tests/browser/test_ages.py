"""Age of Civilization on its board: a solo game and a drafted one to the end, and no barrier on the way."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.test_barriers import barriers
from tests.browser.window import PHONE, Window, lacks_a_choice


def open_table(one: Window, seats: int = 1, variant: str = "") -> None:
    """Open a table with bots at the other seats, on the page for new tables."""
    one.enter("/new")
    one.page.locator("label").filter(has_text="Age of Civilization").click()
    for _ in range(seats - 1):
        one.page.get_by_role("group", name="Seats").get_by_role("button", name="More").click()
    if seats > 1:
        one.button("Only bots").click()
    if variant:
        one.page.get_by_role("switch", name=variant).check(force=True)
    one.button("Begin").click()
    one.end_tour()


def choose(one: Window, number: int) -> None:
    """Take up something that the board offers, or one of the answers beside it."""
    offered, form = one.page.locator(".ages button.offered"), one.page.locator("form.decision")
    one.rest()
    if count := offered.count():
        offered.nth(number % count).click()
    main = form.locator("button[type=submit]")
    if lacks_a_choice(main):
        form.locator("[role=radiogroup] input").first.check(force=True)
    expect(main).to_be_enabled()


def answer(one: Window, number: int) -> str:
    """Answer on the board, and see that the question is put no more; which kind it was."""
    form = one.page.locator("form.decision")
    asked, kind = form.get_attribute("aria-labelledby"), form.get_attribute("data-kind")
    choose(one, number)
    form.locator("button[type=submit]").click()
    one.page.wait_for_function(
        "asked => !document.querySelector(`form[aria-labelledby='${asked}']`)", arg=asked
    )
    return kind or ""


def answer_until_an_action(one: Window) -> None:
    """Some civilizations ask more than others when they rise."""
    form = one.page.locator("form.decision")
    while True:
        expect(form).to_be_visible()
        if form.get_attribute("data-kind") == "action":
            return
        answer(one, 0)


def play_to_the_end(one: Window) -> list[str]:
    """The kinds of questions that were answered on the way."""
    over, kinds = one.page.get_by_role("dialog", name="The game is over"), list[str]()
    while True:
        expect(over.or_(one.page.locator("form.decision")).first).to_be_visible()
        if over.is_visible():
            return kinds
        kinds.append(answer(one, len(kinds)))


def test_a_solo_game_to_the_end(window: Opening) -> None:
    me = window()
    open_table(me)
    expect(me.page.get_by_text("The virtual opponent has strength")).to_be_visible()
    choose(me, 0)
    assert barriers(me) == [], "where a civilization rises"
    me.page.get_by_role("button", name="Put it back").click()
    answer_until_an_action(me)
    action = me.page.locator(".action.offered").first
    me.page.locator(".worker").first.drag_to(action)
    expect(action).to_have_attribute("aria-pressed", "true")
    me.page.get_by_role("button", name="Put it back").click()
    assert "action" in play_to_the_end(me)
    assert me.state()["view"]["round"] == 6
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("region", name="Score sheet")).to_be_visible()
    assert barriers(me) == [], "when the game is over"


def test_whoever_answers_by_keyboard_goes_on_at_the_next_question(window: Opening) -> None:
    me = window()
    open_table(me)
    choose(me, 0)
    form = me.page.locator("form.decision")
    before = form.get_attribute("aria-labelledby")
    main = form.locator("button[type=submit]")
    expect(main).to_be_enabled()
    main.press("Enter")
    expect(me.page.locator(f"form.decision:not([aria-labelledby='{before}']) h2")).to_be_focused()
    answer_until_an_action(me)
    me.page.locator(".action.offered[value=exploit]").press("Enter")
    expect(me.page.get_by_text("In all")).to_be_visible()


def drag_with_a_finger(one: Window, what: Locator, to: Locator) -> None:
    """Down, on its way, and up again, as a touch screen tells it."""
    start, end = what.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    line = one.context.new_cdp_session(one.page)
    for kind, box in (("touchStart", start), ("touchMove", end), ("touchEnd", None)):
        points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}] if box else []
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_drafted_game_of_three_to_the_end(window: Opening) -> None:
    me = window()
    open_table(me, 3, "Drafting")
    expect(me.page.get_by_role("heading", name="Keep one, pass the others on")).to_be_visible()
    kinds = play_to_the_end(me)
    assert kinds[:5] == ["draft"] * 5
    assert me.state()["view"]["round"] == 6


def test_on_a_phone_what_an_action_costs_is_said_before_it_is_done(window: Opening) -> None:
    me = window(PHONE, "dark")
    open_table(me)
    answer_until_an_action(me)
    exploit = me.page.locator(".action.offered[value=exploit]")
    drag_with_a_finger(me, me.page.locator(".worker").first, exploit)
    expect(exploit).to_have_attribute("aria-pressed", "true")
    expect(me.page.get_by_text("In all")).to_be_visible()
    assert me.state()["view"]["used"] == []
    assert barriers(me) == [], "on the board"
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
