"""Trade Routes: commodity cards are discarded for twice their face value in treasury, one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask, Node, Seat
from ecumene.table.kind import Kind
from ecumene.titles.lineage.abilities.ability import Ability, EndAbility, Refuse, UseAbility, check_begin
from ecumene.titles.lineage.abilities.events import CardSold
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.pieces.pieces import take_treasury
from ecumene.titles.lineage.pieces.stacks import discard
from ecumene.titles.lineage.state import CardId, Moment, State

TRADE_ROUTES = "trade_routes"
WORTH = 2
"""How many tokens each point of face value brings."""


class AskSell(Ask, frozen=True, tag="ask_sell"):
    """Which card do you discard for treasury? `sold`: how many you have discarded already."""

    sold: int = 0


class Sell(Answer, frozen=True, tag="sell"):
    card: CardId


Selling = Sell | EndAbility


def proceeds(book: Book, card: CardId) -> int:
    return WORTH * book.cards[card].face


def sellable(book: Book, state: State, seat: Seat) -> list[CardId]:
    """The commodities of a seat whose full worth its stock can pay, each kind once."""
    return [
        card
        for card in dict.fromkeys(state.hand[seat])
        if not book.cards[card].calamity and proceeds(book, card) <= state.stock[seat]
    ]


def uses(book: Book, state: State, seat: Seat) -> list[UseAbility]:
    return [UseAbility(TRADE_ROUTES)] if sellable(book, state, seat) else []


def ready(book: Book, state: State, seat: Seat) -> bool:
    """Others see only that there are cards, not which: so who has any is asked."""
    return bool(state.hand[seat])


def check(refuse: Refuse, book: Book, state: State, seat: Seat, use: UseAbility) -> None:
    check_begin(refuse, use)
    raise refuse("sell-nothing", "adv.trade_routes.note_exact")


def begin(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    moment.flow.ask(node, AskSell, SellKind.name, seat)


ABILITY = Ability(uses, check, begin, ready)


class SellKind(Kind[State, Book, AskSell, Selling]):
    name = "sell"
    rule = "adv.trade_routes"
    answers = Selling
    scarce = True

    def options(self, state: State, ask: AskSell) -> Sequence[Selling]:
        sales: list[Selling] = [Sell(card) for card in sellable(self.content, state, ask.seat)]
        return [*sales, EndAbility()] if ask.sold else sales

    def default(self, state: State, ask: AskSell) -> Selling:
        """Nothing more; if something must go, the card of the lowest face value."""
        return EndAbility() if ask.sold else self.options(state, ask)[0]

    def about(self, state: State, ask: AskSell) -> Mapping[str, Any]:
        return {"stock": state.stock[ask.seat], "treasury": state.treasury[ask.seat]}

    def about_answer(self, state: State, ask: AskSell, answer: Selling) -> Mapping[str, Any]:
        if isinstance(answer, EndAbility):
            return {}
        known = answer.card in self.content.cards
        return {"treasury": proceeds(self.content, answer.card) if known else 0}

    def check(self, state: State, ask: AskSell, answer: Selling) -> None:
        if isinstance(answer, EndAbility):
            if not ask.sold:
                raise self.refuse("ability-unfinished", "10.all_or_nothing")
            return
        if answer.card not in state.hand[ask.seat] or self.content.cards[answer.card].calamity:
            raise self.refuse("sell-no-card")
        worth = proceeds(self.content, answer.card)
        if worth > state.stock[ask.seat]:
            raise self.refuse(
                "sell-stock", "adv.trade_routes.note_exact", worth=worth, stock=state.stock[ask.seat]
            )

    def apply(self, moment: Moment, node: Node, ask: AskSell, answer: Selling) -> None:
        state, book, seat = moment.state, moment.content, ask.seat
        if isinstance(answer, EndAbility):
            moment.flow.finish(node)
            return
        worth = take_treasury(state, seat, proceeds(book, answer.card))
        discard(book, state, seat, answer.card)
        moment.tell(CardSold(seat, answer.card, worth))
        if state.hand[seat]:  # whether one of them can still be discarded is the owner's to know
            moment.flow.ask_again(node, replace(ask, sold=ask.sold + 1), self.name)
        else:
            moment.flow.finish(node)
