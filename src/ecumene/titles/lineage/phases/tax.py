"""Phase 1: tax collection, and the revolts of cities whose tax could not be collected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.kind import Progress
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.titles.lineage.events import CityRevolted, TaxCollected
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.pieces.pieces import (
    cities_in_stock,
    cities_of,
    cities_on_board,
    clear_beside,
    place_city,
    place_pirates,
    remove_city,
    take_treasury,
)
from ecumene.titles.lineage.state import Moment, Position, State, by_ranking, present, seats_of

JOINS, PIRATE, DESTROYED = "joins", "pirates", "destroyed"
"""What happens to a revolting city."""


class TaxPhase(Frame, frozen=True, tag="tax"):
    """`rates` are the tax rates chosen so far; `revolts` what is still to be resolved: (victim, cities).

    `taker` is the beneficiary of the first of them, once it is known; `revolted` of its cities have gone.
    """

    rates: tuple[int, ...] = ()
    collected: bool = False
    victims: tuple[Seat, ...] = ()
    revolts: tuple[tuple[Seat, int], ...] = ()
    taker: Seat | None = None
    revolted: int = 0


class AskRate(Ask, frozen=True, tag="ask_rate"):
    """At which rate do you tax your cities?"""


class AskRevolt(Ask, frozen=True, tag="ask_revolt"):
    """Which city of the victim revolts? It joins the seat that is asked, turns pirate or is destroyed."""

    victim: Seat
    left: int
    fate: str
    revolted: int = 0


class Rate(Answer, frozen=True, tag="rate"):
    rate: int


class Annex(Answer, frozen=True, tag="annex"):
    area: str


def begin(moment: Moment, node: Node) -> None:
    moment.state.phase = "tax"
    phase = moment.flow.push(
        node, TaxPhase(rates=(moment.book.numbers.tax_rate,) * len(seats_of(moment.state)))
    )
    for seat in present(moment.state):
        if len(rates(moment, seat)) > 1:
            moment.flow.ask(phase, AskRate, RateKind.name, seat)


def rates(position: Position, seat: Seat) -> list[int]:
    """The tax rates a seat may choose from; without cities there is nothing to choose."""
    book = position.book
    base = book.numbers.tax_rate
    if not cities_on_board(position.state, seat):
        return [base]
    reach = {0}
    for advance in book.advances.values():
        if advance.tax_choices and position.has(seat, advance.id):
            reach = {now + choice for now in reach for choice in (0, *advance.tax_choices)}
    return sorted(base + change for change in reach)


@takes_up(TaxPhase)
def step(moment: Moment, node: Node, frame: TaxPhase) -> None:
    """Collect once all rates are chosen, then let one revolt after the other be resolved."""
    if not frame.collected:
        frame = collect(moment, frame)
    while frame.revolts:
        victim, count = frame.revolts[0]
        if count and cities_of(moment.state, victim):
            ask_revolt(moment, node, frame)
            return
        frame = replace(frame, revolts=frame.revolts[1:], taker=None, revolted=0)
    moment.flow.finish(node)


def collect(moment: Moment, frame: TaxPhase) -> TaxPhase:
    """Everybody collects; what is short makes cities revolt, in A.S.T.-Ranking order of the victims."""
    state = moment.state
    revolts: list[tuple[Seat, int]] = []
    for seat in by_ranking(moment):
        rate = frame.rates[seat]
        paid, cities = taxed(moment, seat, rate)
        take_treasury(state, seat, paid)
        if paid:
            moment.tell(TaxCollected(seat, paid, rate))
        if cities:
            revolts.append((seat, cities))
    return replace(frame, collected=True, victims=tuple(seat for seat, _ in revolts), revolts=tuple(revolts))


def taxed(position: Position, seat: Seat, rate: int) -> tuple[int, int]:
    """The tokens that a rate brings, and how many cities revolt: those that were not taxed in full."""
    state = position.state
    cities = cities_on_board(state, seat)
    paid = min(cities * rate, state.stock[seat])
    if paid == cities * rate or position.allows(seat, "no_revolts"):
        return paid, 0
    return paid, cities - paid // rate


def most_cities_in_stock(position: Position, barred: Sequence[Seat]) -> Seat | None:
    """The beneficiary of a tax revolt: most cities in stock, then most tokens in stock, then A.S.T.-Ranking.

    It is nobody who is barred: no victim of this turn.
    """
    others = [seat for seat in by_ranking(position) if seat not in barred]
    return max(
        others, key=lambda seat: (cities_in_stock(position, seat), position.state.stock[seat]), default=None
    )


def ask_revolt(moment: Moment, node: Node, frame: TaxPhase) -> None:
    """Ask the beneficiary for the next city.

    When its stock of cities is empty, pirates take the rest, or the next beneficiary continues (an option).
    If everybody is a victim there is no beneficiary: then the victim chooses which of its cities goes.
    """
    state = moment.state
    victim, count = frame.revolts[0]
    taker, passes_on = frame.taker, state.rules.revolt == "next"
    if taker is None or (passes_on and not cities_in_stock(moment, taker)):
        taker = moment.ways.beneficiary(moment, frame.victims)
    if taker is not None and cities_in_stock(moment, taker):
        fate = JOINS
    else:
        fate = DESTROYED if passes_on else PIRATE
    revolts = ((victim, count - 1), *frame.revolts[1:])
    revolted = frame.revolted
    moment.flow.replace(node, replace(frame, revolts=revolts, taker=taker, revolted=revolted + 1))
    asked = victim if taker is None else taker
    about = {"victim": victim, "left": count, "fate": fate, "revolted": revolted}
    moment.flow.ask(node, AskRevolt, RevoltKind.name, asked, **about)


class RateKind(Kind[AskRate, Rate]):
    name = "rate"
    rule = "1a.rate"
    foreseen = True

    def options(self, state: State, ask: AskRate) -> Sequence[Rate]:
        return [Rate(rate) for rate in rates(self.at(state), ask.seat)]

    def default(self, state: State, ask: AskRate) -> Rate:
        """The highest rate that causes no revolt."""
        cities, stock = cities_on_board(state, ask.seat), state.stock[ask.seat]
        possible = rates(self.at(state), ask.seat)
        return Rate(max([rate for rate in possible if rate * cities <= stock], default=possible[0]))

    def about(self, state: State, ask: AskRate) -> Mapping[str, Any]:
        return {"cities": cities_on_board(state, ask.seat), "stock": state.stock[ask.seat]}

    def check(self, state: State, ask: AskRate, answer: Rate) -> None:
        possible = rates(self.at(state), ask.seat)
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


class RevoltKind(Kind[AskRevolt, Annex]):
    name = "revolt"
    rule = "1b.choose"
    foreseen = True

    def default(self, state: State, ask: AskRevolt) -> Annex:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskRevolt) -> Sequence[Annex]:
        board = self.at(state).board
        return [Annex(board.ids[area]) for area in cities_of(state, ask.victim)]

    def about(self, state: State, ask: AskRevolt) -> Mapping[str, Any]:
        return {
            "victim": state.civilizations[ask.victim],
            "left": ask.left,
            "fate": ask.fate,
            "short": self._short(state, ask),
            "rest": state.rules.revolt,
        }

    def follows(self, state: State, ask: AskRevolt) -> bool:
        return self._short(state, ask) > 0

    def _short(self, state: State, ask: AskRevolt) -> int:
        """How many of the cities that join the seat it has no piece for."""
        if ask.fate != JOINS:
            return 0
        return max(0, ask.left - cities_in_stock(self.at(state), ask.seat))

    def progress(self, state: State, ask: AskRevolt) -> Progress:
        return Progress(ask.revolted, ask.revolted + ask.left, "cities")

    def check(self, state: State, ask: AskRevolt, answer: Annex) -> None:
        area = self.at(state).board.index.get(answer.area)
        if area is None or state.cities[area] != ask.victim + 1:
            raise self.refuse("not-their-city")

    def apply(self, moment: Moment, node: Node, ask: AskRevolt, answer: Annex) -> None:
        state = moment.state
        area = moment.board.index[answer.area]
        clear_beside(state, area)
        if ask.fate == JOINS:
            place_city(state, ask.seat, area)
        elif ask.fate == PIRATE:
            place_pirates(state, area)
        else:
            remove_city(state, area)
        moment.tell(CityRevolted(ask.seat, ask.victim, answer.area, ask.fate))
        moment.flow.finish(node)
