"""The sheets beside the board: a turn card, the uses of a card, the provinces, and the numbers."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ecumene.table.handbook.records import Aid, Cell, Chart
from ecumene.table.text.words import Argument, Voice
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.handbook.shelves import does, symbols

LANDMARKS = {"income": "p1.income", "swap": "p2.swap", "play": "p2.four_uses", "province": "p3.order"}
"""The first section to read about each phase."""
USES = {use: f"use.{use}" for use in ("coins", "military", "resource", "display")}
NUMBERS = ("rounds", "start_coins", "hand", "play", "swap_max", "swap_cost", "discard_coins")


def aids(book: Book, course: Sequence[str], say: Voice) -> list[Aid]:
    """All sheets; `course` are the phases of a round."""
    numbers = _numbers_of(book)
    charts = {
        "turn": _sentences(course, "phase", "here", LANDMARKS, numbers, say),
        "uses": _sentences(list(USES), "use", "use-here", USES, numbers, say),
        "provinces": _provinces(book, say),
        "numbers": _numbers(numbers, say),
    }
    return [
        Aid(id=id, name=say(f"aid-{id}"), about=say(f"aid-{id}-about"), charts=[chart])
        for id, chart in charts.items()
    ]


def _numbers_of(book: Book) -> dict[str, Argument]:
    found: dict[str, Argument] = msgspec.to_builtins(book.content.constants)
    return {name: value for name, value in found.items() if isinstance(value, int)}


def _sentences(
    what: Sequence[str],
    called: str,
    told: str,
    sections: dict[str, str],
    numbers: dict[str, Argument],
    say: Voice,
) -> Chart:
    """What is done, in its order: a name that leads to the rule, and a sentence."""
    rows = [
        [
            Cell(text=f"{place} {say(f'{called}-{each}')}", section=sections.get(each, "")),
            Cell(text=say(f"{told}-{each}", **numbers)),
        ]
        for place, each in enumerate(what, 1)
    ]
    return Chart(head=[say(f"head-{called}"), say("head-here")], rows=rows)


def _provinces(book: Book, say: Voice) -> Chart:
    rows = [
        [
            Cell(text=say.name(card.id), card=card.id),
            Cell(text=symbols(card.symbols, say)),
            Cell(text="; ".join(does(card.effects, say)) or say("board-no-effect")),
            Cell(text=str(card.vp)),
        ]
        for card in book.content.provinces.values()
    ]
    head = ["province", "symbols", "gives", "vp"]
    return Chart(head=[say(f"head-{name}") for name in head], rows=rows)


def _numbers(numbers: dict[str, Argument], say: Voice) -> Chart:
    rows = [[Cell(text=say(f"number-{name}")), Cell(text=str(numbers[name]))] for name in NUMBERS]
    return Chart(head=[say("head-number"), say("head-value")], rows=rows, numbers=True)
