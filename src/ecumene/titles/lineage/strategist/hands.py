"""The probable hands of others, as far as a seat can tell from open cards, from offers and from memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from math import exp

from ecumene.table.state.frames import Seat
from ecumene.table.state.offers import Offer
from ecumene.titles.lineage.declared import STACKS
from ecumene.titles.lineage.pieces.pieces import cities_on_board
from ecumene.titles.lineage.state import CardId, Position
from ecumene.titles.lineage.trade.menu import Cards, traders
from ecumene.titles.lineage.trade.values import counted_by_kind


def unseen_cards(position: Position, seat: Seat) -> dict[CardId, int]:
    """The cards that are neither in a seat's hand nor on the discard piles, by kind, with their number."""
    state, kinds = position.state, position.book.kinds
    seen = Counter(map(kinds.__getitem__, state.hand[seat]))
    for pile in state.discards:
        seen.update(map(kinds.__getitem__, pile))
    copies = position.scene.sizes
    return {card: left for card, number in copies.items() if (left := number - seen[card]) > 0}


Kinds = Sequence[tuple[CardId, int]]
"""Some cards by kind, with their number."""


class Partner:
    """A partner for trade. `certain` are cards that they showed or offer, `wished` the cards that they ask
    for. The value of a card for them is computed once: a trader compares hundreds of bids.
    """

    def __init__(self, hands: Hands, other: Seat, known: Sequence[CardId], offers: Sequence[Offer]) -> None:
        position = hands.position
        self._hands, self._book = hands, position.book
        self._cities, self._bonus = cities_on_board(position.state, other), position.bonus(other)
        self._older = max(len(position.state.hand[other]) - self._cities, 0) / STACKS
        self.certain = counted_by_kind(position.book, known)
        self.wished: set[CardId] = set()
        for offer in offers:
            self._read(offer)
        self._chances: dict[tuple[CardId, int], float] = {}
        self._gains: dict[tuple[CardId, int], float] = {}
        self._got: dict[Cards, float] = {}

    def _read(self, offer: Offer) -> None:
        """A seat that offers something has it; a seat that asks for something collects it."""
        self.certain |= Counter(offer.says.kinds)
        self.wished.update(offer.wants.kinds)

    def _expected(self, card: CardId) -> float:
        """How many of a card they hold besides those that they certainly have, on the average.

        Everybody was dealt a card of each number up to that of their cities; the rest may be anything.
        """
        number = self._book.cards[card].stack
        unseen = self._hands.unseen.get(card, 0)
        if not unseen:
            return 0.0
        return ((number <= self._cities) + self._older) * unseen / self._hands.of_number[number]

    def chance(self, cards: Kinds) -> float:
        """How likely they can give all these cards."""
        likely = 1.0
        for wanted in cards:
            chance = self._chances.get(wanted)
            if chance is None:
                chance = self._chances[wanted] = self._chance(*wanted)
            likely *= chance
        return likely

    def _chance(self, card: CardId, wanted: int) -> float:
        lacking = wanted - self.certain[card]
        if lacking <= 0:
            return 1.0
        mean = self._expected(card) + 0.5 * (card in self.wished)
        none = exp(-mean)
        return 1 - none if lacking == 1 else max(1 - none * (1 + mean), 0.0)

    def gains(self, gets: Cards, gives: Kinds) -> float:
        """What a bargain brings them in set value, as far as one can guess what they hold.

        Nobody gets what they give.
        """
        worth = self._got.get(gets)
        if worth is None:
            worth = self._got[gets] = sum([self._gain(*got) for got in Counter(gets).items()], 0.0)
        for card, number in gives:
            worth += self._gain(card, -number)
        return worth

    def _gain(self, card: CardId, more: int) -> float:
        """What their set gains by some cards more."""
        gain = self._gains.get((card, more))
        if gain is None:
            before = self._before(card, more)
            gain = ((before + more) ** 2 - before**2) * self._book.cards[card].face
            gain += more * self._bonus.get(card, 0)
            self._gains[card, more] = gain
        return gain

    def _before(self, card: CardId, more: int) -> float:
        """How many of a card they have already."""
        before = float(self.certain[card])
        if card in self.wished:
            return max(before, 1.0) + 0.5
        return max(before, 1.0) if more < 0 else max(before, self._expected(card))


class Hands:
    """The hands of those who trade on, each looked into when somebody asks for it."""

    def __init__(
        self, position: Position, seat: Seat, here: Collection[Seat], offers: Iterable[Offer]
    ) -> None:
        self.position = position
        self._known = position.state.known[seat]
        self._offers: dict[Seat, list[Offer]] = {}
        for offer in offers:
            self._offers.setdefault(offer.maker, []).append(offer)
        self._here = [other for other in traders(position) if other != seat and other in here]
        self._met: dict[Seat, Partner] = {}
        self.unseen = unseen_cards(position, seat)
        self.of_number: Counter[int] = Counter()
        for card, copies in self.unseen.items():
            self.of_number[position.book.cards[card].stack] += copies

    def partner(self, other: Seat) -> Partner:
        if other not in self._met:
            self._met[other] = Partner(self, other, self._known[other], self._offers.get(other, ()))
        return self._met[other]

    def partners(self) -> list[Partner]:
        return [self.partner(other) for other in self._here]
