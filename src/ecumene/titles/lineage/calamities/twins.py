"""Two copies of one calamity in one turn, in games with two trade blocks.

Both are revealed together. If all victims are selected first, the copies select one after the other and then
strike at the same time; otherwise the first copy ends before the second begins.
"""

from __future__ import annotations

from msgspec.structs import replace

from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Flow, Node
from ecumene.titles.lineage.calamities.resolution import Calamity, Twins
from ecumene.titles.lineage.state import Moment, Position


@takes_up(Twins)
def step(moment: Moment, node: Node, frame: Twins) -> None:
    """The next copy begins; after the last selection all of them strike."""
    flow = moment.flow
    if frame.waiting:
        first, *others = frame.waiting
        flow.replace(node, replace(frame, waiting=tuple(others), begun=(*frame.begun, first)))
        flow.push(node, first)
    elif frame.selecting and frame.begun:
        flow.replace(node, replace(frame, selecting=False))
        for copy in frame.begun:
            flow.push(node, copy)
    else:
        flow.finish(node)


def goes_on(moment: Moment, node: Node, frame: Calamity) -> bool:
    """Note how far a calamity has come; False where it is a copy that waits for the other's selection."""
    flow = moment.flow
    above = flow.parents[node]
    twins = flow.steps[above]
    if not isinstance(twins, Twins):
        return True
    begun = tuple(frame if copy.card == frame.card else copy for copy in twins.begun)
    flow.replace(above, replace(twins, begun=begun))
    if twins.selecting and frame.stage:
        flow.finish(node)
        return False
    return True


def twin_of(position: Position, frame: Calamity) -> Calamity | None:
    """The other copy of a calamity that strikes this turn, as far as it has come; none that was cancelled."""
    kinds = position.book.kinds
    for twins in position.state.flow.steps.values():
        if isinstance(twins, Twins):
            for copy in (*twins.begun, *twins.waiting):
                if copy.card != frame.card and kinds[copy.card] == kinds[frame.card]:
                    return copy
    return None


def under_way(flow: Flow) -> list[Calamity]:
    """The calamities that are being resolved, and those of two copies that have still to strike."""
    striking = {step.card: step for step in flow.steps.values() if isinstance(step, Calamity)}
    for twins in flow.steps.values():
        if isinstance(twins, Twins):
            resting = (*(twins.begun if twins.selecting else ()), *twins.waiting)
            both = [striking.get(copy.card, copy) for copy in (*twins.begun, *twins.waiting)]
            return [copy for copy in both if copy.card in striking or copy in resting]
    return list(striking.values())


def copies_under_way(flow: Flow) -> tuple[Node, Node] | None:
    """Two copies that strike side by side, the first one first."""
    for node, twins in flow.steps.items():
        if isinstance(twins, Twins):
            copies = sorted(flow.children(node))
            return (copies[0], copies[1]) if len(copies) == 2 else None
    return None
