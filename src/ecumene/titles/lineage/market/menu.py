"""The trades with the market that are offered to a seat: the best of all legal ones, as far as it knows."""

from __future__ import annotations

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.market.prospects import Prospects
from ecumene.titles.lineage.market.search import Bargain, best_trades
from ecumene.titles.lineage.state import Position

OFFERED = 24
"""How many trades are offered."""


def offered(position: Position, seat: Seat) -> list[Bargain]:
    """The trades that a seat is offered, those that bring most first."""
    return best_trades(Prospects(position, seat), OFFERED)
