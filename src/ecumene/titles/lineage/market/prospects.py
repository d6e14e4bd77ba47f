"""A seat's expectations of the market: the possible cards of each space, and their effect on the hand.

They are made only from the seat's knowledge: its hand, the cards that are face up or were shown, the cards
that it put into the red column, and the cards that it has seen elsewhere. A dealt card is any card of its
stack that the seat has not seen; a card of the red column is probably a calamity that somebody wanted to
lose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.book import WATER
from ecumene.titles.lineage.market.records import SpaceId
from ecumene.titles.lineage.market.spaces import board_of, known_to
from ecumene.titles.lineage.pieces.pieces import cities_on_board
from ecumene.titles.lineage.state import CardId, Position, present, seats_of

RELIEF = 20.0
"""The default cost of a calamity for its holder, in points of set value."""
UNWANTED = 0.9
"""The probability that a seat put a calamity into the red column, if it may have had one."""

Chances = Mapping[CardId, float]
Costs = Callable[[CardId], float]


class Outlook(NamedTuple):
    """The card that comes into the hand from a space: the probability of each card, and its worth alone.
    `calamity` is the probability of a calamity, `blocked` that of one which cannot be traded, so that the
    next card of its stack comes instead.
    """

    chances: Chances
    worth: float
    calamity: float
    blocked: float


class Prospects:
    """The worth of trades for a seat, by its knowledge; `costs` are the costs of calamities, `more` the cards
    that it is assumed to hold besides its hand.
    """

    def __init__(
        self,
        position: Position,
        seat: Seat,
        costs: Costs = lambda card: RELIEF,
        more: Sequence[CardId] = (),
    ) -> None:
        state = position.state
        self.position, self.seat, self.costs = position, seat, costs
        self.counts = Counter([*state.hand[seat], *more])
        self.known = {space: lying.card for space, lying in state.market.items() if known_to(lying, seat)}
        self._outlooks: dict[SpaceId, Outlook] = {}

    def gain(self, gives: Sequence[CardId], spaces: Sequence[SpaceId]) -> float:
        """The average gain of the hand when some cards are given for those of some spaces."""
        return self.given(gives) + self.taken(spaces) - self.crossed(gives, spaces)

    def given(self, gives: Sequence[CardId]) -> float:
        """The gain of giving some cards away and taking none: negative, except for calamities."""
        worth = 0.0
        for card, number in Counter(gives).items():
            worth += number * self.more(card, -1) + number * (number - 1) * self._face(card)
        return worth

    def taken(self, spaces: Sequence[SpaceId]) -> float:
        """The gain of taking some cards and giving none. Two that may be of one kind are worth more
        together.
        """
        worth = sum(self.outlook(space).worth for space in spaces)
        for number, space in enumerate(spaces):
            for other in spaces[:number]:
                worth += self._together(self.outlook(space).chances, self.outlook(other).chances)
        return worth

    def crossed(self, gives: Sequence[CardId], spaces: Sequence[SpaceId]) -> float:
        """The loss if a taken card is of the same kind as a given one: the two would have been in one set. It
        is never negative, so the separate gains of the given and the taken pair are a bound for a trade.
        """
        lost = 0.0
        for space in spaces:
            chances = self.outlook(space).chances
            lost += sum(2 * self._face(card) * chances.get(card, 0.0) for card in gives)
        return lost

    def more(self, card: CardId, by: int) -> float:
        """The worth of one more or one less of a card; negative for one more calamity."""
        entry, before = self.position.book.cards[card], self.counts[card]
        if entry.calamity:
            return -self.costs(card) * by
        return float(((before + by) ** 2 - before**2) * entry.face)

    def _face(self, card: CardId) -> int:
        return self.position.book.cards[card].face

    def _together(self, one: Chances, other: Chances) -> float:
        if len(one) > len(other):
            one, other = other, one
        return sum(2 * self._face(card) * likely * other.get(card, 0.0) for card, likely in one.items())

    # The cards of the spaces

    def outlook(self, space: SpaceId) -> Outlook:
        """The card that comes from a space."""
        if space not in self._outlooks:
            self._outlooks[space] = self._look(space)
        return self._outlooks[space]

    def _look(self, space: SpaceId) -> Outlook:
        board = board_of(self.position)
        if space in self.known:
            return self._of({self.known[space]: 1.0}, 0.0)
        if space in board.red:
            return self._of(self._unwanted(space), 0.0)
        return self._of(*self._dealt(board.spaces[space][0]))

    def _of(self, chances: Chances, blocked: float) -> Outlook:
        cards = self.position.book.cards
        worth = sum(likely * self.more(card, 1) for card, likely in chances.items())
        calamity = sum([likely for card, likely in chances.items() if cards[card].calamity], 0.0)
        return Outlook(chances, worth, calamity, blocked)

    def _dealt(self, number: int) -> tuple[Chances, float]:
        """The cards of a stack that the seat has not seen. For one that cannot be traded the next one comes,
        which may be another one of these; Water, if the stack is empty."""
        position = self.position
        cards, unseen = position.book.cards, self.unseen(number)
        total = sum(unseen.values())
        if not total:
            return {WATER: 1.0}, 0.0
        bound = sum(copies for card, copies in unseen.items() if not cards[card].tradeable)
        again = bound if total > 1 and position.state.stacks[number - 1] else 0
        pairs = total * max(total - 1, 1)
        chances = {
            card: copies / total + again * copies / pairs
            if cards[card].tradeable
            else max(again - 1, 0) * copies / pairs
            for card, copies in unseen.items()
        }
        if bound and not again:
            chances[WATER] = bound / total
        return {card: likely for card, likely in chances.items() if likely}, bound / total

    def unseen(self, number: int) -> dict[CardId, int]:
        """The cards of a stack that the seat has not seen anywhere, with their number; of a fresh stack only
        commodities can have been dealt."""
        cards, unseen = self.position.book.cards, self._unseen.get(number, {})
        if number in self._fresh:
            return {card: copies for card, copies in unseen.items() if not cards[card].calamity}
        return unseen

    @cached_property
    def _fresh(self) -> frozenset[int]:
        """The stacks of which so few cards can be out that no calamity was among them."""
        position = self.position
        state, scene = position.state, position.scene
        if scene.additional or any(state.discards) or any(state.returned):
            return frozenset()
        cities = [cities_on_board(state, seat) for seat in present(state)]
        dealt = Counter(number for count in (*cities, max(cities)) for number in range(1, count + 1))
        out = sum(map(len, state.hand)) + len(state.market) - 1
        others = out - dealt.total()
        return frozenset(number for number in dealt if dealt[number] + others <= scene.batch_a)

    @cached_property
    def _unseen(self) -> dict[int, dict[CardId, int]]:
        state, cards = self.position.state, self.position.book.cards
        seen = Counter(self.counts)
        seen.update(self.known.values())
        for pile in (*state.discards, *state.known[self.seat]):
            seen.update(pile)
        found: dict[int, dict[CardId, int]] = {}
        for card, copies in self.position.scene.cards.items():
            if copies > seen[card]:
                found.setdefault(cards[card].stack, {})[card] = copies - seen[card]
        return found

    def _unwanted(self, space: SpaceId) -> Chances:
        """The cards that a seat may have put into the red column: a calamity if it may have had one."""
        position, owner = self.position, self.position.state.market[space].by
        cards = position.book.cards
        there = Counter({card: n for kinds in self._unseen.values() for card, n in kinds.items()})
        if owner in seats_of(position.state):
            there.update(position.state.known[self.seat][owner])
        there = Counter({card: n for card, n in there.items() if cards[card].tradeable})
        bad = Counter({card: n for card, n in there.items() if cards[card].calamity})
        good = there - bad
        share = UNWANTED if bad and good else float(bool(bad))
        chances = {card: share * n / bad.total() for card, n in bad.items()}
        return chances | {card: (1 - share) * n / good.total() for card, n in good.items() if share < 1}
