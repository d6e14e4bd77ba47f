"""The search for units that change sides together, as `defection.py` demands them.

The search is bounded. It grows sets of areas one by one, in at most `SWEEP` steps: few realms of less than 18
areas need more. In a larger one it takes `SPREAD` further steps, the same number from each area on. A
selection that it does not find is not offered, but accepted if it is as good as the best one found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.calamities.defection import Demand, Grade, Units, units_in
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import areas_of
from ecumene.titles.lineage.state import Position

SWEEP = 2000
SPREAD = 3000
OFFERED = 40
"""The maximum number of selections offered."""

_FEW, _MANY = 3, 200
"""How many good selections are enough from one area on: where the search spreads, and where it sweeps."""

Areas = tuple[AreaId, ...]


class Found(NamedTuple):
    """The best selections, each with its number of cities; `complete` when none was overlooked."""

    grade: Grade
    chosen: dict[int, int]
    complete: bool


class Realm:
    """The areas of a victim, numbered, so that a set of them is the bits of one number.

    What comes first is looked at first: cities, where it is the one who `gains` them that selects.
    """

    def __init__(self, position: Position, victim: Seat, gains: bool) -> None:
        state = position.state
        board, mark = position.board, victim + 1
        self.gains = gains
        self.areas = areas_of(state, victim)
        if gains:
            self.areas.sort(key=lambda area: state.cities[area] != mark)
        self.units = [units_in(position, victim, [area]) for area in self.areas]
        bit = {area: 1 << number for number, area in enumerate(self.areas)}
        self.near = [
            sum(bit[other] for other in {*board.land[area], *board.water[area]} if other in bit)
            for area in self.areas
        ]

    def cities(self) -> int:
        """The set of areas with a city."""
        return sum(1 << number for number, units in enumerate(self.units) if units.cities)

    def together(self, start: int, within: int) -> int:
        """The part of `within` that can be reached from the set `start` without leaving it."""
        reached = edge = start
        while edge:
            step = 0
            for number in numbers(edge):
                step |= self.near[number]
            edge = step & within & ~reached
            reached |= edge
        return reached

    def parts(self) -> list[int]:
        """The realm in parts that do not touch each other."""
        left, found = (1 << len(self.areas)) - 1, []
        while left:
            part = self.together(left & -left, left)
            found.append(part)
            left &= ~part
        return found

    def least_sum(self, part: int, points: int) -> int:
        """The smallest number of unit points, not below `points`, that areas of a part add up to anyhow."""
        sums = 1
        for number in numbers(part):
            sums |= sums << self.units[number].points
        enough = sums >> points
        return points + (enough & -enough).bit_length() - 1

    def most_annexable(self, demand: Demand) -> int:
        """No selection that a beneficiary can annex as a whole has more unit points than this."""
        cities = sorted((units.points for units in self.units if units.cities), reverse=True)
        tokens = sum(units.tokens for units in self.units)
        return sum(cities[: demand.cities]) + min(tokens, demand.tokens)

    def sum(self, chosen: int) -> Units:
        there = [self.units[number] for number in numbers(chosen)]
        return Units(*map(sum, zip(*there, strict=True)))

    def select(self, chosen: int) -> Areas:
        return tuple(sorted(self.areas[number] for number in numbers(chosen)))


def numbers(chosen: int) -> Iterator[int]:
    """The numbers of the areas in a set."""
    while chosen:
        bit = chosen & -chosen
        yield bit.bit_length() - 1
        chosen ^= bit


# The search


def best_selections(realm: Realm, demand: Demand) -> Found:
    """The best selections that a bounded search finds."""
    parts = realm.parts()
    large = [part for part in parts if realm.sum(part).points >= demand.points]
    search = Search(realm, demand)
    if not large:
        for part in parts:
            search.note(part, realm.sum(part))
        return Found(search.best, search.chosen, complete=True)
    search.aim = min(realm.least_sum(part, demand.points) for part in large)
    if realm.most_annexable(demand) >= search.aim:
        complete = search.look(large, whole=True)
        if search.best == Grade(0, search.aim - demand.points, unannexed=False):
            return Found(search.best, search.chosen, complete)
    complete = search.look(large, whole=False)
    return Found(search.best, search.chosen, complete)


class Search:
    """What was found so far. It grows sets of areas one area at a time, until they have enough points.

    No set can come closer to the demand than `aim`, and most that were found do as well as that.
    """

    def __init__(self, realm: Realm, demand: Demand) -> None:
        self.realm = realm
        self.demand = demand
        self.aim = demand.points
        self.best = Grade(demand.points + 1, 0, True)
        self.chosen: dict[int, int] = {}

    def note(self, chosen: int, units: Units) -> None:
        grade = units.grade(self.demand)
        if grade < self.best:
            self.best = grade
            self.chosen.clear()
        if grade == self.best and len(self.chosen) < _MANY:
            self.chosen[chosen] = units.cities

    def look(self, parts: Sequence[int], whole: bool) -> bool:
        """Sweep through all sets, or else spread over all areas; whether nothing was overlooked.

        With `whole`, sets that the beneficiary could not annex as a whole are left aside.
        """
        if self.sweep(parts, whole):
            return True
        self.chosen = dict(islice(self.chosen.items(), _FEW))
        self.spread(parts, whole)
        return False

    def spread(self, parts: Sequence[int], whole: bool) -> None:
        """A few sets from every area on; at first without further cities, for who would lose them."""
        roots = [(root, ~part | 1 << root) for part in parts for root in numbers(part)]
        each = SPREAD // (2 * len(roots))
        spared = 0 if self.realm.gains else self.realm.cities()
        for root, outside in roots:
            self.grow(root, outside | spared, whole, each, _FEW)
            self.grow(root, outside, whole, each, _FEW)

    def sweep(self, parts: Sequence[int], whole: bool) -> bool:
        """Every set once: those with the first area, then those without it, and so on. Whether it ended."""
        left = SWEEP
        for part in parts:
            outside = ~part
            for root in numbers(part):
                outside |= 1 << root
                left = self.grow(root, outside, whole, left, _MANY)
                if not left:
                    return False
        return True

    def grow(self, root: int, outside: int, whole: bool, left: int, enough: int) -> int:
        """Take up to `left` steps from `root` on, never to `outside`; how many of them are left.

        A step adds an area to a set, or decides to do without it. After `enough` good finds none are left.
        """
        near, units = self.realm.near, self.realm.units
        demand, most_cities, most_tokens = self.demand
        aim = self.aim
        stack = [(1 << root, *units[root], near[root] & ~outside, outside)]
        while stack and left:
            chosen, points, cities, tokens, edge, outside = stack.pop()
            if whole and (cities > most_cities or tokens > most_tokens):
                continue
            if points >= demand:
                self.note(chosen, Units(points, cities, tokens))
                enough -= points == aim
                if not enough:
                    return 0
            elif edge:
                left -= 1
                bit = edge & -edge
                edge ^= bit
                outside |= bit
                stack.append((chosen, points, cities, tokens, edge, outside))
                number = bit.bit_length() - 1
                p, c, t = units[number]
                edge = (edge | near[number]) & ~outside
                stack.append((chosen | bit, points + p, cities + c, tokens + t, edge, outside))
        return left


# What is offered


def offered(realm: Realm, found: Found) -> tuple[Areas, ...]:
    """A varied sample of what was found, best first.

    The seat that loses units keeps cities where it can, the one that gains takes them; both prefer few areas.
    For each area the best selection with it is among the sample.
    """
    side = -1 if realm.gains else 1
    ordered = sorted(found.chosen, key=lambda chosen: (side * found.chosen[chosen], chosen.bit_count()))
    covered = 0
    sample: dict[int, None] = {}
    for chosen in ordered:
        if chosen & ~covered:
            covered |= chosen
            sample[chosen] = None
    first = set(islice({**sample, **dict.fromkeys(ordered)}, OFFERED))
    return tuple(realm.select(chosen) for chosen in ordered if chosen in first)


# What somebody began to select


class Wanted(NamedTuple):
    """How well a selection keeps what was wanted: unit points that are left out, areas that are added."""

    missing: int
    added: int


def closest(
    realm: Realm, demand: Demand, grade: Grade, wanted: Iterable[AreaId], offers: Sequence[Areas]
) -> Areas:
    """The selection of a grade that keeps most of the areas that are wanted.

    It is one of `offers`, or one that a search of about `SPREAD` steps finds from the wanted areas on.
    """
    bit = {area: 1 << number for number, area in enumerate(realm.areas)}
    aim = sum(bit[area] for area in set(wanted) if area in bit)
    if not aim:
        return offers[0]

    def keeps(chosen: int) -> Wanted:
        missing = sum(realm.units[number].points for number in numbers(aim & ~chosen))
        return Wanted(missing, (chosen & ~aim).bit_count())

    known = [sum(bit[area] for area in areas) for areas in offers]
    return realm.select(min([*known, *_around(realm, demand, grade, aim)], key=keeps))


def _around(realm: Realm, demand: Demand, grade: Grade, aim: int) -> Iterator[int]:
    """Selections of a grade that begin with what is wanted: all of it that lies together, or one area."""
    starts = {realm.together(1 << number, aim) for number in numbers(aim)}
    starts |= {1 << number for number in numbers(aim)}
    for start in starts:
        stack = [(start, 0)]
        for _ in range(SPREAD // len(starts)):
            if not stack:
                break
            chosen, outside = stack.pop()
            units = realm.sum(chosen)
            if units.grade(demand) <= grade:
                yield chosen
            if units.points < demand.points:
                stack += _grown(realm, chosen, outside, aim)


def _grown(realm: Realm, chosen: int, outside: int, aim: int) -> list[tuple[int, int]]:
    """A set without and with one more area beside it, a wanted one if there is any; never one `outside`."""
    edge = 0
    for number in numbers(chosen):
        edge |= realm.near[number]
    edge &= ~(chosen | outside)
    first = edge & aim or edge
    bit = first & -first
    return [(chosen, outside | bit), (chosen | bit, outside)] if bit else []
