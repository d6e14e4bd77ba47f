"""Phases 5 and 11: the cities to build with gathered people, and the cities to give up if support is
short.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.phases.construction import AskBuild, Build, EndBuilding
from ecumene.titles.lineage.phases.support import AskReduce, Reduce, reducible
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.marching.country import Country
from ecumene.titles.lineage.strategist.weights import Weights


class Construction:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def build(self, position: Position, ask: AskBuild, options: Sequence[Answer]) -> Answer:
        """The city that brings most besides what it takes, while one brings anything."""
        country = Country(position, ask.seat, self._weights)
        builds = [option for option in options if isinstance(option, Build)]
        best = max(builds, key=lambda build: brings(country, build), default=None)
        return EndBuilding() if best is None or brings(country, best) <= 0 else best

    def reduce(self, position: Position, ask: AskReduce, options: Sequence[Answer]) -> Answer:
        """The city that leaves most people who can stay; of equals one in the middle of one's country."""
        country = Country(position, ask.seat, self._weights)
        board, row = country.board, country.row

        def left(area: int) -> tuple[float, int]:
            near = sum([row[to] for to in board.land[area]])
            return country.worth_alone(board.limit[area]), near

        return Reduce(board.ids[max(reducible(position.state, ask.seat), key=left)])


def brings(country: Country, build: Build) -> float:
    """What a city is worth, less what it takes and the support that it leaves too small."""
    index = country.board.index
    counts = {area: country.row[area] for area in country.areas()}
    area = index[build.area]
    before = sum([country.worth_of(place, tokens) for place, tokens in counts.items()])
    fed = sum([min(tokens, country.rooms[place]) for place, tokens in counts.items()])
    del counts[area]
    for id in build.from_areas:
        counts[index[id]] -= 1
    after = sum([country.worth_of(place, tokens) for place, tokens in counts.items()])
    staying = sum([min(tokens, country.rooms[place]) for place, tokens in counts.items()]) + build.keep
    cities = country.city_count
    worth = country.city_worth(cities + 1) + build.keep - country.weights.treasury * build.treasury
    hungry = country.shortage(staying, cities + 1) - country.shortage(fed, cities)
    return worth + after - before - hungry
