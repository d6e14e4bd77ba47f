"""The numbers of the Short Game, and the land in which its pieces may be placed."""

from __future__ import annotations

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.scenarios import ShortGame
from ecumene.titles.lineage.state import Position


def numbers_of(position: Position) -> ShortGame:
    numbers = position.book.short_game
    assert numbers is not None
    return numbers


def home(position: Position, seat: Seat) -> list[AreaId]:
    """The areas in play of a seat's own region."""
    board, region = position.board, position.state.civilizations[seat]
    return [area for area in range(board.size) if board.in_play[area] and board.region[area] == region]


def is_home(position: Position, seat: Seat, area: AreaId) -> bool:
    board = position.board
    return bool(board.in_play[area]) and board.region[area] == position.state.civilizations[seat]
