"""Surplus population (5b): tokens beyond what an area can feed leave the board."""

from __future__ import annotations

from itertools import compress

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.events import SurplusRemoved
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import limit_for, people_of, remove_tokens
from ecumene.titles.lineage.state import NOBODY, Moment, Position, present


def remove_surplus(moment: Moment) -> None:
    """Everybody's surplus leaves.

    Nobody chooses: after the conflicts only the tokens of a single seat can exceed a limit. Barbarians leave
    by conflict and Universal Doctrine only.
    """
    state = moment.state
    found = [(seat, surplus_of(moment, seat)) for seat in present(state)]
    for seat, surplus in found:
        were = people_of(state, seat) if surplus else 0
        for area, tokens in surplus:
            remove_tokens(state, seat, area, tokens)
        if surplus:
            areas, each = zip(*surplus, strict=True)
            ids = moment.board.ids
            moment.tell(SurplusRemoved(seat, sum(each), tuple(ids[area] for area in areas), each, were))


def surplus_of(position: Position, seat: Seat) -> list[tuple[AreaId, int]]:
    """How many tokens of a seat each area has too many."""
    state = position.state
    board, row, cities = position.board, state.tokens[seat], state.cities
    crowded = [
        area for area in compress(range(board.size), row) if row[area] > board.limit[area] or cities[area]
    ]
    found = [(area, row[area] - most_in(position, seat, area)) for area in crowded]
    return [(area, tokens) for area, tokens in found if tokens > 0]


def most_in(position: Position, seat: Seat, area: AreaId) -> int:
    """How many tokens a seat may keep in an area: none at a city, but one at its own with Public Works."""
    state = position.state
    if state.cities[area] == NOBODY:
        return limit_for(position, seat, area)
    return int(state.cities[area] == seat + 1 and position.allows(seat, "token_beside_city"))


def room_in(position: Position, seat: Seat, area: AreaId) -> int:
    """How many more tokens a seat may put into an area without too many being there."""
    state = position.state
    there = sum([row[area] for row in state.tokens]) + state.barbarians[area]
    return most_in(position, seat, area) - there
