"""The units that change sides in a Civil War or under Tyranny: connected areas with a total number of points.

A selection (1) takes all units of the victim in each of its areas, (2) is connected by land or water, (3) has
exactly the number of unit points, (4) can be annexed completely. If not all four are possible, the last ones
are given up first. The number is then exceeded by as little as possible, and is too small only if too few
units are connected. A single area is connected, so the first two are always true. `defection_search.py` finds
selections.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_in_stock
from ecumene.titles.lineage.state import Position


class Demand(NamedTuple):
    """How many unit points are demanded, and how many cities and tokens the beneficiary has in stock."""

    points: int
    cities: int
    tokens: int


class Grade(NamedTuple):
    """How far a selection is from what is demanded; the smaller the better, the first number most of all."""

    lacking: int
    excess: int
    unannexed: bool


class Units(NamedTuple):
    """The units of some areas: unit points, cities, and tokens that can be annexed.

    The token beside a city (Public Works) has its unit point, but is destroyed with the city's annexation.
    """

    points: int
    cities: int
    tokens: int

    def grade(self, demand: Demand) -> Grade:
        over = self.points - demand.points
        unannexed = self.cities > demand.cities or self.tokens > demand.tokens
        return Grade(max(-over, 0), max(over, 0), unannexed)


def demand_of(position: Position, beneficiary: Seat, points: int) -> Demand:
    return Demand(points, cities_in_stock(position, beneficiary), position.state.stock[beneficiary])


def units_in(position: Position, victim: Seat, areas: Iterable[AreaId]) -> Units:
    """The units of a victim in some areas, taken together."""
    state = position.state
    row, cities, mark = state.tokens[victim], state.cities, victim + 1
    points = count = tokens = 0
    for area in areas:
        points += row[area]
        if cities[area] == mark:
            points += position.book.numbers.city_points
            count += 1
        else:
            tokens += row[area]
    return Units(points, count, tokens)


def lie_together(position: Position, areas: Sequence[AreaId]) -> bool:
    """Whether areas are adjacent to each other, by land or water, as a whole."""
    board = position.board
    left = set(areas)
    edge = [left.pop()] if left else []
    while edge:
        area = edge.pop()
        step = left.intersection(board.land[area]) | left.intersection(board.water[area])
        left -= step
        edge += step
    return not left
