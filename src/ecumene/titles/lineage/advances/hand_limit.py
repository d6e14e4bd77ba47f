"""Phase 12b: nobody keeps more commodities than the hand limit."""

from __future__ import annotations

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.advances.discards import HAND_LIMIT, commodities, discard_cards
from ecumene.titles.lineage.state import Moment, seats_of


def check_hands(moment: Moment, node: Node) -> bool:
    """Ask everybody with too many cards at once which of them to discard; whether anybody was asked."""
    before = len(moment.flow.asks)
    for seat in seats_of(moment.state):
        if (excess := too_many(moment, seat)) > 0:
            discard_cards(moment, node, seat, HAND_LIMIT, count=excess)
    return len(moment.flow.asks) > before


def too_many(moment: Moment, seat: Seat) -> int:
    """How many commodities a seat holds beyond its limit."""
    return len(commodities(moment, seat)) - moment.hand_limit(seat)
