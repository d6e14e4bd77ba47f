"""Civil War and Tyranny: the units that change sides, from the point of view of either side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.calamities.defection import units_in
from ecumene.titles.lineage.calamities.effects.civil_war import (
    AnnexTokens,
    AskAnnexation,
    AskUnits,
    SelectUnits,
)
from ecumene.titles.lineage.phases.tax import Annex
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_in_stock
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.marching.country import Country
from ecumene.titles.lineage.strategist.prospects import halts
from ecumene.titles.lineage.strategist.rivals import Rivals
from ecumene.titles.lineage.strategist.weights import Weights


class Upheaval:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def units(self, position: Position, ask: AskUnits, options: Sequence[Answer]) -> Answer:
        """Of one's own those that are missed least and are of least use to the other seat; of others those
        that are worth most to oneself."""
        country = Country(position, ask.seat, self._weights)
        rivals = Rivals(position, ask.seat, self._weights)
        index = country.board.index

        def brings(option: SelectUnits) -> float:
            areas = [index[id] for id in option.areas]
            units = units_in(position, ask.victim, areas)
            if ask.victim != ask.seat:
                cities, tokens = units_of(country, ask.victim, areas)
                taken = rivals.of_cities(ask.victim, units.cities) + units.tokens
                return won_by(country, cities, tokens) + rivals.spite(ask.victim, taken)
            gained = min(units.cities, cities_in_stock(position, ask.beneficiary))
            given = self._weights.city * gained + min(units.tokens, position.state.stock[ask.beneficiary])
            return lost_by(country, areas) - rivals.spite(ask.beneficiary, given)

        return max([option for option in options if isinstance(option, SelectUnits)], key=brings)

    def annexation(self, position: Position, ask: AskAnnexation, options: Sequence[Answer]) -> Answer:
        """The cities and then the people that are worth most to oneself."""
        country = Country(position, ask.seat, self._weights)
        index = country.board.index

        def brings(option: Answer) -> float:
            assert isinstance(option, Annex | AnnexTokens)
            area = index[option.area]
            if isinstance(option, Annex):
                return city_held(country, area)
            return country.worth_alone(min(option.tokens, country.board.limit[area])) + touches(country, area)

        return max(options, key=brings)


def lost_by(country: Country, areas: Sequence[AreaId]) -> float:
    """What it is worth to a seat that these units of its own go (negative)."""
    row, given = country.row, set(areas)
    cities = sum([country.cities[area] == country.seat + 1 for area in given])
    tokens = sum([row[area] for area in given])
    worth = -sum([country.worth_of(area, row[area]) for area in given])
    worth -= sum([country.city_worth(country.city_count - number) for number in range(cities)])
    if halts(country.position, country.seat, cities):
        worth -= country.weights.halt
    before = country.shortage(country.people, country.city_count)
    worth -= country.shortage(country.people - tokens, country.city_count - cities) - before
    own = [area for area in held(country) if area not in given]
    beside = sum([to in given for area in own for to in country.board.land[area]])
    return worth - country.weights.border * beside


def units_of(
    country: Country, victim: Seat, areas: Sequence[AreaId]
) -> tuple[list[AreaId], dict[AreaId, int]]:
    """The cities of a victim in some areas, and its tokens where no city is: those beside one do not stay."""
    cities = [area for area in areas if country.cities[area] == victim + 1]
    theirs = country.state.tokens[victim]
    return cities, {area: theirs[area] for area in areas if area not in cities}


def won_by(country: Country, cities: Sequence[AreaId], tokens: Mapping[AreaId, int]) -> float:
    """What it is worth to a seat to get these units, as far as it has pieces for them."""
    limit = country.board.limit
    taken = min(len(cities), cities_in_stock(country.position, country.seat))
    worth = sum([country.worth_alone(min(number, limit[area])) for area, number in tokens.items()])
    worth += sum([country.city_worth(country.city_count + number + 1) for number in range(taken)])
    people = country.people + min(sum(tokens.values()), country.state.stock[country.seat])
    before = country.shortage(country.people, country.city_count)
    worth -= country.shortage(people, country.city_count + taken) - before
    return worth + sum([touches(country, area) for area in {*cities, *tokens}])


def held(country: Country) -> list[AreaId]:
    """Where a seat has units."""
    mark = country.seat + 1
    return [area for area in range(country.board.size) if country.row[area] or country.cities[area] == mark]


def touches(country: Country, area: AreaId) -> float:
    """What it is worth that an area lies next to one's own."""
    mark = country.seat + 1
    near = [country.row[to] or country.cities[to] == mark for to in country.board.land[area]]
    return country.weights.border * sum(map(bool, near))


def city_held(country: Country, area: AreaId) -> float:
    """How well a city that comes to a seat lies: next to its own, and not among the people of others."""
    near = sum([country.rivals(to) for to in country.board.land[area]])
    return touches(country, area) - country.weights.border * near / country.book.numbers.attack_tokens
