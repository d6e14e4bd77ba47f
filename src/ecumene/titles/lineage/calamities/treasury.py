"""Treasury that a calamity takes."""

from __future__ import annotations

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.calamities.events import TreasuryLost
from ecumene.titles.lineage.pieces.pieces import lose_treasury
from ecumene.titles.lineage.state import Moment


def lose(moment: Moment, seat: Seat, tokens: int) -> None:
    """A seat loses treasury: a seat with less loses all of it."""
    if lost := lose_treasury(moment.state, seat, tokens):
        moment.tell(TreasuryLost(seat, lost))
