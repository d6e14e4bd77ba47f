"""Before turn 1 of a Short Game: the choice of five cities, of the lost city, and of the places for people.

The criterion is the value of the region afterwards: the number of people that it still feeds, the number of
free sites around which they can gather for a city in turn 1, and the safety of the cities.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import combinations

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.empires.short_game.founding import AskFound, Found, may_be_wild, missing, places
from ecumene.titles.empires.short_game.numbers import home, numbers_of
from ecumene.titles.empires.short_game.quick_player import AIMS, safety
from ecumene.titles.empires.short_game.revelation import AskLoseCity, LoseCity
from ecumene.titles.empires.short_game.settlement import GROWING, AskPopulate, Populate, rooms
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_of
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.weights import Weights

Areas = frozenset[AreaId]


class Region:
    """A seat's region as a place to live: what each area feeds, and from where one step leads to it."""

    def __init__(self, position: Position, seat: Seat, weights: Weights) -> None:
        board, numbers = position.board, position.book.numbers
        self.weights, self.founders = weights, numbers.city_tokens
        self.people = numbers_of(position).tokens
        self.areas = [area for area in home(position, seat) if board.limit[area]]
        self.limit = {area: board.limit[area] for area in self.areas}
        self.sites = [area for area in self.areas if board.site[area]]
        self.near = {
            area: frozenset(near for near in (area, *board.land[area]) if near in self.limit)
            for area in self.areas
        }
        self.safety = {area: safety(board, area) for area in self.areas}

    def worth(self, cities: Iterable[AreaId]) -> float:
        """The value of the region with these cities in it."""
        built = frozenset(cities)
        aims = self.aims(built)
        fed = sum(self.limit.values()) - sum(self.limit[area] for area in built.union(aims))
        staying = 2 * self.people - self.founders * len(aims)
        spare_sites = len(self.sites) - len(built.union(aims).intersection(self.sites))
        return (
            min(fed, staying)
            + self.weights.unborn * max(fed - staying, 0) / GROWING
            + self.weights.city * len(aims)
            + self.weights.site * self.weights.place * spare_sites
            + sum(self.safety[area] for area in built)
        )

    def aims(self, built: Areas) -> tuple[AreaId, ...]:
        """The free sites at which people can gather for cities in turn 1, those that cost least land."""
        free = [site for site in self.sites if site not in built]
        for count in range(AIMS, 0, -1):
            found = [aims for aims in combinations(free, count) if self._gather(aims, built)]
            if found:
                return min(found, key=lambda aims: sum(self.limit[site] for site in aims))
        return ()

    def _gather(self, aims: Sequence[AreaId], built: Areas) -> bool:
        """Whether people enough for all these cities can stand around them, those of each for itself."""
        around = [self.near[site] - built for site in aims]
        every = frozenset[AreaId]().union(*around)
        each = all(self._grown(areas) >= self.founders for areas in around)
        return each and self._grown(every) >= self.founders * len(aims)

    def _grown(self, areas: Iterable[AreaId]) -> int:
        """The number of people in some areas after growth, with as many people as can grow."""
        return sum(2 * min(self.limit[area], GROWING) for area in areas)


class Settlers:
    """Remembers what it has planned for as long as it is carried out."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._cities: dict[tuple[str, str], Areas] = {}

    def found(self, position: Position, ask: AskFound, options: Sequence[Answer]) -> Answer | None:
        seat = ask.seat
        built = frozenset(cities_of(position.state, seat))
        who = position.state.scene, position.state.civilizations[seat]
        planned = self._cities.get(who, frozenset())
        if not built < planned or len(planned) - len(built) != missing(position, seat):
            planned = self._cities[who] = self._plan(position, seat, built)
        place = next((area for area in places(position, seat) if area in planned), None)
        return None if place is None else Found(position.board.ids[place])

    def _plan(self, position: Position, seat: Seat, built: Areas) -> Areas:
        """The cities that leave the best region, of all that may be."""
        region, site = Region(position, seat, self._weights), position.board.site
        count, may_wild = missing(position, seat), may_be_wild(position, seat)
        free = places(position, seat)
        sites, wild = [a for a in free if site[a]], [a for a in free if not site[a]]
        sets = [built.union(chosen) for chosen in combinations(sites, count)]
        if may_wild:
            fewer = [built.union(chosen) for chosen in combinations(sites, count - 1)]
            sets += [chosen | {area} for chosen in fewer for area in wild]
        return max(sets, key=region.worth, default=built)

    def lose_city(self, position: Position, ask: AskLoseCity, options: Sequence[Answer]) -> Answer:
        """The one without which the region is worth most."""
        region = Region(position, ask.seat, self._weights)
        cities = frozenset(cities_of(position.state, ask.seat))
        best = max(cities, key=lambda area: region.worth(cities - {area}))
        return LoseCity(position.board.ids[best])

    def populate(self, position: Position, ask: AskPopulate, options: Sequence[Answer]) -> Answer:
        """First around the sites of the next cities, then where most find food after growing."""
        region = Region(position, ask.seat, self._weights)
        built = frozenset(cities_of(position.state, ask.seat))
        settling = Settling(region, built, Counter(dict(enumerate(position.state.tokens[ask.seat]))))
        there = rooms(position, ask.seat)
        area = settling.next(there)
        growing = max(GROWING - position.state.tokens[ask.seat][area], 1)
        return Populate(position.board.ids[area], min(growing, there[area]))


class Settling:
    """The people placed so far, and the value of the next place."""

    def __init__(self, region: Region, built: Areas, placed: Counter[AreaId]) -> None:
        self._region, self._built, self._placed = region, built, placed

    @cached_property
    def _aims(self) -> tuple[AreaId, ...]:
        return self._region.aims(self._built)

    def next(self, rooms: dict[AreaId, int]) -> AreaId:
        return max(rooms, key=lambda area: (*self._worth(area), rooms[area], -area))

    def _worth(self, area: AreaId) -> tuple[bool, bool, int]:
        """Whether people grow there, are still lacking for a city next door, and how many find food."""
        grows = self._placed[area] < GROWING
        return grows, grows and self._lacking(area), self._food(area)

    def _lacking(self, area: AreaId) -> bool:
        near = self._region.near
        return any(area in near[aim] and self._gathered(aim) < self._region.founders for aim in self._aims)

    def _gathered(self, aim: AreaId) -> int:
        """How many people can be at a site after growing, each counted for the nearest site only."""
        mine = [area for area in self._region.near[aim] if self._nearest(area) == aim]
        return sum(self._placed[area] + min(self._placed[area], GROWING) for area in mine)

    def _nearest(self, area: AreaId) -> AreaId | None:
        if area in self._aims:
            return area
        return next((aim for aim in self._aims if area in self._region.near[aim]), None)

    def _food(self, area: AreaId) -> int:
        """How many people the area and its empty neighbours feed."""
        region = self._region
        empty = [a for a in region.near[area] - self._built if not self._placed[a] and a not in self._aims]
        return min(region.limit[area], 2 * GROWING) + sum(region.limit[a] for a in empty if a != area)
