"""Minor calamities that only this game has: Tempest, Coastal Migration, Tribal Conflict, Minor Uprising."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.expansion.calamities.records import Shipwreck, TribalConflict, Uprising
from ecumene.titles.expansion.calamities.tokens import lose_tokens
from ecumene.titles.lineage.calamities.damage import COAST, take_damage
from ecumene.titles.lineage.calamities.resolution import Calamity, cancel, proceed
from ecumene.titles.lineage.calamities.treasury import lose
from ecumene.titles.lineage.events import PaidInstead, ShipsReturned
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_on_board, pay_treasury, remove_ships
from ecumene.titles.lineage.state import CardId, Moment, Position, State

# Tempest, Coastal Migration


def shipwreck(moment: Moment, node: Node, frame: Calamity, card: Shipwreck) -> None:
    """All ships go; then units of coasts, then treasury."""
    seat = frame.victim
    if frame.stage:
        lose(moment, seat, card.treasury)
        moment.flow.finish(node)
        return
    proceed(moment, node, frame)
    if gone := remove_ships(moment.state, seat):
        moment.tell(ShipsReturned(seat, gone))
    take_damage(moment, node, seat, frame.card, card.damage, COAST)


# Tribal Conflict


class AskTribes(Ask, frozen=True, tag="ask_tribes"):
    """Which two of your areas with a common border fight each other?"""

    card: CardId


class Tribes(Answer, frozen=True, tag="tribes"):
    areas: tuple[str, ...]


def tribal_conflict(moment: Moment, node: Node, frame: Calamity, card: TribalConflict) -> None:
    """The tokens of two areas are lost, a few at most; which ones is the victim's choice."""
    if frame.stage == 0:
        pairs = neighbouring(moment, frame.victim)
        if not pairs:
            cancel(moment, node, frame)
        elif len(pairs) == 1:
            proceed(moment, node, frame, areas=pairs[0])
        else:
            proceed(moment, node, frame)
            moment.flow.ask(node, AskTribes, TribesKind.name, frame.victim, card=frame.card)
    elif frame.stage == 1:
        proceed(moment, node, frame)
        lose_tokens(moment, node, frame.victim, frame.card, frame.areas, card.tokens)
    else:
        moment.flow.finish(node)


def neighbouring(position: Position, seat: Seat) -> list[tuple[AreaId, AreaId]]:
    """The pairs of areas with tokens of a seat, without a city, that border on each other by land."""
    state, board = position.state, position.board
    settled = {area for area in range(board.size) if state.tokens[seat][area] and not state.cities[area]}
    return [
        (one, other)
        for one in sorted(settled)
        for other in board.land[one]
        if other in settled and one < other
    ]


class TribesKind(Kind[AskTribes, Tribes]):
    name = "tribes"
    rule = "30.74"

    def options(self, state: State, ask: AskTribes) -> Sequence[Tribes]:
        position = self.at(state)
        ids = position.board.ids
        return [Tribes((ids[one], ids[other])) for one, other in neighbouring(position, ask.seat)]

    def default(self, state: State, ask: AskTribes) -> Tribes:
        """The areas with fewest people."""
        index, row = self.at(state).board.index, state.tokens[ask.seat]
        return min(self.options(state, ask), key=lambda pair: sum(row[index[area]] for area in pair.areas))

    def about(self, state: State, ask: AskTribes) -> Mapping[str, Any]:
        return {"card": ask.card}

    def check(self, state: State, ask: AskTribes, answer: Tribes) -> None:
        if not {answer, Tribes(answer.areas[::-1])}.intersection(self.options(state, ask)):
            raise self.refuse("tribes-where")

    def apply(self, moment: Moment, node: Node, ask: AskTribes, answer: Tribes) -> None:
        index, parent = moment.board.index, moment.flow.parents[node]
        remember(moment, parent, tuple(index[area] for area in answer.areas))
        moment.flow.finish(node)


def remember(moment: Moment, node: Node, areas: tuple[AreaId, ...]) -> None:
    """Write areas into the calamity at `node`."""
    frame = moment.flow.steps[node]
    assert isinstance(frame, Calamity)
    moment.flow.replace(node, replace(frame, areas=areas))


# Minor Uprising


class AskBail(Ask, frozen=True, tag="ask_bail"):
    """For how many of the unit points that you lose do you pay instead, so much each?"""

    card: CardId
    points: int
    price: int


class Bail(Answer, frozen=True, tag="bail"):
    points: int


def uprising(moment: Moment, node: Node, frame: Calamity, card: Uprising) -> None:
    """A unit point for each city, less what is paid for (ruling X56)."""
    seat, state = frame.victim, moment.state
    if frame.stage == 0:
        points = cities_on_board(state, seat)
        proceed(moment, node, frame, annexed=points)
        if points and state.treasury[seat] >= card.ransom:
            about = {"card": frame.card, "points": points, "price": card.ransom}
            moment.flow.ask(node, AskBail, BailKind.name, seat, **about)
    elif frame.stage == 1:
        proceed(moment, node, frame)
        take_damage(moment, node, seat, frame.card, frame.annexed)
    else:
        moment.flow.finish(node)


class BailKind(Kind[AskBail, Bail]):
    name = "bail"
    rule = "30.832"

    def _most(self, state: State, ask: AskBail) -> int:
        return min(ask.points, state.treasury[ask.seat] // ask.price)

    def options(self, state: State, ask: AskBail) -> Sequence[Bail]:
        return [Bail(points) for points in range(self._most(state, ask), -1, -1)]

    def default(self, state: State, ask: AskBail) -> Bail:
        """A token on the board is worth more than two in the treasury."""
        return Bail(self._most(state, ask))

    def about(self, state: State, ask: AskBail) -> Mapping[str, Any]:
        return {"card": ask.card, "points": ask.points, "price": ask.price}

    def about_answer(self, state: State, ask: AskBail, answer: Bail) -> Mapping[str, Any]:
        return {"price": ask.price * answer.points}

    def check(self, state: State, ask: AskBail, answer: Bail) -> None:
        if not 0 <= answer.points <= self._most(state, ask):
            raise self.refuse("bail-most", most=self._most(state, ask))

    def apply(self, moment: Moment, node: Node, ask: AskBail, answer: Bail) -> None:
        parent = moment.flow.parents[node]
        frame = moment.flow.steps[parent]
        assert isinstance(frame, Calamity)
        if answer.points:
            paid = answer.points * ask.price
            pay_treasury(moment.state, ask.seat, paid)
            moment.tell(PaidInstead(ask.seat, paid))
        moment.flow.replace(parent, replace(frame, annexed=ask.points - answer.points))
        moment.flow.finish(node)
