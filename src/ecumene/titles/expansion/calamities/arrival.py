"""Late arrivals (14.6): a seat that waits for a Civil War is its beneficiary, even if others could be. Until
then the rules skip it like seats that left: it has nothing, and gets no questions.
"""

from __future__ import annotations

from ecumene.table.state.frames import Seat
from ecumene.titles.expansion.calamities.events import NationArrived
from ecumene.titles.lineage.phases.leaving import absent
from ecumene.titles.lineage.state import Moment, Position


def waiting(position: Position, victim: Seat) -> list[Seat]:
    """The seats that wait to join, in the trade block of the victim (ruling X15); all have the same stock."""
    state, block = position.state, position.block(victim)
    gone = absent(state)
    return [seat for seat in state.latecomers if seat not in gone and position.block(seat) == block]


def arrive(moment: Moment, seat: Seat, victim: Seat) -> None:
    """The new nation has the same civilization cards as the victim, their credits, and its place (14.62)."""
    state = moment.state
    state.latecomers = [other for other in state.latecomers if other != seat]
    state.advances[seat] = state.advances[victim]
    state.credits[seat] = list(state.credits[victim])
    state.ast[seat] = state.ast[victim]
    cards = state.advances[seat].bit_count()
    moment.tell(NationArrived(seat, state.civilizations[victim], cards, state.ast[seat]))
