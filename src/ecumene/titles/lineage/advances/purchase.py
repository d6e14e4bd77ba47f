"""Phase 12: everybody may acquire advances (12a), then keeps no more cards than allowed (12b)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer, Plain, plain
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.handlers import finishes
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.table.text.words import Words
from ecumene.titles.lineage.advances.gifts import offer_gifts, take_advance
from ecumene.titles.lineage.advances.hand_limit import check_hands
from ecumene.titles.lineage.advances.payment import (
    Pay,
    Swap,
    payments,
    token_value,
    treasury_due,
    value_of,
    wealth,
)
from ecumene.titles.lineage.advances.prices import AdvanceId, Prices, prices, total
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.events import AdvancesAcquired
from ecumene.titles.lineage.phases.order import OF_ACTING, Wait, Waiting, acting_order
from ecumene.titles.lineage.pieces.pieces import pay_treasury
from ecumene.titles.lineage.pieces.stacks import discard
from ecumene.titles.lineage.state import Moment, Position, State
from ecumene.titles.lineage.trade.bargains import counted
from ecumene.titles.lineage.trade.values import counted_by_kind

Basket = tuple[AdvanceId, ...]


class AdvancesPhase(Frame, frozen=True, tag="advances"):
    """Seats that may acquire advances are asked, then those that hold too many cards."""


class AskAcquire(Ask, frozen=True, tag="ask_acquire"):
    """Which advances do you acquire? The `basket` holds what is chosen so far; it is paid at once."""

    basket: Basket = ()


class Choose(Answer, frozen=True, tag="choose"):
    """Put an advance into the basket."""

    advance: str


class PutBack(Answer, frozen=True, tag="put_back"):
    """Take an advance out of the basket."""

    advance: str


class EndAcquiring(Answer, frozen=True, tag="end_acquiring"):
    """Acquire nothing this turn."""


Acquire = Choose | PutBack | Pay | Wait | EndAcquiring


def begin(moment: Moment, node: Node) -> None:
    """Ask at once everybody who may have something to pay with.

    A seat with a card is asked even if it is worth nothing: not to be asked would tell the others.
    """
    state = moment.state
    state.phase = "advances"
    phase = moment.flow.push(node, AdvancesPhase())
    for seat in acting_order(moment):
        if state.hand[seat] or _reaches_something(moment, seat):
            moment.flow.ask(phase, AskAcquire, AcquireKind.name, seat)


def _reaches_something(position: Position, seat: Seat) -> bool:
    """Whether the treasury alone pays for an advance that the seat does not hold."""
    state, book = position.state, position.book
    funds = state.treasury[seat] * token_value(position, seat)
    if funds < book.least_cost - max(state.credits[seat]):  # hardly anybody's treasury is worth so much
        return False
    cheapest = min(prices(book, state.advances[seat], state.credits[seat]).values(), default=None)
    return cheapest is not None and cheapest <= funds


@takes_up(AdvancesPhase)
def step(moment: Moment, node: Node, frame: AdvancesPhase) -> None:
    """Once nobody acquires anything any more: the hand limit. Once nobody holds too much, it is over."""
    if not check_hands(moment, node):
        moment.flow.finish(node)


class AcquireKind(Waiting[AskAcquire, Acquire]):
    name = "acquire"
    rule = "12a.single_transaction"
    order = OF_ACTING
    scarce = True
    exhaustive = False
    foreseen = True

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._choices = {id: Choose(id) for id in content.advances}
        self._forms = {id: plain(choice) for id, choice in self._choices.items()}
        self._price_list = lru_cache(4096)(self._priced)

    def _priced(self, held: int, credits: tuple[int, ...]) -> Prices:
        return prices(self.content, held, credits)

    def prices(self, state: State, seat: Seat) -> Prices:
        return self._price_list(state.advances[seat], tuple(state.credits[seat]))

    def veil(self, ask: AskAcquire, seat: Seat | None) -> AskAcquire:
        """What somebody thinks of buying is nobody else's business: it tells how much the hand is worth."""
        return replace(ask, basket=())

    def options(self, state: State, ask: AskAcquire) -> Sequence[Acquire]:
        chosen = [self._choices[id] for id in self._affordable(state, ask)]
        return [*self._others(state, ask), *chosen]

    def offer(self, state: State, ask: AskAcquire) -> list[Plain]:
        chosen = [self._forms[id] for id in self._affordable(state, ask)]
        return [*map(plain, self._others(state, ask)), *chosen]

    def _affordable(self, state: State, ask: AskAcquire) -> list[AdvanceId]:
        """What may join the basket with all that the seat could pay."""
        book, cost, basket = self.content, self.prices(state, ask.seat), ask.basket
        left = wealth(self.at(state), ask.seat) - total(book, cost, basket)
        discounts = any(book.advances[id].discount for id in basket)
        return [
            id
            for id, price in cost.items()
            if id not in basket
            and (
                price <= left
                or (
                    basket
                    and (discounts or book.advances[id].discount)
                    and self._adds(cost, basket, id) <= left
                )
            )
        ]

    def _adds(self, cost: Prices, basket: Basket, id: AdvanceId) -> int:
        """What one more advance adds to the price of a basket: less than its own with Library."""
        return total(self.content, cost, (*basket, id)) - total(self.content, cost, basket)

    def _others(self, state: State, ask: AskAcquire) -> list[Acquire]:
        """The options besides choosing more."""
        waits: list[Acquire] = [Wait()] if self.may_wait(state, ask) else []
        if not ask.basket:
            return [EndAcquiring(), *waits]
        price = total(self.content, self.prices(state, ask.seat), ask.basket)
        return [*payments(self.at(state), ask.seat, price), *map(PutBack, ask.basket), *waits]

    def default(self, state: State, ask: AskAcquire) -> Acquire:
        """Take what is free and pay for what is chosen, but spend nothing that nobody asked for."""
        cost = self.prices(state, ask.seat)
        free = next((id for id, price in cost.items() if not price and id not in ask.basket), None)
        if free:
            return self._choices[free]
        if not ask.basket:
            return EndAcquiring()
        ways = payments(self.at(state), ask.seat, total(self.content, cost, ask.basket))
        return ways[0] if ways else PutBack(ask.basket[-1])

    def about(self, state: State, ask: AskAcquire) -> Mapping[str, Any]:
        return {
            "basket": ask.basket,
            "price": total(self.content, self.prices(state, ask.seat), ask.basket),
            "wealth": wealth(self.at(state), ask.seat),
            "treasury": state.treasury[ask.seat],
        }

    # The basket

    def about_choose(self, state: State, ask: AskAcquire, answer: Choose) -> Mapping[str, Any]:
        cost = self.prices(state, ask.seat)
        known = answer.advance in cost and answer.advance not in ask.basket
        return {"price": self._adds(cost, ask.basket, answer.advance) if known else 0}

    def check_choose(self, state: State, ask: AskAcquire, answer: Choose) -> None:
        book, cost, id = self.content, self.prices(state, ask.seat), answer.advance
        if id not in book.advances:
            raise self.refuse("no-such-advance")
        if id not in cost:
            raise self.refuse("advance-held", advance=id)
        if id in ask.basket:
            raise self.refuse("advance-chosen", advance=id)
        price, most = total(book, cost, (*ask.basket, id)), wealth(self.at(state), ask.seat)
        if price > most:
            raise self.refuse("too-dear", "12a.pay_cards", price=price, wealth=most)

    def apply_choose(self, moment: Moment, node: Node, ask: AskAcquire, answer: Choose) -> None:
        moment.flow.ask_again(node, replace(ask, basket=(*ask.basket, answer.advance)), self.name)

    def check_put_back(self, state: State, ask: AskAcquire, answer: PutBack) -> None:
        if answer.advance not in ask.basket:
            raise self.refuse("not-chosen")

    def apply_put_back(self, moment: Moment, node: Node, ask: AskAcquire, answer: PutBack) -> None:
        left = tuple(id for id in ask.basket if id != answer.advance)
        moment.flow.ask_again(node, replace(ask, basket=left), self.name)

    def check_end_acquiring(self, state: State, ask: AskAcquire, answer: EndAcquiring) -> None:
        if ask.basket:
            raise self.refuse("basket-left")

    apply_end_acquiring = finishes

    # Paying

    def about_pay(self, state: State, ask: AskAcquire, answer: Pay) -> Mapping[str, Any]:
        price = total(self.content, self.prices(state, ask.seat), ask.basket)
        lacking = price - self._value(state, ask.seat, answer)
        return {
            "cards": counted(answer.cards),
            "treasury": treasury_due(self.at(state), ask.seat, lacking),
            "waste": max(0, -lacking),
            "substitute": answer.substitute,
            "stands_for": answer.stands_for,
        }

    def _value(self, state: State, seat: Seat, answer: Pay) -> int:
        known = [card for card in answer.cards if card in self.content.cards]
        swap = _swap(answer)
        if swap and (swap.substitute not in known or swap.stands_for not in self.content.cards):
            swap = None
        return value_of(self.at(state), seat, known, swap)

    def check_pay(self, state: State, ask: AskAcquire, answer: Pay) -> None:
        book, seat = self.content, ask.seat
        if not ask.basket:
            raise self.refuse("nothing-chosen")
        handed = Counter(answer.cards) if len(answer.cards) <= len(state.hand[seat]) else None
        if handed is None or not handed <= Counter(state.hand[seat]):
            raise self.refuse("not-your-cards", "12a.pay_cards")
        if any(book.cards[card].calamity for card in handed):
            raise self.refuse("pay-calamity", "12a.pay_cards")
        self._check_substitute(state, seat, answer, handed)
        price = total(book, self.prices(state, seat), ask.basket)
        value = value_of(self.at(state), seat, answer.cards, _swap(answer))
        if treasury_due(self.at(state), seat, price - value) > state.treasury[seat]:
            treasury = state.treasury[seat]
            raise self.refuse("pay-short", "12a.pay_treasury", price=price, value=value, treasury=treasury)

    def _check_substitute(self, state: State, seat: Seat, answer: Pay, handed: Counter[str]) -> None:
        position = self.at(state)
        book, rule, least = self.content, "adv.trade_empire", self.content.numbers.least_set
        if answer.substitute is None and answer.stands_for is None:
            return
        if not position.allows(seat, "substitute"):
            raise self.refuse("no-substitute", rule, advances=self.advances_for("substitute"))
        swap = _swap(answer)
        if swap is None or not handed[swap.substitute] or book.kinds[swap.substitute] == swap.stands_for:
            raise self.refuse("substitute-which", rule)
        size = position.scene.sizes.get(swap.stands_for, 0)
        if not least <= counted_by_kind(book, handed.elements())[swap.stands_for] < size:
            raise self.refuse("substitute-set", rule, least=least)
        if book.cards[swap.substitute].face < book.cards[swap.stands_for].face:
            raise self.refuse("substitute-face", rule)

    def apply_pay(self, moment: Moment, node: Node, ask: AskAcquire, answer: Pay) -> None:
        acquire(moment, ask.seat, ask.basket, answer)
        offer_gifts(moment, node, ask.seat, ask.basket)


def acquire(moment: Moment, seat: Seat, basket: Basket, payment: Pay) -> None:
    """Hand in the cards and what they lack of treasury; the advances work at once."""
    state, book = moment.state, moment.book
    price = total(book, prices(book, state.advances[seat], state.credits[seat]), basket)
    lacking = price - value_of(moment, seat, payment.cards, _swap(payment))
    treasury = treasury_due(moment, seat, lacking)
    pay_treasury(state, seat, treasury)
    for card in payment.cards:
        discard(moment, seat, card)
    for id in basket:
        take_advance(moment, seat, id)
    moment.tell(AdvancesAcquired(seat, basket, counted(payment.cards), treasury))


def _swap(answer: Pay) -> Swap | None:
    if answer.substitute is None or answer.stands_for is None:
        return None
    return Swap(answer.substitute, answer.stands_for)
