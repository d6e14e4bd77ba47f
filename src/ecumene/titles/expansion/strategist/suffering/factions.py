"""Civil War: the units of the factions, from the point of view of either side, and the faction to keep.

The victim keeps the faction that is worth more to it, and somebody else gets the other. So a few ways to form
the demanded faction are compared by the values of both factions: the best units, the least important units,
or a mixture that makes the factions equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.expansion.calamities.civil_war import (
    LOSE_FIRST,
    SELECT,
    AskMuster,
    AskSide,
    CivilWar,
    Muster,
    Side,
    war_of,
)
from ecumene.titles.expansion.calamities.factions import Faction, Units, added, choices, everything, without
from ecumene.titles.expansion.calamities.records import Secession
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.marching.country import GROWING, Country
from ecumene.titles.lineage.strategist.rivals import Rivals
from ecumene.titles.lineage.strategist.suffering.upheaval import city_held, touches, won_by
from ecumene.titles.lineage.strategist.weights import Weights

Sides = tuple[Faction, Faction]
"""The first faction and the second."""
Taste = Callable[["Camp", "Camp", Units], float]
"""The preference for taking a unit, for each of its points: out of the first camp, into the second."""


class Factions:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def side(self, position: Position, ask: AskSide, options: Sequence[Answer]) -> Answer:
        """The faction with which one can live better."""
        country = Country(position, ask.seat, self._weights)
        return Side("first" if keeps_first(country, (ask.first, ask.second)) else "second")

    def muster(self, position: Position, ask: AskMuster, options: Sequence[Answer]) -> Answer:
        """The first units of the way after which most is left to oneself, or comes to oneself."""
        if ask.purpose == "annex":
            return self._annexed(position, ask, options)
        war = war_of(position.state, ask.card)
        assert war is not None
        strife = Strife(position, war, ask.seat, self._weights)
        taken = max(strife.ways(ask), key=lambda units: strife.worth(strife.after(ask, units)))
        area, tokens, city = taken[0]
        return Muster(position.board.ids[area], 0 if city else tokens, bool(city))

    def _annexed(self, position: Position, ask: AskMuster, options: Sequence[Answer]) -> Answer:
        """Cities and people as they lie best, if there are not pieces enough for all."""
        country = Country(position, ask.seat, self._weights)
        index, limit = country.board.index, country.board.limit

        def brings(option: Muster) -> tuple[bool, float, int]:
            area = index[option.area]
            if option.city:
                return True, city_held(country, area), 0
            people = country.worth_alone(min(option.tokens, limit[area])) + touches(country, area)
            return False, people / option.tokens, option.tokens

        return max([option for option in options if isinstance(option, Muster)], key=brings)


class Strife:
    """A Civil War as one of the two sees it who decide about it."""

    def __init__(self, position: Position, war: CivilWar, seat: Seat, weights: Weights) -> None:
        self._position, self._war, self._seat = position, war, seat
        self._victim = Country(position, war.victim, weights)
        self._heir = Country(position, war.beneficiary, weights)
        self._rivals = Rivals(position, seat, weights)
        self._sides: Sides = (war.first, without(everything(position, war.victim), war.first))

    # Ways

    def ways(self, ask: AskMuster) -> list[Faction]:
        """A few ways to make up what is asked for."""
        first, second = self._sides
        if ask.purpose == "select":
            return [self._made_up(ask.pool, ask.left, taste, second, first) for taste in (best, least, alike)]
        own = first if self._war.stage == LOSE_FIRST else second
        return [self._made_up(ask.pool, ask.left, taste, own, ()) for taste in (dearest, least)]

    def _made_up(self, pool: Faction, points: int, taste: Taste, out: Faction, into: Faction) -> Faction:
        """Units of a pool that make up these points: at each step the unit that is preferred."""
        leaves, joins = Camp(self._victim, out), Camp(self._victim, into)
        taken: Faction = ()
        while points:
            open_to = choices(self._position, pool, points).items()
            units = [Units(area, 1) for area, (most, _) in open_to if most]
            units += [Units(area, 0, 1) for area, (_, city) in open_to if city]
            unit = max(units, key=lambda unit: taste(leaves, joins, unit))
            leaves.change(unit, -1)
            joins.change(unit, 1)
            pool, taken = without(pool, [unit]), added(taken, unit)
            points -= leaves.points(unit)
        return split(taken)

    def after(self, ask: AskMuster, taken: Faction) -> Sides:
        """The factions after these units were chosen; if the victim chose them, its opponent continues."""
        first, second = self._sides
        if ask.purpose == "lose":
            lost = without(first if self._war.stage == LOSE_FIRST else second, taken)
            return (lost, second) if self._war.stage == LOSE_FIRST else (first, lost)
        for units in taken:
            first = added(first, units)
        sides = first, without(second, taken)
        return self._answered(sides) if self._war.stage == SELECT else sides

    def _answered(self, sides: Sides) -> Sides:
        """The opponent's best choice: what leaves least to the victim."""
        card = self._position.calamity(self._war.card)
        assert isinstance(card, Secession)
        first, second = sides
        found = []
        for taste in (best, least, alike):
            more = self._made_up(second, card.added, taste, second, first)
            joined = first
            for units in more:
                joined = added(joined, units)
            found.append((joined, without(second, more)))
        return min(found, key=lambda sides: max(worth(self._victim, side) for side in sides))

    # Worths

    def worth(self, sides: Sides) -> float:
        """The value for the seat: of the faction that the victim keeps, or of the other one."""
        first, second = sides
        kept, given = (first, second) if keeps_first(self._victim, sides) else (second, first)
        left, won = worth(self._victim, kept), inherited(self._heir, given)
        if self._seat == self._war.victim:
            return left - self._rivals.spite(self._war.beneficiary, won)
        return won - self._rivals.spite(self._war.victim, left)


class Camp:
    """A faction as the whole country of its victim, while units join and leave it."""

    def __init__(self, country: Country, units: Iterable[Units]) -> None:
        self._country = country
        self._tokens: dict[AreaId, int] = {}
        self._cities = self._staying = 0
        for unit in units:
            self._tokens[unit.area] = unit.tokens
            self._cities += unit.city
            self._staying += min(unit.tokens, country.rooms[unit.area])

    def change(self, unit: Units, sign: int) -> None:
        """A token, or a city, joins or leaves."""
        area = unit.area
        self._cities += sign * unit.city
        before = self._tokens.get(area, 0)
        self._tokens[area] = before + sign * unit.tokens
        room = self._country.rooms[area]
        self._staying += min(self._tokens[area], room) - min(before, room)

    def points(self, unit: Units) -> int:
        return unit.tokens + self._country.book.numbers.city_points * unit.city

    @property
    def worth(self) -> float:
        """What it is worth now."""
        units = [Units(area, tokens) for area, tokens in self._tokens.items()]
        cities = [self._country.city_worth(number) for number in range(1, self._cities + 1)]
        people = sum([self._country.worth_of(unit.area, unit.tokens) for unit in units])
        return people + sum(cities) - self._hunger(0, 0)

    def gains(self, unit: Units) -> float:
        """What one more unit is worth to it, for each point."""
        return self._differs(unit, self._tokens.get(unit.area, 0), self._cities + 1, 1) / self.points(unit)

    def misses(self, unit: Units) -> float:
        """What it loses with one of its units, for each point."""
        return self._differs(unit, self._tokens[unit.area] - unit.tokens, self._cities, -1) / self.points(
            unit
        )

    def _differs(self, unit: Units, place: int, city: int, sign: int) -> float:
        if unit.city:
            return self._country.city_worth(city) + sign * (self._hunger(0, 0) - self._hunger(0, sign))
        if place >= self._country.rooms[unit.area]:
            return self._country.weights.surplus
        grown = self._country.growth if place < GROWING else 0.0
        return 1.0 + grown + sign * (self._hunger(0, 0) - self._hunger(sign, 0))

    def _hunger(self, tokens: int, cities: int) -> float:
        """The cost if these additional people cannot support these additional cities."""
        country = self._country
        lacking = country.support * (self._cities + cities) - self._staying - tokens
        return country.weights.hunger * max(lacking, 0)


# What is taken first


def best(leaves: Camp, joins: Camp, unit: Units) -> float:
    return joins.gains(unit)


def least(leaves: Camp, joins: Camp, unit: Units) -> float:
    return -leaves.misses(unit)


def dearest(leaves: Camp, joins: Camp, unit: Units) -> float:
    return leaves.misses(unit)


def alike(leaves: Camp, joins: Camp, unit: Units) -> float:
    return best(leaves, joins, unit) if joins.worth < leaves.worth else least(leaves, joins, unit)


def split(units: Faction) -> Faction:
    """Cities apart from the tokens beside them: they are answered one by one."""
    cities = tuple(Units(area, 0, 1) for area, _, city in units if city)
    return (*cities, *(Units(area, tokens) for area, tokens, _ in units if tokens))


# What a faction is worth


def worth(country: Country, units: Faction) -> float:
    """To its victim, as the whole country."""
    return Camp(country, units).worth


def keeps_first(country: Country, sides: Sides) -> bool:
    """The faction that the victim keeps."""
    first, second = sides
    return worth(country, first) >= worth(country, second)


def inherited(country: Country, units: Faction) -> float:
    """The worth to the seat that gets it."""
    cities = [unit.area for unit in units if unit.city]
    return won_by(country, cities, {unit.area: unit.tokens for unit in units if unit.tokens})
