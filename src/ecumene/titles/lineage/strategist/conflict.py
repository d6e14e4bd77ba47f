"""Phase 4: the choice of losses in a conflict (Advanced Military, Naval Warfare). Each loss is tried: the
conflict is fought to its end after it, and the remaining pieces are counted.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.conflict.assault import succeeds
from ecumene.titles.lineage.conflict.rounds import AskLoss, LoseShip, LoseToken, TokenConflict, fight_out
from ecumene.titles.lineage.pieces.pieces import lose_ship, remove_tokens
from ecumene.titles.lineage.state import Position, State
from ecumene.titles.lineage.strategist.marching.country import Country
from ecumene.titles.lineage.strategist.weights import Weights


class Conflict:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def lose(self, position: Position, ask: AskLoss, options: Sequence[Answer]) -> Answer:
        """The loss behind which most is left."""
        book, state = position.book, position.state
        under_way = conflict_of(state, ask)

        def left(option: Answer) -> float:
            then = state.copy()
            if isinstance(option, LoseShip):
                lose_ship(then, ask.seat, ask.area)
            elif isinstance(option, LoseToken):
                remove_tokens(then, ask.seat, position.board.index[option.area], 1)
            fight_out(Position(book, then), under_way)
            return self._stands(Position(book, then), ask)

        return max(options, key=left)

    def _stands(self, position: Position, ask: AskLoss) -> float:
        """What a seat has in and around an area, with what it takes from others there."""
        weights, area, seat = self._weights, ask.area, ask.seat
        country = Country(position, seat, weights)
        worth = weights.treasury * position.book.numbers.ship_cost * len(position.state.ships[seat])
        for place in (area, *country.board.land[area]):
            worth += country.worth_of(place, country.row[place])
        worth -= weights.harm * country.rivals(area)
        if succeeds(position, area):
            if country.cities[area] == seat + 1:
                return worth - country.city_worth(country.city_count)
            return worth + weights.spoils + country.harm(area, 0, 1)
        if country.may_hold_city(area) and country.row[area] >= country.founders(area):
            found = country.city_worth(country.city_count + 1) - country.worth_of(area, country.row[area])
            worth += max(found, 0.0)
        return worth


def conflict_of(state: State, ask: AskLoss) -> TokenConflict:
    """The conflict in which a seat is asked for a loss, continued after that loss."""
    flow = state.flow
    node = next(node for node, open in flow.asks.items() if open.seat == ask.seat and open.given is None)
    frame = flow.steps[flow.parents[node]]
    assert isinstance(frame, TokenConflict)
    return TokenConflict(frame.area, frame.losing[1:], frame.later)
