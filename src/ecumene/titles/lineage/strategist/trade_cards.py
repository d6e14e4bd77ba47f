"""Phase 6: whether one more trade card is worth its price."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.advances.payment import token_value
from ecumene.titles.lineage.book import Card, Stack
from ecumene.titles.lineage.market.search import worth_of_change
from ecumene.titles.lineage.phases.trade_cards import BOUGHT_WATER, AskPurchase, Buy, Pass, prices
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.burdens import burden
from ecumene.titles.lineage.strategist.hands import unseen_cards
from ecumene.titles.lineage.strategist.weights import Weights
from ecumene.titles.lineage.trade.values import counted_by_kind
from ecumene.titles.lineage.what_if.market.costs import costs_of


class TradeCards:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def purchase(self, position: Position, ask: AskPurchase, options: Sequence[Answer]) -> Answer:
        """The card that promises most beyond its price, if one does; a free one in any case."""
        cost, seat = prices(position, ask.seat), ask.seat
        token = self._weights.token_kept * token_value(position, seat)

        def promises(option: Buy) -> float:
            return self._brings(position, seat, option.stack) - (
                0 if option.free else token * cost[option.stack]
            )

        best = max([option for option in options if isinstance(option, Buy)], key=promises, default=None)
        return Pass() if best is None or promises(best) <= 0 else best

    def _brings(self, position: Position, seat: Seat, stack: Stack) -> float:
        """What a card of a stack is worth; a Water what a better trade with the market needs it for."""
        if stack == BOUGHT_WATER:
            return worth_of_change(position, seat, costs_of(position, seat))
        return self.draw(position, seat, stack) if position.stack(seat, stack) else 0.0

    def draw(self, position: Position, seat: Seat, stack: Stack) -> float:
        """What the next card of a stack is worth on average: more to a seat that collects it, and a
        calamity costs what it costs, unless it can be passed on."""
        weights = self._weights
        hand, bonus = counted_by_kind(position.book, position.state.hand[seat]), position.bonus(seat)
        worth, all_copies = 0.0, 0
        for id, copies in unseen_cards(position, seat).items():
            card = position.book.cards[id]
            if card.stack == stack:
                all_copies += copies
                if card.calamity:
                    worth -= copies * self._burden(position, seat, card)
                else:
                    worth += copies * ((2 * hand[id] + 1) * card.face + bonus.get(id, 0) + weights.card)
        return worth / all_copies if all_copies else 0.0

    def _burden(self, position: Position, seat: Seat, card: Card) -> float:
        """What it costs to draw a calamity; on a market nobody has to take one that can be traded."""
        weights = self._weights
        if position.scene.market:
            return costs_of(position, seat)(card.id) * (weights.put_away if card.tradeable else 1.0)
        return burden(position, seat, card.id, weights) * (weights.passed_on if card.tradeable else 1.0)
