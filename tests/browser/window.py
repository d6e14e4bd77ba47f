"""A window of a browser, and what somebody does in it.

A window answers with whatever comes first. It waits for what it should see, never for a time.
"""

from __future__ import annotations

import re
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page, expect

Theme = Literal["light", "dark"]
Size = tuple[int, int]

DESK: Size = (1440, 900)
LAPTOP: Size = (1024, 768)
LOW: Size = (1280, 720)
PHONE: Size = (390, 844)

# Whoever loses the line sees requests fail; that is what the tests are about, not a fault of the client.
_LINE = re.compile(r"ERR_INTERNET_DISCONNECTED|WebSocket connection to")
# Counsel on a question that was answered meanwhile is refused, and nobody wants it any more; and whoever asks
# while what an earlier page asked is still reckoned is asked to wait, which the window does.
_LATE = re.compile(r"status of (422|429)")

_DECIDES_ALL = """if (location.protocol.startsWith("http"))
  localStorage.setItem("ecumene.likes", JSON.stringify(
    {toured: ["table"], forced: false, news: "quiet", log: false}
  ))"""
# No card with news lies over what is pressed, and no log beside it, but where a test is about them.
_TELLS_NEWS = """if (location.protocol.startsWith("http")) {
  const likes = JSON.parse(localStorage.getItem("ecumene.likes") ?? "{}");
  localStorage.setItem("ecumene.likes", JSON.stringify({...likes, ...%s}));
}"""

_TAKE_FIRST = """() => {
    const option = document.querySelector('.request button.option:not(:disabled)');
    const asked = option.closest('.request').getAttribute('aria-labelledby');
    option.click();
    return asked;
}"""
_IS_ANSWERED = "asked => !document.querySelector(`[aria-labelledby='${asked}'] button.option`)"


def lacks_a_choice(main: Locator) -> bool:
    """Whether something is still to be chosen before a main button can be pressed.

    One that has just appeared takes no press yet either, but that passes by itself, and `click` waits for it.
    """
    return main.get_attribute("disabled") is not None


class Window:
    """One person's browser: cookies and storage of its own, and one page."""

    def __init__(self, browser: Browser, address: str, size: Size = DESK, theme: Theme = "light") -> None:
        width, height = size
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            color_scheme=theme,
            reduced_motion="reduce",
            locale="en",
            has_touch=width < 760,
        )
        self.context.add_init_script(_TELLS_NEWS % '{news: "quiet", log: false}')
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        if message.type not in ("error", "warning") or _LINE.search(message.text):
            return
        address = message.location.get("url", "")
        if not (_LATE.search(message.text) and "/counsel" in address):
            self.faults.append(f"{message.text} {address}")

    def close(self) -> None:
        """Leave; nothing may have gone wrong in the browser meanwhile."""
        self.context.close()
        assert self.faults == [], "\n".join(self.faults)

    def decide_all(self) -> None:
        """Whoever comes in from now on knows their way, and wants to answer also what leaves no choice."""
        self.page.add_init_script(_DECIDES_ALL)

    def read_news(self) -> None:
        """Whoever comes in from now on is told what changes for them on cards, and has the log at hand."""
        self.page.add_init_script(_TELLS_NEWS % '{news: "normal", log: true}')

    def enter(self, path: str = "/") -> None:
        self.page.goto(path)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def resize(self, size: Size) -> None:
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})

    # In the lobby

    def lay_title(self, name: str) -> None:
        """Lay another title on the card for a game at once."""
        self.page.get_by_role("list", name="Other titles").get_by_role("button", name=name).click()
        expect(self.page.get_by_role("heading", name=name, exact=True)).to_be_focused()

    def play_against_a_bot(self) -> None:
        self.enter()
        self.lay_title("Rising Cultures")
        self.button("Take a seat").click()
        self.end_tour()

    def open_table(self) -> str:
        """Open a table of Rising Cultures for two people; the address of its invitation."""
        self.enter("/new")
        self.page.locator("label").filter(has_text="Rising Cultures").click()
        self.page.get_by_label("Seat 2").select_option("Somebody who joins")
        self.button("Open the table").click()
        return self.page.get_by_label("Anybody with this link can sit down.").input_value()

    def accept(self, invitation: str, name: str) -> None:
        self.enter(invitation)
        self.page.get_by_label("Your name").fill(name)
        self.button("Take a seat").click()
        expect(self.page.get_by_text("The host begins the game.")).to_be_visible()

    def begin(self) -> None:
        expect(self.page.get_by_text("Everybody is here.")).to_be_visible()
        self.button("Begin").click()

    # At the table

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    def state(self) -> Any:
        """The table as the house shows it to this person, for what no eye can see at once."""
        return self.page.request.get(f"/api/tables/{self.table}/state").json()["state"]

    def rest(self) -> None:
        """All that was pressed is sent and seen; a question that comes before cannot be answered yet."""
        self.page.wait_for_selector(".view:not([data-busy])")

    def see(self, number: int) -> None:
        """The window shows the table as it was after an entry, or later."""
        self.page.wait_for_selector(".view[data-number]")
        self.page.wait_for_function(
            "number => Number(document.querySelector('.view').dataset.number) >= number", arg=number
        )

    def end_tour(self) -> None:
        self.button("End the tour").click()

    def show_text(self) -> None:
        """The table as text: every question is put by the request panel."""
        expect(self.button("Menu")).to_be_visible()
        self.page.keyboard.press("t")
        expect(self.text).not_to_be_empty()

    @property
    def text(self) -> Locator:
        return self.page.get_by_role("region", name="The table as text")

    def answer(self) -> None:
        """Take the first answer that the request panel offers, and see it taken."""
        self.page.wait_for_selector(".request button.option:not(:disabled)")
        self.page.wait_for_function(_IS_ANSWERED, arg=self.page.evaluate(_TAKE_FIRST))

    def answer_on_board(self) -> str:
        """Answer on the board itself: take up what is needed until the main button can be pressed."""
        form = self.page.locator("form.decision")
        self.rest()
        asked = form.get_attribute("aria-labelledby")
        main = form.locator("button[type=submit]")
        while lacks_a_choice(main):
            cards = self.page.locator(".hand input:not(:checked)")
            (cards if cards.count() else form.locator("input:not(:checked)")).first.check(force=True)
        main.click()
        self.page.wait_for_function(
            "asked => !document.querySelector(`form[aria-labelledby='${asked}']`)", arg=asked
        )
        assert asked is not None
        return asked

    def take_back_on_board(self) -> None:
        """Take back the last answer, and see another question."""
        asked = self.page.locator("form.decision").get_attribute("aria-labelledby")
        self.button("Take back").last.click()
        self._see_another_question(asked)

    def _see_another_question(self, asked: str | None) -> None:
        self.page.wait_for_function(
            "asked => !document.querySelector(`form[aria-labelledby='${asked}']`)", arg=asked
        )
        expect(self.page.locator("form.decision")).to_be_visible()

    def take_up_a_card(self) -> None:
        """Play on until a card of the hand is to be used, and take one up, so that its uses are shown."""
        uses = self.page.get_by_role("radiogroup", name="Uses of")
        while not self.page.locator(".hand input[type=radio]").count():
            self.answer_on_board()
        self.page.locator(".hand input[type=radio]").first.check(force=True)
        expect(uses).to_be_visible()

    def show_history(self) -> None:
        """Open the history and go one answer back."""
        self.page.keyboard.press("h")
        self.button("One answer back").click()
        expect(self.page.get_by_text("You are looking back")).to_be_visible()

    def leave_history(self) -> None:
        self.button("Back to now").click()
        expect(self.button("Back to now")).to_be_hidden()


def play(windows: dict[int, Window], answers: int | None = None) -> None:
    """Play on, so many answers or to the end; a seat is answered for in its own window."""
    onlooker = next(iter(windows.values()))
    given = 0
    while answers is None or given < answers:
        state = onlooker.state()
        if state["over"]:
            return
        for seat in state["awaited"]:
            windows[int(seat)].answer()
            given += 1
