"""Nations are dealt; before the first turn two players who agree may exchange theirs (14.4).

All players are asked once, at the same time, whether they are content. A player who is not proposes an
exchange to another, who accepts or declines, and may then propose one to the next: to nobody twice, so that
the phase ends.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.handlers import always, finishes
from ecumene.table.state.frames import ROOT, Ask, Flow, Frame, Node, Seat
from ecumene.table.text.events import Event
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.state import Moment, State, present


class Exchange(Frame, frozen=True, tag="exchange_nations"):
    """Nations may be exchanged; `begun` once everybody was asked."""

    begun: bool = False


class AskNation(Ask, frozen=True, tag="ask_nation"):
    """Are you content with your nation, or whom do you propose an exchange? You have asked who is `tried`."""

    tried: tuple[Seat, ...] = ()


class KeepNation(Answer, frozen=True, tag="keep_nation"):
    """Be content."""


class ProposeSwap(Answer, frozen=True, tag="propose_swap"):
    """Propose an exchange to the player of another nation."""

    player: str


class AskSwap(Ask, frozen=True, tag="ask_swap"):
    """Do you exchange your nation for that of the proposer?"""

    proposer: Seat


class AcceptSwap(Answer, frozen=True, tag="accept_swap"):
    """Exchange."""


class DeclineSwap(Answer, frozen=True, tag="decline_swap"):
    """Keep one's own."""


class SwapProposed(Event, frozen=True, tag="swap_proposed"):
    """The player of `nation` would rather lead the `other`. Seats change, so nations are named."""

    seats: ClassVar[tuple[str, ...]] = ()
    nation: str
    other: str


class SwapDeclined(Event, frozen=True, tag="swap_declined"):
    """The player of the `other` nation keeps it."""

    seats: ClassVar[tuple[str, ...]] = ()
    nation: str
    other: str


class NationsSwapped(Event, frozen=True, tag="nations_swapped"):
    """Both have agreed."""

    seats: ClassVar[tuple[str, ...]] = ()
    nation: str
    other: str


def offer_exchange(flow: Flow) -> None:
    """The game begins when everybody is content."""
    flow.push(ROOT, Exchange())
    flow.due.remove(ROOT)


@takes_up(Exchange)
def step(moment: Moment, node: Node, frame: Exchange) -> None:
    if frame.begun:
        moment.flow.finish(node)
        return
    moment.flow.replace(node, Exchange(begun=True))
    for seat in present(moment.state):
        moment.flow.ask(node, AskNation, NationKind.name, seat)


def pending(flow: Flow, *seats: Seat) -> list[tuple[Node, AskSwap]]:
    """The proposals that are not answered yet and that some seats have made or got."""
    swaps = [(node, ask) for node, ask in flow.asks.items() if isinstance(ask, AskSwap)]
    return [(node, ask) for node, ask in swaps if ask.seat in seats or ask.proposer in seats]


class NationKind(Kind[AskNation, KeepNation | ProposeSwap]):
    name = "nation"
    rule = "14.4"

    def _others(self, state: State, ask: AskNation) -> list[Seat]:
        return [seat for seat in present(state) if seat != ask.seat and seat not in ask.tried]

    def options(self, state: State, ask: AskNation) -> Sequence[KeepNation | ProposeSwap]:
        names = [state.civilizations[seat] for seat in self._others(state, ask)]
        return [KeepNation(), *(ProposeSwap(name) for name in names)]

    def default(self, state: State, ask: AskNation) -> KeepNation:
        return KeepNation()

    def about(self, state: State, ask: AskNation) -> Mapping[str, Any]:
        return {"nation": state.civilizations[ask.seat]}

    check_keep_nation = always
    apply_keep_nation = finishes

    def check_propose_swap(self, state: State, ask: AskNation, answer: ProposeSwap) -> None:
        if answer not in self.options(state, ask):
            raise self.refuse("swap-who")

    def apply_propose_swap(self, moment: Moment, node: Node, ask: AskNation, answer: ProposeSwap) -> None:
        """The other is asked in the middle of its own question, one proposal after the other."""
        state, flow = moment.state, moment.flow
        other = state.civilizations.index(answer.player)
        own = (at for at, found in flow.asks.items() if isinstance(found, AskNation) and found.seat == other)
        before = tuple(at for at, found in pending(flow, other) if found.seat == other)
        above = next(own, flow.parents[node])
        about: dict[str, Any] = {"proposer": ask.seat, "after": before}
        swap = flow.ask(above, AskSwap, SwapKind.name, other, **about)
        flow.ask_again(node, replace(ask, tried=(*ask.tried, other), after=(swap,)), self.name)
        moment.tell(SwapProposed(state.civilizations[ask.seat], answer.player))


class SwapKind(Kind[AskSwap, AcceptSwap | DeclineSwap]):
    name = "swap"
    rule = "14.4"
    scarce = True

    def options(self, state: State, ask: AskSwap) -> Sequence[AcceptSwap | DeclineSwap]:
        return [DeclineSwap(), AcceptSwap()]

    def default(self, state: State, ask: AskSwap) -> DeclineSwap:
        return DeclineSwap()

    def about(self, state: State, ask: AskSwap) -> Mapping[str, Any]:
        return {"nation": state.civilizations[ask.seat], "other": state.civilizations[ask.proposer]}

    check_accept_swap = always

    def apply_accept_swap(self, moment: Moment, node: Node, ask: AskSwap, answer: AcceptSwap) -> None:
        """Other proposals to one of the two, or by them, were for another nation, so they are void."""
        nations = moment.state.civilizations
        one, two = ask.seat, ask.proposer
        moment.tell(NationsSwapped(nations[two], nations[one]))
        nations[one], nations[two] = nations[two], nations[one]
        for at, _ in pending(moment.flow, one, two):
            moment.flow.finish(at)

    check_decline_swap = always

    def apply_decline_swap(self, moment: Moment, node: Node, ask: AskSwap, answer: DeclineSwap) -> None:
        nations = moment.state.civilizations
        moment.tell(SwapDeclined(nations[ask.proposer], nations[ask.seat]))
        moment.flow.finish(node)
