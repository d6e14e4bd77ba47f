"""Advice for phase 4: what to lose, and what to carry off."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.answers import Answer
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.conflict.assault import AskLoot, AskPillage, DrawCard, Loot
from ecumene.titles.lineage.conflict.city_attacks import AskDefence, AskHold
from ecumene.titles.lineage.conflict.token_conflicts import AskFirst, AskLoss, AskWait, LoseToken
from ecumene.titles.lineage.state import State, board_of


def lose(book: Book, state: State, ask: AskLoss, options: Sequence[Answer]) -> Answer:
    """Surplus next door first; then a token of the area itself."""
    board, row = board_of(book, state), state.tokens[ask.seat]
    for option in options:
        if isinstance(option, LoseToken):
            area = board.index[option.area]
            if area != ask.area and not state.cities[area] and row[area] > board.limit[area]:
                return option
    return options[0]


def pillage(book: Book, state: State, ask: AskPillage, options: Sequence[Answer]) -> Answer:
    return DrawCard()


def loot(book: Book, state: State, ask: AskLoot, options: Sequence[Answer]) -> Answer:
    return max(options, key=lambda option: option.tokens if isinstance(option, Loot) else 0)


def first(
    book: Book, state: State, ask: AskWait | AskFirst | AskDefence | AskHold, options: Sequence[Answer]
) -> Answer:
    """The order of conflicts seldom matters: as the rules have it."""
    return options[0]
