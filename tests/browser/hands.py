"""Hands over the map: pieces are carried with a mouse or a finger to where they go."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.browser.empires import Empires

Json = Any
Point = tuple[float, float]
LIFTED = 44
"""What a finger carries is seen, and meant, this many pixels above it."""

_PIECE = """([place, kind, coming]) => {
    const is = coming ? "[data-coming]" : ":not([data-coming])";
    const which = `[data-place="${place}"][data-kind="${kind}"]${is}`;
    for (const piece of document.querySelectorAll(`.stage .piece${which}`)) {
        const box = piece.getBoundingClientRect();
        for (const [across, down] of [[.5, .5], [.3, .5], [.5, .3], [.7, .6], [.5, .8]]) {
            const at = [box.left + box.width * across, box.top + box.height * down];
            if (document.elementFromPoint(...at)?.closest(".piece") === piece) return at;
        }
    }
    return null;
}"""
_GROUND = """place => {
    const land = [...document.querySelectorAll(`.stage path[data-place="${place}"]`)].at(-1);
    const box = land?.getBoundingClientRect();
    let best = null, least = Infinity;
    for (let row = 1; box && row < 16; row += 1) for (let column = 1; column < 16; column += 1) {
        const x = box.left + box.width * column / 16, y = box.top + box.height * row / 16;
        const hit = document.elementFromPoint(x, y);
        const away = Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2);
        if (hit?.closest(".stage [data-place]")?.dataset.place !== place || hit.closest(".piece")) continue;
        if (away < least) [best, least] = [[x, y], away];
    }
    return best;
}"""
STILL = """() => new Promise(done => {
    let last = "", same = 0;
    const look = () => {
        const now = document.querySelector(".stage .world").style.transform;
        same = now === last ? same + 1 : 0;
        last = now;
        same > 3 ? done() : requestAnimationFrame(look);
    };
    look();
})"""
"""Waits until the map has come to rest."""


class Hand:
    """Somebody who carries pieces; `gestures` counts what they did."""

    def __init__(self, seat: Empires) -> None:
        self.page: Page = seat.page
        self.gestures = 0

    def piece(self, place: str, kind: str = "tokens", *, coming: bool = False) -> Point:
        """Where a piece can be taken up, as soon as the map has come to rest."""
        return self._seen(_PIECE, [place, kind, coming])

    def ground(self, place: str) -> Point:
        return self._seen(_GROUND, place)

    def _seen(self, look: str, what: Json) -> Point:
        self.page.evaluate(STILL)
        self.page.wait_for_function(look, arg=what)
        x, y = self.page.evaluate(look, what)
        return x, y

    def carry(self, start: Point, end: Point) -> None:
        self.take(start, end)
        self.put()

    def take(self, start: Point, end: Point) -> None:
        """Take something up and hold it over a place."""
        raise NotImplementedError

    def put(self) -> None:
        raise NotImplementedError


class Mouse(Hand):
    def take(self, start: Point, end: Point) -> None:
        self.gestures += 1
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=5)

    def put(self) -> None:
        self.page.mouse.up()

    def key(self, key: str, start: Point, end: Point) -> None:
        """Carry with a key held down when it is put down."""
        self.take(start, end)
        self.page.keyboard.down(key)
        self.put()
        self.page.keyboard.up(key)


class Finger(Hand):
    def __init__(self, seat: Empires) -> None:
        super().__init__(seat)
        self.line: CDPSession = self.page.context.new_cdp_session(self.page)

    def touch(self, kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def take(self, start: Point, end: Point) -> None:
        """What is carried is put where it is seen: above the finger."""
        self.gestures += 1
        self.touch("touchStart", start)
        self._move(start, (end[0], end[1] + LIFTED))

    def drag(self, start: Point, end: Point) -> None:
        """The finger itself ends there, however short the way is."""
        self.gestures += 1
        self.touch("touchStart", start)
        self._move(start, end)
        self.put()

    def _move(self, start: Point, end: Point) -> None:
        (x, y), (to_x, to_y) = start, end
        for step in range(1, 6):
            self.touch("touchMove", (x + (to_x - x) * step / 5, y + (to_y - y) * step / 5))

    def put(self) -> None:
        self.touch("touchEnd")
