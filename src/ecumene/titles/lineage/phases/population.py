"""Phase 2: population expansion and the census."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from typing import Any

from msgspec.structs import replace

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask, Frame, Node, Seat
from ecumene.table.kind import Kind
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.events import PopulationGrew
from ecumene.titles.lineage.phases.order import Wait, may_wait, wait
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import place_tokens, remove_tokens, tokens_on_board
from ecumene.titles.lineage.state import Moment, State, board_of, has, seats_of


class PopulationPhase(Frame, frozen=True, tag="population"):
    """Whoever is short of tokens divides them; then the census is taken."""


class AskGrowth(Ask, frozen=True, tag="ask_growth"):
    """Where do your last tokens grow? `room` is how many each area may still get: (area, tokens)."""

    room: tuple[tuple[AreaId, int], ...]
    placed: tuple[tuple[AreaId, int], ...] = ()


class Grow(Answer, frozen=True, tag="grow"):
    area: str


class Regrow(Answer, frozen=True, tag="regrow"):
    """Take back the token placed last."""


Growing = Grow | Regrow | Wait


def begin(moment: Moment, node: Node) -> None:
    """Let every area grow; ask those whose stock does not suffice, all at once."""
    state = moment.state
    state.phase = "population"
    phase = moment.flow.push(node, PopulationPhase())
    for seat in seats_of(state):
        growth = growth_of(moment.content, state, seat)
        wanted = sum(tokens for _, tokens in growth)
        if wanted <= state.stock[seat]:
            for area, tokens in growth:
                place_tokens(state, seat, area, tokens)
            if wanted:
                moment.tell(PopulationGrew(seat, wanted))
        elif state.stock[seat]:
            moment.flow.ask(phase, AskGrowth, GrowthKind.name, seat, room=tuple(growth))


def growth_of(book: Book, state: State, seat: Seat) -> list[tuple[AreaId, int]]:
    """One token where there is one, two where there are more."""
    most, row = book.numbers.expansion, state.tokens[seat]
    return [(area, min(row[area], most)) for area in compress(range(len(row)), row)]


def step(moment: Moment, node: Node, frame: PopulationPhase) -> None:
    take_census(moment.state)
    moment.flow.finish(node)


def take_census(state: State) -> None:
    state.census[:] = [tokens_on_board(state, seat) for seat in seats_of(state)]


def census_order(book: Book, state: State) -> list[Seat]:
    """Highest census first, A.S.T.-Ranking breaks ties; who holds Military comes after all others."""

    def place(seat: Seat) -> tuple[bool, int, int]:
        return (
            has(book, state, seat, "military"),
            -state.census[seat],
            book.ranking[state.civilizations[seat]],
        )

    return sorted(seats_of(state), key=place)


class GrowthKind(Kind[State, Book, AskGrowth, Growing]):
    name = "growth"
    rule = "2a.shortage"
    answers = Growing
    fills = True

    def options(self, state: State, ask: AskGrowth) -> Sequence[Growing]:
        board = board_of(self.content, state)
        options: list[Growing] = [Grow(board.ids[area]) for area, left in _left(ask).items() if left]
        if ask.placed:
            options.append(Regrow())
        if may_wait(self.content, state, ask):
            options.append(Wait())
        return options

    def default(self, state: State, ask: AskGrowth) -> Growing:
        """Where the most room is left below the population limit."""
        board, row = board_of(self.content, state), state.tokens[ask.seat]
        areas = [area for area, left in _left(ask).items() if left]
        return Grow(board.ids[max(areas, key=lambda area: board.limit[area] - row[area])])

    def complete(self, state: State, ask: AskGrowth, chosen: Sequence[Growing]) -> Sequence[Growing]:
        """The chosen areas as long as they have room, then those of the default."""
        trial, board = state.copy(), board_of(self.content, state)
        wishes = [wish for wish in chosen if isinstance(wish, Grow)]
        grown: list[Growing] = []
        while trial.stock[ask.seat]:
            left = _left(ask)
            wishes = [wish for wish in wishes if left.get(board.index.get(wish.area, -1))]
            grow = wishes.pop(0) if wishes else self.default(trial, ask)
            assert isinstance(grow, Grow)
            area = board.index[grow.area]
            place_tokens(trial, ask.seat, area, 1)
            ask = replace(ask, placed=(*ask.placed, (area, 1)))
            grown.append(grow)
        return grown

    def about(self, state: State, ask: AskGrowth) -> Mapping[str, Any]:
        return {"stock": state.stock[ask.seat], "wanted": sum(_left(ask).values())}

    def check(self, state: State, ask: AskGrowth, answer: Growing) -> None:
        if isinstance(answer, Regrow):
            if not ask.placed:
                raise self.refuse("nothing-placed")
            return
        if isinstance(answer, Wait):
            if not may_wait(self.content, state, ask):
                raise self.refuse("nobody-before", "2.simultaneous")
            return
        area = board_of(self.content, state).index.get(answer.area)
        if area is None or not _left(ask).get(area):
            raise self.refuse("no-growth", "2a.growth")

    def apply(self, moment: Moment, node: Node, ask: AskGrowth, answer: Growing) -> None:
        state, seat = moment.state, ask.seat
        if isinstance(answer, Wait):
            wait(moment.flow, node, ask, moment.content, state, self.name)
            return
        placed = list(ask.placed)
        if isinstance(answer, Regrow):
            area, tokens = placed.pop()
            remove_tokens(state, seat, area, tokens)
        else:
            area = board_of(moment.content, state).index[answer.area]
            place_tokens(state, seat, area, 1)
            placed.append((area, 1))
        if state.stock[seat]:
            moment.flow.ask_again(node, replace(ask, placed=tuple(placed)), self.name)
        else:
            moment.tell(PopulationGrew(seat, len(placed)))
            moment.flow.finish(node)


def _left(ask: AskGrowth) -> dict[AreaId, int]:
    left = dict(ask.room)
    for area, tokens in ask.placed:
        left[area] -= tokens
    return left
