"""The prices of advances for a seat: the printed cost minus its credits from before this turn."""  # 12a

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ecumene.titles.lineage.book import Book

AdvanceId = str
Prices = Mapping[AdvanceId, int]
"""What each advance that a seat does not hold costs it; what it holds is not in it."""


class Price(NamedTuple):
    """What an advance costs somebody, and why: of its groups the one with the most credit counts, special
    credits of advances that are held come on top of it, and no price is below zero."""

    cost: int
    group: str
    credit: int
    special: tuple[tuple[AdvanceId, int], ...] = ()

    @property
    def total(self) -> int:
        return max(0, self.cost - self.credit - sum([amount for _, amount in self.special]))


def priced(book: Book, held: int, credits: Sequence[int]) -> dict[AdvanceId, Price]:
    """The prices for somebody with these advances (the sum of their bits) and credit tokens, explained."""
    credit = dict(zip(book.groups, credits, strict=True))
    special: dict[AdvanceId, tuple[tuple[AdvanceId, int], ...]] = {}
    wanted = []
    for id, advance in book.advances.items():
        if not held & book.bits[id]:
            wanted.append(advance)
        elif advance.special_credit:
            to, amount = advance.special_credit
            special[to] = (*special.get(to, ()), (id, amount))
    found = {}
    for advance in wanted:
        group = max(advance.groups, key=credit.__getitem__)
        found[advance.id] = Price(advance.cost, group, credit[group], special.get(advance.id, ()))
    return found


def prices(book: Book, held: int, credits: Sequence[int]) -> dict[AdvanceId, int]:
    """The prices for somebody with these advances and credit tokens."""
    return {id: price.total for id, price in priced(book, held, credits).items()}


def total(book: Book, prices: Prices, basket: Sequence[AdvanceId]) -> int:
    """The price of advances that are bought together."""
    return sum([prices[id] for id in basket]) - saved(book, prices, basket)


def saved(book: Book, prices: Prices, basket: Sequence[AdvanceId]) -> int:
    """What advances of the basket take off the price of one other in it, where that saves most (Library)."""
    return sum(
        min(discount, max([prices[other] for other in basket if other != id], default=0))
        for id in basket
        if (discount := book.advances[id].discount)
    )
