"""The sheets beside the board: a turn card, the actions, the technologies, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ecumene.table.handbook.records import Aid, Cell, Chart
from ecumene.table.text.words import Argument, Voice, argument
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.effect_words import gain_words
from ecumene.titles.ages.handbook.shelves import does

LANDMARKS = {
    "civilization": "turn.following",
    "actions": "actions.slots",
    "turn_end": "turn.end",
    "round_end": "round.shift",
}
"""The first section to read about each phase."""
NUMBERS = (
    *("rounds", "start_coins", "max_workers", "max_civilizations"),
    *("rest_coins", "rest_workers", "annex_workers", "bonus_coins"),
)


def aids(book: Book, course: Sequence[str], say: Voice) -> list[Aid]:
    """All sheets; `course` are the phases of a turn."""
    charts = {
        "turn": _turn(book, course, say),
        "actions": _actions(book, say),
        "technologies": _technologies(book, say),
        "numbers": _numbers(book, say),
    }
    return [
        Aid(id=id, name=say(f"aid-{id}"), about=say(f"aid-{id}-about"), charts=[chart])
        for id, chart in charts.items()
    ]


def _numbers_of(book: Book) -> dict[str, Argument]:
    found: dict[str, Argument] = msgspec.to_builtins(book.content.constants)
    return {name: value for name, value in found.items() if isinstance(value, int)}


def _turn(book: Book, course: Sequence[str], say: Voice) -> Chart:
    numbers = _numbers_of(book)
    rows = [
        [
            Cell(text=f"{place} {say(f'phase-{phase}')}", section=LANDMARKS.get(phase, "")),
            Cell(text=say(f"here-{phase}", **numbers)),
        ]
        for place, phase in enumerate(course, 1)
    ]
    return Chart(head=[say("head-phase"), say("head-here")], rows=rows)


def _actions(book: Book, say: Voice) -> Chart:
    """The actions of the track and those that are always open, without those of scenarios."""
    content = book.content
    played = {*content.constants.permanent, *(card.action for card in content.action_cards.values())}
    rows = [
        [
            Cell(text=say.name(action.id), card=action.id),
            Cell(text=str(action.workers)),
            Cell(text=str(action.coins)),
            Cell(text=str(action.slots)),
            Cell(text=say("yes-no", yes=argument(action.sacrifice))),
            Cell(text=gain_words(action.gains, say.name, say.language)),
        ]
        for action in content.actions.values()
        if action.id in played
    ]
    head = ["action", "workers", "coins", "slots", "lost", "gains"]
    return Chart(head=[say(f"head-{name}") for name in head], rows=rows)


def _technologies(book: Book, say: Voice) -> Chart:
    rows = [
        [
            Cell(text=say.name(card.id), card=card.id),
            Cell(text=", ".join(map(say.name, card.requires)) or say("nothing")),
            Cell(text="; ".join(does(card.effects, say))),
        ]
        for card in book.content.technologies.values()
        if not card.special
    ]
    return Chart(head=[say("head-technology"), say("head-requires"), say("head-does")], rows=rows)


def _numbers(book: Book, say: Voice) -> Chart:
    found = _numbers_of(book)
    rows = [[Cell(text=say(f"number-{name}")), Cell(text=str(found[name]))] for name in NUMBERS]
    return Chart(head=[say("head-number"), say("head-value")], rows=rows, numbers=True)
