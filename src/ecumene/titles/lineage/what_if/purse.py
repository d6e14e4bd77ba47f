"""The payment that leaves the most valuable hand: every way to hand in cards, not only whole sets. For every
possible value of payment, the way that leaves the most valuable hand is stored; ways that pay less and leave
less than another are dropped. With Trade Empire every substitution is tried, too: the one that adds most to
the whole hand need not be the one that leaves most after a price.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from itertools import groupby
from typing import NamedTuple

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.advances.payment import (
    Pay,
    Swap,
    paid_with,
    swaps,
    token_value,
    treasury_due,
    valuables,
)
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import CardId, Position


class Way(NamedTuple):
    """Cards that are handed in: what they pay, what those that stay are worth, and how it came about."""

    paid: int = 0
    kept: float = 0
    cards: tuple[tuple[CardId, int], ...] = ()
    substitute: CardId = ""
    stands_for: CardId = ""


class _Share(NamedTuple):
    """What cards of one kind can do: how many are handed in, what they pay and what they leave."""

    handed: int
    pays: int
    keeps: float


Keeps = Callable[[CardId, int], float]
"""What it is worth to keep a number of cards of a kind."""


class Purse:
    """All that a seat could pay with. Cards that stay are worth what their set is, unless somebody who plans
    further says otherwise (`keeps`); a token of treasury is worth what it pays, or `token`."""

    def __init__(
        self, position: Position, seat: Seat, keeps: Keeps | None = None, token: float | None = None
    ) -> None:
        book = position.book
        self._position, self._book, self._state, self._seat = position, book, position.state, seat
        self._token = token_value(position, seat) if token is None else token
        counts = valuables(position, seat)
        raised = {swap.stands_for for swap in swaps(position, seat, counts)}
        sets = _sets(position, seat)
        self._ways = _ways(book, counts, raised, sets, keeps or sets)

    def pay(self, price: int) -> tuple[Pay, int] | None:
        """The payment that leaves the most, and how much treasury it takes; None if it is too much."""
        best: tuple[float, int] | None = None
        chosen = self._ways[0]
        for way in self._ways:
            due = treasury_due(self._position, self._seat, price - way.paid)
            left = self._state.treasury[self._seat] - due
            if left >= 0:
                keeps = way.kept + left * self._token, -way.paid
                if best is None or keeps > best:
                    best, chosen = keeps, way
        if best is None:
            return None
        due = treasury_due(self._position, self._seat, price - chosen.paid)
        return self._payment(chosen), due

    def _payment(self, way: Way) -> Pay:
        kinds = [kind for kind, count in way.cards for _ in range(count)]
        if not way.substitute:
            return paid_with(self._position, self._seat, kinds, None)
        swap = Swap(way.substitute, way.stands_for)
        return paid_with(self._position, self._seat, [*kinds, way.substitute], swap)


def _sets(position: Position, seat: Seat) -> Callable[[CardId, int], int]:
    """What a number of cards of a kind are worth to a seat."""
    cards, bonus = position.book.cards, position.bonus(seat)
    return lambda card, count: count**2 * cards[card].face + count * bonus.get(card, 0)


def _ways(
    book: Book,
    counts: Counter[CardId],
    raised: Collection[CardId],
    sets: Callable[[CardId, int], int],
    keeps: Keeps,
) -> list[Way]:
    """The ways that no other one beats in both, without a substitute and with one for any set of `raised`.

    A substitute is worth as much as what it stands for, or more. So from the cheapest cards on a set may be
    raised first and a substitute be lent by dearer cards later; in either order where both are worth as much.
    """
    plain, raising, lending, swapped = [Way()], list[Way](), list[Way](), list[Way]()
    faces, least = {card: book.cards[card].face for card in counts}, book.numbers.least_set
    for _, kinds in groupby(sorted(counts, key=faces.__getitem__), key=faces.__getitem__):
        for card in kinds:
            held = counts[card]
            own = [_Share(n, sets(card, n), keeps(card, held - n)) for n in range(held + 1)]
            more = [_Share(n, sets(card, n + 1), kept) for n, _, kept in own[least:] if card in raised]
            less = [_Share(n, sets(card, n), keeps(card, held - 1 - n)) for n in range(held) if raised]
            raise_it, lend_it = {"stands_for": card}, {"substitute": card}
            plain, raising, lending, swapped = (
                _best(_each(plain, card, own)),
                _best(_each(raising, card, own) + _each(plain, card, more, **raise_it)),
                _best(_each(lending, card, own) + _each(plain, card, less, **lend_it)),
                _best(
                    _each(swapped, card, own)
                    + _each(raising, card, less, **lend_it)
                    + _each(lending, card, more, **raise_it)
                ),
            )
        lending = []
    return plain + swapped


def _each(ways: list[Way], card: CardId, shares: list[_Share], **swap: CardId) -> list[Way]:
    """Each way with each share of one more kind of cards."""
    return [
        way._replace(
            paid=way.paid + share.pays,
            kept=way.kept + share.keeps,
            cards=(*way.cards, (card, share.handed)) if share.handed else way.cards,
            **swap,
        )
        for way in ways
        for share in shares
    ]


def _best(ways: list[Way]) -> list[Way]:
    """From the most expensive on, the ways that leave more than all others that pay as much."""
    found: list[Way] = []
    most = -1.0
    for way in sorted(ways, key=lambda way: (-way.paid, -way.kept)):
        if way.kept > most:
            most = way.kept
            found.append(way)
    return found
