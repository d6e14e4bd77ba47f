"""The order of decisions among the victims of a calamity: by ranking, or the first copy before the second."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Flow, Node
from ecumene.titles.lineage.calamities.events import CopiesInTurn
from ecumene.titles.lineage.calamities.resolution import Calamity
from ecumene.titles.lineage.calamities.twins import copies_under_way
from ecumene.titles.lineage.kind import F, N
from ecumene.titles.lineage.phases.order import OF_VICTIMS, Wait, Waiting, node_of, waiting_for
from ecumene.titles.lineage.state import Moment, State


class CopyByCopy(Answer, frozen=True, tag="copy_by_copy"):
    """Let the first of two copies be resolved entirely before the second."""


class WaitingVictims(Waiting[F, N]):
    """A question to a victim, who may wait for those before it, and for the first of two copies.

    A primary victim insists on that for all victims of the second copy, any other of them for itself. Who
    waits for the first copy is waited for by nobody of it, so that never two wait for each other.
    """

    order = OF_VICTIMS

    def waits(self, state: State, ask: F) -> Sequence[Wait | CopyByCopy]:
        """How a seat may wait now."""
        waits = [Wait()] if self.may_wait(state, ask) else []
        return [*waits, CopyByCopy()] if _put_off(state.flow, node_of(state.flow, ask)) else waits

    def check_copy_by_copy(self, state: State, ask: F, answer: CopyByCopy) -> None:
        if not _put_off(state.flow, node_of(state.flow, ask)):
            raise self.refuse("copy-by-copy", "5.9.duplicates.secondary")

    def rule_of_copy_by_copy(self, state: State, ask: F, answer: CopyByCopy) -> str:
        node = node_of(state.flow, ask)
        primary = node is not None and _is_primary(state.flow, node)
        return "5.9.duplicates.insist" if primary else "5.9.duplicates.secondary"

    def apply_copy_by_copy(self, moment: Moment, node: Node, ask: F, answer: CopyByCopy) -> None:
        """Questions of the second copy rest until the first is over; nobody of the first waits for them."""
        flow = moment.flow
        copies = copies_under_way(flow)
        assert copies is not None
        first, second = copies
        for other in _put_off(flow, node):
            flow.replace(other, replace(flow.asks[other], after=(*flow.asks[other].after, first)))
        resting = waiting_for(flow, first).intersection(flow.children(second))
        for other in flow.children(first):
            after = tuple(before for before in flow.asks[other].after if before not in resting)
            flow.replace(other, replace(flow.asks[other], after=after))
        flow.ask_again(node, flow.asks[node], self.name)
        named = [frame.card for frame in map(flow.steps.get, copies) if isinstance(frame, Calamity)]
        moment.tell(CopiesInTurn(ask.seat, *named))


def _put_off(flow: Flow, node: Node | None) -> list[Node]:
    """The questions of the second copy that rest if the victim asked at `node` insists on the first."""
    copies = copies_under_way(flow)
    if copies is None or node is None:
        return []
    first, second = copies
    later = [other for other in flow.children(second) if first not in flow.asks[other].after]
    return later if _is_primary(flow, node) else [other for other in later if other == node]


def _is_primary(flow: Flow, node: Node) -> bool:
    """Whether a question is put to the primary victim of a calamity."""
    frame = flow.steps[flow.parents[node]]
    return isinstance(frame, Calamity) and frame.victim == flow.asks[node].seat
