"""The next movement of a seat, planned in advance from the present position. If ships have a separate phase
(`Ways.before_moving`), it comes first, and the movement follows it.
"""

from __future__ import annotations

from ecumene.table.state.frames import ROOT, Ask, Flow
from ecumene.titles.lineage.movement.movement import AskMove, MovementPhase, go_ashore, renew
from ecumene.titles.lineage.pieces.pieces import ready_ship
from ecumene.titles.lineage.state import State, seats_of
from ecumene.titles.lineage.what_if.consultation import Consultation, known
from ecumene.titles.lineage.what_if.outlook import moment_of


def movement_ahead(consultation: Consultation) -> State:
    """What a seat knows, as if its movement began now: nothing of it has moved, and nobody else is asked.

    What lies between (taxes, growth, what others do) is not foreseen: the rules look at the plan again when
    the movement has come.
    """
    state, first = consultation.trial(), known(consultation).ways.before_moving
    if state.phase == MovementPhase.__struct_config__.tag:
        moment = moment_of(consultation, state)
        for other in seats_of(state):
            go_ashore(moment, other)
        renew(moment)
    if first is None:
        ask_alone(consultation, state, AskMove)
    elif _is_decided(consultation, first):
        set_out(consultation, state)
    else:
        ask_alone(consultation, state, first)
    return state


def _is_decided(consultation: Consultation, first: type[Ask]) -> bool:
    """Whether others are asked about their ships now, and this seat is not any more."""
    asked = [ask.seat for ask in consultation.glimpse.flow.asks.values() if isinstance(ask, first)]
    return bool(asked) and consultation.seat not in asked


def ask_alone(consultation: Consultation, state: State, question: type[Ask]) -> None:
    """Put a question to the seat on a trial state, and none to anybody else."""
    state.phase = "movement"
    state.flow = Flow.begin(len(state.flow.asked), MovementPhase())
    state.flow.due.clear()
    state.flow.ask(ROOT, question, consultation.title.kinds[question].name, consultation.seat)


def set_out(consultation: Consultation, state: State) -> None:
    """The movement begins after the ships: what the seat did not pay for is gone, all others may sail."""
    fleets, seat = state.ships, consultation.seat
    fleets[seat] = [ship for ship in fleets[seat] if ship.ready]
    for other in seats_of(state):
        for number in range(len(fleets[other])):
            ready_ship(state, other, number)
        state.made[other].clear()
    ask_alone(consultation, state, AskMove)
