"""City support (26), checked once more after the special abilities: support and nothing else (ruling X33)."""

from __future__ import annotations

from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Frame, Node
from ecumene.titles.lineage.phases.support import check_support
from ecumene.titles.lineage.state import Moment


class SupportCheck(Frame, frozen=True, tag="support_check"):
    """A seat that lacks support reduces cities."""


def begin(moment: Moment, node: Node) -> None:
    moment.state.phase = "support"
    moment.flow.push(node, SupportCheck())


@takes_up(SupportCheck)
def step(moment: Moment, node: Node, frame: SupportCheck) -> None:
    if not check_support(moment, node):
        moment.flow.finish(node)
