"""The two factions of a Civil War (30.413 to 30.416), made of single units.

A faction is a list of (area, tokens, city): of the victim's units those in `first` belong to the first one,
all others to the second. Units are chosen one by one, until they have exactly the demanded points, or the
smallest possible excess (29.64).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ecumene.table.state.frames import Seat
from ecumene.titles.expansion.calamities.eruption import around
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import areas_of
from ecumene.titles.lineage.state import Position


class Units(NamedTuple):
    """Tokens of an area, and its city where that is 1."""

    area: AreaId
    tokens: int
    city: int = 0


Faction = tuple[Units, ...]


def everything(position: Position, victim: Seat) -> Faction:
    """All units of the victim."""
    state = position.state
    return tuple(
        Units(area, state.tokens[victim][area], int(state.cities[area] == victim + 1))
        for area in areas_of(state, victim)
    )


def without(units: Iterable[Units], taken: Iterable[Units]) -> Faction:
    """Some units less others."""
    gone = {unit.area: unit for unit in taken}
    left = []
    for area, tokens, city in units:
        less = gone.get(area, Units(area, 0))
        rest = Units(area, tokens - less.tokens, city - less.city)
        if rest.tokens or rest.city:
            left.append(rest)
    return tuple(left)


def added(units: Iterable[Units], more: Units) -> Faction:
    """Some units and one more."""
    there = {unit.area: unit for unit in units}
    before = there.get(more.area, Units(more.area, 0))
    there[more.area] = Units(more.area, before.tokens + more.tokens, before.city + more.city)
    return tuple(there[area] for area in sorted(there))


def tokens_of(units: Iterable[Units]) -> int:
    return sum(unit.tokens for unit in units)


def cities_of(units: Iterable[Units]) -> int:
    return sum(unit.city for unit in units)


def points_of(position: Position, units: Sequence[Units]) -> int:
    return tokens_of(units) + position.book.numbers.city_points * cities_of(units)


def bordering(position: Position, units: Faction, others: Faction) -> Faction:
    """Of some units those next to others, or in the same area."""
    areas = {unit.area for unit in others}
    near = areas.union(around(position.board, areas))
    return tuple(unit for unit in units if unit.area in near)


# An exact number of points


def reachable(points: int, tokens: int, cities: int, city: int) -> bool:
    """Whether these tokens and cities can make up exactly these points."""
    return any(0 <= points - city * count <= tokens for count in range(cities + 1))


def owed(position: Position, units: Sequence[Units], points: int) -> int:
    """These points, or the smallest larger number that some units can make up, or all of them."""
    city, tokens, cities = position.book.numbers.city_points, tokens_of(units), cities_of(units)
    most = tokens + city * cities
    return (
        next(
            (total for total in range(points, most) if reachable(total, tokens, cities, city)),
            min(points, most),
        )
        if points < most
        else most
    )


def choices(position: Position, units: Sequence[Units], points: int) -> Mapping[AreaId, tuple[int, bool]]:
    """For each area how many tokens may be chosen next at most, and whether its city may be.

    What is left must still be made up exactly.
    """
    city, tokens, cities = position.book.numbers.city_points, tokens_of(units), cities_of(units)
    found: dict[AreaId, tuple[int, bool]] = {}
    for area, there, one in units:
        most = max(
            (
                count
                for count in range(1, min(there, points) + 1)
                if reachable(points - count, tokens - count, cities, city)
            ),
            default=0,
        )
        whole = bool(one) and points >= city and reachable(points - city, tokens, cities - 1, city)
        if most or whole:
            found[area] = most, whole
    return found
