"""The rivals of a seat, and the cost of losses for them."""

from __future__ import annotations

from functools import cached_property

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.phases.support import support_rate
from ecumene.titles.lineage.pieces.pieces import cities_on_board, tokens_on_board
from ecumene.titles.lineage.quick_player.suffering import standing
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.prospects import halts, steps_on, turns_left
from ecumene.titles.lineage.strategist.weights import Weights

MOST = 2.0
"""However far somebody is ahead: they threaten nobody more than this."""


class Rivals:
    """How others stand, looked at from a seat. Losses are counted in tokens, as everything on the board."""

    def __init__(self, position: Position, seat: Seat, weights: Weights) -> None:
        self._position, self._state, self._seat, self._weights = position, position.state, seat, weights
        self._numbers = position.book.numbers
        self._left = turns_left(position)

    def promise(self, rival: Seat) -> float:
        """The points that a seat will have at the end: what it has, its next step, and what cities bring."""
        position = self._position
        step = self._numbers.step_victory_points if steps_on(position, rival, lost=0) else 0
        cities = cities_on_board(self._state, rival)
        return standing(position, rival) + step + self._weights.city_turn * self._left * cities

    @cached_property
    def _mine(self) -> float:
        return self.promise(self._seat)

    def threat(self, rival: Seat) -> float:
        """How much it is worth that a rival loses anything: 1 for an equal, little for those far behind."""
        ahead = (self.promise(rival) - self._mine) / self._weights.span
        return min(max(1 + ahead, self._weights.behind), MOST)

    def spite(self, rival: Seat, lost: float) -> float:
        """What it is worth to the seat that a rival loses so much."""
        return self._weights.harm * self.threat(rival) * lost

    # Losses

    def of_cities(self, rival: Seat, lost: int) -> float:
        """What it costs a seat to lose these cities, and perhaps with them its next step."""
        weights = self._weights
        have = cities_on_board(self._state, rival)
        lost = min(max(lost, 0), have)
        worth = sum([weights.city + weights.city_stack * (have - 1 - number) for number in range(lost)])
        return worth + weights.halt * halts(self._position, rival, lost)

    def of_points(self, rival: Seat, points: int) -> float:
        """What it costs a seat to lose these unit points: tokens that it can spare, and then cities."""
        state, city_points = self._state, self._numbers.city_points
        tokens, cities = tokens_on_board(state, rival), cities_on_board(state, rival)
        rate = support_rate(self._position, rival)
        points = min(points, tokens + city_points * cities)
        if points <= 0:
            return 0.0
        spare = min(max(tokens - rate * cities, 0), points)
        lost = -(-(points - spare) // (city_points + rate))
        return spare + self.of_cities(rival, lost)
