"""Phase 7 with 3 and 4 seats: the best of all legal trades with the market, or a pass.

The worth of a trade is the average gain of the sets, minus the present cost of calamities for this seat,
minus a little for the cards that it leaves to others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.market.exchange import Exchange
from ecumene.titles.lineage.market.prospects import Prospects
from ecumene.titles.lineage.market.search import Bargain, best_trades
from ecumene.titles.lineage.market.trading import AskMarket
from ecumene.titles.lineage.state import CardId, Position
from ecumene.titles.lineage.strategist.weights import Weights
from ecumene.titles.lineage.what_if.market.costs import costs_of

COMPARED = 30
"""The number of best trades that are compared by what they leave to others."""
MOST_GIVEN = 5.0
"""However much others may gain by it: a trade is given up for one that brings at most so much less."""


class Market:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def trade(self, position: Position, ask: AskMarket, options: Sequence[Answer]) -> Answer:
        """The trade that is worth most, if one is worth it; a pass is always the first option."""
        prospects = Prospects(position, ask.seat, costs_of(position, ask.seat))
        others = Others(position, ask.seat, self._weights)
        found = [one for one in best_trades(prospects, COMPARED) if one.gain >= self._weights.exchange]
        best = max(found, key=others.worth, default=None)
        return options[0] if best is None else Exchange(best.place, best.take)


class Others:
    """What the other seats could make of cards that are put on the market, by what they were seen to take."""

    def __init__(self, position: Position, seat: Seat, weights: Weights) -> None:
        self._cards, self._weights = position.book.cards, weights
        self._held = [Counter(known) for known in position.state.known[seat]]

    def worth(self, bargain: Bargain) -> float:
        """What a trade brings, less what it leaves to others."""
        left = sum(self.gain(card) for card, _ in bargain.place)
        return bargain.gain - min(self._weights.given * left, MOST_GIVEN)

    def gain(self, card: CardId) -> int:
        """What the one who has most use for a card gains beyond its face, which everybody has to pay."""
        return max(2 * held[card] * self._cards[card].face for held in self._held)
