"""Phase 6: trade cards are dealt by the number of cities; then more may be bought, one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.answers import Answer, Plain
from ecumene.table.frames import Ask, Frame, Node, Seat
from ecumene.table.kind import Kind
from ecumene.table.menu import FORMS, RECORDS, Menu
from ecumene.table.words import Words
from ecumene.titles.lineage.book import Book, Stack
from ecumene.titles.lineage.events import CardBought, CardsDrawn
from ecumene.titles.lineage.phases.turn import skip_to_last
from ecumene.titles.lineage.pieces.pieces import cities_on_board, pay_treasury
from ecumene.titles.lineage.pieces.stacks import draw
from ecumene.titles.lineage.state import Moment, State, has, present

WONDER = "wonder_of_the_world"

Stacks = tuple[Stack, ...]


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
    state, book = moment.state, moment.content
    if not state.cities_ever:
        skip_to_last(moment, node)
        return
    state.phase = "trade_cards"
    order = city_count_order(book, state)
    for seat in order:
        cards = tuple(
            draw(book, state, seat, number) for number in range(1, cities_on_board(state, seat) + 1)
        )
        if cards:
            moment.tell(CardsDrawn(seat, len(cards), cards))
    moment.flow.push(node, TradeCardsPhase(tuple(order)))


def city_count_order(book: Book, state: State) -> list[Seat]:
    """Fewest cities first, A.S.T.-Ranking breaks ties."""

    def place(seat: Seat) -> tuple[int, int]:
        return cities_on_board(state, seat), book.ranking[state.civilizations[seat]]

    return sorted(present(state), key=place)


def step(moment: Moment, node: Node, frame: TradeCardsPhase) -> None:
    """Ask the next seat that can buy something; who cannot is passed over."""
    state, book = moment.state, moment.content
    for place, seat in enumerate(frame.left):
        free = has(book, state, seat, WONDER)
        if any(within_reach(book, state, seat, free)):
            moment.flow.replace(node, TradeCardsPhase(frame.left[place + 1 :]))
            moment.flow.ask(node, AskPurchase, PurchaseKind.name, seat, free=free)
            return
    moment.flow.finish(node)


def prices(book: Book, state: State, seat: Seat) -> dict[Stack, int]:
    """The stacks that a seat may buy from, with the price of one card."""
    found = dict(book.purchases)
    for advance in book.advances.values():
        if advance.purchases and has(book, state, seat, advance.id):
            for number, cost in advance.purchases:
                found[number] = min(cost, found.get(number, cost))
    return dict(sorted(found.items()))


def free_stacks(book: Book, state: State, seat: Seat) -> Stacks:
    """The stacks that the Wonder of the World may give a card of: those above the number of cities."""
    return tuple(range(cities_on_board(state, seat) + 1, len(state.stacks) + 1))


def within_reach(book: Book, state: State, seat: Seat, free: bool) -> tuple[Stacks, Stacks]:
    """The stacks that a seat can pay a card of, and those that it can have one of for nothing."""
    treasury = state.treasury[seat]
    paid = tuple(number for number, cost in prices(book, state, seat).items() if cost <= treasury)
    return paid, free_stacks(book, state, seat) if free else ()


def _purchases(stacks: tuple[Stacks, Stacks]) -> list[Buy | Pass]:
    paid, free = stacks
    return [Pass(), *(Buy(number, free=True) for number in free), *(Buy(number) for number in paid)]


class PurchaseKind(Kind[State, Book, AskPurchase, Buy | Pass]):
    name = "purchase"
    rule = "6b.order"
    answers = Buy | Pass
    scarce = True

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._menu = Menu[tuple[Stacks, Stacks], Buy | Pass](_purchases)

    def options(self, state: State, ask: AskPurchase) -> Sequence[Buy | Pass]:
        return list(self._menu[within_reach(self.content, state, ask.seat, ask.free)][RECORDS])

    def offer(self, state: State, ask: AskPurchase) -> list[Plain]:
        return list(self._menu[within_reach(self.content, state, ask.seat, ask.free)][FORMS])

    def default(self, state: State, ask: AskPurchase) -> Pass:
        """Who is away keeps the treasury, and draws no calamity that nobody forced on them."""
        return Pass()

    def about(self, state: State, ask: AskPurchase) -> Mapping[str, Any]:
        return {"treasury": state.treasury[ask.seat], "cards": len(state.hand[ask.seat])}

    def about_answer(self, state: State, ask: AskPurchase, answer: Buy | Pass) -> Mapping[str, Any]:
        if isinstance(answer, Pass):
            return {}
        known = 1 <= answer.stack <= len(state.stacks)
        return {
            "cost": 0 if answer.free else prices(self.content, state, ask.seat).get(answer.stack, 0),
            "empty": known and not state.stacks[answer.stack - 1],
        }

    def check(self, state: State, ask: AskPurchase, answer: Buy | Pass) -> None:
        if isinstance(answer, Pass):
            return
        if answer.free:
            self._check_free(state, ask, answer.stack)
            return
        cost = prices(self.content, state, ask.seat).get(answer.stack)
        if cost is None:
            raise self.refuse("no-purchase", "6b.nine", stack=answer.stack)
        if cost > state.treasury[ask.seat]:
            treasury = state.treasury[ask.seat]
            raise self.refuse("purchase-cost", "6b.pay_first", cost=cost, treasury=treasury)

    def _check_free(self, state: State, ask: AskPurchase, stack: Stack) -> None:
        if not has(self.content, state, ask.seat, WONDER):
            raise self.refuse("no-wonder", f"adv.{WONDER}")
        if not ask.free:
            raise self.refuse("wonder-once", f"adv.{WONDER}")
        possible = free_stacks(self.content, state, ask.seat)
        if not possible:
            raise self.refuse("wonder-nine", f"adv.{WONDER}.note_nine")
        if stack not in possible:
            raise self.refuse("wonder-stack", f"adv.{WONDER}", low=possible[0], high=possible[-1])

    def apply(self, moment: Moment, node: Node, ask: AskPurchase, answer: Buy | Pass) -> None:
        state, book, seat = moment.state, moment.content, ask.seat
        if isinstance(answer, Pass):
            moment.flow.finish(node)
            return
        cost = 0 if answer.free else prices(book, state, seat)[answer.stack]
        pay_treasury(state, seat, cost)
        card = draw(book, state, seat, answer.stack)
        moment.tell(CardBought(seat, answer.stack, cost, card))
        free = ask.free and not answer.free
        if any(within_reach(book, state, seat, free)):
            moment.flow.ask_again(node, replace(ask, free=free), self.name)
        else:
            moment.flow.finish(node)
