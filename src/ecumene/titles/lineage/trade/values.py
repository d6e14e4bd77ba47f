"""What commodities are worth: a set is the square of its number of cards, times their face value."""  # 7

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import CardId


def set_value(book: Book, cards: Iterable[CardId]) -> int:
    """The value of some cards: that of each set among them; calamities and Water are worth nothing."""
    return sum(count * count * book.cards[card].face for card, count in Counter(cards).items())
