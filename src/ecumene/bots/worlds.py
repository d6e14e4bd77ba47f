"""Worlds: full states that a seat must consider possible, in which a bot looks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from ecumene.bots.luck import Luck
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import State
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.table.title import Title

Asked = Sequence[tuple[Node, Ask]]
Values = Sequence[float]
"""A value for each seat."""

LONGEST = 100
"""The greatest number of answers of a series that the bot looks ahead."""


class World(NamedTuple):
    """An imagined state with the value for every seat. Only changes from this state on are compared, so that
    no answer profits from a better hand in one of the worlds.
    """

    state: State
    stand: Values


class Rules:
    """A title for a searching bot: without table or journal, on states that nobody else sees."""

    def __init__(self, title: Title[Any, Any], seats: int, random: Random) -> None:
        self.title = title
        self.seats = range(seats)
        self._luck = Luck(random)

    def imagine(self, perspective: Perspective) -> World:
        """A world that is possible for the seat. Sealed answers of others are open questions again."""
        state = perspective.imagine(self._luck)
        for node, ask in state.flow.asks.items():
            if ask.given is not None and ask.seat != perspective.seat and self._kind(ask).sealed:
                state.flow.asks[node] = msgspec.structs.replace(ask, given=None)
        return World(state, [self.title.evaluate(state, seat) for seat in self.seats])

    def asked(self, state: State) -> Asked:
        return self.title.requests(state)

    def options(self, state: State, ask: Ask) -> Sequence[Answer]:
        return self.title.options(state, ask)

    def default(self, state: State, ask: Ask) -> Answer:
        return self.title.default(state, ask)

    def answer(self, state: State, asked: Asked, answers: Sequence[Answer]) -> None:
        """All asked seats answer at once; questions that an earlier answer removed are skipped."""
        first = True
        for (node, ask), answer in zip(asked, answers, strict=True):
            if first or self._still_asked(state, node, ask):
                ask = state.flow.asks[node]
                self.title.carry_out(state, (node, ask, self._kind(ask), answer), self._luck)
                first = False

    def finish(self, state: State, node: Node, ask: Ask) -> None:
        """Answer the rest of a series with defaults, so that its answers are compared at its end."""
        for _ in range(LONGEST):
            again = state.flow.asks.get(node)
            if again is None or again.id == ask.id or not self._still_asked(state, node, again):
                return
            ask = again
            self.answer(state, [(node, ask)], [self.default(state, ask)])

    def turn(self, state: State) -> int:
        return self.title.turn(state)

    def stand(self, state: State, seat: Seat) -> float:
        return self.title.evaluate(state, seat)

    def winners(self, state: State) -> frozenset[Seat] | None:
        """The winners, once a game is over."""
        if not self.title.over(state):
            return None
        return frozenset(standing.seat for standing in self.title.standings(state) if standing.rank == 1)

    def _still_asked(self, state: State, node: Node, ask: Ask) -> bool:
        now = state.flow.asks.get(node)
        if now is None or now.id != ask.id or now.given is not None:
            return False
        return state.flow.find(now.seat, now.id) is not None

    def _kind(self, ask: Ask) -> Any:
        return self.title.kinds[type(ask)]
