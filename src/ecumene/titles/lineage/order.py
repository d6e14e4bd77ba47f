"""The order that players may insist on: where all act at once, a seat may wait for those before it."""

from __future__ import annotations

from msgspec.structs import replace

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask, Flow, Node
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.frames import Lane
from ecumene.titles.lineage.state import State


class Wait(Answer, frozen=True, tag="wait"):
    """Let those before you decide first: in A.S.T.-Ranking order, or in census order when you move."""


def before(book: Book, state: State, ask: Ask) -> tuple[Node, ...]:
    """What those before a seat in A.S.T.-Ranking order have still to do: lanes, else questions."""
    flow = state.flow
    place = book.ranking[state.civilizations[ask.seat]]
    under_way = [(node, step.seat) for node, step in flow.steps.items() if isinstance(step, Lane)]
    if not under_way:
        under_way = [(node, other.seat) for node, other in flow.asks.items()]
    return tuple(node for node, seat in under_way if book.ranking[state.civilizations[seat]] < place)


def may_wait(book: Book, state: State, ask: Ask) -> bool:
    """Whether somebody is left to wait for, whom the seat has not waited for already."""
    return not ask.after and bool(before(book, state, ask))


def wait(flow: Flow, node: Node, ask: Ask, book: Book, state: State, kind: str) -> None:
    """Put the question again once those before the seat have decided."""
    flow.ask_again(node, replace(ask, after=before(book, state, ask)), kind)
