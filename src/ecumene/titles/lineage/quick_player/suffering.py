"""Advice for phase 9: the choice of losses, and of other victims."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.calamities.damage import AskDamage, Raze, Remove
from ecumene.titles.lineage.calamities.victims import AskVictims, Victims
from ecumene.titles.lineage.phases.support import support_rate
from ecumene.titles.lineage.phases.surplus import most_in
from ecumene.titles.lineage.pieces.pieces import cities_on_board
from ecumene.titles.lineage.state import Position

CITY = 9
"""What a city is worth, in tokens that have a place to stay."""
SURPLUS = 0.2
"""What a token is worth that has none."""


def damage(position: Position, ask: AskDamage, options: Sequence[Answer]) -> Answer:
    """What costs least for each point: surplus, then tokens while the cities stay supported, then a city."""
    state = position.state
    seat, index = ask.seat, position.board.index
    row = state.tokens[seat]
    rate = support_rate(position, seat)
    spare = sum(row) - rate * cities_on_board(state, seat)
    points = position.book.numbers.city_points

    def cost(option: Answer) -> tuple[float, float]:
        """For each point, and of equal options the larger one."""
        if isinstance(option, Remove):
            area = index[option.area]
            above = min(max(row[area] - most_in(position, seat, area), 0), option.tokens)
            hungry = max(option.tokens - max(spare, 0), 0) / rate if rate else 0.0
            value = above * SURPLUS + option.tokens - above + hungry * CITY
            return value / option.tokens, -option.tokens
        assert isinstance(option, Raze)
        return (CITY - option.left - min(rate, max(-spare, 0))) / (points - option.left), 0

    return min((option for option in options if isinstance(option, Remove | Raze)), key=cost)


def victims(position: Position, ask: AskVictims, options: Sequence[Answer]) -> Answer:
    """Those who are ahead."""
    ranked = sorted(ask.candidates, key=lambda seat: -standing(position, seat))
    chosen = ranked[: ask.count]
    return Victims(tuple(position.state.civilizations[seat] for seat in ask.candidates if seat in chosen))


def standing(position: Position, seat: Seat) -> int:
    """The points that a seat would have if the game ended now."""
    return sum(position.ways.score(position, seat).values())
