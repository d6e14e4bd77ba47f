"""Early departure (14.7): a seat that leaves puts down its cards; its units stay on the board, inert, until
others eliminate them.

The rules skip seats that departed: they do not grow, pay, move, support cities or suffer with others.
"""

from __future__ import annotations

from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.phases.leaving import Leave, PlayerLeft, lay_down_cards
from ecumene.titles.lineage.pieces.pieces import remove_ships
from ecumene.titles.lineage.state import Moment


@takes_up(Leave)
def step(moment: Moment, node: Node, frame: Leave) -> None:
    for seat in frame.leavers:
        leave(moment, seat)
    moment.flow.finish(node)


def leave(moment: Moment, seat: Seat) -> None:
    state = moment.state
    state.departed = sorted([*state.departed, seat])
    state.latecomers = [other for other in state.latecomers if other != seat]
    remove_ships(state, seat)
    moment.tell(PlayerLeft(seat, state.civilizations[seat], 0, 0))
    lay_down_cards(moment, seat)
