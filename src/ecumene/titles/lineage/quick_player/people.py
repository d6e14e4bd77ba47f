"""Advice for phases 1, 2, 5, 6 and 11: taxes, growth, cities and their support, and more trade cards."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.answers import Answer
from ecumene.table.frames import Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.phases.construction import AskBuild, Build, EndBuilding
from ecumene.titles.lineage.phases.population import AskGrowth, Grow
from ecumene.titles.lineage.phases.support import AskReduce, Reduce, reducible, support_rate
from ecumene.titles.lineage.phases.surplus import most_in
from ecumene.titles.lineage.phases.tax import JOINS, AskRate, AskRevolt, Rate
from ecumene.titles.lineage.phases.trade_cards import AskPurchase, Buy, Pass
from ecumene.titles.lineage.pieces.pieces import cities_on_board
from ecumene.titles.lineage.state import State, board_of

# 1. Tax collection


def rate(book: Book, state: State, ask: AskRate, options: Sequence[Answer]) -> Answer:
    """The highest rate that the stock pays this turn and, as it seems, the next one."""
    cities, stock = cities_on_board(state, ask.seat), state.stock[ask.seat]
    possible = [option.rate for option in options if isinstance(option, Rate)]
    spare = stock - book.numbers.tax_rate * cities
    return Rate(max([rate for rate in possible if rate * cities <= spare], default=min(possible)))


def revolt(book: Book, state: State, ask: AskRevolt, options: Sequence[Answer]) -> Answer:
    """Take a city where few of its old owner's people are near; lose one that feeds many once it is gone."""
    board = board_of(book, state)
    theirs = state.tokens[ask.victim]

    def worth(option: Answer) -> int:
        area = board.index[option.area]  # type: ignore[attr-defined]
        if ask.fate == JOINS:
            return -sum(theirs[near] for near in board.land[area])
        return board.limit[area]

    return max(options, key=worth)


# 2. Population


def grow(book: Book, state: State, ask: AskGrowth, options: Sequence[Answer]) -> Answer:
    """Where there is most room; where there is none, on the site that is nearest to a city."""
    board, row = board_of(book, state), state.tokens[ask.seat]

    def worth(option: Grow) -> tuple[int, int]:
        area = board.index[option.area]
        room = board.limit[area] - row[area]
        return (room, 0) if room > 0 else (0, row[area] * board.site[area])

    return max((option for option in options if isinstance(option, Grow)), key=worth)


# 5. Cities


def build(book: Book, state: State, ask: AskBuild, options: Sequence[Answer]) -> Answer:
    """A city wherever enough people are left to support all of them, for as little treasury as can be."""
    seat = ask.seat
    board, row = board_of(book, state), state.tokens[seat]
    wanted = support_rate(book, state, seat) * (cities_on_board(state, seat) + 1)
    staying = supporters(book, state, seat)
    best: Build | None = None
    for option in options:
        if isinstance(option, Build):
            area = board.index[option.area]
            lost = min(row[area], most_in(book, state, seat, area)) + len(option.from_areas) - option.keep
            if staying - lost >= wanted and (best is None or _thrifty(option) < _thrifty(best)):
                best = option
    return EndBuilding() if best is None else best


def _thrifty(option: Build) -> tuple[int, int, bool]:
    return option.treasury, len(option.from_areas), not option.keep


def supporters(book: Book, state: State, seat: Seat) -> int:
    """The people of a seat that the land can feed."""
    row = state.tokens[seat]
    return sum([min(tokens, most_in(book, state, seat, area)) for area, tokens in enumerate(row) if tokens])


def reduce(book: Book, state: State, ask: AskReduce, options: Sequence[Answer]) -> Answer:
    """The city that feeds most people once it is gone."""
    limit = board_of(book, state).limit
    best = max(reducible(state, ask.seat), key=limit.__getitem__)
    return Reduce(board_of(book, state).ids[best])


# 6. Trade cards


def purchase(book: Book, state: State, ask: AskPurchase, options: Sequence[Answer]) -> Answer:
    """The free card, then all that can be paid for, dear ones first: treasury must go back to stock."""
    buys = [option for option in options if isinstance(option, Buy) and state.stacks[option.stack - 1]]
    best = max(buys, key=lambda option: (option.free, option.stack), default=None)
    return Pass() if best is None else best
