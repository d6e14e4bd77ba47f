"""Acquisition of trade cards (27): the seat with fewest cities draws and buys first, then the next one does.

An empty stack gives nothing, and everybody sees that it is empty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Plain, plain
from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Frame, Node, Seat
from ecumene.titles.expansion.numbers import numbers_of
from ecumene.titles.lineage.events import CardBought, CardsDrawn
from ecumene.titles.lineage.phases import trade_cards
from ecumene.titles.lineage.phases.trade_cards import AskPurchase, Buy, Pass, city_count_order, prices
from ecumene.titles.lineage.phases.turn import skip_to_last
from ecumene.titles.lineage.pieces.pieces import cities_on_board, pay_treasury
from ecumene.titles.lineage.pieces.stacks import draw
from ecumene.titles.lineage.state import Moment, Position, State


class Acquisition(Frame, frozen=True, tag="acquisition"):
    """`left` are the seats that have still to draw, in order; the one that buys now has `bought` some."""

    left: tuple[Seat, ...]
    bought: int = 0


def begin(moment: Moment, node: Node) -> None:
    """While nobody has ever had a city the turn goes on with its last phase."""
    if not moment.state.cities_ever:
        skip_to_last(moment, node)
        return
    moment.state.phase = "trade_cards"
    moment.flow.push(node, Acquisition(tuple(city_count_order(moment))))


@takes_up(Acquisition)
def step(moment: Moment, node: Node, frame: Acquisition) -> None:
    """One seat after the other draws; who can pay for more is asked before the next one draws."""
    left = frame.left
    while left:
        seat, left = left[0], left[1:]
        draw_cards(moment, seat)
        if for_sale(moment, seat):
            moment.flow.replace(node, Acquisition(left))
            moment.flow.ask(node, AskPurchase, PurchaseKind.name, seat, free=False)
            return
    moment.flow.finish(node)


def draw_cards(moment: Moment, seat: Seat) -> None:
    """A card of each stack up to the number of cities, but none of an empty one."""
    stacks = range(1, cities_on_board(moment.state, seat) + 1)
    cards = tuple(draw(moment, seat, number) for number in stacks if moment.stack(seat, number))
    if cards:
        moment.tell(CardsDrawn(seat, len(cards), cards))


def for_sale(position: Position, seat: Seat) -> dict[int, int]:
    """The stacks that a seat can pay a card of now, with its price."""
    treasury = position.state.treasury[seat]
    return {
        number: cost
        for number, cost in prices(position, seat).items()
        if cost <= treasury and position.stack(seat, number)
    }


class PurchaseKind(trade_cards.PurchaseKind):
    """A limited number of cards a turn, and none of an empty stack (27.51)."""

    def options(self, state: State, ask: AskPurchase) -> Sequence[Buy | Pass]:
        return [Pass(), *(Buy(number) for number in for_sale(self.at(state), ask.seat))]

    def offer(self, state: State, ask: AskPurchase) -> list[Plain]:
        return [plain(option) for option in self.options(state, ask)]

    def about(self, state: State, ask: AskPurchase) -> Mapping[str, Any]:
        return {"treasury": state.treasury[ask.seat], "cards": len(state.hand[ask.seat])}

    def check_buy(self, state: State, ask: AskPurchase, answer: Buy) -> None:
        super().check_buy(state, ask, answer)
        if not self.at(state).stack(ask.seat, answer.stack):
            raise self.refuse("purchase-empty", "27.51", stack=answer.stack)

    def apply_buy(self, moment: Moment, node: Node, ask: AskPurchase, answer: Buy) -> None:
        seat, flow = ask.seat, moment.flow
        cost = prices(moment, seat)[answer.stack]
        pay_treasury(moment.state, seat, cost)
        moment.tell(CardBought(seat, answer.stack, cost, draw(moment, seat, answer.stack)))
        phase = flow.parents[node]
        frame = flow.steps[phase]
        assert isinstance(frame, Acquisition)
        bought = frame.bought + 1
        flow.replace(phase, replace(frame, bought=bought))
        if bought < numbers_of(moment).purchases_per_turn and for_sale(moment, seat):
            flow.ask_again(node, ask, self.name)
        else:
            flow.finish(node)
