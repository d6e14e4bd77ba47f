"""Advice for the market: the trade after which the hand is worth most, if the gain is large enough."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.market.exchange import Exchange
from ecumene.titles.lineage.market.menu import offered
from ecumene.titles.lineage.market.trading import AskMarket
from ecumene.titles.lineage.state import Position

GAIN = 1
"""The least that a trade must bring."""


def trade(position: Position, ask: AskMarket, options: Sequence[Answer]) -> Answer:
    """The best trade, or a pass, which is always the first option."""
    best = next(iter(offered(position, ask.seat)), None)
    if best is None or best.gain < GAIN:
        return options[0]
    return Exchange(best.place, best.take)
