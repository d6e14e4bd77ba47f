"""Phase II, its start: both draw four cards and may swap some of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.questions.answers import Answer, Plain
from ecumene.table.questions.handlers import always, finishes
from ecumene.table.questions.kind import Kind
from ecumene.table.questions.menu import FORMS, RECORDS, Menu
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.table.text.words import Words
from ecumene.titles.cultures import tally as t
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.events import Buried, Swapped
from ecumene.titles.cultures.rules.setup import Moment, draw
from ecumene.titles.cultures.state import SEATS, State, pay_coins


class AskSwap(Ask, frozen=True, tag="ask_swap"):
    """Swap cards before the plays of the round?"""


class Swap(Answer, frozen=True, tag="swap"):
    """Draw a new card for each coin paid and for each free swap used."""

    paid: int
    free: int


class Keep(Answer, frozen=True, tag="keep"):
    """Swap no more."""


class AskBury(Ask, frozen=True, tag="ask_bury"):
    """Which card goes under the deck for a new one? `left` are still owed."""

    left: int


class Bury(Answer, frozen=True, tag="bury"):
    """Put a card under the deck."""

    card: str


def draw_hands(moment: Moment, node: Node) -> bool:
    """Draw four cards and ask all who can swap, both at once; False if nobody can."""
    asked = False
    for seat in SEATS:
        draw(moment, seat, moment.content.constants.hand)
        if can_swap(moment.content, moment.state, seat):
            moment.flow.ask(node, AskSwap, SwapKind.name, seat)
            asked = True
    return asked


def paid_left(book: Book, state: State, seat: Seat) -> int:
    """How many cards a seat may still swap for coins this round."""
    constants = book.constants
    left = constants.swap_max - state.paid_swaps[seat]
    if constants.swap_cost:
        left = min(left, state.coins[seat] // constants.swap_cost)
    return left


def free_left(book: Book, state: State, seat: Seat) -> int:
    """How many cards a seat may still swap for free this round."""
    return t.count(state.unlocked[seat], t.FREE_SWAP) - state.free_swaps[seat]


def can_swap(book: Book, state: State, seat: Seat) -> bool:
    """A card must be there to be drawn: the deck is empty in the last round."""
    return bool(state.deck[seat]) and (paid_left(book, state, seat) > 0 or free_left(book, state, seat) > 0)


def _swaps(key: tuple[int, int, int]) -> list[Swap | Keep]:
    """Keeping the hand, and every swap of paid and free cards that a deck of that size allows."""
    paid, free, deck = key
    swaps = [Swap(p, f) for f in range(free + 1) for p in range(paid + 1) if 0 < p + f <= deck]
    return [Keep(), *swaps]


class SwapKind(Kind[State, Book, AskSwap, Swap | Keep]):
    name = "swap"
    rule = "p2.swap"

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._menu = Menu[tuple[int, int, int], Swap | Keep](_swaps)

    def options(self, state: State, ask: AskSwap) -> Sequence[Swap | Keep]:
        return self._menu[self._key(state, ask.seat)][RECORDS].copy()

    def offer(self, state: State, ask: AskSwap) -> list[Plain]:
        return self._menu[self._key(state, ask.seat)][FORMS].copy()

    def _key(self, state: State, seat: Seat) -> tuple[int, int, int]:
        book = self.content
        return paid_left(book, state, seat), free_left(book, state, seat), len(state.deck[seat])

    def default(self, state: State, ask: AskSwap) -> Swap | Keep:
        return Keep()

    def about(self, state: State, ask: AskSwap) -> Mapping[str, Any]:
        return {
            "paid": paid_left(self.content, state, ask.seat),
            "free": free_left(self.content, state, ask.seat),
        }

    check_keep = always
    apply_keep = finishes

    def check_swap(self, state: State, ask: AskSwap, answer: Swap) -> None:
        seat, book = ask.seat, self.content
        if answer.paid < 0 or answer.free < 0 or answer.paid + answer.free == 0:
            raise self.refuse("swap-none")
        if answer.free > (free := free_left(book, state, seat)):
            raise self.refuse("swap-free", free=free)
        if answer.paid > (left := book.constants.swap_max - state.paid_swaps[seat]):
            raise self.refuse("swap-limit", left=left)
        if answer.paid * book.constants.swap_cost > state.coins[seat]:
            raise self.refuse("swap-coins", coins=state.coins[seat])
        if answer.paid + answer.free > len(state.deck[seat]):
            raise self.refuse("swap-deck", cards=len(state.deck[seat]))

    def apply_swap(self, moment: Moment, node: Node, ask: AskSwap, answer: Swap) -> None:
        state, seat = moment.state, ask.seat
        pay_coins(state, seat, answer.paid * moment.content.constants.swap_cost)
        state.paid_swaps[seat] += answer.paid
        state.free_swaps[seat] += answer.free
        moment.tell(Swapped(seat, answer.paid, answer.free))
        drawn = answer.paid + answer.free
        draw(moment, seat, drawn)
        parent = moment.flow.parents[node]
        moment.flow.ask(parent, AskBury, BuryKind.name, seat, left=drawn)
        moment.flow.finish(node)


class BuryKind(Kind[State, Book, AskBury, Bury]):
    name = "bury"
    rule = "p2.swap.bottom"

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._menu = Menu[str, Bury](lambda card: [Bury(card)])

    def options(self, state: State, ask: AskBury) -> Sequence[Bury]:
        return [self._menu[card][RECORDS][0] for card in state.hand[ask.seat]]

    def offer(self, state: State, ask: AskBury) -> list[Plain]:
        return [self._menu[card][FORMS][0] for card in state.hand[ask.seat]]

    def default(self, state: State, ask: AskBury) -> Bury:
        cards = self.content.cards
        return Bury(min(state.hand[ask.seat], key=lambda card: cards[card].vp))

    def about(self, state: State, ask: AskBury) -> Mapping[str, Any]:
        return {"left": ask.left}

    def check(self, state: State, ask: AskBury, answer: Bury) -> None:
        if answer.card not in state.hand[ask.seat]:
            raise self.refuse("not-in-hand")

    def apply(self, moment: Moment, node: Node, ask: AskBury, answer: Bury) -> None:
        state, seat, flow = moment.state, ask.seat, moment.flow
        state.hand[seat].remove(answer.card)
        state.deck[seat].append(answer.card)
        state.known_bottom[seat] += 1
        moment.tell(Buried(seat, answer.card))
        parent = flow.parents[node]
        if ask.left > 1:
            flow.ask(parent, AskBury, self.name, seat, left=ask.left - 1)
        elif can_swap(moment.content, state, seat):
            flow.ask(parent, AskSwap, SwapKind.name, seat)
        flow.finish(node)
