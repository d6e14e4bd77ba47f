"""City support (5c): cities that the people cannot feed are reduced; and phase 11, which repeats all
checks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.kind import Progress
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.titles.lineage.calamities.sections import section_at
from ecumene.titles.lineage.conflict.conflict import begin_conflict
from ecumene.titles.lineage.events import CityReduced
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.phases.surplus import remove_surplus
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import (
    cities_of,
    cities_on_board,
    limit_for,
    reduce_city,
    tokens_on_board,
)
from ecumene.titles.lineage.state import Moment, Position, State, present


class SupportPhase(Frame, frozen=True, tag="support"):
    """Phase 11: conflicts that stand, then surplus population and city support. `fought`: they have begun."""

    fought: bool = False


class AskReduce(Ask, frozen=True, tag="ask_reduce"):
    """Which city do you reduce? `rate` is how many tokens each city needs, `idle` how many do not count."""

    rate: int
    idle: int | UnsetType = UNSET


class Reduce(Answer, frozen=True, tag="reduce"):
    area: str


# Phase 11


def begin(moment: Moment, node: Node) -> None:
    moment.state.phase = "support"
    moment.flow.push(node, SupportPhase())


@takes_up(SupportPhase)
def step(moment: Moment, node: Node, frame: SupportPhase) -> None:
    if not frame.fought:
        moment.flow.replace(node, SupportPhase(fought=True))
        begin_conflict(moment, node)
        moment.flow.due.append(node)  # at once, or when the last conflict is resolved
        return
    remove_surplus(moment)
    if not check_support(moment, node):
        moment.flow.finish(node)


# 5c


def support_rate(position: Position, seat: Seat) -> int:
    """How many tokens on the board each city of a seat needs; Cultural Ascendancy raises it."""
    return position.raised(seat, "city_support")


def check_support(moment: Moment, node: Node) -> bool:
    """Reduce cities that are not supported; who has a choice is asked below `node`. Whether anybody has."""
    state = moment.state
    asked = False
    for seat in present(state):
        rate = support_rate(moment, seat)
        if must_reduce(moment, seat, rate):
            moment.flow.ask(node, AskReduce, ReduceKind.name, seat, rate=rate)
            asked = True
    return asked


def must_reduce(moment: Moment, seat: Seat, rate: int, idle: int = 0) -> bool:
    """Reduce the cities that leave no choice; whether there is one to be chosen."""
    state = moment.state
    while lacking(state, seat, rate, idle):
        cities = reducible(state, seat)
        if len(cities) > 1:
            return True
        reduce(moment, seat, cities[0])
    return False


def lacking(state: State, seat: Seat, rate: int, idle: int = 0) -> int:
    """How many tokens a seat lacks to support its cities, where `idle` of them do not count."""
    return max(0, rate * cities_on_board(state, seat) - tokens_on_board(state, seat) + idle)


def reducible(state: State, seat: Seat) -> list[AreaId]:
    """The cities that a seat may reduce: those built this turn come first."""
    cities = cities_of(state, seat)
    return [area for area in cities if state.new_cities[area]] or cities


def reduce(moment: Moment, seat: Seat, area: AreaId) -> None:
    tokens = reduce_city(moment, seat, area)
    moment.tell(CityReduced(seat, moment.board.ids[area], tokens))


class ReduceKind(Kind[AskReduce, Reduce]):
    name = "reduce"
    rule = "5c.reduce"
    foreseen = True

    def rule_of(self, state: State, ask: AskReduce) -> str:
        """A Slave Revolt checks the support of cities once more."""
        return section_at(self.at(state), ask, self.rule)

    def options(self, state: State, ask: AskReduce) -> Sequence[Reduce]:
        ids = self.at(state).board.ids
        return [Reduce(ids[area]) for area in reducible(state, ask.seat)]

    def default(self, state: State, ask: AskReduce) -> Reduce:
        """The city that feeds most people once it is gone."""
        position = self.at(state)
        areas = reducible(state, ask.seat)
        best = max(areas, key=lambda area: limit_for(position, ask.seat, area))
        return Reduce(position.board.ids[best])

    def about(self, state: State, ask: AskReduce) -> Mapping[str, Any]:
        return {
            "cities": cities_on_board(state, ask.seat),
            "tokens": tokens_on_board(state, ask.seat),
            "lacking": lacking(state, ask.seat, ask.rate, ask.idle or 0),
        }

    def progress(self, state: State, ask: AskReduce) -> Progress:
        """Tokens of those that the cities need: how many cities go depends on which ones."""
        needed = ask.rate * cities_on_board(state, ask.seat)
        return Progress(needed - lacking(state, ask.seat, ask.rate, ask.idle or 0), needed, "support")

    def check(self, state: State, ask: AskReduce, answer: Reduce) -> None:
        area = self.at(state).board.index.get(answer.area)
        if area is None or state.cities[area] != ask.seat + 1:
            raise self.refuse("not-your-city", self.rule_of(state, ask))
        if area not in reducible(state, ask.seat):
            raise self.refuse("reduce-new-first", "5c.new_first")

    def apply(self, moment: Moment, node: Node, ask: AskReduce, answer: Reduce) -> None:
        reduce(moment, ask.seat, moment.board.index[answer.area])
        if must_reduce(moment, ask.seat, ask.rate, ask.idle or 0):
            moment.flow.ask_again(node, ask, self.name)
        else:
            moment.flow.finish(node)
