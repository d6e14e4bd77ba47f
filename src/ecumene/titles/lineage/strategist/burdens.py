"""The cost of a calamity in the hand, in games without a market."""

from __future__ import annotations

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.state import CardId, Position
from ecumene.titles.lineage.strategist.weights import Weights
from ecumene.titles.lineage.what_if.market.costs import suffered


def burden(position: Position, seat: Seat, card: CardId, weights: Weights) -> float:
    """In points of set value: so much for any of its kind, and a part of what it would take from this seat
    now, by its own numbers and those of the seat's advances."""
    minor = position.book.cards[card].calamity == "minor"
    worth = weights.minor if minor else weights.major
    return worth + weights.reckoned * suffered(position, seat, card) if weights.reckoned else worth
