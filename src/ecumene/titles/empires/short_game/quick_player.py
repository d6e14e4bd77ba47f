"""The answers of a quick player before turn 1 of a Short Game.

Cities take land that would feed people, so they stand in poor and safe areas. People stand in pairs, because
two tokens grow, and around free sites, where they build next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask, Seat
from ecumene.titles.empires.short_game.founding import AskFound, Found, places
from ecumene.titles.empires.short_game.numbers import home
from ecumene.titles.empires.short_game.revelation import AskLoseCity, LoseCity
from ecumene.titles.empires.short_game.settlement import GROWING, AskPopulate, Populate, rooms
from ecumene.titles.lineage.pieces.board import AreaId, Board
from ecumene.titles.lineage.pieces.pieces import cities_of
from ecumene.titles.lineage.state import NOBODY, Position

SPARED_SITE = 3.0
"""The value of a city in the wilderness: the free site is cheaper to build on."""
FLOODED, FIERY, COASTAL, BORDER = 0.5, 1.0, 0.2, 0.4
"""The deductions for a place of a city: on a plain, at a volcano, on a coast, and for each foreign
neighbour.
"""
AIMS = 2
"""The number of free sites around which people gather first: as many cities can be built in turn 1."""

Advice = Callable[[Position, Any, Sequence[Answer]], Answer | None]


def found(position: Position, ask: AskFound, options: Sequence[Answer]) -> Found:
    areas = places(position, ask.seat)
    return Found(position.board.ids[max(areas, key=lambda area: city_worth(position.board, area))])


def lose_city(position: Position, ask: AskLoseCity, options: Sequence[Answer]) -> LoseCity:
    """The city in the worst place: the land is worth more without it."""
    cities = cities_of(position.state, ask.seat)
    return LoseCity(position.board.ids[min(cities, key=lambda area: city_worth(position.board, area))])


def city_worth(board: Board, area: AreaId) -> float:
    """How good a place for a city is, compared with others of the same region."""
    return safety(board, area) - board.limit[area] + (0.0 if board.site[area] else SPARED_SITE)


def safety(board: Board, area: AreaId) -> float:
    """The danger for a city there as a negative value; 0 without danger."""
    threat = COASTAL * board.coastal[area] + FLOODED * board.white_site[area]
    threat += FIERY * any(area in areas for areas in board.volcanoes.values())
    return -threat - BORDER * abroad(board, area)


def abroad(board: Board, area: AreaId) -> int:
    """How many neighbours by land belong to other regions."""
    return sum(board.region[other] != board.region[area] for other in board.land[area])


def populate(position: Position, ask: AskPopulate, options: Sequence[Answer]) -> Populate:
    """As many as grow go to the next best place, then everybody else who finds room."""
    row, there = position.state.tokens[ask.seat], rooms(position, ask.seat)
    near = hinterland(position, aims(position, ask.seat))

    def worth(area: AreaId) -> tuple[bool, int, int]:
        return row[area] < GROWING, min(there[area], GROWING) + (area in near), there[area]

    area = max(there, key=worth)
    growing = max(GROWING - row[area], 1)
    return Populate(position.board.ids[area], min(growing, there[area]))


def aims(position: Position, seat: Seat) -> list[AreaId]:
    """The free sites of the region around which most people can grow."""
    board, cities = position.board, position.state.cities
    free = [area for area in home(position, seat) if board.site[area] and cities[area] == NOBODY]
    fed = {site: _fed(position, seat, hinterland(position, [site])) for site in free}
    return sorted(free, key=lambda site: -fed[site])[:AIMS]


def _fed(position: Position, seat: Seat, areas: Iterable[AreaId]) -> int:
    """How many tokens could grow in some areas of a seat's region."""
    board, state = position.board, position.state
    region = state.civilizations[seat]
    mine = [area for area in areas if board.region[area] == region and state.cities[area] == NOBODY]
    return sum(min(board.limit[area], GROWING) for area in mine)


def hinterland(position: Position, sites: Iterable[AreaId]) -> set[AreaId]:
    """Some sites and the areas from which one step leads there."""
    return {area for site in sites for area in (site, *position.board.land[site])}


ADVICE: Mapping[type[Ask], Advice] = {AskFound: found, AskLoseCity: lose_city, AskPopulate: populate}
