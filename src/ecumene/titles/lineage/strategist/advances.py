"""Phase 12: the choice of advances.

The worth of an advance is measured in victory points: its own points, the savings by its credits in the
remaining turns, its protection, its effects, and the steps of the A.S.T. that the marker would miss without
it. The best baskets are found exactly (`what_if/combinations`). Their cost is the worth of the cards if they
stayed in the hand: sets grow over time, so single cards pay first, and a large set only pays for a large
purchase.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.advances.gifts import AskFreeAdvance, TakeFree
from ecumene.titles.lineage.advances.payment import Pay, token_value, wealth
from ecumene.titles.lineage.advances.prices import AdvanceId, Prices, prices, total
from ecumene.titles.lineage.advances.purchase import AskAcquire, Choose, EndAcquiring, PutBack
from ecumene.titles.lineage.pieces.pieces import cities_on_board
from ecumene.titles.lineage.state import CardId, Position
from ecumene.titles.lineage.strategist.prospects import (
    Ahead,
    Counts,
    added,
    eras_ahead,
    held_counts,
    lacking,
    turns_left,
)
from ecumene.titles.lineage.strategist.weights import Weights
from ecumene.titles.lineage.what_if.aims import shields
from ecumene.titles.lineage.what_if.combinations import Aim, Found, best_baskets
from ecumene.titles.lineage.what_if.purse import Purse

Merit = tuple[int, Counts]


class Advances:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def _shopping(self, position: Position, seat: Seat) -> Shopping:
        """What can be bought, and what it is good for; a title may know more of that."""
        return Shopping(position, seat, self._weights)

    def acquire(self, position: Position, ask: AskAcquire, options: Sequence[Answer]) -> Answer:
        """Put the best basket together, then pay so that the best hand is left."""
        shopping = self._shopping(position, ask.seat)
        basket = shopping.basket(ask.basket)
        for id in basket:
            if id not in ask.basket:
                return Choose(id)
        if not ask.basket:
            return EndAcquiring()
        return shopping.payment(ask.basket) or PutBack(ask.basket[-1])

    def take_free(self, position: Position, ask: AskFreeAdvance, options: Sequence[Answer]) -> Answer:
        """The one that is worth most."""
        shopping = self._shopping(position, ask.seat)
        gifts = [option for option in options if isinstance(option, TakeFree)]
        return max(gifts, key=lambda gift: shopping.worth(gift.advance), default=options[0])


class Shopping:
    """What a seat can afford, and what that would be good for."""

    def __init__(self, position: Position, seat: Seat, weights: Weights) -> None:
        book, state = position.book, position.state
        self._position, self._book, self._state = position, book, state
        self._seat, self._weights = seat, weights
        self._left = turns_left(position)
        self._prices: Prices = prices(book, state.advances[seat], state.credits[seat])
        self._money = wealth(position, seat)
        self._money_now = weights.money if self._left else weights.money_in_the_end
        self._counts = held_counts(position, seat)
        self._eras = eras_ahead(position, seat)
        self._shields = shields(position)
        self._uses = self._left * weights.credit_uses
        self._copies, self._bonus = position.scene.sizes, position.bonus(seat)
        taxes = book.numbers.tax_rate * cities_on_board(state, seat)
        self._short = max(taxes - state.stock[seat], 0) if self._left else 0
        self._token = 0.0 if self._short else weights.token_kept * token_value(position, seat)
        self._purse = Purse(position, seat, self._set_kept, self._token)
        self._kept: dict[int, float] = {}

    # Worths, in victory points

    def worth(self, id: AdvanceId) -> float:
        """What an advance is worth, eras apart."""
        book, seat, weights = self._book, self._seat, self._weights
        advance = book.advances[id]
        saved = self._uses * sum(advance.credits.values())
        if advance.special_credit and not self._position.has(seat, advance.special_credit[0]):
            saved += weights.special_credit * min(self._left, 1.0) * advance.special_credit[1]
        saved += self._uses * advance.free_credits
        worth = advance.victory_points + weights.money * saved
        worth += weights.shield * self._left * self._shields.get(id, 0)
        return worth + weights.means * self._left * weights.effects.get(id, 0.0)

    def _eras_worth(self, counts: Counts) -> float:
        """What is lost if the marker has to wait for what is lacking: the sooner the more (negative)."""
        return -sum([self._delay(era, counts) for era in self._eras])

    def _delay(self, era: Ahead, counts: Counts) -> float:
        short = lacking(counts, era.need)
        if not short:
            return 0.0
        part = short / max(lacking(self._counts, era.need), 1)
        weights = self._weights
        return weights.era * weights.era_later**era.turns * (weights.era_part * part + 1 - weights.era_part)

    # Baskets

    def basket(self, chosen: Sequence[AdvanceId]) -> tuple[AdvanceId, ...]:
        """What to buy, with all that is chosen: candidates for several sums, compared by what they leave."""
        aim, found = self._aim(), [Found((0, self._counts), 0, ())] if not chosen else []
        for part in (1.0, 0.7, 0.4, 0.2):
            found += best_baskets(self._book, self._prices, int(part * self._money), aim, tuple(chosen))
        best = max(found, key=self._promises, default=None)
        return tuple(chosen) if best is None else best.basket

    def _promises(self, found: Found) -> float:
        """What a basket brings, less what it takes from the hand, and with what may be hoped for then."""
        worth = sum([self.worth(id) for id in (*found.basket, *found.gifts)])
        cost = self._money_now * (self._keeps(0) - self._keeps(found.price))
        return worth + self._eras_worth(found.merit[1]) + self._hope(found) - cost

    def _aim(self) -> Aim:
        """Baskets by what they are worth, not much looking at what they cost: that is weighed later."""
        book, price, grain = self._book, self._money_now / 2, self._weights.grain
        net = {id: round((self.worth(id) - price * self._prices[id]) / grain) for id in self._prices}
        cap = self._cap()

        def with_one(merit: Merit, id: AdvanceId) -> Merit:
            counts = added(merit[1], book.advances[id])
            return merit[0] + net[id], tuple(map(min, counts, cap))  # type: ignore[return-value]

        def rank(merit: Merit) -> float:
            return merit[0] * grain + self._eras_worth(merit[1])

        return Aim((0, tuple(map(min, self._counts, cap))), with_one, rank)

    def _cap(self) -> Counts:
        """More of something than any era ahead asks for makes no difference."""
        needs = [era.need for era in self._eras] or [(0, 0, 0, 0, 0)]
        return tuple(map(max, *needs)) if len(needs) > 1 else needs[0]

    def _hope(self, found: Found) -> float:
        """What can be hoped for from what is left: that it buys next turn what the next era asks for."""
        weights = self._weights
        for era in self._eras:
            short = lacking(found.merit[1], era.need)
            if short:
                lacks = [
                    price
                    for id, price in self._prices.items()
                    if id not in found.basket
                    and lacking(added(found.merit[1], self._book.advances[id]), era.need) < short
                ]
                income = max(self._income(), 1.0)
                beyond = self._money - found.price + income - min(lacks, default=0)
                likely = min(max(0.5 + beyond / income, 0.0), 1.0)
                return weights.hope * weights.era * weights.era_later ** max(era.turns, 1) * likely / short
        return 0.0

    def _income(self) -> float:
        """What a turn will bring, by the number of cities."""
        cities = cities_on_board(self._state, self._seat)
        taxes = self._book.numbers.tax_rate * cities
        return self._weights.income * cities * (cities + 1) / 2 + taxes

    # Payment

    def payment(self, basket: Sequence[AdvanceId]) -> Pay | None:
        """The way to pay that leaves most."""
        paid = self._purse.pay(total(self._book, self._prices, basket))
        return None if paid is None else paid[0]

    def _keeps(self, price: int) -> float:
        """What is left of the hand and the treasury when a price is paid; cards above the hand limit are
        lost, and cities revolt whose taxes the stock cannot pay unless treasury goes back to it."""
        if price not in self._kept:
            paid = self._purse.pay(price)
            assert paid is not None, "a basket costs more than there is"
            left = list(self._state.hand[self._seat])
            for card in paid[0].cards:
                left.remove(card)
            treasury = self._state.treasury[self._seat] - paid[1]
            unpaid = self._weights.revolt * max(self._short - paid[1], 0)
            self._kept[price] = self._token * treasury + self._hand_kept(left) - unpaid
        return self._kept[price]

    def _hand_kept(self, hand: Sequence[CardId]) -> float:
        cards = self._book.cards
        sets = Counter([self._book.kinds[card] for card in hand if cards[card].face])
        room = self._position.hand_limit(self._seat)
        worth = 0.0
        for card in sorted(sets, key=lambda card: -sets[card] * cards[card].face):
            number = min(sets[card], room)
            room -= number
            worth += self._set_kept(card, number)
        return worth

    def _set_kept(self, card: CardId, number: int) -> float:
        """What a set is worth that is kept: more than it pays, for more cards will join it."""
        more = min(self._weights.keep, self._copies[card] - number) if self._left else 0.0
        worth = self._book.cards[card].face * number * (number + 2 * more)
        return worth + number * self._bonus.get(card, 0)
