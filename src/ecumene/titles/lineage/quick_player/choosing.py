"""Advice before the game: the choice of a civilization."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.phases.opening import AskCivilization, Civilization
from ecumene.titles.lineage.pieces.board import Board
from ecumene.titles.lineage.state import Position

SITE = 2
"""How many people a city site is worth in one's region."""


def civilization(position: Position, ask: AskCivilization, options: Sequence[Answer]) -> Answer:
    """The one whose region feeds most people and has most city sites."""
    board = position.board
    offered = [option for option in options if isinstance(option, Civilization)]
    return max(offered, key=lambda option: promise(board, option.civilization))


def promise(board: Board, region: str) -> int:
    areas = [area for area in range(board.size) if board.region[area] == region and board.in_play[area]]
    return sum(board.limit[area] + SITE * board.site[area] for area in areas)
