"""Phase 4: conflict. Token conflicts first, then city attacks; phase 11 uses it again.

`rounds` has the order of losses, and the changes by advances (Metalworking, Advanced Military).
"""

from __future__ import annotations

from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Frame, Node
from ecumene.titles.lineage.conflict.city_attacks import CityAttacks, attacks
from ecumene.titles.lineage.conflict.token_conflicts import TokenConflicts, conflicts
from ecumene.titles.lineage.state import Moment


class Conflict(Frame, frozen=True, tag="conflict"):
    """Every conflict that stands on the board. `attacked`: its city attacks have begun."""

    attacked: bool = False


def begin(moment: Moment, node: Node) -> None:
    moment.state.phase = "conflict"
    begin_conflict(moment, node)


def begin_conflict(moment: Moment, node: Node) -> None:
    """Add the frames that resolve all present conflicts below `node`; nothing if there is none."""
    if conflicts(moment) or attacks(moment.state):
        moment.flow.push(node, Conflict())


@takes_up(Conflict)
def step(moment: Moment, node: Node, frame: Conflict) -> None:
    """Token conflicts come before any city attack; tokens of failed attacks stay."""
    state, flow = moment.state, moment.flow
    if frame.attacked:
        flow.finish(node)
    elif conflicts(moment):
        flow.push(node, TokenConflicts())
    elif attacks(state):
        flow.replace(node, Conflict(attacked=True))
        flow.push(node, CityAttacks())
    else:
        flow.finish(node)
