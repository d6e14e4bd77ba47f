"""Phase 1: tax collection, and the revolts of cities whose tax could not be collected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask, Frame, Node, Seat
from ecumene.table.kind import Kind
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.events import CityRevolted, TaxCollected
from ecumene.titles.lineage.pieces import (
    cities_in_stock,
    cities_of,
    cities_on_board,
    place_city,
    place_pirates,
    take_treasury,
)
from ecumene.titles.lineage.state import Moment, State, board_of, by_ranking, has, seats_of


class TaxPhase(Frame, frozen=True, tag="tax"):
    """`rates` are the tax rates chosen so far; `revolts` what is still to be resolved: (victim, cities)."""

    rates: tuple[int, ...] = ()
    collected: bool = False
    victims: tuple[Seat, ...] = ()
    revolts: tuple[tuple[Seat, int], ...] = ()


class AskRate(Ask, frozen=True, tag="ask_rate"):
    """At which rate do you tax your cities?"""


class AskRevolt(Ask, frozen=True, tag="ask_revolt"):
    """Which city of the victim revolts and becomes yours?"""

    victim: Seat
    left: int


class Rate(Answer, frozen=True, tag="rate"):
    rate: int


class Annex(Answer, frozen=True, tag="annex"):
    area: str


def begin(moment: Moment, node: Node) -> None:
    moment.state.phase = "tax"
    phase = moment.flow.push(
        node, TaxPhase(rates=(moment.content.numbers.tax_rate,) * len(seats_of(moment.state)))
    )
    for seat in seats_of(moment.state):
        if len(rates(moment.content, moment.state, seat)) > 1:
            moment.flow.ask(phase, AskRate, RateKind.name, seat)


def rates(book: Book, state: State, seat: Seat) -> list[int]:
    """The tax rates a seat may choose from; without cities there is nothing to choose."""
    base = book.numbers.tax_rate
    if not cities_on_board(state, seat):
        return [base]
    reach = {0}
    for advance in book.advances.values():
        if advance.tax_choices and has(book, state, seat, advance.id):
            reach = {now + choice for now in reach for choice in (0, *advance.tax_choices)}
    return sorted(base + change for change in reach)


def step(moment: Moment, node: Node, frame: TaxPhase) -> None:
    """Collect once all rates are chosen, then let one revolt after the other be resolved."""
    if not frame.collected:
        frame = collect(moment, frame)
        moment.flow.replace(node, frame)
    while frame.revolts:
        (victim, count), *rest = frame.revolts
        frame = replace(frame, revolts=tuple(rest))
        moment.flow.replace(node, frame)
        if ask_revolt(moment, node, frame, victim, count):
            return
    moment.flow.finish(node)


def collect(moment: Moment, frame: TaxPhase) -> TaxPhase:
    """Everybody collects; what is short makes cities revolt, in A.S.T.-Ranking order of the victims."""
    state, book = moment.state, moment.content
    revolts: list[tuple[Seat, int]] = []
    for seat in by_ranking(book, state):
        cities, rate = cities_on_board(state, seat), frame.rates[seat]
        due = cities * rate
        paid = take_treasury(state, seat, due)
        if paid:
            moment.tell(TaxCollected(seat, paid, rate))
        if paid < due and not has(book, state, seat, "democracy"):
            revolts.append((seat, cities - paid // rate))
    return replace(frame, collected=True, victims=tuple(seat for seat, _ in revolts), revolts=tuple(revolts))


def beneficiary(book: Book, state: State, victims: Sequence[Seat]) -> Seat | None:
    """Most cities in stock, then most tokens in stock, then A.S.T.-Ranking; never a victim of this turn."""
    others = [seat for seat in by_ranking(book, state) if seat not in victims]
    return max(others, key=lambda seat: (cities_in_stock(book, state, seat), state.stock[seat]), default=None)


def ask_revolt(moment: Moment, node: Node, frame: TaxPhase, victim: Seat, count: int) -> bool:
    """Ask the beneficiary for the next city; where it has none left in stock, a pirate city takes its place."""
    state, book = moment.state, moment.content
    seat = beneficiary(book, state, frame.victims)
    if not count or seat is None or not cities_of(state, victim):
        return False
    moment.flow.ask(node, AskRevolt, RevoltKind.name, seat, victim=victim, left=count)
    return True


class RateKind(Kind[State, Book, AskRate, Rate]):
    name = "rate"
    rule = "1a.rate"
    answers = Rate

    def options(self, state: State, ask: AskRate) -> Sequence[Rate]:
        return [Rate(rate) for rate in rates(self.content, state, ask.seat)]

    def default(self, state: State, ask: AskRate) -> Rate:
        """The highest rate that causes no revolt."""
        cities, stock = cities_on_board(state, ask.seat), state.stock[ask.seat]
        possible = rates(self.content, state, ask.seat)
        return Rate(max([rate for rate in possible if rate * cities <= stock], default=possible[0]))

    def about(self, state: State, ask: AskRate) -> Mapping[str, Any]:
        return {"cities": cities_on_board(state, ask.seat), "stock": state.stock[ask.seat]}

    def check(self, state: State, ask: AskRate, answer: Rate) -> None:
        possible = rates(self.content, state, ask.seat)
        if answer.rate not in possible:
            raise self.refuse("rate", low=possible[0], high=possible[-1])

    def apply(self, moment: Moment, node: Node, ask: AskRate, answer: Rate) -> None:
        parent = moment.flow.parents[node]
        frame = moment.flow.steps[parent]
        assert isinstance(frame, TaxPhase)
        chosen = list(frame.rates)
        chosen[ask.seat] = answer.rate
        moment.flow.replace(parent, replace(frame, rates=tuple(chosen)))
        moment.flow.finish(node)


class RevoltKind(Kind[State, Book, AskRevolt, Annex]):
    name = "revolt"
    rule = "1b.choose"
    answers = Annex

    def options(self, state: State, ask: AskRevolt) -> Sequence[Annex]:
        board = board_of(self.content, state)
        return [Annex(board.ids[area]) for area in cities_of(state, ask.victim)]

    def about(self, state: State, ask: AskRevolt) -> Mapping[str, Any]:
        return {"victim": self.content.names[state.civilizations[ask.victim]], "left": ask.left}

    def check(self, state: State, ask: AskRevolt, answer: Annex) -> None:
        area = board_of(self.content, state).index.get(answer.area)
        if area is None or state.cities[area] != ask.victim + 1:
            raise self.refuse("not-their-city")

    def apply(self, moment: Moment, node: Node, ask: AskRevolt, answer: Annex) -> None:
        state, book, flow = moment.state, moment.content, moment.flow
        area = board_of(book, state).index[answer.area]
        pirates = cities_in_stock(book, state, ask.seat) == 0
        if pirates:
            place_pirates(state, area)
        else:
            place_city(state, ask.seat, area)
        moment.tell(CityRevolted(ask.seat, ask.victim, answer.area, pirates))
        parent = flow.parents[node]
        frame = flow.steps[parent]
        assert isinstance(frame, TaxPhase)
        if ask.left > 1 and cities_of(state, ask.victim):
            flow.ask(parent, AskRevolt, self.name, ask.seat, victim=ask.victim, left=ask.left - 1)
        flow.finish(node)
