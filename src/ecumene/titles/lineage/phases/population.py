"""Phase 2: population expansion and the census."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.titles.lineage.events import PopulationGrew
from ecumene.titles.lineage.phases.order import Order, Wait, Waiting, ranking_place
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import place_tokens, remove_tokens, tokens_on_board
from ecumene.titles.lineage.state import Moment, Position, State, present, seats_of


class PopulationPhase(Frame, frozen=True, tag="population"):
    """A seat short of tokens divides them; then the census is taken."""


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
    for seat in present(state):
        growth = growth_of(moment, seat)
        wanted = sum(tokens for _, tokens in growth)
        if wanted <= state.stock[seat]:
            for area, tokens in growth:
                place_tokens(state, seat, area, tokens)
            if wanted:
                moment.tell(PopulationGrew(seat, wanted))
        elif state.stock[seat]:
            moment.flow.ask(phase, AskGrowth, GrowthKind.name, seat, room=tuple(growth))


def growth_of(position: Position, seat: Seat) -> list[tuple[AreaId, int]]:
    """One token where there is one, two where there are more."""
    most, row = position.book.numbers.expansion, position.state.tokens[seat]
    growth = [(area, min(row[area], most)) for area in compress(range(len(row)), row)]
    if position.ways.grows_beside_city:
        return growth
    return [(area, tokens) for area, tokens in growth if not position.state.cities[area]]


@takes_up(PopulationPhase)
def step(moment: Moment, node: Node, frame: PopulationPhase) -> None:
    take_census(moment.state)
    moment.flow.finish(node)


def take_census(state: State) -> None:
    state.census[:] = [tokens_on_board(state, seat) for seat in seats_of(state)]


def census_order(position: Position) -> list[Seat]:
    """Highest census first, A.S.T.-Ranking breaks ties; who holds Military comes after all others.

    Those who move last of all come after them, no matter what else they hold.
    """
    return sorted(present(position.state), key=lambda seat: census_place(position, seat))


def census_place(position: Position, seat: Seat) -> tuple[int, ...]:
    """The key of a seat in the census; the least comes first."""
    state, last = position.state, position.allows(seat, "last_moves")
    later = not last and position.allows(seat, "later_moves")
    return last, later, -state.census[seat], position.ranking[state.civilizations[seat]]


class GrowthKind(Waiting[AskGrowth, Growing]):
    name = "growth"
    rule = "2a.shortage"
    order = Order(ranking_place, "2.simultaneous")
    fills = True
    foreseen = True

    def options(self, state: State, ask: AskGrowth) -> Sequence[Growing]:
        board = self.at(state).board
        options: list[Growing] = [Grow(board.ids[area]) for area, left in _left(ask).items() if left]
        if ask.placed:
            options.append(Regrow())
        if self.may_wait(state, ask):
            options.append(Wait())
        return options

    def default(self, state: State, ask: AskGrowth) -> Growing:
        """The areas with most room below the population limit."""
        board, row = self.at(state).board, state.tokens[ask.seat]
        areas = [area for area, left in _left(ask).items() if left]
        return Grow(board.ids[max(areas, key=lambda area: board.limit[area] - row[area])])

    def complete(self, state: State, ask: AskGrowth, chosen: Sequence[Growing]) -> Sequence[Growing]:
        """The chosen areas as long as they have room, then those of the default."""
        trial, board = state.copy(), self.at(state).board
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

    def check_grow(self, state: State, ask: AskGrowth, answer: Grow) -> None:
        area = self.at(state).board.index.get(answer.area)
        if area is None or not _left(ask).get(area):
            raise self.refuse("no-growth", "2a.growth")

    def apply_grow(self, moment: Moment, node: Node, ask: AskGrowth, answer: Grow) -> None:
        area = moment.board.index[answer.area]
        place_tokens(moment.state, ask.seat, area, 1)
        placed = (*ask.placed, (area, 1))
        if moment.state.stock[ask.seat]:
            moment.flow.ask_again(node, replace(ask, placed=placed), self.name)
        else:
            moment.tell(PopulationGrew(ask.seat, len(placed)))
            moment.flow.finish(node)

    def check_regrow(self, state: State, ask: AskGrowth, answer: Regrow) -> None:
        if not ask.placed:
            raise self.refuse("nothing-placed")

    def apply_regrow(self, moment: Moment, node: Node, ask: AskGrowth, answer: Regrow) -> None:
        *placed, (area, tokens) = ask.placed
        remove_tokens(moment.state, ask.seat, area, tokens)
        moment.flow.ask_again(node, replace(ask, placed=tuple(placed)), self.name)


def _left(ask: AskGrowth) -> dict[AreaId, int]:
    left = dict(ask.room)
    for area, tokens in ask.placed:
        left[area] -= tokens
    return left
