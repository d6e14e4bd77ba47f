"""Phase 3 by land: places to grow, cities to found this turn, and the marches for that.

First all people spread to the places where they grow best. Then one aim after the other is tried: the people
who are needed least elsewhere gather for it. The best aim is pursued as long as it is worth its cost: these
people, and those whom one more city needs for support.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress

from ecumene.titles.lineage.movement.moves import Move
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.strategist.marching.aims import Aim, aims_in
from ecumene.titles.lineage.strategist.marching.country import Country
from ecumene.titles.lineage.strategist.marching.defence import GUARDS, moving, threatened
from ecumene.titles.lineage.strategist.marching.marches import EPSILON, Marches

ANYBODY = 1e6
"""Where people gather, everybody comes who can, no matter what stays behind; the cost of that is counted
when all have come."""


class Campaign:
    """A whole movement of a seat by land, thought through from where its tokens are now.

    No city is founded in the areas of `unbuilt`."""

    def __init__(self, country: Country, unbuilt: frozenset[AreaId] = frozenset()) -> None:
        self.country = country
        self.aims: dict[AreaId, Aim] = {}
        self._unbuilt = unbuilt
        self.stands = 0.0  # what all is worth as it is planned so far
        free = self._free()
        reach = {area: (area, *self._marches_from(area)) for area in free}
        fixed = {area: country.moved[area] for area in compress(range(len(country.moved)), country.moved)}
        self.marches = Marches(free, fixed, reach, self._slots())

    def _slots(self) -> list[tuple[float, ...]]:
        """Tokens without a place where people grow stand guard in a city that somebody could still storm."""
        country = self.country
        slots = country.slots()
        for area in threatened(country, moving(country)[1]):
            slots[area] += (country.weights.guard,) * GUARDS
        return slots

    def _free(self) -> dict[AreaId, int]:
        row, moved = self.country.row, self.country.moved
        return {area: row[area] - moved[area] for area in self.country.areas() if row[area] > moved[area]}

    def _marches_from(self, area: AreaId) -> list[AreaId]:
        """Where the people of an area can walk to."""
        board, others = self.country.board, self.country.others
        near = list(board.land[area])
        if self.country.roads:
            near += [to for via in near if not others[via] for to in board.land[via]]
        return [to for to in dict.fromkeys(near) if to != area and board.limit[to]]

    def near(self) -> list[AreaId]:
        """Where somebody else's step might change the plan."""
        land = self.country.board.land
        steps = dict.fromkeys(to for area in self.country.areas() for to in (area, *land[area]))
        return list(steps | dict.fromkeys(self.marches.places))

    # What to gather for

    def plan(self) -> None:
        """Spread, then gather for everything that is worth it, the best first; spread again after each.

        What an aim brings seldom grows when another one took people from it: so most of them need not be
        looked at again, only those that brought more before than the best does now.
        """
        self.marches.improve()
        self.stands = self.total(self.marches, self.aims)
        possible = [aim for area in self._places() for aim in aims_in(self.country, area)]
        chances = [(brings, aim) for aim in possible if (brings := self._brings(aim)[0]) > EPSILON]
        while chances:
            chances.sort(key=lambda chance: chance[0])
            _, aim = chances.pop()
            brings, gathered = self._brings(aim)
            if gathered is None or brings <= EPSILON:
                continue
            if chances and brings < chances[-1][0]:
                chances.append((brings, aim))
                continue
            self.marches = gathered
            self.aims[aim.area] = aim
            self.marches.improve(frozenset(self.aims))
            self.stands = self.total(self.marches, self.aims)

    def _brings(self, aim: Aim) -> tuple[float, Marches | None]:
        """What an aim is worth besides what it takes, and the marches to it."""
        if aim.area in self.aims or (aim.founds and not self.may_found(aim.area)):
            return 0.0, None
        gathered = self._gathered(aim)
        if gathered is None:
            return 0.0, None
        return self.total(gathered, {**self.aims, aim.area: aim}) - self.stands, gathered

    def _places(self) -> list[AreaId]:
        return list(dict.fromkeys([*self.country.areas(), *self.marches.places]))

    def founding(self) -> int:
        """The number of cities to found."""
        return sum([aim.founds for aim in self.aims.values()])

    def may_found(self, area: AreaId) -> bool:
        """Whether there is one more city in stock, and it may be there."""
        return (
            area not in self._unbuilt
            and self.founding() < self.country.book.numbers.cities - self.country.city_count
        )

    def staying(self) -> int:
        """How many people will be left to support cities."""
        rooms, counts = self.country.rooms, self.marches.counts
        there = [min(tokens, rooms[area]) for area, tokens in counts.items() if area not in self.aims]
        return sum(there) + sum([aim.left for aim in self.aims.values()])

    def _gathered(self, aim: Aim) -> Marches | None:
        """The marches with people enough for an aim; None if they are too few."""
        if self.marches.within_reach(aim.area) < aim.need:
            return None
        tried, keep = self.marches.copy(), frozenset((*self.aims, aim.area))
        while tried.counts.get(aim.area, 0) < aim.need:
            if not tried.draw(aim.area, ANYBODY, keep):
                return None
        return tried

    def total(self, marches: Marches, aims: Mapping[AreaId, Aim]) -> float:
        """What all is worth once these aims are reached."""
        country = self.country
        worth, staying = 0.0, 0
        for area, tokens in marches.counts.items():
            if tokens and area not in aims:
                worth += country.worth_of(area, tokens)
                staying += min(tokens, country.rooms[area])
        cities = country.city_count
        for aim in aims.values():
            if aim.founds:
                cities += 1
                worth += country.city_worth(cities)
            else:
                worth += aim.worth + country.worth_alone(aim.left)
                staying += aim.left
        return worth - country.shortage(staying, cities)

    # Orders

    def moves(self) -> list[Move]:
        """The walks that are left to be made, as it was planned."""
        ids = self.country.board.ids
        return [
            Move(ids[origin], ids[to], tokens, self._via(origin, to))
            for origin, shares in self.marches.sent.items()
            for to, tokens in shares.items()
            if to != origin
        ]

    def _via(self, origin: AreaId, to: AreaId) -> str | None:
        """The area that a road leads through, where one step is not enough."""
        board = self.country.board
        if to in board.land[origin]:
            return None
        return next(
            board.ids[via]
            for via in board.land[origin]
            if not self.country.others[via] and to in board.land[via]
        )
