"""The orders of play, and waiting: if all act at the same time, a seat may insist that others go first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask, Flow, Node, Seat
from ecumene.titles.lineage.frames import Lane
from ecumene.titles.lineage.kind import F, Kind, N
from ecumene.titles.lineage.state import Moment, Position, State, present

Precedence = tuple[int, ...]
PrecedenceOf = Callable[[Position, Seat], Precedence]
"""The place of a seat in an order of play: the lowest goes first."""


def ranking_place(position: Position, seat: Seat) -> Precedence:
    """A.S.T.-Ranking."""
    return (position.ranking[position.state.civilizations[seat]],)


def progress_place(position: Position, seat: Seat) -> Precedence:
    """A.S.T.-Progress: the marker that is furthest on goes first, A.S.T.-Ranking breaks ties."""
    return -position.state.ast[seat], position.ranking[position.state.civilizations[seat]]


def acting_place(position: Position, seat: Seat) -> Precedence:
    """Special abilities, purchases of advances, the hand limit: each title has its own order for them."""
    return position.ways.acting_place(position, seat)


def acting_order(position: Position) -> list[Seat]:
    """The seats in the game, in that order."""
    return sorted(present(position.state), key=lambda seat: acting_place(position, seat))


class Wait(Answer, frozen=True, tag="wait"):
    """Let those before you decide first, in the order of the phase."""


class Order(NamedTuple):
    """An order that a seat may insist on: by which `rule`, and what it is told when nobody is before it."""

    place_of: PrecedenceOf
    rule: str
    nobody_before: str = "nobody-before"


OF_VICTIMS = Order(ranking_place, "9b.victims_order")
OF_ACTING = Order(acting_place, "12a.order", "nobody-before-acting")


class Waiting(Kind[F, N]):
    """A question that is put to all at once, and to which a seat may answer that it waits for others."""

    order: ClassVar[Order]

    def order_of(self, ask: F) -> Order:
        """The order that a seat may insist on."""
        return self.order

    def may_wait(self, state: State, ask: F) -> bool:
        """Whether there is a seat to wait for, for which this seat has not already waited."""
        return not ask.after and next(self._before(self.at(state), ask), None) is not None

    def check_wait(self, state: State, ask: F, answer: Wait) -> None:
        if not self.may_wait(state, ask):
            order = self.order_of(ask)
            raise self.refuse(order.nobody_before, order.rule)

    def apply_wait(self, moment: Moment, node: Node, ask: F, answer: Wait) -> None:
        """Put the question again once those before the seat have decided."""
        moment.flow.ask_again(node, replace(ask, after=tuple(self._before(moment, ask))), self.name)

    def _before(self, position: Position, ask: F) -> Iterator[Node]:
        """The open frames of the seats before a seat: lanes, else questions; never those of seats that wait
        for it.
        """
        flow, place_of = position.state.flow, self.order_of(ask).place_of
        under_way = [(node, step.seat) for node, step in flow.steps.items() if isinstance(step, Lane)]
        if not under_way:
            under_way = [(node, other.seat) for node, other in flow.asks.items()]
        place = place_of(position, ask.seat)
        waiting: set[Node] | None = None
        for node, seat in under_way:
            if seat != ask.seat and place_of(position, seat) < place:
                if waiting is None:
                    mine = node_of(flow, ask)
                    waiting = set() if mine is None else waiting_for(flow, mine)
                if node not in waiting:
                    yield node


def node_of(flow: Flow, ask: Ask) -> Node | None:
    """The parent of a question."""
    found = (node for node, other in flow.asks.items() if other.seat == ask.seat and other.id == ask.id)
    return next(found, None)


def waiting_for(flow: Flow, node: Node) -> set[Node]:
    """The questions that wait for a frame, directly or through others: a step lasts as long as the frames
    below it.
    """
    found: set[Node] = set()
    awaited = _with_above(flow, [node])
    while more := {
        other
        for other, ask in flow.asks.items()
        if ask.after and other not in found and not awaited.isdisjoint(ask.after)
    }:
        found |= more
        awaited |= _with_above(flow, more)
    return found


def _with_above(flow: Flow, nodes: Iterable[Node]) -> set[Node]:
    """Some frames and all of their ancestors."""
    found: set[Node] = set()
    for node in nodes:
        above: Node | None = node
        while above is not None and above not in found:
            found.add(above)
            above = flow.parents.get(above)
    return found
