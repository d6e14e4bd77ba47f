"""Advice for phases 1, 2, 5, 6 and 11: taxes, growth, cities and their support, and more trade cards."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.market.search import worth_of_change
from ecumene.titles.lineage.phases.construction import AskBuild, Build, EndBuilding
from ecumene.titles.lineage.phases.population import AskGrowth, Grow
from ecumene.titles.lineage.phases.support import AskReduce, Reduce, reducible, support_rate
from ecumene.titles.lineage.phases.surplus import most_in
from ecumene.titles.lineage.phases.tax import JOINS, AskRate, AskRevolt, Rate
from ecumene.titles.lineage.phases.trade_cards import BOUGHT_WATER, AskPurchase, Buy, Pass, prices
from ecumene.titles.lineage.pieces.pieces import cities_on_board
from ecumene.titles.lineage.state import Position

# 1. Tax collection


def rate(position: Position, ask: AskRate, options: Sequence[Answer]) -> Answer:
    """The highest rate that the stock pays this turn and, as it seems, the next one."""
    state = position.state
    cities, stock = cities_on_board(state, ask.seat), state.stock[ask.seat]
    possible = [option.rate for option in options if isinstance(option, Rate)]
    spare = stock - position.book.numbers.tax_rate * cities
    return Rate(max([rate for rate in possible if rate * cities <= spare], default=min(possible)))


def revolt(position: Position, ask: AskRevolt, options: Sequence[Answer]) -> Answer:
    """Take a city where few of its old owner's people are near; lose one that feeds many once it is gone."""
    board = position.board
    theirs = position.state.tokens[ask.victim]

    def worth(option: Answer) -> int:
        area = board.index[option.area]  # type: ignore[attr-defined]
        if ask.fate == JOINS:
            return -sum(theirs[near] for near in board.land[area])
        return board.limit[area]

    return max(options, key=worth)


# 2. Population


def grow(position: Position, ask: AskGrowth, options: Sequence[Answer]) -> Answer:
    """Where there is most room; where there is none, on the site that is nearest to a city."""
    board, row = position.board, position.state.tokens[ask.seat]

    def worth(option: Grow) -> tuple[int, int]:
        area = board.index[option.area]
        room = board.limit[area] - row[area]
        return (room, 0) if room > 0 else (0, row[area] * board.site[area])

    return max((option for option in options if isinstance(option, Grow)), key=worth)


# 5. Cities


def build(position: Position, ask: AskBuild, options: Sequence[Answer]) -> Answer:
    """A city wherever enough people are left to support all of them, for as little treasury as can be."""
    state = position.state
    seat = ask.seat
    board, row = position.board, state.tokens[seat]
    wanted = support_rate(position, seat) * (cities_on_board(state, seat) + 1)
    staying = supporters(position, seat)
    best: Build | None = None
    for option in options:
        if isinstance(option, Build):
            area = board.index[option.area]
            lost = min(row[area], most_in(position, seat, area)) + len(option.from_areas) - option.keep
            if staying - lost >= wanted and (best is None or _thrifty(option) < _thrifty(best)):
                best = option
    return EndBuilding() if best is None else best


def _thrifty(option: Build) -> tuple[int, int, bool]:
    return option.treasury, len(option.from_areas), not option.keep


def supporters(position: Position, seat: Seat) -> int:
    """The people of a seat that the land can feed."""
    row = position.state.tokens[seat]
    return sum([min(tokens, most_in(position, seat, area)) for area, tokens in enumerate(row) if tokens])


def reduce(position: Position, ask: AskReduce, options: Sequence[Answer]) -> Answer:
    """The city that feeds most people once it is gone."""
    limit = position.board.limit
    best = max(reducible(position.state, ask.seat), key=limit.__getitem__)
    return Reduce(position.board.ids[best])


# 6. Trade cards


def purchase(position: Position, ask: AskPurchase, options: Sequence[Answer]) -> Answer:
    """The free card, then all cards that the seat can pay for, expensive ones first: treasury must go back to
    stock. Water if a better trade with the market needs it.
    """
    buys = [option for option in options if isinstance(option, Buy) and _is_there(position, ask.seat, option)]
    best = max(buys, key=lambda option: (option.free, option.stack), default=None)
    return Pass() if best is None else best


def _is_there(position: Position, seat: Seat, option: Buy) -> bool:
    """Whether a purchase brings something."""
    if option.stack == BOUGHT_WATER:
        return worth_of_change(position, seat) > prices(position, seat)[BOUGHT_WATER]
    return bool(position.stack(seat, option.stack))
