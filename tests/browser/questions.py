"""Every kind of question that a title asks, each at a table of its own.

The positions are those of the title's cases: of each kind the first question that leaves a choice. So a kind
that is added later comes by itself, as its cases do. `python -m tests.browser.questions FOLDER [TITLE ...]`
takes pictures of all of them, and writes a page that lists them; `--looks desk phone` takes fewer, and
`--kinds ships bail` those of some questions.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from copy import copy
from html import escape
from pathlib import Path
from typing import Any, NamedTuple, cast

from playwright.sync_api import Browser, expect, sync_playwright

from ecumene.server.api.access import SESSION
from ecumene.table.chance import Chance
from ecumene.table.rulebook.cases import cases_of, run
from ecumene.table.rulebook.claims import Untrue
from ecumene.table.state.frames import Seat
from ecumene.table.text.events import Event
from ecumene.table.title import Title
from ecumene.table.titles import load_title
from tests.browser import chromium
from tests.browser.positions import put
from tests.browser.window import DESK, LOW, PHONE, Size, Theme, Window
from tests.server.client import Guest, Process, a_house

TITLES = ("ages", "cultures", "empires", "expansion")
SIZES: dict[str, Size] = {"desk": DESK, "phone": PHONE}


class Look(NamedTuple):
    """On which screen, in which light and language one sees a question."""

    size: Size
    theme: Theme = "light"
    language: str = "en"


LOOKS = {
    "desk": Look(DESK),
    "phone": Look(PHONE),
    "low": Look(LOW),
    "dark": Look(DESK, "dark"),
    "german": Look(DESK, "light", "de"),
    "german-phone": Look(PHONE, "dark", "de"),
}
"""Each language is read once; what else differs is changed while the page is open."""


class Example(NamedTuple):
    """A question of a kind: what a case has come to when a seat is asked it."""

    kind: str
    case: str
    seats: int
    seat: Seat
    state: bytes


class _Watched(Title[Any, Any]):
    """Looks at every position of a case, before each answer and at the end."""

    found: dict[str, Example]
    poor: dict[str, Example]
    case: str

    def answer(self, state: Any, actor: Seat, request_id: str, answer: Any, chance: Chance) -> list[Event]:
        self.look(state)
        return super().answer(state, actor, request_id, answer, chance)

    def violations(self, state: Any) -> list[str]:
        self.look(state)
        broken: list[str] = cast(Any, super()).violations(state)
        return broken

    def look(self, state: Any) -> None:
        seats = len(state.flow.asked)
        fewest, most = self.meta.seats[0], self.meta.seats[-1]
        if not fewest <= seats <= most:
            return
        for _, ask in self.requests(state):
            kind = self.kinds[type(ask)]
            if kind.name in self.found:
                continue
            choices = len(self.options(state, ask)) > 1 or not kind.exhaustive
            kept = self.found if choices else self.poor
            kept.setdefault(kind.name, Example(kind.name, self.case, seats, ask.seat, self.dump_state(state)))


def examples(title: Title[Any, Any]) -> dict[str, Example]:
    """Of each kind the first question of the cases that leaves a choice, or else the first one."""
    watched = cast(_Watched, copy(title))
    own = type(title)
    watched.__class__ = cast(Any, type(own.__name__, (_Watched, own), {}))
    watched.found, watched.poor = {}, {}
    for _, case in cases_of(title):
        watched.case = case.name
        with suppress(Untrue):  # whether cases hold is for others to say
            run(watched, case)
    return {**watched.poor, **watched.found}


def lay(house: Process, title: str, wanted: Sequence[Example]) -> dict[str, tuple[str, Guest]]:
    """A table for each kind, and who is asked there. Nobody is a bot, so that all questions stay open."""
    guests = [Guest(house.address, name) for name in _names(max(one.seats for one in wanted))]
    tables = {one.kind: _sit_down(guests[: one.seats], title) for one in wanted}
    put(house, title, {tables[one.kind]: one.state for one in wanted})
    return {one.kind: (tables[one.kind], guests[one.seat]) for one in wanted}


def _names(count: int) -> Iterator[str]:
    names = ("Ada", "Bo", "Cleo", "Dido", "Enki", "Fara", "Gil", "Hatti", "Ines", "Jin", "Kai", "Lea", "Mo")
    return (names[number] if number < len(names) else f"Guest {number + 1}" for number in range(count))


def _sit_down(guests: Sequence[Guest], title: str) -> str:
    host, *others = guests
    table, invitation = host.open_table(title, seats=len(guests), open=True)
    for other in others:
        other.sit(table, invitation)
    host.start(table)
    return table


_ALL_READ = """language => localStorage.setItem("ecumene.likes",
    JSON.stringify({ toured: ["table"], forced: false, language }))"""


def enter(window: Window, table: str, guest: Guest, language: str = "en") -> None:
    """Come to the table as who is asked there, and see the question."""
    come(window, table, guest, language)
    expect(
        window.page.locator("form[data-kind], form.decision, section.request, .cover").first
    ).to_be_visible()
    window.page.wait_for_load_state("networkidle")


def come(window: Window, table: str, guest: Guest, language: str = "en") -> None:
    """Come to the table, and see it."""
    url = str(guest.http.base_url)
    window.context.add_cookies([{"name": SESSION, "value": guest.token, "url": url}])
    window.enter("/")
    window.page.evaluate(_ALL_READ, language)
    window.enter(f"/table/{table}")
    expect(window.page.locator(".view")).to_be_visible()
    window.page.wait_for_load_state("networkidle")


def look(window: Window, one: Look) -> None:
    """See the page on another screen and in another light."""
    window.page.emulate_media(color_scheme=one.theme)
    window.resize(one.size)
    window.page.wait_for_load_state("networkidle")


# The page that lists them


def portray(house: Process, browser: Browser, title: str, wanted: Wanted) -> list[Example]:
    """A picture of each question in each look."""
    found = [one for one in examples(load_title(title)).values() if wanted.asks(one.kind)]
    laid = lay(house, title, found)
    for one in found:
        for language in dict.fromkeys(LOOKS[name].language for name in wanted.looks):
            window = Window(browser, house.address, DESK)
            enter(window, *laid[one.kind], language)
            for name in wanted.looks:
                if LOOKS[name].language == language:
                    look(window, LOOKS[name])
                    picture = wanted.folder / f"{title}-{one.kind}-{name}.png"
                    window.page.screenshot(path=picture, animations="disabled")
            window.context.close()
    return found


def listed(title: str, found: Sequence[Example], looks: Sequence[str]) -> str:
    """The questions of a title with their pictures."""
    rows = "".join(
        f"<h3>{one.kind}</h3><p>{escape(one.case)}</p>"
        + "".join(f'<img src="{title}-{one.kind}-{name}.png" alt="{name}" height="450">' for name in looks)
        for one in found
    )
    return f"<h2>{title}</h2>{rows}"


class Wanted(argparse.Namespace):
    """What is to be drawn, and where the pictures go."""

    folder: Path
    titles: list[str]
    looks: list[str]
    kinds: list[str]

    def asks(self, kind: str) -> bool:
        return not self.kinds or kind in self.kinds


def _wanted() -> Wanted:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.questions", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("titles", nargs="*", default=list(TITLES))
    parser.add_argument("--looks", nargs="+", choices=LOOKS, default=list(LOOKS))
    parser.add_argument("--kinds", nargs="+", default=[])
    return parser.parse_args(namespace=Wanted())


def main(wanted: Wanted) -> None:
    wanted.folder.mkdir(parents=True, exist_ok=True)
    parts = []
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        with a_house(Path(home)) as house:
            for title in wanted.titles:
                found = portray(house, browser, title, wanted)
                parts.append(listed(title, found, wanted.looks))
    (wanted.folder / "index.html").write_text("<!doctype html><title>Questions</title>" + "".join(parts))


if __name__ == "__main__":
    main(_wanted())
