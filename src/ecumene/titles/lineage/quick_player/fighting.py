"""Advice for phase 4: the choice of losses and of loot."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.conflict.assault import AskLoot, AskPillage, DrawCard, Loot
from ecumene.titles.lineage.conflict.city_attacks import AskDefence, AskHold
from ecumene.titles.lineage.conflict.rounds import AskLoss, LoseToken
from ecumene.titles.lineage.conflict.token_conflicts import AskFirst, AskWait
from ecumene.titles.lineage.state import Position


def lose(position: Position, ask: AskLoss, options: Sequence[Answer]) -> Answer:
    """Surplus next door first; then a token of the area itself."""
    state = position.state
    board, row = position.board, state.tokens[ask.seat]
    for option in options:
        if isinstance(option, LoseToken):
            area = board.index[option.area]
            if area != ask.area and not state.cities[area] and row[area] > board.limit[area]:
                return option
    return options[0]


def pillage(position: Position, ask: AskPillage, options: Sequence[Answer]) -> Answer:
    return DrawCard()


def loot(position: Position, ask: AskLoot, options: Sequence[Answer]) -> Answer:
    return max(options, key=lambda option: option.tokens if isinstance(option, Loot) else 0)


def first(
    position: Position, ask: AskWait | AskFirst | AskDefence | AskHold, options: Sequence[Answer]
) -> Answer:
    """The order of conflicts seldom matters: as the rules have it."""
    return options[0]
