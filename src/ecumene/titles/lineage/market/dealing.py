"""The market from phase to phase: its cards are dealt, turned up after the trade, and removed."""

from __future__ import annotations

from ecumene.titles.lineage.book import WATER
from ecumene.titles.lineage.market.events import MarketClosed, MarketDealt, MarketRevealed
from ecumene.titles.lineage.market.records import space
from ecumene.titles.lineage.market.spaces import FACE_DOWN, board_of
from ecumene.titles.lineage.pieces.pieces import cities_on_board
from ecumene.titles.lineage.state import Lying, Moment, Position, present
from ecumene.titles.lineage.trade.bargains import counted


def deal(moment: Moment) -> None:
    """One card of each stack up to the most cities of anybody, face down, and one Water."""  # 4.6a
    state = moment.state
    if moment.scene.market is None:
        return
    columns = max((cities_on_board(state, seat) for seat in present(state)), default=0)
    state.market[space(0)] = Lying(WATER, "dealt")
    for number in range(1, columns + 1):
        stack = state.stacks[number - 1]
        state.market[space(number)] = Lying(stack.pop(0) if stack else WATER, "dealt")
    moment.tell(MarketDealt(columns))


def close(moment: Moment) -> None:
    """Nobody trades any more; everything is turned up."""  # 4.8
    market = moment.state.market
    filled = [where for where in board_of(moment).spaces if where in market]
    hidden = [where for where in filled if market[where].lies in FACE_DOWN]
    for where in hidden:
        market[where] = Lying(market[where].card, "open")
    moment.tell(MarketClosed())
    spaces = tuple((market[where].card, where) for where in filled)
    moment.tell(MarketRevealed(spaces, counted(market[where].card for where in hidden)))


def clear(position: Position) -> None:
    """The remaining cards of the market go to the discard piles; Water to its own pile."""  # 4.13
    state, cards = position.state, position.book.cards
    for lying in state.market.values():
        if lying.card != WATER:
            state.discards[cards[lying.card].pile].append(lying.card)
    state.market.clear()
