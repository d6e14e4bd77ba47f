"""Barbarian Hordes, led by their beneficiary along the most destructive way."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.calamities.effects.barbarian_hordes import AskHordes, Descend
from ecumene.titles.lineage.evaluate import survivors
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import NOBODY, Position
from ecumene.titles.lineage.strategist.weights import Weights

AHEAD = 4
"""How many areas of their way are thought of."""


class Hordes:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def lead(self, position: Position, ask: AskHordes, options: Sequence[Answer]) -> Answer:
        march = March(position, ask, self._weights)
        best = max(ask.areas, key=lambda area: march.from_here(area, ask.tokens, frozenset()))
        return Descend(position.board.ids[best])


class March:
    """The way of barbarians through the country of their victim, conflicts about as they come out."""

    def __init__(self, position: Position, ask: AskHordes, weights: Weights) -> None:
        self._book, self._state, self._board = position.book, position.state, position.board
        self._weights = weights
        self._victim, self._leader = ask.victim, ask.seat

    def from_here(self, area: AreaId, tokens: int, seen: frozenset[AreaId]) -> float:
        """What they bring down in an area and on their way from there."""
        numbers, state, limit = self._book.numbers, self._state, self._board.limit[area]
        city = state.cities[area] == self._victim + 1
        theirs = numbers.city_defenders if city else state.tokens[self._victim][area]
        staying = survivors(tokens, theirs, limit)
        lost = theirs - survivors(theirs, tokens, limit)
        worth = self._weights.city if city else float(lost)
        worth -= self._own(area, tokens, limit)
        on, seen = staying - limit, seen | {area}
        if on <= 0 or len(seen) >= AHEAD:
            return worth
        ways = [self.from_here(to, on, seen) for to in self._near(area, on) if to not in seen]
        return worth + max([0.0, *ways])

    def _near(self, area: AreaId, tokens: int) -> Sequence[AreaId]:
        """Where they would find something of the victim; before a city too few of them stop."""
        state, board, victim = self._state, self._board, self._victim
        enough = tokens >= self._book.numbers.attack_tokens
        return [
            to
            for to in dict.fromkeys((*board.land[area], *board.water[area]))
            if (state.cities[to] == victim + 1 and enough)
            or (state.cities[to] == NOBODY and state.tokens[victim][to])
        ]

    def _own(self, area: AreaId, tokens: int, limit: int) -> float:
        """What the leader loses by them: people who are there, and the quiet of those next door."""
        row = self._state.tokens[self._leader]
        near = sum([self._mine(self._leader, to) for to in self._board.land[area]])
        return row[area] - survivors(row[area], tokens, limit) + self._weights.border * near

    def _mine(self, seat: Seat, area: AreaId) -> bool:
        return bool(self._state.tokens[seat][area]) or self._state.cities[area] == seat + 1
