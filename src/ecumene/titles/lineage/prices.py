"""What advances cost a seat: the printed cost, less the credits that it held before this turn."""  # 12a

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecumene.titles.lineage.book import Book

AdvanceId = str
Prices = Mapping[AdvanceId, int]
"""What each advance that a seat does not hold costs it; what it holds is not in it."""


def prices(book: Book, held: int, credits: Sequence[int]) -> dict[AdvanceId, int]:
    """The prices for somebody with these advances (the sum of their bits) and credit tokens.

    Of an advance in two groups only the better one counts; a special credit comes on top of it. No price is
    below zero.
    """
    credit = dict(zip(book.groups, credits, strict=True))
    special: dict[AdvanceId, int] = {}
    wanted = []
    for id, advance in book.advances.items():
        if not held & book.bits[id]:
            wanted.append(advance)
        elif advance.special_credit:
            to, amount = advance.special_credit
            special[to] = special.get(to, 0) + amount
    return {
        advance.id: max(
            0, advance.cost - max([credit[group] for group in advance.groups]) - special.get(advance.id, 0)
        )
        for advance in wanted
    }


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
