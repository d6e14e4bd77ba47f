"""Discarding commodity cards of the seat's choice: a number of cards, or cards of a total face value.

The discard piles are public, but hands are not. So a seat with more cards than it must discard is asked even
if its cards leave it no choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.events import CardsDiscarded, PaidInstead
from ecumene.titles.lineage.phases.order import OF_ACTING, OF_VICTIMS, Order, Wait, Waiting
from ecumene.titles.lineage.pieces.pieces import pay_treasury
from ecumene.titles.lineage.pieces.stacks import discard
from ecumene.titles.lineage.state import CardId, Moment, Position, State
from ecumene.titles.lineage.trade.values import counted_by_kind

HAND_LIMIT = "hand_limit"
TREASURY = "treasury"
"""What may be given instead: treasury."""


class AskDiscard(Ask, frozen=True, tag="ask_discard"):
    """Which card do you discard? Cards still to discard: `left`, or points of face value: `worth`.

    `cause` is the calamity that demands it, or the hand limit. With a `price` each card can be kept for that
    much treasury.
    """

    cause: str
    left: int = 0
    worth: int = 0
    price: int = 0


class Discard(Answer, frozen=True, tag="discard"):
    card: CardId


class Instead(Answer, frozen=True, tag="instead"):
    """Give what may be given instead."""


Discarding = Discard | Instead | Wait


def discard_cards(
    moment: Moment, node: Node, seat: Seat, cause: str, *, count: int = 0, worth: int = 0, price: int = 0
) -> None:
    """Have a seat discard commodities below `node`; a seat with no more than is demanded is not asked."""
    state, book = moment.state, moment.book
    held = commodities(moment, seat)
    if worth:
        held = [card for card in held if book.cards[card].face]
        all_go = sum(book.cards[card].face for card in held) <= worth
    else:
        count = min(count, len(held))
        if not count:
            return
        all_go = len(held) == count and not can_pay(state, seat, price)
    if not all_go:
        about = {"cause": cause, "left": count, "worth": worth, "price": price}
        moment.flow.ask(node, AskDiscard, DiscardKind.name, seat, **about)
    elif held:
        throw_away(moment, seat, held)


def throw_away(moment: Moment, seat: Seat, cards: Sequence[CardId]) -> None:
    """Cards go from a hand to the discard piles, for all to see."""
    for card in cards:
        discard(moment, seat, card)
    moment.tell(CardsDiscarded(seat, tuple(cards)))


def commodities(position: Position, seat: Seat) -> list[CardId]:
    """The commodities in a hand, Water among them."""
    return [card for card in position.state.hand[seat] if not position.book.cards[card].calamity]


def can_pay(state: State, seat: Seat, price: int) -> bool:
    return 0 < price <= state.treasury[seat]


def to_choose_from(position: Position, ask: AskDiscard) -> list[CardId]:
    """The different cards that a seat may discard now; where points are demanded, Water does not help."""
    return [
        card
        for card in dict.fromkeys(commodities(position, ask.seat))
        if not ask.worth or position.book.cards[card].face
    ]


def loss(position: Position, seat: Seat, card: CardId) -> int:
    """By how much the sets in a hand are worth less without a card."""
    book, kind = position.book, position.book.kinds[card]
    alike = counted_by_kind(book, position.state.hand[seat])[kind]
    return (2 * alike - 1) * book.cards[card].face + position.bonus(seat).get(kind, 0)


def after_discard(book: Book, ask: AskDiscard, card: CardId | None) -> AskDiscard:
    """What is still demanded after a card, or after what was paid instead of one."""
    worth = ask.worth - (book.cards[card].face if card else 0)
    return replace(ask, left=max(0, ask.left - 1), worth=max(0, worth))


class DiscardKind(Waiting[AskDiscard, Discarding]):
    name = "discard"
    rule = "ch8.discard"
    fills = True
    foreseen = True

    def rule_of(self, state: State, ask: AskDiscard) -> str:
        return "12b.limit" if ask.cause == HAND_LIMIT else self.content.calamity[ask.cause].section

    def order_of(self, ask: AskDiscard) -> Order:
        """That of the phase in which they discard."""
        return OF_ACTING if ask.cause == HAND_LIMIT else OF_VICTIMS

    def options(self, state: State, ask: AskDiscard) -> Sequence[Discarding]:
        options: list[Discarding] = [Discard(card) for card in to_choose_from(self.at(state), ask)]
        if can_pay(state, ask.seat, ask.price):
            options.append(Instead())
        if self.may_wait(state, ask):
            options.append(Wait())
        return options

    def default(self, state: State, ask: AskDiscard) -> Discarding:
        """The card that costs the sets least, for each point where points are demanded."""
        seat, card = ask.seat, self._cheapest(state, ask)
        if can_pay(state, seat, ask.price) and loss(self.at(state), seat, card) > ask.price:
            return Instead()
        return Discard(card)

    def _cheapest(self, state: State, ask: AskDiscard) -> CardId:
        position = self.at(state)
        book = self.content

        def cost(card: CardId) -> float:
            points = min(book.cards[card].face, ask.worth) if ask.worth else 1
            return loss(position, ask.seat, card) / points

        return min(to_choose_from(position, ask), key=cost)

    def complete(self, state: State, ask: AskDiscard, chosen: Sequence[Discarding]) -> Sequence[Discarding]:
        """The chosen cards as far as they are demanded, then the cheapest. What pays instead is not added."""
        trial, book = state.copy(), self.content
        wishes = [wish.card for wish in chosen if isinstance(wish, Discard)]
        gone: list[Discarding] = []
        while ask.left or ask.worth:
            possible = to_choose_from(self.at(trial), ask)
            wishes = [card for card in wishes if card in possible]
            card = wishes.pop(0) if wishes else self._cheapest(trial, ask)
            trial.hand[ask.seat].remove(card)
            gone.append(Discard(card))
            ask = after_discard(book, ask, card)
        return gone

    def about(self, state: State, ask: AskDiscard) -> Mapping[str, Any]:
        return {"cause": ask.cause, "left": ask.left, "worth": ask.worth, "price": ask.price}

    def check_discard(self, state: State, ask: AskDiscard, answer: Discard) -> None:
        position = self.at(state)
        if answer.card not in commodities(position, ask.seat):
            raise self.refuse("discard-what", self.rule_of(state, ask))
        if answer.card not in to_choose_from(position, ask):
            raise self.refuse("discard-worthless", self.rule_of(state, ask))

    def apply_discard(self, moment: Moment, node: Node, ask: AskDiscard, answer: Discard) -> None:
        throw_away(moment, ask.seat, [answer.card])
        self._go_on(moment, node, after_discard(moment.book, ask, answer.card))

    def about_instead(self, state: State, ask: AskDiscard, answer: Instead) -> Mapping[str, Any]:
        return {"instead": TREASURY, "price": ask.price}

    def check_instead(self, state: State, ask: AskDiscard, answer: Instead) -> None:
        rule, treasury = self.rule_of(state, ask), state.treasury[ask.seat]
        if not ask.price:
            raise self.refuse("no-instead", rule)
        if not can_pay(state, ask.seat, ask.price):
            raise self.refuse("instead-price", f"{rule}.pay", price=ask.price, treasury=treasury)

    def apply_instead(self, moment: Moment, node: Node, ask: AskDiscard, answer: Instead) -> None:
        pay_treasury(moment.state, ask.seat, ask.price)
        moment.tell(PaidInstead(ask.seat, ask.price))
        self._go_on(moment, node, after_discard(moment.book, ask, None))

    def _go_on(self, moment: Moment, node: Node, ask: AskDiscard) -> None:
        if ask.left or ask.worth:
            moment.flow.ask_again(node, ask, self.name)
        else:
            moment.flow.finish(node)
