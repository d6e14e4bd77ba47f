"""Phase 6: whether one more trade card is worth its price."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.answers import Answer
from ecumene.table.frames import Seat
from ecumene.titles.empires.strategist.hands import unseen_cards
from ecumene.titles.empires.strategist.weights import Weights
from ecumene.titles.lineage.advances.payment import token_value
from ecumene.titles.lineage.book import Book, Stack
from ecumene.titles.lineage.phases.trade_cards import AskPurchase, Buy, Pass, prices
from ecumene.titles.lineage.state import State


class TradeCards:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def purchase(self, book: Book, state: State, ask: AskPurchase, options: Sequence[Answer]) -> Answer:
        """The card that promises most beyond its price, if one does; a free one in any case."""
        cost, seat = prices(book, state, ask.seat), ask.seat
        token = self._weights.token_kept * token_value(book, state, seat)

        def promises(option: Buy) -> float:
            return self.draw(book, state, seat, option.stack) - (
                0 if option.free else token * cost[option.stack]
            )

        buys = [option for option in options if isinstance(option, Buy) and state.stacks[option.stack - 1]]
        best = max(buys, key=promises, default=None)
        return Pass() if best is None or promises(best) <= 0 else best

    def draw(self, book: Book, state: State, seat: Seat, stack: Stack) -> float:
        """What the next card of a stack is worth on the average: more to whoever collects it, and a
        calamity costs what it costs, unless it can be passed on."""
        weights, hand = self._weights, state.hand[seat]
        worth, all_copies = 0.0, 0
        for id, copies in unseen_cards(book, state, seat).items():
            card = book.cards[id]
            if card.stack == stack:
                all_copies += copies
                if card.calamity:
                    burden = weights.minor if card.calamity == "minor" else weights.major
                    worth -= copies * burden * (weights.passed_on if card.tradeable else 1.0)
                else:
                    worth += copies * ((2 * hand.count(id) + 1) * card.face + weights.card)
        return worth / all_copies if all_copies else 0.0
