"""Paying so that as much as possible is left: every way to hand in cards, not only whole sets.

For every value that cards can be handed in for, the way is kept that leaves the most valuable hand; ways that
pay less and leave less than another are dropped. With Trade Empire the same is done once more with the
substitution that adds most to the hand.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from ecumene.table.frames import Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.payment import (
    LEAST_SET,
    Pay,
    Swap,
    best_swap,
    token_value,
    treasury_due,
    valuables,
)
from ecumene.titles.lineage.stacks import in_hand_order
from ecumene.titles.lineage.state import CardId, State


class Way(NamedTuple):
    """Cards that are handed in: what they pay, what those that stay are worth, and how it came about."""

    paid: int
    kept: int
    cards: tuple[tuple[CardId, int], ...]
    swap: Swap | None = None


class Purse:
    """All that a seat could pay with."""

    def __init__(self, book: Book, state: State, seat: Seat) -> None:
        self._book, self._state, self._seat = book, state, seat
        self._token = token_value(book, state, seat)
        counts = valuables(book, state, seat)
        self._ways = _ways(book, counts, None)
        if swap := best_swap(book, state, seat, counts):
            self._ways += _ways(book, counts, swap)

    def pay(self, price: int) -> tuple[Pay, int] | None:
        """The payment that leaves the most, and how much treasury it takes; None if it is too much."""
        best: tuple[int, int] | None = None
        chosen = self._ways[0]
        for way in self._ways:
            due = treasury_due(self._book, self._state, self._seat, price - way.paid)
            left = self._state.treasury[self._seat] - due
            if left >= 0:
                keeps = way.kept + left * self._token, -way.paid
                if best is None or keeps > best:
                    best, chosen = keeps, way
        if best is None:
            return None
        due = treasury_due(self._book, self._state, self._seat, price - chosen.paid)
        return self._payment(chosen), due

    def _payment(self, way: Way) -> Pay:
        cards = [card for card, count in way.cards for _ in range(count)]
        if way.swap:
            cards.append(way.swap.substitute)
        handed = tuple(sorted(cards, key=in_hand_order(self._book)))
        return Pay(handed, *way.swap) if way.swap else Pay(handed)


def _ways(book: Book, counts: Counter[CardId], swap: Swap | None) -> list[Way]:
    """The ways that no other one beats in both."""
    front = [Way(0, 0, (), swap)]
    for card, held in counts.items():
        face = book.cards[card].face
        joins = swap is not None and card == swap.stands_for
        there = held - (swap is not None and card == swap.substitute)
        options = [
            (count, (count + joins) ** 2 * face, (there - count) ** 2 * face)
            for count in range(LEAST_SET if joins else 0, there + 1)
        ]
        front = _best(
            [
                Way(
                    way.paid + pays,
                    way.kept + keeps,
                    (*way.cards, (card, count)) if count else way.cards,
                    swap,
                )
                for way in front
                for count, pays, keeps in options
            ]
        )
    return front


def _best(ways: list[Way]) -> list[Way]:
    """From the dearest on, those that keep more than all that pay as much."""
    found: list[Way] = []
    most = -1
    for way in sorted(ways, key=lambda way: (-way.paid, -way.kept)):
        if way.kept > most:
            most = way.kept
            found.append(way)
    return found
