"""Phase 1: the tax rate, and the choice of cities that revolt."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.advances.payment import token_value
from ecumene.titles.lineage.phases.population import growth_of
from ecumene.titles.lineage.phases.tax import JOINS, PIRATE, Annex, AskRate, AskRevolt, Rate, taxed
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.growth import Births, counted, grown_up
from ecumene.titles.lineage.strategist.marching.country import Country
from ecumene.titles.lineage.strategist.weights import Weights


class Taxes:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def rate(self, position: Position, ask: AskRate, options: Sequence[Answer]) -> Answer:
        """The rate that brings most, less the people who cannot grow for lack of tokens in stock.

        What is in the treasury goes back to stock in time: phase 12 spends it where the next taxes need it.
        No city is given away for treasury.
        """
        token = self._weights.treasury * token_value(position, ask.seat)
        rates = [option for option in options if isinstance(option, Rate)]
        yields = {option: taxed(position, ask.seat, option.rate) for option in rates}
        unborn = self._unborn(position, ask.seat, max([paid for paid, _ in yields.values()]))

        def brings(option: Rate) -> tuple[int, float]:
            paid, revolting = yields[option]
            return -revolting, token * paid - unborn[paid]

        return max(rates, key=brings)

    def _unborn(self, position: Position, seat: Seat, most: int) -> list[float]:
        """What is missed if tokens leave the stock, for each number of them: people who cannot grow then."""
        state = position.state
        wanted = counted(growth_of(position, seat))
        spare = state.stock[seat] - wanted.total()
        costs = [0.0] * (max(spare, 0) + 1)
        if spare < most:
            grown = Position(position.book, grown_up(state, seat, wanted))
            births = Births(grown, seat, wanted.copy(), self._weights)
            for _ in range(min(-spare, wanted.total())):  # even without taxes
                births.leave_out()
            while births.wanted.total() and len(costs) <= most:
                costs.append(costs[-1] + self._weights.unborn * births.leave_out())
        return costs + costs[-1:] * (most + 1 - len(costs))

    def revolt(self, position: Position, ask: AskRevolt, options: Sequence[Answer]) -> Answer:
        """A city that joins is one that can be held; pirates get one that can be stormed, or is hard to win
        back; of one's own the one goes that is easily built again."""
        country = Country(position, ask.seat, self._weights)
        index, site = country.board.index, country.board.site

        def near(row: Sequence[int], area: AreaId) -> int:
            return sum([row[to] for to in country.board.land[area]])

        def worth(option: Annex) -> tuple[int, int]:
            area = index[option.area]
            mine, theirs = near(country.row, area), near(position.state.tokens[ask.victim], area)
            if ask.victim == ask.seat:
                return site[area], mine
            if ask.fate == JOINS:
                return mine - theirs, site[area]
            return (mine if ask.fate == PIRATE else 0) - theirs, site[area]

        return max([option for option in options if isinstance(option, Annex)], key=worth)
