"""Phase 6: trade cards are dealt by the number of cities; then more may be bought, one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer, Plain
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.handlers import always, finishes
from ecumene.table.questions.menu import FORMS, RECORDS, Menu
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.table.text.words import Words
from ecumene.titles.lineage.book import Book, Stack
from ecumene.titles.lineage.declared import STACKS
from ecumene.titles.lineage.events import CardBought, CardsDrawn
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.market import dealing
from ecumene.titles.lineage.phases.turn import skip_to_last
from ecumene.titles.lineage.pieces.pieces import cities_on_board, pay_treasury
from ecumene.titles.lineage.pieces.stacks import draw, take_water
from ecumene.titles.lineage.state import Moment, Position, State, present

Stacks = tuple[Stack, ...]
BOUGHT_WATER: Stack = 0
"""The stack of Water, which never runs out; cards of it are sold only where there is a market."""


class TradeCardsPhase(Frame, frozen=True, tag="trade_cards"):
    """`left` are the seats that have still to buy or pass, in their order."""

    left: tuple[Seat, ...]


class AskPurchase(Ask, frozen=True, tag="ask_purchase"):
    """Do you buy another card? `free`: the card of the Wonder of the World is still to be had."""

    free: bool


class Buy(Answer, frozen=True, tag="buy"):
    stack: Stack
    free: bool = False


class Pass(Answer, frozen=True, tag="pass"):
    """Buy nothing more this turn."""


def begin(moment: Moment, node: Node) -> None:
    """Deal to everybody; while nobody has ever had a city the turn goes on with its last phase."""
    state = moment.state
    if not state.cities_ever:
        skip_to_last(moment, node)
        return
    state.phase = "trade_cards"
    deal_cards(moment)
    dealing.deal(moment)
    moment.flow.push(node, TradeCardsPhase(tuple(city_count_order(moment))))


def deal_cards(moment: Moment) -> None:
    """A card of each stack up to the number of cities, to everybody in the order of the phase."""
    for seat in city_count_order(moment):
        count = cities_on_board(moment.state, seat)
        cards = tuple(draw(moment, seat, number) for number in range(1, count + 1))
        if cards:
            moment.tell(CardsDrawn(seat, len(cards), cards))


def city_count_order(position: Position) -> list[Seat]:
    """Fewest cities first, A.S.T.-Ranking breaks ties."""

    state = position.state

    def place(seat: Seat) -> tuple[int, int]:
        return cities_on_board(state, seat), position.ranking[state.civilizations[seat]]

    return sorted(present(state), key=place)


@takes_up(TradeCardsPhase)
def step(moment: Moment, node: Node, frame: TradeCardsPhase) -> None:
    """Ask the next seat that can buy something; who cannot is passed over."""
    for place, seat in enumerate(frame.left):
        free = moment.allows(seat, "free_card")
        if any(within_reach(moment, seat, free)):
            moment.flow.replace(node, TradeCardsPhase(frame.left[place + 1 :]))
            moment.flow.ask(node, AskPurchase, PurchaseKind.name, seat, free=free)
            return
    moment.flow.finish(node)


def prices(position: Position, seat: Seat) -> dict[Stack, int]:
    """The stacks that a seat may buy from, with the price of a card; 0 is Water, where there is a market."""
    book, market = position.book, position.scene.market
    found = dict(book.purchases)
    if market:
        found[BOUGHT_WATER] = market.water_price
    for advance in book.advances.values():
        if advance.purchases and position.has(seat, advance.id):
            for number, cost in advance.purchases:
                found[number] = min(cost, found.get(number, cost))
    return dict(sorted(found.items()))


def free_stacks(position: Position, seat: Seat) -> Stacks:
    """The stacks that the Wonder of the World may give a card of: those above the number of cities."""
    return tuple(range(cities_on_board(position.state, seat) + 1, STACKS + 1))


def within_reach(position: Position, seat: Seat, free: bool) -> tuple[Stacks, Stacks]:
    """The stacks that a seat can pay a card of, and those that it can have one of for nothing."""
    treasury = position.state.treasury[seat]
    paid = tuple(number for number, cost in prices(position, seat).items() if cost <= treasury)
    return paid, free_stacks(position, seat) if free else ()


def _purchases(stacks: tuple[Stacks, Stacks]) -> list[Buy | Pass]:
    paid, free = stacks
    return [Pass(), *(Buy(number, free=True) for number in free), *(Buy(number) for number in paid)]


class PurchaseKind(Kind[AskPurchase, Buy | Pass]):
    name = "purchase"
    rule = "6b.order"
    scarce = True

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._menu = Menu[tuple[Stacks, Stacks], Buy | Pass](_purchases)

    def options(self, state: State, ask: AskPurchase) -> Sequence[Buy | Pass]:
        return list(self._menu[within_reach(self.at(state), ask.seat, ask.free)][RECORDS])

    def offer(self, state: State, ask: AskPurchase) -> list[Plain]:
        return list(self._menu[within_reach(self.at(state), ask.seat, ask.free)][FORMS])

    def default(self, state: State, ask: AskPurchase) -> Pass:
        """An absent player keeps the treasury, and draws no voluntary calamity."""
        return Pass()

    def about(self, state: State, ask: AskPurchase) -> Mapping[str, Any]:
        return {"treasury": state.treasury[ask.seat], "cards": len(state.hand[ask.seat])}

    def about_buy(self, state: State, ask: AskPurchase, answer: Buy) -> Mapping[str, Any]:
        known = 1 <= answer.stack <= STACKS
        return {
            "cost": 0 if answer.free else prices(self.at(state), ask.seat).get(answer.stack, 0),
            "empty": known and not self.at(state).stack(ask.seat, answer.stack),
        }

    def check_buy(self, state: State, ask: AskPurchase, answer: Buy) -> None:
        if answer.free:
            self._check_free(state, ask, answer.stack)
            return
        cost = prices(self.at(state), ask.seat).get(answer.stack)
        if cost is None:
            raise self.refuse("no-purchase", "6b.nine", stack=answer.stack)
        if cost > state.treasury[ask.seat]:
            treasury = state.treasury[ask.seat]
            raise self.refuse("purchase-cost", "6b.pay_first", cost=cost, treasury=treasury)

    def _check_free(self, state: State, ask: AskPurchase, stack: Stack) -> None:
        rule, giving = "adv.wonder_of_the_world", self.advances_for("free_card")
        position = self.at(state)
        if not position.allows(ask.seat, "free_card"):
            raise self.refuse("no-free-card", rule, advances=giving)
        if not ask.free:
            raise self.refuse("free-card-once", rule, advances=giving)
        possible = free_stacks(position, ask.seat)
        if not possible:
            raise self.refuse("free-card-nine", f"{rule}.note_nine", advances=giving)
        if stack not in possible:
            raise self.refuse("free-card-stack", rule, low=possible[0], high=possible[-1])

    def apply_buy(self, moment: Moment, node: Node, ask: AskPurchase, answer: Buy) -> None:
        seat = ask.seat
        cost = 0 if answer.free else prices(moment, seat)[answer.stack]
        pay_treasury(moment.state, seat, cost)
        card = take_water(moment, seat) if answer.stack == BOUGHT_WATER else draw(moment, seat, answer.stack)
        moment.tell(CardBought(seat, answer.stack, cost, card))
        free = ask.free and not answer.free
        if any(within_reach(moment, seat, free)):
            moment.flow.ask_again(node, replace(ask, free=free), self.name)
        else:
            moment.flow.finish(node)

    check_pass = always
    apply_pass = finishes
