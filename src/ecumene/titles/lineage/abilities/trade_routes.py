"""Trade Routes: commodity cards are discarded for treasury, one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.lineage.abilities.ability import (
    Ability,
    EndAbility,
    Refuse,
    StepByStep,
    UseAbility,
    check_begin,
    only,
)
from ecumene.titles.lineage.abilities.events import CardSold
from ecumene.titles.lineage.abilities.records import Sale
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.pieces.pieces import take_treasury
from ecumene.titles.lineage.pieces.stacks import discard
from ecumene.titles.lineage.state import CardId, Moment, Position, State


class AskSell(Ask, frozen=True, tag="ask_sell"):
    """Which card do you discard for treasury? `sold`: how many you have discarded already."""

    sold: int = 0


class Sell(Answer, frozen=True, tag="sell"):
    card: CardId


Selling = Sell | EndAbility


def proceeds(book: Book, card: CardId) -> int:
    """How many tokens a card brings."""
    return only(book, Sale)[1].worth * book.cards[card].face


def brings(position: Position, seat: Seat, card: CardId) -> int:
    """How much treasury a card brings to a seat, as far as its stock goes; what is no card brings none."""
    worth = proceeds(position.book, card) if card in position.book.cards else 0
    return min(worth, position.state.stock[seat])


def sellable(position: Position, seat: Seat) -> list[CardId]:
    """The commodities of a seat whose full worth its stock can pay, each kind once."""
    return [
        card
        for card in dict.fromkeys(position.state.hand[seat])
        if not position.book.cards[card].calamity
        and proceeds(position.book, card) <= position.state.stock[seat]
    ]


def uses(position: Position, seat: Seat, advance: str) -> list[UseAbility]:
    return [UseAbility(advance)] if sellable(position, seat) else []


def ready(position: Position, seat: Seat) -> bool:
    """Others see only that there are cards, not which: so who has any is asked."""
    return bool(position.state.hand[seat])


def check(refuse: Refuse, position: Position, seat: Seat, use: UseAbility) -> None:
    check_begin(refuse, use)
    raise refuse("sell-nothing", "adv.trade_routes.note_exact")


def begin(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    moment.flow.ask(node, AskSell, SellKind.name, seat)


ABILITY = Ability(uses, check, begin, ready)


class SellKind(StepByStep[AskSell, Selling]):
    name = "sell"
    rule = "adv.trade_routes"
    scarce = True

    def options(self, state: State, ask: AskSell) -> Sequence[Selling]:
        sales: list[Selling] = [Sell(card) for card in sellable(self.at(state), ask.seat)]
        return [*sales, EndAbility()] if self.may_end(state, ask) else sales

    def default(self, state: State, ask: AskSell) -> Selling:
        """Nothing more; if something must go, the card of the lowest face value."""
        return EndAbility() if self.may_end(state, ask) else self.options(state, ask)[0]

    def may_end(self, state: State, ask: AskSell) -> bool:
        return ask.sold > 0

    def about(self, state: State, ask: AskSell) -> Mapping[str, Any]:
        times = only(self.content, Sale)[1].worth
        return {"stock": state.stock[ask.seat], "treasury": state.treasury[ask.seat], "times": times}

    def about_sell(self, state: State, ask: AskSell, answer: Sell) -> Mapping[str, Any]:
        return {"treasury": brings(self.at(state), ask.seat, answer.card)}

    def check_sell(self, state: State, ask: AskSell, answer: Sell) -> None:
        if answer.card not in state.hand[ask.seat] or self.content.cards[answer.card].calamity:
            raise self.refuse("sell-no-card")
        worth = proceeds(self.content, answer.card)
        if worth > state.stock[ask.seat]:
            raise self.refuse(
                "sell-stock", "adv.trade_routes.note_exact", worth=worth, stock=state.stock[ask.seat]
            )

    def apply_sell(self, moment: Moment, node: Node, ask: AskSell, answer: Sell) -> None:
        state, book, seat = moment.state, moment.book, ask.seat
        worth = take_treasury(state, seat, proceeds(book, answer.card))
        discard(moment, seat, answer.card)
        moment.tell(CardSold(seat, answer.card, worth))
        if state.hand[seat]:  # whether one of them can still be discarded is the owner's to know
            moment.flow.ask_again(node, replace(ask, sold=ask.sold + 1), self.name)
        else:
            moment.flow.finish(node)
