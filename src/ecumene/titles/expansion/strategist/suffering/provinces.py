"""Tyranny: the areas to annex, one after the other, each adjacent to the annexer's areas at that time."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.titles.expansion.calamities.eruption import around
from ecumene.titles.expansion.calamities.tyranny import AskProvince, Province, cost
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import areas_of, cities_in_stock
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.marching.country import Country
from ecumene.titles.lineage.strategist.rivals import Rivals
from ecumene.titles.lineage.strategist.suffering.upheaval import won_by
from ecumene.titles.lineage.strategist.weights import Weights


class Provinces:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def annex(self, position: Position, ask: AskProvince, options: Sequence[Answer]) -> Answer:
        """The area with which the way begins that brings most in the end."""
        conquest = Conquest(position, ask, self._weights)
        areas = [position.board.index[option.area] for option in options if isinstance(option, Province)]
        best = max(areas, key=lambda area: conquest.brings(conquest.way_from(area)))
        return Province(position.board.ids[best])


class Conquest:
    """What the one who gains can annex of a victim, area by area."""

    def __init__(self, position: Position, ask: AskProvince, weights: Weights) -> None:
        self._country, self._rivals = (
            Country(position, ask.seat, weights),
            Rivals(position, ask.seat, weights),
        )
        self._victim, self._left = ask.victim, ask.left
        self._theirs = position.state.tokens[ask.victim]
        self._areas = areas_of(position.state, ask.victim)
        self._costs = {area: cost(position, ask.victim, area) for area in self._areas}
        self._own = areas_of(position.state, ask.seat)
        self._near = {area: set(around(position.board, [area])) for area in (*self._own, *self._areas)}

    def way_from(self, area: AreaId) -> list[AreaId]:
        """This area, and then always the one that brings most for each of its points."""
        way = [area]
        while more := self._next(way):
            before = self.brings(way)
            way.append(max(more, key=lambda one: (self.brings([*way, one]) - before) / self._costs[one]))
        return way

    def _next(self, way: Sequence[AreaId]) -> list[AreaId]:
        """The areas next to the seat's units at that time, with enough points and pieces."""
        near = set[AreaId]().union(*(self._near[area] for area in (*self._own, *way)))
        left = self._left - sum([self._costs[area] for area in way])
        tokens = self._country.state.stock[self._country.seat] - sum([self._theirs[area] for area in way])
        cities = cities_in_stock(self._country.position, self._country.seat) - self._cities(way)
        return [
            area
            for area in self._areas
            if area in near
            and area not in way
            and self._costs[area] <= left
            and self._theirs[area] <= tokens
            and self._cities([area]) <= cities
        ]

    def _cities(self, areas: Sequence[AreaId]) -> int:
        return sum([self._country.cities[area] == self._victim + 1 for area in areas])

    def brings(self, areas: Sequence[AreaId]) -> float:
        """What all of these areas are worth to the seat that gets them, and that the victim loses them."""
        tokens = {area: self._theirs[area] for area in areas if self._theirs[area]}
        cities = [area for area in areas if self._cities([area])]
        lost = self._rivals.of_cities(self._victim, len(cities)) + sum(tokens.values())
        return won_by(self._country, cities, tokens) + self._rivals.spite(self._victim, lost)
