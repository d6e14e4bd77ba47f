"""The orders of play, and waiting: where all act at once, a seat may insist that others go first."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask, Flow, Node, Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.frames import Lane
from ecumene.titles.lineage.state import State, present

Place = tuple[int, ...]
Order = Callable[[Book, State, Seat], Place]
"""The place of a seat in an order of play: the lowest goes first."""


def ranking_place(book: Book, state: State, seat: Seat) -> Place:
    """A.S.T.-Ranking."""
    return (book.ranking[state.civilizations[seat]],)


def progress_place(book: Book, state: State, seat: Seat) -> Place:
    """A.S.T.-Progress: the marker that is furthest on goes first, A.S.T.-Ranking breaks ties."""
    return -state.ast[seat], book.ranking[state.civilizations[seat]]


def progress_order(book: Book, state: State) -> list[Seat]:
    """The seats in the game, in A.S.T.-Progress order."""
    return sorted(present(state), key=lambda seat: progress_place(book, state, seat))


class Wait(Answer, frozen=True, tag="wait"):
    """Let those before you decide first, in the order of the phase."""


def before(book: Book, state: State, ask: Ask, order: Order = ranking_place) -> tuple[Node, ...]:
    """What those before a seat have still to do: lanes, else questions."""
    flow = state.flow
    place = order(book, state, ask.seat)
    under_way = [(node, step.seat) for node, step in flow.steps.items() if isinstance(step, Lane)]
    if not under_way:
        under_way = [(node, other.seat) for node, other in flow.asks.items()]
    return tuple(node for node, seat in under_way if order(book, state, seat) < place)


def may_wait(book: Book, state: State, ask: Ask, order: Order = ranking_place) -> bool:
    """Whether somebody is left to wait for, whom the seat has not waited for already."""
    return not ask.after and bool(before(book, state, ask, order))


def wait(
    flow: Flow, node: Node, ask: Ask, book: Book, state: State, kind: str, order: Order = ranking_place
) -> None:
    """Put the question again once those before the seat have decided."""
    flow.ask_again(node, replace(ask, after=before(book, state, ask, order)), kind)
