"""The worth of commodities, and the cards of a hand that a commodity in an answer stands for."""  # 7

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import CardId, Position


def set_value(book: Book, cards: Iterable[CardId]) -> int:
    """The printed value of some cards: a set is the square of its number of cards, times their face value.

    Calamities and Water are worth nothing, and cards of one kind are one set, without regard to their marks.
    """
    sets = counted_by_kind(book, cards).items()
    return sum(count * count * book.cards[kind].face for kind, count in sets)


def hand_value(position: Position, seat: Seat, cards: Sequence[CardId]) -> int:
    """What cards are worth to a seat that redeems them: their sets, and what its block adds for some."""
    return set_value(position.book, cards) + added_value(position, seat, cards)


def added_value(position: Position, seat: Seat, cards: Sequence[CardId]) -> int:
    """What the trade block of a seat adds to the sets of some cards: those of the other block, if at all."""
    bonus, kinds = position.bonus(seat), position.book.kinds
    return sum([bonus.get(kinds[card], 0) for card in cards]) if bonus else 0


def counted_by_kind(book: Book, cards: Iterable[CardId]) -> Counter[CardId]:
    """How many of each kind there are among some cards."""
    return Counter(map(book.kinds.__getitem__, cards))


def picked(position: Position, seat: Seat, kinds: Sequence[CardId]) -> tuple[CardId, ...]:
    """Cards of a seat's hand that are of these kinds, or these very cards; its own block's go first.

    Games with one block have one card for each kind. Where the hand has too few, a kind stays as it is.
    """
    if not position.scene.marks:
        return tuple(kinds)
    copies, left = position.scene.own_first[position.block(seat)], position.state.hand[seat].copy()
    found, open_places = list(kinds), list[int]()
    for place, card in enumerate(kinds):
        if card in copies:
            open_places.append(place)
        elif card in left:
            left.remove(card)
    for place in open_places:
        for card in copies[kinds[place]]:
            if card in left:
                left.remove(card)
                found[place] = card
                break
    return tuple(found)
