"""The score sheet line by line: the points of every card, level and province at the end."""

from __future__ import annotations

from ecumene.table.state.frames import Seat
from ecumene.titles.cultures import effects as fx
from ecumene.titles.cultures import tally as t
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.rules.areas import shown
from ecumene.titles.cultures.rules.scoring import effect_points
from ecumene.titles.cultures.state import State

Item = tuple[str, str, int]
"""A category of the score, what scores in it, and its points."""


def items(book: Book, state: State, seat: Seat) -> list[Item]:
    """Everything that a civilization scores for; levels only where they bring points."""
    return [
        *_display(book, state, seat),
        *_board(book, state, seat),
        *_provinces(book, state, seat),
        ("marker", "marker", book.constants.progress_marker_vp if state.marker == seat else 0),
    ]


def _display(book: Book, state: State, seat: Seat) -> list[Item]:
    found: list[Item] = []
    for card in shown(state, seat):
        entry = book.cards[card]
        found.append(("display", card, entry.vp + effect_points(book, state, seat, entry.effects)))
    score = t.count(state.unlocked[seat], t.HIDDEN_LEADERS) > 0
    covered = [card for stack in state.leaders[seat] for card in stack[:-1]]
    return found + [("display", card, book.cards[card].vp if score else 0) for card in covered]


def _board(book: Book, state: State, seat: Seat) -> list[Item]:
    board = book.boards[state.civilizations[seat]]
    found: list[Item] = []
    for level, band in enumerate(board.progress_bands[: len(state.progress[seat])], 1):
        found.append(("board", f"progress {level}", effect_points(book, state, seat, band.effects)))
        if any(isinstance(effect, fx.GoldenAgeBegins) for effect in band.effects):
            golden = board.golden_age
            points = golden.vp + effect_points(book, state, seat, golden.effects)
            found.append(("board", "golden_age", points))
    for number, band in enumerate(board.military_bands[: len(state.military[seat])], 1):
        found.append(("board", f"military {number}", effect_points(book, state, seat, band.effects)))
    return [item for item in found if item[2]]


def _provinces(book: Book, state: State, seat: Seat) -> list[Item]:
    found: list[Item] = []
    for province in state.won[seat]:
        entry = book.provinces[province]
        found.append(("provinces", province, entry.vp + effect_points(book, state, seat, entry.effects)))
    return found
