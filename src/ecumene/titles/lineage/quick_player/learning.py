"""Advice for phase 12: advances that the next eras of the A.S.T. require, then the most points for their
price.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.advances.payment import Pay, treasury_due, value_of, wealth
from ecumene.titles.lineage.advances.prices import Prices, prices, total
from ecumene.titles.lineage.advances.purchase import AskAcquire, Choose, EndAcquiring, PutBack
from ecumene.titles.lineage.book import AdvanceCard, Need
from ecumene.titles.lineage.phases.victory import held, step_points
from ecumene.titles.lineage.pieces.pieces import cities_on_board
from ecumene.titles.lineage.state import Position

# All worths are compared with each other only.
POINTS = 50.0  # the victory points of a step of the A.S.T.
CREDIT = 0.6  # a point of credit when all is still to be bought
LACKING = 60.0  # without this advance the marker stands still
SOON = 20.0  # without it the marker will stand still in a few turns
AHEAD = 3  # steps of the A.S.T.
PRICE = 20.0  # what every purchase costs besides its price: another could be made instead
TASTE = 3.0  # seats that stand alike do not all want the same
MEANS = {
    "agriculture": 25.0,
    "architecture": 12.0,
    "coinage": 6.0,
    "medicine": 6.0,
    "mining": 12.0,
    "pottery": 6.0,
    "public_works": 12.0,
    "roadbuilding": 8.0,
    "trade_empire": 8.0,
    "trade_routes": 6.0,
    "urbanism": 4.0,
    "wonder_of_the_world": 8.0,
}  # what the effects of some advances are worth to a people that wants to grow

NEARLY = 0.4
"""Who has this part of a price waits for the rest."""
TREASURY, SCARCE_STOCK, CARDS = 1.0, 0.4, 0.8
"""What a token of treasury is worth, what it is worth when the stock is empty, and a point in sets."""
OVERFLOW = 6.0
"""What a card above the hand limit is worth: it would be lost."""

Shortage = tuple[int, int, int, int, int]
"""The numbers of missing advances, cheap, middling and expensive ones, and of missing points."""


def acquire(position: Position, ask: AskAcquire, options: Sequence[Answer]) -> Answer:
    """Choose what is worth most for its price while it can be paid for, then pay."""
    book, state = position.book, position.state
    choices = [option for option in options if isinstance(option, Choose)]
    payments = [option for option in options if isinstance(option, Pay)]
    cost = prices(book, state.advances[ask.seat], state.credits[ask.seat])
    if choices and (payments or not ask.basket):
        wishes = Wishes(position, ask.seat, ask.basket)
        choices.sort(key=lambda choice: -wishes.worth(choice.advance) / (cost[choice.advance] + PRICE))
        best = choices[0]
        if not cost[best.advance] or not wishes.saves(best.advance, cost, ask.basket):
            return best
        if needed := next((choice for choice in choices if wishes.needs(choice.advance)), None):
            return needed
    if payments:
        price = total(book, cost, ask.basket)
        return min(payments, key=lambda payment: outlay(position, ask.seat, price, payment))
    return PutBack(ask.basket[-1]) if ask.basket else EndAcquiring()


class Wishes:
    """What advances are worth to a seat, those in its basket counted as held."""

    def __init__(self, position: Position, seat: Seat, basket: Sequence[str]) -> None:
        book, state = position.book, position.state
        self._book, self._seat, self._wealth = book, seat, wealth(position, seat)
        side = book.asts[state.rules.ast]
        track, here = side.tracks[state.civilizations[seat]], state.ast[seat]
        owned = [*held(position, seat), *(book.advances[id] for id in basket)]
        next_step, later = min(here + 1, track.last_step), min(here + AHEAD, track.last_step)
        self._now = shortage(side.needs[track.era(next_step)], owned)
        self._soon = shortage(side.needs[track.era(later)], owned)
        taxes = book.numbers.tax_rate * cities_on_board(state, seat)
        self._pressed = state.stock[seat] < taxes <= state.stock[seat] + state.treasury[seat]
        self._point = POINTS / step_points(book)
        self._early = CREDIT * (1 - here / track.last_step)

    def worth(self, id: str) -> float:
        advance = self._book.advances[id]
        worth = self._point * advance.victory_points + self._early * sum(advance.credits.values())
        worth += MEANS.get(id, 0.0) + TASTE * ((self._book.bits[id].bit_length() * 7 + self._seat * 3) % 5)
        if helps(advance, self._now):
            worth += LACKING
        elif helps(advance, self._soon):
            worth += SOON
        return worth

    def saves(self, best: str, cost: Prices, basket: Sequence[str]) -> bool:
        """Whether to spend nothing on other things, since what is lacking can be paid, or will be soon.

        Treasury that taxes need in stock is spent all the same.
        """
        if self._pressed or self.needs(best):
            return False
        wanted = [cost[id] for id in cost if id not in basket and self.needs(id)]
        return bool(wanted) and self._wealth >= NEARLY * min(wanted)

    def needs(self, id: str) -> bool:
        """Whether an advance is lacking for the next step, or for those after it."""
        lacking = self._now if any(short > 0 for short in self._now) else self._soon
        return helps(self._book.advances[id], lacking)


def shortage(need: Need, owned: Iterable[AdvanceCard]) -> Shortage:
    """What is lacking for an era."""
    costs = [advance.cost for advance in owned]
    return (
        need.advances - len(costs),
        need.advances_below_100 - sum([cost < 100 for cost in costs]),
        need.advances_from_100 - sum([cost >= 100 for cost in costs]),
        need.advances_from_200 - sum([cost >= 200 for cost in costs]),
        need.advance_points - sum([advance.victory_points for advance in owned]),
    )


def helps(advance: AdvanceCard, lacking: Shortage) -> bool:
    """Whether an advance is one of those that are lacking."""
    some, cheap, middling, dear, points = lacking
    cost = advance.cost
    return (
        some > 0
        or points > 0
        or (cheap > 0 and cost < 100)
        or (middling > 0 and cost >= 100)
        or (dear > 0 and cost >= 200)
    )


def outlay(position: Position, seat: Seat, price: int, payment: Pay) -> float:
    """What a payment costs: tokens less while the stock is short of them, cards less where they are many."""
    book, state = position.book, position.state
    counted = list(payment.cards)
    if payment.substitute is not None and payment.stands_for is not None:
        counted[counted.index(payment.substitute)] = payment.stands_for
    value = value_of(position, seat, counted)
    tokens = treasury_due(position, seat, price - value)
    taxes = book.numbers.tax_rate * cities_on_board(state, seat)
    token = SCARCE_STOCK if state.stock[seat] < taxes + state.treasury[seat] // 2 else TREASURY
    kept = len(state.hand[seat]) - len(payment.cards)
    overflow = max(kept - position.hand_limit(seat), 0)
    return CARDS * value + token * tokens + OVERFLOW * overflow
