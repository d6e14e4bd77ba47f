"""Phase 7: bargains that are worth it for both sides, and calamities that go with them.

A card is worth what its set gains by it. An offer is worth what it would bring times how likely somebody
holds what it asks for and gains enough to accept. What nobody has named may be a calamity, here as there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from math import prod
from typing import NamedTuple

from ecumene.table.answers import Answer
from ecumene.table.frames import Seat
from ecumene.titles.empires.strategist.hands import Hands
from ecumene.titles.empires.strategist.weights import Weights
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import CardId, State, scene_of
from ecumene.titles.lineage.trade.bargains import Accept, Amend, CounterOffer, Post, Said
from ecumene.titles.lineage.trade.floor import AskTrade
from ecumene.titles.lineage.trade.menu import Cards, Holding, fitting, holding

OPEN = 3
"""So many offers to all a seat keeps open at a time: people want to read them."""
VERSIONS = 3
"""How often an offer is changed before it is left as it is."""
ANSWERS = 16
"""How many answers a seat gives in a turn at most."""
COLLECTED = 5
"""Of so many commodities more are asked for."""
CHEAP = 3
"""Commodities up to this number are asked for by whoever wants to be rid of a calamity."""
GIVEN = 7
"""Of so many commodities some are given, those that are missed least."""


class Bid(NamedTuple):
    """What is given, what is said of it, what is asked for, and what it is worth to try."""

    gives: Cards
    named: Cards
    wants: Cards
    worth: float


class Trade:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def trade(self, book: Book, state: State, ask: AskTrade, options: Sequence[Answer]) -> Answer:
        """The best bargain on the floor; else an offer, or a better one; else an end."""
        trader = Trader(book, state, ask.seat, self._weights)
        accept = trader.best_accept()
        if accept is not None:
            return accept
        if trader.spoken() >= ANSWERS or not any(isinstance(option, Post) for option in options):
            return options[0]
        return trader.reply() or trader.offer() or options[0]


class Trader:
    """A seat on the floor: its hand, what the others may hold, and who offers what."""

    def __init__(self, book: Book, state: State, seat: Seat, weights: Weights) -> None:
        self._book, self._state, self._seat, self._weights = book, state, seat, weights
        self._held: Holding = holding(book, state.hand[seat])
        self._hands = Hands(book, state, seat)
        offers = [offer for offer in state.floor.offers.values() if offer.seen_by(seat)]
        self._mine = [offer for offer in offers if offer.maker == seat]
        self._theirs = [offer for offer in offers if offer.maker != seat]
        here = {ask.seat for ask in state.flow.asks.values() if ask.given is None}
        self._present = [offer for offer in self._theirs if offer.maker in here]
        self._hands.partners = [other for other in self._hands.partners if other in here]

    def spoken(self) -> int:
        """How many answers the seat gave this turn; where nobody counts them, by the offers it made."""
        limit = self._state.rules.trade_answers
        if limit:
            return limit - self._state.patience[self._seat]
        made = self._state.floor.made.items()
        return sum([number for audience, number in made if audience.startswith(f"{self._seat}-")]) - (
            ANSWERS * (self._state.turn - 1)
        )

    # Worths

    def worth(self, gives: Cards, gets: Cards) -> float:
        """What it is worth to hand over some cards for others."""
        change = Counter(gets)
        change.subtract(gives)
        worth = 0.0
        for card, more in change.items():
            if self._book.cards[card].calamity:
                worth -= more * self._burden(card)
            elif more:
                before = self._held.counts[card]
                worth += ((before + more) ** 2 - before**2) * self._book.cards[card].face
                worth += self._weights.card * more
        return worth

    def _burden(self, card: CardId) -> float:
        """What a calamity costs whoever holds it."""
        weights = self._weights
        return weights.minor if self._book.cards[card].calamity == "minor" else weights.major

    def _risk(self, maker: Seat, unnamed: int) -> float:
        """What cards cost that nobody has named."""
        known = any(self._book.cards[card].calamity for card in self._hands.certain.get(maker, ()))
        return unnamed * (self._weights.blind_known if known else self._weights.blind)

    # Accepting

    def best_accept(self) -> Accept | None:
        best: tuple[float, Accept] | None = None
        for offer in self._theirs:
            gives = fitting(self._held, offer.wants)
            if gives is not None:
                unnamed = offer.says.count - len(offer.says.kinds)
                worth = self.worth(gives, offer.says.kinds) - self._risk(offer.maker, unnamed)
                if worth >= self._weights.bargain and (best is None or worth > best[0]):
                    best = worth, Accept(offer.id, offer.version, gives)
        return None if best is None else best[1]

    # Offering

    def reply(self) -> Answer | None:
        """Ask somebody for what they offer, for other cards than those they want."""
        answered = {offer.reply for offer in self._mine}
        best, said = self._weights.try_reply, None
        for offer in self._present:
            if offer.id in answered or offer.to is not None or not self._collects(offer.says.kinds):
                continue
            bid = self._best_bid(offer.says.kinds, [offer.maker], best, set())
            if bid is not None:
                best = bid.worth
                said = CounterOffer(offer.id, offer.version, bid.gives, Said(bid.named), Said(bid.wants))
        return said

    def _collects(self, kinds: Cards) -> bool:
        return self.worth((), kinds) >= self._weights.bargain

    def offer(self) -> Answer | None:
        """The most promising new offer to all; once enough are open, another version of the oldest."""
        public = [offer for offer in self._mine if offer.to is None]
        tried = {(offer.wants.kinds, offer.says.kinds) for offer in public}
        wanted = {offer.wants.kinds for offer in public} if len(public) < OPEN else set()
        best: Bid | None = None
        for wants in self._wishes():
            if wants not in wanted:
                least = best.worth if best else self._weights.try_offer
                best = self._best_bid(wants, self._hands.partners, least, tried) or best
        if best is None:
            return None
        said = best.gives, Said(best.named), Said(best.wants)
        if len(public) < OPEN:
            return Post(*said)
        oldest = min(public, key=lambda offer: offer.version)
        return Amend(oldest.id, *said) if oldest.version < VERSIONS else None

    def _wishes(self) -> list[Cards]:
        """Pairs of cards to ask for: those of which one more would bring most; and where there is a calamity
        to be got rid of, anything that others have no use for."""
        cards, copies, counts = self._book.cards, scene_of(self._book, self._state).cards, self._held.counts
        kinds = [kind for kind in copies if cards[kind].face and copies[kind] > counts[kind]]
        mine = sorted(
            [kind for kind in kinds if counts[kind]],
            key=lambda kind: (-(2 * counts[kind] + 1) * cards[kind].face, kind),
        )[:COLLECTED]
        if self._held.calamities:
            mine += [kind for kind in kinds if cards[kind].face <= CHEAP and kind not in mine]
        pairs = combinations_with_replacement(mine, self._book.numbers.true_names)
        return [pair for pair in pairs if pair[0] != pair[1] or copies[pair[0]] - counts[pair[0]] > 1]

    def _best_bid(
        self, wants: Cards, partners: Sequence[Seat], least: float, tried: set[tuple[Cards, Cards]]
    ) -> Bid | None:
        """The best way to pay for two cards that promises more than `least` and was not tried yet."""
        chances = [(other, chance) for other in partners if (chance := self._hands.chance(other, wants)) > 0]
        at_most = 1 - prod([1 - chance for _, chance in chances])
        best: Bid | None = None
        for named in self._gifts(wants):
            hidden = self._hidden((*named, *wants))
            if hidden is None or (wants, named) in tried:
                continue
            gives = (*named, hidden)
            worth = self.worth(gives, wants) - self._weights.blind_got
            if worth < self._weights.bargain or worth * at_most <= least:
                continue
            promises = worth * self._likely(chances, named, wants)
            if promises > least:
                least, best = promises, Bid(gives, named, wants, promises)
        return best

    def _likely(self, chances: Sequence[tuple[Seat, float]], named: Cards, wants: Cards) -> float:
        """How likely somebody accepts."""
        nobody = 1.0
        for other, chance in chances:
            gains = self._hands.worth_to(other, named, wants) - self._weights.margin
            nobody *= 1 - chance * min(max(gains / self._weights.eager, 0.0), 1.0)
        return 1 - nobody

    def _gifts(self, wants: Cards) -> list[Cards]:
        """Pairs of cards that can be given."""
        counts, cards = self._held.counts, self._book.cards
        kinds = [kind for kind in counts if kind not in wants and cards[kind].face]
        kinds.sort(key=lambda kind: (2 * counts[kind] - 1) * cards[kind].face)
        chosen = [kind for kind in kinds[:GIVEN] for _ in range(min(counts[kind], 2))]
        return list(dict.fromkeys(combinations(chosen, self._book.numbers.true_names)))

    def _hidden(self, busy: Cards) -> CardId | None:
        """The card that goes along unnamed: a calamity, else what is missed least."""
        if self._held.calamities:
            return max(self._held.calamities, key=self._burden)
        left = Counter(self._held.counts)
        left.subtract(busy)
        return next((card for card in self._held.spare if left[card] > 0 and card not in busy), None)
