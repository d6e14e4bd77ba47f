"""Surplus population (5b): tokens beyond what an area can feed leave the board."""

from __future__ import annotations

from itertools import compress

from ecumene.table.frames import Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.events import SurplusRemoved
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import limit_for, remove_tokens
from ecumene.titles.lineage.state import NOBODY, Moment, State, board_of, has, seats_of


def remove_surplus(moment: Moment) -> None:
    """Everybody's surplus leaves.

    Nobody chooses: after the conflicts only the tokens of a single seat can exceed a limit. Barbarians leave
    by conflict and Universal Doctrine only.
    """
    state, book = moment.state, moment.content
    found = [(seat, surplus_of(book, state, seat)) for seat in seats_of(state)]
    for seat, surplus in found:
        for area, tokens in surplus:
            remove_tokens(state, seat, area, tokens)
        if surplus:
            ids = board_of(book, state).ids
            areas = tuple(ids[area] for area, _ in surplus)
            moment.tell(SurplusRemoved(seat, sum(tokens for _, tokens in surplus), areas))


def surplus_of(book: Book, state: State, seat: Seat) -> list[tuple[AreaId, int]]:
    """How many tokens of a seat each area has too many."""
    board, row, cities = board_of(book, state), state.tokens[seat], state.cities
    crowded = [
        area for area in compress(range(board.size), row) if row[area] > board.limit[area] or cities[area]
    ]
    found = [(area, row[area] - most_in(book, state, seat, area)) for area in crowded]
    return [(area, tokens) for area, tokens in found if tokens > 0]


def most_in(book: Book, state: State, seat: Seat, area: AreaId) -> int:
    """How many tokens a seat may keep in an area: none at a city, but one at its own with Public Works."""
    if state.cities[area] == NOBODY:
        return limit_for(book, state, seat, area)
    return int(state.cities[area] == seat + 1 and has(book, state, seat, "public_works"))


def room_in(book: Book, state: State, seat: Seat, area: AreaId) -> int:
    """How many more tokens a seat may put into an area without too many being there."""
    there = sum([row[area] for row in state.tokens]) + state.barbarians[area]
    return most_in(book, state, seat, area) - there
