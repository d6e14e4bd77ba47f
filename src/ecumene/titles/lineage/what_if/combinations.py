"""The best advances that a seat can afford together, found exactly.

The benefit of a basket is a small number or tuple (its `merit`), and adding an advance to a basket changes
the merit in a way that depends on nothing else. So for every possible merit only the cheapest baskets are
needed: `_cheapest` finds them, advance by advance. Two effects do not simply add up, and are tried case by
case.

* An advance that makes another one of the basket cheaper (Library). It is in the basket or not; if it is, it
  helps the most expensive other one, which is taken first, because expensive advances come first.
* An advance that gives another one (Anatomy). It is in the basket or not; if it is, each gift is tried, or
  all gifts come, and nobody buys an advance that is a gift.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from ecumene.titles.lineage.advances.prices import AdvanceId, Prices
from ecumene.titles.lineage.book import Book

KEPT = 5
"""How many of the cheapest baskets are kept for each merit."""

Merit = Any
"""What a basket is good for."""


class Aim(NamedTuple):
    """Where to: the merit of an empty basket, what an advance makes of a merit, and how merits are compared;
    the greater rank is better."""

    nothing: Merit
    with_one: Callable[[Merit, AdvanceId], Merit]
    rank: Callable[[Merit], Any]


class Found(NamedTuple):
    """A basket with its price, what is given with it, and what it is good for."""

    merit: Merit
    price: int
    basket: tuple[AdvanceId, ...]
    gifts: tuple[AdvanceId, ...] = ()


class Case(NamedTuple):
    """What is in the basket for certain, what is given with it, and what stays out of it."""

    taken: tuple[AdvanceId, ...]
    gifts: tuple[AdvanceId, ...]
    left_out: frozenset[AdvanceId]


def best_baskets(
    book: Book, prices: Prices, wealth: int, aim: Aim, chosen: Sequence[AdvanceId]
) -> list[Found]:
    """The best baskets with all that is `chosen`, the cheaper first among equals; at most KEPT of them."""
    found: list[Found] = []
    for case in _cases(book, prices, chosen):
        found += _in_case(book, prices, wealth, aim, case)
    return _first(aim, found)


def _first(aim: Aim, found: list[Found]) -> list[Found]:
    found.sort(key=lambda one: (one.price, len(one.basket)))
    found.sort(key=lambda one: aim.rank(one.merit), reverse=True)
    return found[:KEPT]


def _cases(book: Book, prices: Prices, chosen: Sequence[AdvanceId]) -> Iterator[Case]:
    """Every way to have or not to have those advances that do not simply add up."""
    special = [id for id in prices if book.advances[id].discount or book.advances[id].free_advance]
    free = [id for id in special if id not in chosen]
    for count in range(len(free) + 1):
        for some in combinations(free, count):
            taken = (*chosen, *some)
            out = frozenset(free) - set(some)
            for gifts in _gifts(book, prices, taken):
                yield Case(taken, gifts, out | set(gifts))


def _gifts(book: Book, prices: Prices, taken: Sequence[AdvanceId]) -> list[tuple[AdvanceId, ...]]:
    """What may be given with what is taken: one for each giver, or none; or all that they have to give."""
    if book.ways.gives_all:
        return [given_along(book, prices, taken)]
    found: list[tuple[AdvanceId, ...]] = [()]
    for giver in taken:
        if possible := _given_by(book, prices, taken, giver):
            found = [
                (*some, *more)
                for some in found
                for more in ((), *((id,) for id in possible))
                if not more or more[0] not in some
            ]
    return found


def given_along(book: Book, prices: Prices, taken: Sequence[AdvanceId]) -> tuple[AdvanceId, ...]:
    """All that comes with what is taken where nobody chooses."""
    found = [id for giver in taken for id in _given_by(book, prices, taken, giver)]
    return tuple(dict.fromkeys(found))


def _given_by(book: Book, prices: Prices, taken: Sequence[AdvanceId], giver: AdvanceId) -> list[AdvanceId]:
    """What an advance could give to a seat that has to pay these prices."""
    gift = book.advances[giver].free_advance
    if gift is None:
        return []
    group, below = gift
    cards = book.advances
    return [id for id in prices if id not in taken and group in cards[id].groups and cards[id].cost < below]


def _in_case(book: Book, prices: Prices, wealth: int, aim: Aim, case: Case) -> list[Found]:
    """The best baskets of one case, from the cheapest ones of every merit."""
    rest = [id for id in prices if id not in case.taken and id not in case.left_out]
    rest.sort(key=lambda id: -prices[id])
    merit, price = aim.nothing, 0
    for id in case.taken:
        merit, price = aim.with_one(merit, id), price + prices[id]
    for id in case.gifts:
        merit = aim.with_one(merit, id)
    saving = _saving(book, prices, case.taken)
    table = _cheapest(rest, prices, saving, wealth - price, aim, merit)
    ranks = sorted({aim.rank(reached) for reached in table}, reverse=True)[:KEPT]
    return _first(
        aim,
        [
            _basket(case, reached, price, rest, code)
            for reached, codes in table.items()
            if aim.rank(reached) >= ranks[-1]
            for code in codes
        ],
    )


def _basket(case: Case, merit: Merit, price: int, rest: Sequence[AdvanceId], code: int) -> Found:
    cost = (code >> len(rest)) - _SHIFT
    basket = (*case.taken, *(id for place, id in enumerate(rest) if code >> place & 1))
    return Found(merit, price + cost, basket, case.gifts)


_SHIFT = 1 << 12
"""Added to prices, so that they stay above zero after all savings."""


def _saving(book: Book, prices: Prices, taken: Sequence[AdvanceId]) -> Callable[[int], int]:
    """The savings with advances of these prices in the basket, by the price of the most expensive other
    one.
    """
    helpers = [(book.advances[id].discount, id) for id in taken if book.advances[id].discount]
    bases = [
        (discount, max([prices[other] for other in taken if other != id], default=0))
        for discount, id in helpers
    ]
    return lambda dearest: sum(min(discount, max(base, dearest)) for discount, base in bases)


def _cheapest(
    rest: Sequence[AdvanceId],
    prices: Prices,
    saving: Callable[[int], int],
    money: int,
    aim: Aim,
    merit: Merit,
) -> dict[Merit, list[int]]:
    """For every merit the cheapest sets of the other advances, as numbers: the price above the bits of the
    members. The most expensive advance comes first. It gets the discount, so its cost is its price minus the
    savings.
    """
    size, with_one = len(rest), aim.with_one
    above = money + _SHIFT + 1 << size
    table: dict[Merit, list[int]] = {}
    for place, id in enumerate(rest):
        price = prices[id]
        add = (price << size) + (1 << place)
        first = (_SHIFT + price - saving(price) << size) + (1 << place)
        reached = {with_one(merit, id): [first]} if first < above else {}
        for old, codes in table.items():
            if codes[0] + add < above:
                reached.setdefault(with_one(old, id), []).extend([code + add for code in codes])
        for new, codes in reached.items():
            kept = sorted([*table[new], *codes] if new in table else codes)[:KEPT]
            table[new] = kept if kept[-1] < above else [code for code in kept if code < above]
    alone = _SHIFT - saving(0) << size
    if alone < above:
        table[merit] = sorted([*table.get(merit, ()), alone])[:KEPT]
    return {reached: codes for reached, codes in table.items() if codes}
