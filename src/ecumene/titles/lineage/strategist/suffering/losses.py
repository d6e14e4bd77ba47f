"""Phase 9: the choice of own losses when a calamity takes unit points. For each number of cities, the least
important cities are compared, with the least important tokens for the rest: surplus, then tokens that do not
grow. A city that is given up leaves tokens behind, which count like any others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.calamities.damage import AskDamage, Exposed, Raze, Remove, exposed
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.marching.country import GROWING, Country
from ecumene.titles.lineage.strategist.prospects import halts
from ecumene.titles.lineage.strategist.weights import Weights


class Plan(NamedTuple):
    """A way to lose what is demanded: which cities, how many tokens each leaves, which tokens besides."""

    cost: float
    razed: tuple[tuple[AreaId, int], ...]
    removed: Counter[AreaId]


class Losses:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def damage(self, position: Position, ask: AskDamage, options: Sequence[Answer]) -> Answer | None:
        """The first step of the cheapest way."""
        country = Country(position, ask.seat, self._weights)
        have = exposed(position, ask.seat, ask.where)
        cities = sorted(have.cities, key=lambda area: missed(country, area, have.rooms[area]))
        ways = [way(country, have, cities[:number], ask.points) for number in range(len(cities) + 1)]
        best = min([plan for plan in ways if plan is not None], key=lambda plan: plan.cost, default=None)
        if best is None:
            return None
        answer = first_step(country, best)
        return answer if answer in options else None


def missed(country: Country, area: AreaId, left: int) -> float:
    """How much one city is missed more than others: what it leaves is worth something, and so is it if it
    can soon be built again."""
    near = sum([country.row[to] for to in country.board.land[area]])
    lacking = max(country.founders(area) - near - left, 0)
    return country.weights.rebuild * lacking - country.worth_alone(left)


def way(country: Country, have: Exposed, razed: Sequence[AreaId], points: int) -> Plan | None:
    """Lose these cities and no others; None where the sum comes out wrong."""
    tokens, stock = dict(have.tokens), have.stock
    left: dict[AreaId, int] = {}
    for area in razed:
        left[area] = min(have.rooms[area], stock)
        stock -= left[area]
        tokens[area] = tokens.get(area, 0) + left[area]
    owed = points - len(razed) * have.city_points + sum(left.values())
    if not 0 <= owed <= sum(tokens.values()):
        return None
    removed, lost = least(country, tokens, set(razed), owed)
    cost = lost + sum([missed(country, area, left[area]) for area in razed])
    cities = country.city_count
    cost += sum([country.city_worth(cities - number) for number in range(len(razed))])
    if halts(country.position, country.seat, len(razed)):
        cost += country.weights.halt
    staying = country.people + sum(left.values()) - owed
    cost += country.shortage(staying, cities - len(razed)) - country.shortage(country.people, cities)
    kept = tuple((area, left[area] - min(removed[area], left[area])) for area in razed)
    return Plan(cost, kept, removed)


def least(
    country: Country, tokens: dict[AreaId, int], razed: set[AreaId], owed: int
) -> tuple[Counter[AreaId], float]:
    """The tokens that are missed least, and what they are worth; where a city falls its land is free."""
    weights, limit, site = country.weights, country.board.limit, country.board.site
    each: list[tuple[float, int, AreaId]] = []
    for area, number in tokens.items():
        room = limit[area] if area in razed else country.rooms[area]
        for place in range(number):
            worth = weights.surplus if place >= room else 1.0
            worth += country.growth if place < min(room, GROWING) else 0.0
            each.append((worth, site[area], area))
    each.sort()
    chosen = each[:owed]
    return Counter(area for _, _, area in chosen), sum([worth for worth, _, _ in chosen])


def first_step(country: Country, plan: Plan) -> Raze | Remove:
    ids = country.board.ids
    if plan.razed:
        area, left = plan.razed[0]
        return Raze(ids[area], left)
    area, tokens = plan.removed.most_common(1)[0]
    return Remove(ids[area], tokens)
