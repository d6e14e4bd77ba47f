"""The commodities to give up: those without which the remaining sets are worth most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.advances.discards import AskDiscard, Discard, Instead, can_pay, commodities
from ecumene.titles.lineage.advances.payment import token_value
from ecumene.titles.lineage.state import CardId, Position
from ecumene.titles.lineage.strategist.prospects import turns_left
from ecumene.titles.lineage.strategist.weights import Weights
from ecumene.titles.lineage.trade.values import counted_by_kind, picked

Kept = Callable[[CardId, int], float]
"""What a number of copies of a card are worth if they are kept."""


class Discards:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def discard(self, position: Position, ask: AskDiscard, options: Sequence[Answer]) -> Answer | None:
        """One card of those that cost least together, or what may be paid to keep one."""
        book = position.book
        held = counted_by_kind(book, commodities(position, ask.seat))
        kept = kept_by(position, ask.seat, self._weights)
        if ask.worth:
            held = Counter({card: number for card, number in held.items() if book.cards[card].face})
            _, cards = cheapest(held, ask.worth, kept, lambda card: book.cards[card].face)
        else:
            lost, cards = cheapest(held, ask.left, kept, lambda card: 1)
            token = self._weights.token_kept * token_value(position, ask.seat)
            if can_pay(position.state, ask.seat, ask.price) and lost > token * ask.price * ask.left:
                return Instead()
        return Discard(picked(position, ask.seat, cards)[0]) if cards else None


def kept_by(position: Position, seat: Seat, weights: Weights) -> Kept:
    """A set that is kept is worth more than it pays, for more cards will join it; unless the game ends."""
    copies, bonus = position.scene.sizes, position.bonus(seat)
    more = weights.keep if turns_left(position) else 0.0

    def kept(card: CardId, number: int) -> float:
        joins = min(more, max(copies.get(card, 0) - number, 0))
        return position.book.cards[card].face * number * (number + 2 * joins) + number * bonus.get(card, 0)

    return kept


def cheapest(
    held: Mapping[CardId, int], demand: int, kept: Kept, size: Callable[[CardId], int]
) -> tuple[float, list[CardId]]:
    """The cards that make up a demand and cost the sets least, and how much that is: kind by kind, what
    is the best way to make up each part of it."""
    best: dict[int, tuple[float, list[CardId]]] = {0: (0.0, [])}
    for card, number in held.items():
        worth = kept(card, number)
        grown = dict(best)
        for made, (cost, cards) in best.items():
            for given in range(1, number + 1):
                total = min(made + given * size(card), demand)
                now = cost + worth - kept(card, number - given)
                if total not in grown or now < grown[total][0]:
                    grown[total] = now, [*cards, *[card] * given]
                if made + given * size(card) >= demand:
                    break
        best = grown
    return best.get(demand, (0.0, []))
