"""Census order among seats that move at the same time: the questions of phase 3 are in this order."""

from __future__ import annotations

from ecumene.table.state.frames import Flow, Node, Seat
from ecumene.titles.lineage.state import State


def ahead_of_turn(state: State, seat: Seat) -> bool:
    """Whether somebody before a seat in census order is not done."""
    for ask in state.flow.asks.values():
        if ask.seat == seat:
            return False
        if ask.given is None:
            return True
    return False


def before(flow: Flow, node: Node) -> tuple[Node, ...]:
    """The questions of those before a seat in census order who are not done."""
    return tuple(other for other, ask in flow.asks.items() if other < node and ask.given is None)


def after(state: State, seat: Seat) -> list[Seat]:
    """The seats that come after a seat in census order."""
    seats = [ask.seat for ask in state.flow.asks.values()]
    return seats[seats.index(seat) + 1 :]
