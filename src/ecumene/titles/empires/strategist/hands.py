"""What others probably hold, as far as a seat can tell from what lies open, from offers and from memory."""

from __future__ import annotations

from collections import Counter
from math import exp

from ecumene.table.frames import Seat
from ecumene.table.offers import Offer
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.pieces.pieces import cities_on_board
from ecumene.titles.lineage.state import CardId, State, scene_of
from ecumene.titles.lineage.trade.menu import Cards, traders


def unseen_cards(book: Book, state: State, seat: Seat) -> dict[CardId, int]:
    """The cards that are neither in a seat's hand nor on the discard piles, with their copies."""
    seen = Counter(state.hand[seat])
    for pile in state.discards:
        seen.update(pile)
    copies = scene_of(book, state).cards
    return {card: left for card, number in copies.items() if (left := number - seen[card]) > 0}


class Hands:
    """The hands of the others. `certain` is what they have been seen with or offer, `expected` the rest."""

    def __init__(self, book: Book, state: State, seat: Seat) -> None:
        self._book, self._state = book, state
        self.partners = [other for other in traders(book, state) if other != seat]
        self._unseen = unseen_cards(book, state, seat)
        self._of_number: Counter[int] = Counter()
        for card, copies in self._unseen.items():
            self._of_number[book.cards[card].stack] += copies
        self.certain: dict[Seat, Counter[CardId]] = {
            other: Counter(state.known[seat][other]) for other in self.partners
        }
        self.wished: dict[Seat, set[CardId]] = {other: set() for other in self.partners}
        for offer in state.floor.offers.values():
            if offer.maker in self.certain and offer.seen_by(seat):
                self._read(offer)

    def _read(self, offer: Offer) -> None:
        """Whoever offers something has it; whoever asks for something collects it."""
        self.certain[offer.maker] |= Counter(offer.says.kinds)
        self.wished[offer.maker].update(offer.wants.kinds)

    def expected(self, other: Seat, card: CardId) -> float:
        """How many of a card another seat holds besides those that it certainly has, on the average.

        Everybody was dealt a card of each number up to that of their cities; the rest may be anything.
        """
        number = self._book.cards[card].stack
        unseen = self._unseen.get(card, 0)
        if not unseen:
            return 0.0
        cities, size = cities_on_board(self._state, other), len(self._state.hand[other])
        older = max(size - cities, 0) / len(self._state.stacks)
        return ((number <= cities) + older) * unseen / self._of_number[number]

    def chance(self, other: Seat, cards: Cards) -> float:
        """How likely another seat can give all these cards."""
        likely = 1.0
        for card, wanted in Counter(cards).items():
            lacking = wanted - self.certain[other][card]
            if lacking > 0:
                mean = self.expected(other, card) + 0.5 * (card in self.wished[other])
                none = exp(-mean)
                likely *= 1 - none if lacking == 1 else max(1 - none * (1 + mean), 0.0)
        return likely

    def worth_to(self, other: Seat, gets: Cards, gives: Cards) -> float:
        """What a bargain brings another seat in set value, as far as one can guess what it holds."""
        worth = 0.0
        change = Counter(gets)
        change.subtract(gives)
        for card, more in change.items():
            before = float(self.certain[other][card])
            if card in self.wished[other]:
                before = max(before, 1.0) + 0.5
            elif more < 0:
                before = max(before, 1.0)
            else:
                before = max(before, self.expected(other, card))
            worth += ((before + more) ** 2 - before**2) * self._book.cards[card].face
        return worth
