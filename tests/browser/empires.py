"""Mega Empires in a window: a table with bots, brought over HTTP to where a test begins, and its map."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import count
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.window import Window

Json = Any
Until = Callable[[Json, Json], bool]
"""Whether a test begins here: the state, and what the seat is asked."""

_CALL = """async ([method, path, body]) => {
    const token = /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1];
    const headers = { "content-type": "application/json", ...(token ? { "x-csrftoken": token } : {}) };
    const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null };
}"""
_POINT = """place => {
    for (const shape of document.querySelectorAll(`.stage [data-place="${place}"]`)) {
        const box = shape.getBoundingClientRect();
        for (let row = 1; row < 12; row += 1) for (let column = 1; column < 12; column += 1) {
            const x = box.left + box.width * column / 12, y = box.top + box.height * row / 12;
            const hit = document.elementFromPoint(x, y)?.closest(".stage [data-place]");
            if (hit?.dataset.place === place) return [x, y];
        }
    }
    return null;
}"""
_NEWS = """([table, number]) => new Promise(resolve => {
    const look = async () => {
        const answer = await fetch(`/api/tables/${table}/events?after=${number}&wait=5`);
        (await answer.json()).length ? resolve() : look();
    };
    look();
})"""
_KEYS = count()


class Empires:
    """A person's seat at a table of Mega Empires."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.page = window.page
        self.id = ""

    # The house

    def call(self, method: str, path: str, body: Json = None) -> Json:
        """Ask the house with the cookies of this window; the test fails where the house refuses."""
        answer = self.page.evaluate(_CALL, [method, path, body])
        assert answer["status"] < 300, answer
        return answer["body"]

    def sit_down(self, *, seats: int = 5, bots: str = "random", **options: Json) -> None:
        """A table of one's own at which everybody else is a bot; one plays Saba, the first in the ranking."""
        self.window.enter("/")
        self.page.evaluate("""() => localStorage.setItem("ecumene.likes", '{"toured": ["table"]}')""")
        self.call("POST", "/api/guests", {"name": "Ada"})
        wish = {"title": "empires", "seats": seats, "bots": [bots]}
        wish["options"] = {"civilizations": "ranking", **options}
        self.id = self.call("POST", "/api/tables", wish)["table"]["id"]
        self.call("POST", f"/api/tables/{self.id}/start")

    def state(self) -> Json:
        return self.call("GET", f"/api/tables/{self.id}/state")["state"]

    def play_on(self, until: Until) -> Json:
        """Answer in an absentee's way, but spread over the land, until the test begins; the state then."""
        for _ in range(3000):
            state = self.state()
            asked = list(state["requests"].values())
            assert not state["over"], "the game is over"
            if any(until(state, request) for request in asked):
                return state
            if asked:
                self.answer(asked[0], settle(state, asked[0]))
            else:
                self.await_news(state["number"])
        raise AssertionError("the test never began")

    def await_news(self, number: int) -> None:
        """Wait until the table has gone on from an entry."""
        self.page.evaluate(_NEWS, [self.id, number])

    def answer(self, request: Json, answer: Json) -> None:
        body = {"seat": request["seat"], "request": request["id"], "answer": answer}
        self.call("POST", f"/api/tables/{self.id}/answers", body | {"key": f"test-{next(_KEYS)}"})

    # The board

    def open(self) -> None:
        self.page.goto(f"/table/{self.id}")
        expect(self.page.locator(".stage")).to_be_visible()

    def sheet(self, kind: str) -> Locator:
        """The sheet that asks a kind of question."""
        return self.page.locator(f"form.ask[data-kind={kind}]")

    def pick(self, place: str) -> None:
        """Touch a place on the map, wherever something of it can be seen."""
        self.page.wait_for_function(f"place => ({_POINT})(place)", arg=place)
        x, y = self.page.evaluate(_POINT, place)
        self.page.mouse.click(x, y)

    @cached_property
    def printed(self) -> Json:
        return self.call("GET", "/api/titles/empires/components?language=en")

    def name(self, place: str) -> str:
        """What a place is called."""
        name: str = self.printed["names"][place]
        return name


def tokens(state: Json, area: str, seat: int = 0) -> int:
    count: int = state["view"]["areas"].get(area, {}).get("tokens", {}).get(str(seat), 0)
    return count


def settle(state: Json, request: Json) -> Json:
    """One token to an empty neighbour from wherever there are several; else what an absentee would do."""
    for option in request["options"]:
        answer = option["answer"]
        if answer["do"] != "move" or answer["tokens"] > 1 or answer["to"] in state["view"]["areas"]:
            continue
        if tokens(state, answer["origin"], request["seat"]) > 1:
            return answer
    return request["default"]
