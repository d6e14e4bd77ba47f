"""Phase 7: bargains that are worth it for both sides, and calamities that go with them.

The worth of a card is the gain of its set. The worth of an offer is its gain times the probability that
somebody has the wanted cards and gains enough to accept. An unnamed card may be a calamity, on both sides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from math import prod
from typing import NamedTuple

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.state import CardId, Position
from ecumene.titles.lineage.strategist.burdens import burden
from ecumene.titles.lineage.strategist.hands import Hands, Kinds, Partner
from ecumene.titles.lineage.strategist.weights import Weights
from ecumene.titles.lineage.trade.bargains import Accept, Amend, CounterOffer, Post, Said
from ecumene.titles.lineage.trade.floor import AskTrade
from ecumene.titles.lineage.trade.menu import Cards, Holding, fitting, holding
from ecumene.titles.lineage.trade.values import picked

OPEN = 3
"""The number of offers to all that a seat keeps open at a time: people want to read them."""
VERSIONS = 3
"""How often an offer is changed before it is left as it is."""
ANSWERS = 16
"""How many answers a seat gives in a turn at most."""
COLLECTED = 5
"""The number of commodities of which more are asked for."""
CHEAP = 3
"""Commodities up to this number are asked for by a seat that wants to be rid of a calamity."""
GIVEN = 7
"""The number of commodities of which some are given, those that are missed least."""


class Bid(NamedTuple):
    """What is given, what is said of it, what is asked for, and what it is worth to try."""

    gives: Cards
    named: Cards
    wants: Cards
    worth: float


class Trade:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def trade(self, position: Position, ask: AskTrade, options: Sequence[Answer]) -> Answer:
        """The best bargain on the floor; else an offer, or a better one; else an end."""
        trader = Trader(position, ask.seat, self._weights)
        accept = trader.best_accept()
        if accept is not None:
            return accept
        if trader.spoken() >= ANSWERS or not any(isinstance(option, Post) for option in options):
            return options[0]
        return trader.reply() or trader.offer() or options[0]


class Trader:
    """A seat on the floor: its hand, what the others may hold, and who offers what."""

    def __init__(self, position: Position, seat: Seat, weights: Weights) -> None:
        book, state = position.book, position.state
        self._position, self._book, self._state = position, book, state
        self._seat, self._weights = seat, weights
        self._held: Holding = holding(position, seat)
        offers = [offer for offer in state.floor.offers.values() if offer.seen_by(seat)]
        self._mine = [offer for offer in offers if offer.maker == seat]
        self._theirs = [offer for offer in offers if offer.maker != seat]
        here = {ask.seat for ask in state.flow.asks.values() if ask.given is None}
        self._present = [offer for offer in self._theirs if offer.maker in here]
        self._hands = Hands(position, seat, here, self._present)
        self._kinds = list(dict.fromkeys(self._held.spare))
        self._lost: dict[Cards, tuple[float, ...]] = {}
        self._burdens: dict[CardId, float] = {}
        self._bonus = position.bonus(seat)
        self._pairs: dict[Cards, list[Cards]] = {}

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
        return sum(self._changes(change.items()), 0.0)

    def _changes(self, cards: Iterable[tuple[CardId, int]]) -> list[float]:
        """What some cards more, or fewer, change: for each its set and its number, or a burden."""
        found: list[float] = []
        for card, more in cards:
            if self._book.cards[card].calamity:
                found.append(-more * self._burden(card))
            elif more:
                before = self._held.counts[card]
                found.append(((before + more) ** 2 - before**2) * self._book.cards[card].face)
                found.append(self._weights.card * more + self._bonus.get(card, 0) * more)
        return found

    def _losing(self, cards: Cards) -> tuple[float, ...]:
        """What changes without some cards, kept for the next bid of them."""
        if cards not in self._lost:
            gone = [(card, -number) for card, number in Counter(cards).items()]
            self._lost[cards] = tuple(self._changes(gone))
        return self._lost[cards]

    def _burden(self, card: CardId) -> float:
        """What a calamity costs its holder."""
        if card not in self._burdens:
            self._burdens[card] = burden(self._position, self._seat, card, self._weights)
        return self._burdens[card]

    def _risk(self, maker: Seat, unnamed: int) -> float:
        """What cards cost that nobody has named."""
        known = any(self._book.cards[card].calamity for card in self._state.known[self._seat][maker])
        return unnamed * (self._weights.blind_known if known else self._weights.blind)

    def _pick(self, kinds: Cards) -> Cards:
        """Cards of the hand that are of these kinds."""
        return picked(self._position, self._seat, kinds)

    # Accepting

    def best_accept(self) -> Accept | None:
        best: tuple[float, Accept] | None = None
        for offer in self._theirs:
            if not all(kind in self._held.counts for kind in offer.wants.kinds):
                continue
            gives = fitting(self._held, offer.wants)
            if gives is not None:
                unnamed = offer.says.count - len(offer.says.kinds)
                worth = self.worth(gives, offer.says.kinds) - self._risk(offer.maker, unnamed)
                if worth >= self._weights.bargain and (best is None or worth > best[0]):
                    best = worth, Accept(offer.id, offer.version, self._pick(gives))
        return None if best is None else best[1]

    # Offering

    def reply(self) -> Answer | None:
        """Ask somebody for what they offer, for other cards than those they want."""
        answered = {offer.reply for offer in self._mine}
        best, said = self._weights.try_reply, None
        for offer in self._present:
            if offer.id in answered or offer.to is not None or not self._collects(offer.says.kinds):
                continue
            bid = self._best_bid(offer.says.kinds, [self._hands.partner(offer.maker)], best, set())
            if bid is not None:
                best = bid.worth
                said = CounterOffer(
                    offer.id, offer.version, self._pick(bid.gives), Said(bid.named), Said(bid.wants)
                )
        return said

    def _collects(self, kinds: Cards) -> bool:
        return self.worth((), kinds) >= self._weights.bargain

    def offer(self) -> Answer | None:
        """The most promising new offer to all; once enough are open, another version of the oldest."""
        public = [offer for offer in self._mine if offer.to is None]
        tried = {(offer.wants.kinds, offer.says.kinds) for offer in public}
        wanted = {offer.wants.kinds for offer in public} if len(public) < OPEN else set()
        partners, best = self._hands.partners(), None
        for wants in self._wishes():
            if wants not in wanted:
                least = best.worth if best else self._weights.try_offer
                best = self._best_bid(wants, partners, least, tried) or best
        if best is None:
            return None
        said = self._pick(best.gives), Said(best.named), Said(best.wants)
        if len(public) < OPEN:
            return Post(*said)
        oldest = min(public, key=lambda offer: offer.version)
        return Amend(oldest.id, *said) if oldest.version < VERSIONS else None

    def _wishes(self) -> list[Cards]:
        """Pairs of cards to ask for: those of which one more would bring most; and where there is a calamity
        to be got rid of, anything that others have no use for."""
        cards, copies, counts = self._book.cards, self._position.scene.sizes, self._held.counts
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
        self, wants: Cards, partners: Sequence[Partner], least: float, tried: set[tuple[Cards, Cards]]
    ) -> Bid | None:
        """The best way to pay for two cards that promises more than `least` and was not tried yet."""
        wanted = tuple(Counter(wants).items())
        chances = [(partner, chance) for partner in partners if (chance := partner.chance(wanted)) > 0]
        at_most = 1 - prod([1 - chance for _, chance in chances])
        got = sum(self._changes(wanted), 0.0)
        best: Bid | None = None
        for named in self._gifts(wants):
            hidden = self._hidden(named, wants)
            if hidden is None or (wants, named) in tried:
                continue
            worth = sum(self._losing((hidden,)), sum(self._losing(named), got)) - self._weights.blind_got
            if worth < self._weights.bargain or worth * at_most <= least:
                continue
            promises = worth * self._likely(chances, named, wanted)
            if promises > least:
                least, best = promises, Bid((*named, hidden), named, wants, promises)
        return best

    def _likely(self, chances: Sequence[tuple[Partner, float]], named: Cards, wants: Kinds) -> float:
        """How likely somebody accepts."""
        nobody = 1.0
        for partner, chance in chances:
            gains = partner.gains(named, wants) - self._weights.margin
            nobody *= 1 - chance * min(max(gains / self._weights.eager, 0.0), 1.0)
        return 1 - nobody

    def _gifts(self, wants: Cards) -> list[Cards]:
        """Pairs of cards that can be given: some of those that are missed least."""
        kinds = tuple([kind for kind in self._missed if kind not in wants][:GIVEN])
        if kinds not in self._pairs:
            chosen = [kind for kind in kinds for _ in range(min(self._held.counts[kind], 2))]
            self._pairs[kinds] = list(dict.fromkeys(combinations(chosen, self._book.numbers.true_names)))
        return self._pairs[kinds]

    @cached_property
    def _missed(self) -> list[CardId]:
        """The commodities of the hand, those first of which one card fewer costs least."""
        counts, cards = self._held.counts, self._book.cards
        kinds = [kind for kind in counts if cards[kind].face]
        kinds.sort(key=lambda kind: (2 * counts[kind] - 1) * cards[kind].face)
        return kinds

    def _hidden(self, named: Cards, wants: Cards) -> CardId | None:
        """The card that goes along unnamed: a calamity, else what is missed least."""
        if self._held.calamities:
            return max(self._held.calamities, key=self._burden)
        for kind in self._kinds:
            if kind not in named and kind not in wants:
                return kind
        return None
