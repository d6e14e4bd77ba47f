"""Flood: damage on the flood plain where the victim has most, to all who are there; else on its coasts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask, Node, Seat
from ecumene.table.kind import Kind
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.attributes import changed
from ecumene.titles.lineage.calamities.damage import COAST, take_damage, unit_points
from ecumene.titles.lineage.calamities.resolution import Calamity, Effect, proceed
from ecumene.titles.lineage.state import Moment, State, board_of, by_ranking, seats_of

CHANGES = {"engineering": -5}


class AskPlain(Ask, frozen=True, tag="ask_plain"):
    """Which flood plain is struck? You have the same number of unit points on each of them."""

    plains: tuple[str, ...]


class FloodPlain(Answer, frozen=True, tag="flood_plain"):
    plain: str


def flood(damage: int, others: int, coast: int) -> Effect:
    """The damage of the victim on the plain, of each other seat there, or of the victim on its coasts."""

    def effect(moment: Moment, node: Node, frame: Calamity) -> None:
        if frame.stage == 0:
            proceed(moment, node, frame)
            select_plain(moment, node, frame.victim)
        elif frame.stage == 1:
            proceed(moment, node, frame)
            if frame.areas:
                strike_plain(moment, node, frame, damage, others)
            else:
                strike(moment, node, frame, frame.victim, coast, COAST)
        else:
            moment.flow.finish(node)

    return effect


def select_plain(moment: Moment, node: Node, victim: Seat) -> None:
    """The plain where the victim has most unit points; it is asked where several have as many."""
    plains = fullest_plains(moment.content, moment.state, victim)
    if len(plains) == 1:
        settle_plain(moment, node, plains[0])
    elif plains:
        moment.flow.ask(node, AskPlain, PlainKind.name, victim, plains=plains)


def fullest_plains(book: Book, state: State, seat: Seat) -> tuple[str, ...]:
    """The flood plains with the most unit points of a seat; none where it has nothing on any."""
    named = board_of(book, state).flood_plain
    points = {plain: unit_points(book, state, seat, plain) for plain in sorted({*filter(None, named)})}
    most = max(points.values(), default=0)
    return tuple(plain for plain, there in points.items() if there == most) if most else ()


def settle_plain(moment: Moment, node: Node, plain: str) -> None:
    """Remember the plain by its areas."""
    frame = moment.flow.steps[node]
    assert isinstance(frame, Calamity)
    named = board_of(moment.content, moment.state).flood_plain
    areas = tuple(area for area, other in enumerate(named) if other == plain)
    moment.flow.replace(node, replace(frame, areas=areas))


def strike_plain(moment: Moment, node: Node, frame: Calamity, damage: int, others: int) -> None:
    """Everybody on the plain takes damage; who has nothing there has nothing to lose."""
    plain = board_of(moment.content, moment.state).flood_plain[frame.areas[0]]
    assert plain is not None
    for seat in by_ranking(moment.content, moment.state):
        strike(moment, node, frame, seat, damage if seat == frame.victim else others, plain)


def strike(moment: Moment, node: Node, frame: Calamity, seat: Seat, damage: int, where: str) -> None:
    points = changed(moment.content, moment.state, seat, damage, CHANGES)
    take_damage(moment, node, seat, frame.card, points, where)


class PlainKind(Kind[State, Book, AskPlain, FloodPlain]):
    name = "plain"
    rule = "cal.flood"
    answers = FloodPlain

    def options(self, state: State, ask: AskPlain) -> Sequence[FloodPlain]:
        return [FloodPlain(plain) for plain in ask.plains]

    def default(self, state: State, ask: AskPlain) -> FloodPlain:
        """Where most is lost to others."""

        def elsewhere(plain: str) -> int:
            return sum(unit_points(self.content, state, seat, plain) for seat in seats_of(state))

        return FloodPlain(max(ask.plains, key=elsewhere))

    def about(self, state: State, ask: AskPlain) -> Mapping[str, Any]:
        return {"points": unit_points(self.content, state, ask.seat, ask.plains[0])}

    def check(self, state: State, ask: AskPlain, answer: FloodPlain) -> None:
        if answer.plain not in ask.plains:
            raise self.refuse("plain")

    def apply(self, moment: Moment, node: Node, ask: AskPlain, answer: FloodPlain) -> None:
        settle_plain(moment, moment.flow.parents[node], answer.plain)
        moment.flow.finish(node)
