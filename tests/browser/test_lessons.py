"""A lesson in a real browser: through its door, beside the board, to its end by its own advice."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from ecumene.table.api import load_title, titles
from ecumene.table.lessons.loading import lessons_of
from tests.browser.conftest import Opening
from tests.browser.empires import Empires
from tests.browser.hands import Mouse
from tests.browser.pointed import out_of_sight
from tests.browser.test_barriers import barriers
from tests.browser.window import LOW, PHONE, Window

TITLES = ["Rising Cultures", "Age of Civilization", "Mega Empires", "Civilization: The Expansion Project"]

_NEXT = """seen => {
    const view = document.querySelector('.view'), coach = document.querySelector('.coach');
    if (coach?.querySelector('footer .on:not(.do)')) return 'over';
    const main = coach?.querySelector('.do:not(:disabled)'), number = Number(view.dataset.number);
    return main && !view.dataset.busy && number > seen ? number : null;
}"""
"""The entry of the table at which the coach would do something, once it does."""

_IS_LARGE = """place => {
    const land = [...document.querySelectorAll(`.stage path[data-place="${place}"]`)].at(-1);
    return land.getBoundingClientRect().width > 60;
}"""
"""Whether a place can be made out."""


def coach(one: Window) -> Locator:
    return one.page.get_by_role("region", name="Coach")


def steps_of(name: str) -> list[str]:
    """All steps of the first lesson of a title."""
    (title,) = [title for title in map(load_title, titles()) if title.meta.name == name]
    lesson = next(iter(lessons_of(title).values()))
    return [f"{place.chapter.id}.{place.step.id}" for place in lesson.places]


def open_lesson(one: Window, title: str) -> None:
    one.enter("/learn")
    one.page.get_by_role("button", name=f"Begin: {title}").click()
    expect(coach(one)).to_be_visible()
    expect(coach(one).get_by_role("button", name="Do it for me")).to_be_enabled()


def read_to_the_end(one: Window) -> tuple[list[str], list[str]]:
    """Do all that the coach would do: the steps that were read, and what they name and nobody can see."""
    steps: list[str] = []
    lost: list[str] = []
    seen = -1
    while (pressed := one.page.wait_for_function(_NEXT, arg=seen).json_value()) != "over":
        seen = int(pressed)
        told = one.state()["lesson"]
        step = f"{told['chapter']}.{told['step']}"
        if step not in steps:
            steps.append(step)
            lost += [f"{step}: {thing}" for thing in out_of_sight(one)]
            one.resize(PHONE)
            lost += [f"{step} on a phone: {thing}" for thing in out_of_sight(one)]
            one.resize(LOW)
        coach(one).locator(".do").click()
    return steps, lost


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_played_to_its_end(window: Opening, title: str) -> None:
    """By its own advice; whatever a step names can be seen, on a desk and on a phone."""
    me = window(LOW)
    me.enter()
    me.page.get_by_role("link", name="Learn", exact=True).click()
    expect(me.page.get_by_role("heading", name="Learn by playing")).to_be_visible()
    expect(me.page.get_by_role("button", name=f"Begin: {title}")).to_be_enabled()
    assert barriers(me) == [], "at the doors"
    me.page.get_by_role("listitem").filter(has_text=title).first.click(position={"x": 30, "y": 20})
    expect(me.page.get_by_role("complementary")).to_contain_text(title)
    open_lesson(me, title)
    assert barriers(me) == [], "beside the board"
    coach(me).get_by_role("button", name="Show me").click()
    expect(me.page.locator("[data-rings] i").first).to_be_visible()
    steps, lost = read_to_the_end(me)
    assert lost == []
    assert steps == steps_of(title)
    expect(coach(me)).to_contain_text("The lesson is over")
    coach(me).get_by_role("button", name="Play on").click()
    expect(coach(me)).to_have_count(0)
    assert me.state()["requests"], "the game goes on"
    me.enter("/learn")
    expect(me.page.get_by_role("button", name=f"Repeat: {title}")).to_be_enabled()


def test_on_a_phone_the_coach_hides_nothing_that_one_must_press(window: Opening) -> None:
    me = window(PHONE)
    open_lesson(me, "Rising Cultures")
    step = coach(me).get_by_text("You lead Rome.", exact=False)
    expect(step).to_be_visible()
    for card in ("julius_caesar", "circus_maximus", "brickyard"):
        me.page.locator(f".hand [data-thing={card}] label").click(position={"x": 24, "y": 40})
    me.button("Start with these cards").click()
    expect(coach(me)).to_contain_text("draw four cards and play three")
    coach(me).get_by_role("button", name="Why now?").click()
    expect(coach(me)).to_contain_text("You may swap one or two cards")
    assert barriers(me) == []
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

    coach(me).get_by_role("link", name="Leave (I can resume later)").click()
    assert barriers(me) == [], "at the doors"
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    me.page.get_by_role("link", name="Resume: Rising Cultures").click()
    expect(coach(me)).to_contain_text("draw four cards and play three")
    coach(me).get_by_role("button", name="Do it for me").click()
    expect(coach(me).get_by_role("heading", name="Four uses")).to_be_visible()


def test_who_plays_by_hand_reads_every_step(window: Opening) -> None:
    """Planned moves do not end the phase: the coach speaks of what comes next before."""
    me = window(LOW)
    open_lesson(me, "Mega Empires")
    seat = Empires(me)
    seat.id = me.page.url.rpartition("/")[2]
    hand = Mouse(seat)
    hand.key("Shift", hand.piece("babylon"), hand.ground("teredon"))
    me.button("Make these moves").click()
    expect(coach(me)).to_contain_text("Who moves first?")
    me.button("Done moving").click()
    expect(coach(me)).to_contain_text("you have 4 tokens on the board")
    expect(coach(me)).not_to_contain_text("You chose another way.")


def test_what_a_plan_does_beside_its_step_is_read_before_it_goes_on(window: Opening) -> None:
    me = window(LOW)
    open_lesson(me, "Mega Empires")
    for told in ("Who moves first?", "you have 4 tokens on the board"):
        coach(me).get_by_role("button", name="Do it for me").click()
        expect(coach(me)).to_contain_text(told)
    seat = Empires(me)
    seat.id = me.page.url.rpartition("/")[2]
    hand = Mouse(seat)
    for origin, to in (("babylon", "sumeria"), ("teredon", "chaldaea"), ("teredon", "ur")):
        hand.key("Shift", hand.piece(origin), hand.ground(to))
    me.button("Make these moves").click()
    expect(coach(me)).to_contain_text("Done: A step each turn, 5 points each")
    expect(coach(me)).to_contain_text("watch your marker")
    coach(me).get_by_role("button", name="Next").click()
    expect(coach(me)).not_to_contain_text("watch your marker")
    me.button("Done moving").click()
    expect(coach(me)).to_contain_text("Where two stand in an area, let them stand")
    me.button("Done moving").click()
    expect(coach(me).get_by_role("heading", name="A first city")).to_be_visible()


def seat_at_the_lesson(me: Window, chapter: str) -> Empires:
    """The learner of Mega Empires at the beginning of a chapter."""
    open_lesson(me, "Mega Empires")
    seat = Empires(me)
    wish = {"title": "empires", "lesson": "first", "chapter": chapter}
    seat.id = seat.call("POST", "/api/lessons?language=en", wish)["id"]
    me.enter(f"/table/{seat.id}")
    expect(coach(me).get_by_role("button", name="Do it for me")).to_be_enabled()
    return seat


def test_a_stack_that_was_carried_as_a_whole_can_still_be_one(window: Opening) -> None:
    me = window(LOW)
    hand = Mouse(seat_at_the_lesson(me, "spread"))
    expect(coach(me)).to_contain_text("In your plan you can choose “one” instead.")
    hand.carry(hand.piece("babylon"), hand.ground("teredon"))
    expect(me.page.get_by_text("Babylon to Teredon: 2")).to_be_visible()
    me.page.get_by_role("group", name="One, half or all").get_by_role("button", name="one").click()
    expect(me.page.get_by_text("Babylon to Teredon: 1")).to_be_visible()
    me.button("Make these moves").click()
    expect(coach(me)).to_contain_text("Who moves first?")


def test_the_ship_of_which_the_coach_speaks_is_offered_in_sight(window: Opening) -> None:
    me = window(LOW)
    seat_at_the_lesson(me, "ship")
    me.page.locator("[data-asks] button[value=chaldaea]").click()
    pay = me.button("Pay 2 tokens from the treasury")
    expect(pay).to_be_in_viewport(ratio=1)
    pay.click()
    me.button("Make these moves").click()
    expect(coach(me)).to_contain_text("Put two tokens on board in Chaldaea")


def test_on_a_phone_places_are_shown_as_large_as_there_is_room(window: Opening) -> None:
    me = window(PHONE)
    seat_at_the_lesson(me, "spread")
    coach(me).get_by_role("button", name="Show me").click()
    expect(me.page.locator("[data-rings] i").first).to_be_visible()
    me.page.wait_for_function(_IS_LARGE, arg="teredon")
