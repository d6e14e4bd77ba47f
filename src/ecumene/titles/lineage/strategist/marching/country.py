"""A seat's country for planning: the people of each area, its room, and the possible cities."""

from __future__ import annotations

from itertools import compress

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.movement.entering import foreign
from ecumene.titles.lineage.phases.support import support_rate
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import NOBODY, PIRATES, Position
from ecumene.titles.lineage.strategist.weights import Weights

GROWING = 2
"""The number of tokens of an area that grow, by one each."""
AHEAD = 3
"""How many steps ahead land is looked for."""


class Country:
    """Counted once per question."""

    def __init__(self, position: Position, seat: Seat, weights: Weights) -> None:
        state, board = position.state, position.board
        self.position, self.book, self.state = position, position.book, state
        self.seat, self.weights, self.board = seat, weights, board
        self.row, self.moved, self.cities = state.tokens[seat], state.moved[seat], state.cities
        self.others = foreign(state, seat).to_bytes(board.size, "little")
        self.small = position.book.numbers.small_limit
        self.more = position.raised(seat, "small_area_tokens")
        self.works = position.allows(seat, "token_beside_city")
        self.roads = position.raised(seat, "land_steps") > 1
        self.support = support_rate(position, seat)
        self.people = sum(self.row)
        self.city_count = state.cities.count(seat + 1)
        self.rooms = [self._room(area) for area in range(board.size)]
        self.growth = weights.growth + weights.frontier * self._frontier()
        self.cities_needed = self._cities_needed()

    def _room(self, area: AreaId) -> int:
        """How many tokens of the seat an area keeps without a quarrel."""
        owner, limit = self.cities[area], self.board.limit[area]
        if owner != NOBODY:
            return int(owner == self.seat + 1 and self.works)
        if self.others[area]:
            return max(limit - self.rivals(area), 0)
        return limit + self.more if limit <= self.small else limit

    def _frontier(self) -> float:
        """How much empty land lies ahead, as a part of what all the seat's people could fill."""
        others, cities, limit = self.others, self.cities, self.board.limit
        land, water = self.board.land, self.board.water
        seen = set(self.areas())
        edge, empty = list(seen), 0
        for _ in range(AHEAD):
            near = dict.fromkeys(to for area in edge for to in land[area])
            if self.weights.overseas:
                near |= dict.fromkeys(to for area in edge for to in water[area])
            edge = [to for to in near if to not in seen and not others[to] and not cities[to]]
            seen.update(edge)
            empty += sum([limit[area] for area in edge])
        return min(empty / self.people, 1.0) if self.people else 0.0

    def rivals(self, area: AreaId) -> int:
        """The tokens of others in an area."""
        return sum([row[area] for row in self.state.tokens]) - self.row[area] + self.state.barbarians[area]

    def founders(self, area: AreaId) -> int:
        """How many people must stand in an area for a city to be built there this turn."""
        numbers = self.book.numbers
        need = numbers.city_tokens if self.board.site[area] else numbers.wilderness_city_tokens
        return need + (self.rivals(area) if self.others[area] else 0)

    def may_hold_city(self, area: AreaId) -> bool:
        return self.cities[area] == NOBODY and self.board.limit[area] > 0

    def areas(self) -> list[AreaId]:
        """Where the seat has people."""
        return list(compress(range(self.board.size), self.row))

    # Worths

    def worth_of(self, area: AreaId, tokens: int) -> float:
        """What a number of people in an area are worth."""
        return self.worth_alone(min(tokens, self.rooms[area]))

    def slots(self) -> list[tuple[float, ...]]:
        """For each area what the first, the second, ... token in it is worth."""
        most = max(self.rooms)
        each = [1.0 + (self.growth if number < GROWING else 0.0) for number in range(most)]
        kinds = [tuple(each[:room]) for room in range(most + 1)]
        return [kinds[room] for room in self.rooms]

    def worth_alone(self, tokens: int) -> float:
        """What people are worth that can all stay where they are."""
        return tokens + self.growth * min(tokens, GROWING)

    def city_worth(self, number: int) -> float:
        """What the city is worth that is the seat's `number`-th."""
        weights = self.weights
        worth = weights.city + weights.city_stack * (number - 1)
        return worth + weights.city_needed if number <= self.cities_needed else worth

    def _cities_needed(self) -> int:
        """How many cities the next steps of the A.S.T. ask for."""
        side = self.book.asts[self.state.rules.ast]
        track = side.tracks[self.state.civilizations[self.seat]]
        ahead = min(self.state.ast[self.seat] + 2, track.last_step)
        return side.needs[track.era(ahead)].cities

    def harm(self, area: AreaId, tokens: int, cities: int) -> float:
        """What it is worth that others lose so much in an area; a place for oneself comes on top of it."""
        weights, owner = self.weights, self.cities[area]
        worth = weights.harm * (tokens + weights.city * (cities if owner != PIRATES else 0))
        return worth + weights.place * (self.board.limit[area] + weights.site * self.board.site[area])

    def shortage(self, staying: int, cities: int) -> float:
        """What it costs that these people cannot support these cities, or leave too few tokens in stock
        for the taxes of the next turn."""
        stock = self.state.stock[self.seat] + self.people - staying
        unpaid = max(self.book.numbers.tax_rate * cities - stock, 0)
        return self.weights.hunger * (max(self.support * cities - staying, 0) + unpaid)
