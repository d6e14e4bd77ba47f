"""Rising Cultures in the browser, from the lobby to the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.window import Window, play


def test_from_the_lobby_to_a_table_against_a_bot_and_on_its_board(window: Opening) -> None:
    me = window()
    me.play_against_a_bot()
    asked = [me.answer_on_board() for _ in range(4)]
    assert len(set(asked)) == 4
    me.button("Log").click()
    expect(me.page.get_by_role("button", name="Look at the table after answer 1", exact=True)).to_be_visible()


def test_against_a_bot_one_goes_back_to_the_very_first_question(window: Opening) -> None:
    me = window()
    me.play_against_a_bot()
    question = me.page.locator("form.decision h2")
    first = question.inner_text()
    for _ in range(6):
        me.answer_on_board()
    while me.state()["undo"]:
        me.take_back_on_board()
    expect(question).to_have_text(first)
    expect(me.page.get_by_role("alert").filter(has_text="That is not possible.")).to_be_hidden()


def test_by_keyboard_alone(window: Opening) -> None:
    me = window()
    me.play_against_a_bot()
    keys, page = me.page.keyboard, me.page
    expect(page.get_by_role("heading", name="Which civilization do you lead?")).to_be_visible()
    keys.press("2")
    expect(page.get_by_role("radio").nth(1)).to_be_checked()
    main = page.locator("form.decision button[type=submit]")
    expect(main).to_be_enabled()
    keys.press("Enter")
    expect(page.get_by_role("heading", name="Which two cards start")).to_be_visible()
    keys.press("c")
    keys.type("Shall we swap Thermae for luck?")
    keys.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Shall we swap Thermae for luck?")
    keys.press("Escape")
    expect(page.get_by_role("log", name="Chat")).to_be_hidden()
    for key in "123":
        keys.press(key)
    expect(main).to_be_enabled()
    keys.press("Enter")
    expect(page.get_by_role("heading", name="Which two cards start")).to_be_hidden()


def test_two_windows_play_a_whole_game(window: Opening) -> None:
    host, guest = window(), window()
    guest.accept(host.open_table(), "Enheduanna")
    host.begin()
    windows = {0: host, 1: guest}
    for one in windows.values():
        one.end_tour()
        one.show_text()
    play(windows, answers=10)

    _until_asked(guest, host)
    _reload(guest)
    play(windows, answers=10)
    _until_asked(host, guest)
    _lose_and_regain_the_line(guest, host)
    play(windows, answers=4)
    _take_back(windows)
    play(windows)

    for one in windows.values():
        expect(one.page.get_by_role("dialog", name="The game is over")).to_be_visible()
    _look_back(guest)


def _until_asked(one: Window, other: Window) -> None:
    while not one.state()["requests"]:
        other.answer()


def _reload(one: Window) -> None:
    """Whoever comes back is asked what they were asked, and knows all that happened."""
    asked = one.page.locator(".request h2")
    question = asked.inner_text()
    one.page.reload()
    one.show_text()
    expect(asked).to_have_text(question)
    _sees_all(one, one.state()["number"])


def _lose_and_regain_the_line(lost: Window, other: Window) -> None:
    """Who was away catches up with what the other did meanwhile."""
    lost.context.set_offline(True)
    expect(lost.page.get_by_text("There is no connection to the house.")).to_be_visible()
    other.answer()
    lost.context.set_offline(False)
    expect(lost.page.get_by_text("There is no connection to the house.")).to_be_hidden()
    _sees_all(lost, other.state()["number"])


def _sees_all(one: Window, number: int) -> None:
    """The history of a window goes as far as the house's."""
    one.page.keyboard.press("h")
    slider = one.page.get_by_role("slider", name="Which answer")
    expect(slider).to_have_attribute("max", str(number))
    one.page.keyboard.press("Escape")


def _take_back(windows: dict[int, Window]) -> None:
    """An answer is taken back, and the question is put again; the log keeps both."""
    one = _who_may_take_back(windows)
    one.button("Take back").first.click()
    one.page.keyboard.press("l")
    expect(one.page.get_by_text("taken back").first).to_be_visible()
    one.page.keyboard.press("l")


def _who_may_take_back(windows: dict[int, Window]) -> Window:
    while True:
        for one in windows.values():
            one.see(one.state()["number"])
            if one.button("Take back").count():
                return one
        play(windows, answers=1)


def _look_back(one: Window) -> None:
    """From the end back by answer, by phase and to the beginning, and to now again."""
    page = one.page
    last = one.state()["number"]
    one.button("Look back").click()
    slider = page.get_by_role("slider", name="Which answer")
    expect(slider).to_have_value(str(last))
    one.button("One answer back").click()
    expect(slider).to_have_value(str(last - 1))
    expect(page.get_by_text(f"after answer {last - 1} of {last}")).to_be_visible()
    one.button("One phase back").click()
    assert int(slider.input_value()) < last - 1
    slider.fill(str(last // 2))
    expect(page.get_by_text(f"after answer {last // 2} of {last}")).to_be_visible()
    one.button("To the beginning").click()
    expect(slider).to_have_value("0")
    one.button("Back to now").click()
    expect(slider).to_be_hidden()
