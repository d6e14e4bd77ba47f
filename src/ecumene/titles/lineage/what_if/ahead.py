"""The next movement of a seat, planned before its time from the position as it stands."""

from __future__ import annotations

from ecumene.table.frames import ROOT, Flow
from ecumene.titles.lineage.movement.movement import AskMove, MoveKind, MovementPhase, go_ashore, renew
from ecumene.titles.lineage.state import State, seats_of
from ecumene.titles.lineage.what_if.consultation import Consultation
from ecumene.titles.lineage.what_if.outlook import moment_of


def movement_ahead(consultation: Consultation) -> State:
    """What a seat knows, as if its movement began now: nothing of it has moved, and nobody else is asked.

    What lies between (taxes, growth, what others do) is not foreseen: the rules look at the plan again when
    the movement has come.
    """
    state, seat = consultation.trial(), consultation.seat
    if state.phase == MovementPhase.__struct_config__.tag:
        moment = moment_of(consultation, state)
        for other in seats_of(state):
            go_ashore(moment, other)
        renew(moment)
    state.phase = "movement"
    state.flow = Flow.begin(len(state.flow.asked), MovementPhase())
    state.flow.due.clear()
    state.flow.ask(ROOT, AskMove, MoveKind.name, seat)
    return state
