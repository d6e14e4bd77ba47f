"""Paying for advances: sets of commodities at their set value, and treasury for what is lacking."""  # 12a

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ecumene.table.answers import Answer
from ecumene.table.frames import Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.pieces.stacks import in_hand_order
from ecumene.titles.lineage.state import CardId, State, has, raised, scene_of
from ecumene.titles.lineage.trade.values import set_value

TRADE_EMPIRE = "trade_empire"
LEAST_SET = 2
"""Fewer identical cards are not a set that a substitute could join."""


class Pay(Answer, frozen=True, tag="pay", omit_defaults=True):
    """Buy what is chosen with these cards; the treasury pays what they lack, and no more.

    `substitute`, one of the cards, counts as one more of the commodity that it `stands_for` (Trade Empire).
    """

    cards: tuple[str, ...] = ()
    substitute: str | None = None
    stands_for: str | None = None


class Swap(NamedTuple):
    """A substitute and the commodity that it stands for."""

    substitute: CardId
    stands_for: CardId


class Bundle(NamedTuple):
    """Cards that are handed in together: a whole set, perhaps with a substitute."""

    value: int
    cards: tuple[CardId, ...]
    swapped: bool = False


def value_of(book: Book, cards: Sequence[CardId], swap: Swap | None = None) -> int:
    """The set value of cards, with a substitute counted in the set that it joins."""
    counted = list(cards)
    if swap:
        counted[counted.index(swap.substitute)] = swap.stands_for
    return set_value(book, counted)


def token_value(book: Book, state: State, seat: Seat) -> int:
    """What a token of the treasury is worth when advances are bought."""
    return raised(book, state, seat, "treasury_value")


def wealth(book: Book, state: State, seat: Seat) -> int:
    """All that a seat could pay."""
    worth = set_value(book, state.hand[seat]) + state.treasury[seat] * token_value(book, state, seat)
    if has(book, state, seat, TRADE_EMPIRE):
        counts = valuables(book, state, seat)
        if swap := best_swap(book, state, seat, counts):
            worth += gain(book, counts, swap)
    return worth


def valuables(book: Book, state: State, seat: Seat) -> Counter[CardId]:
    """The commodities of a hand that are worth something."""
    return Counter([card for card in state.hand[seat] if book.cards[card].face])


def treasury_due(book: Book, state: State, seat: Seat, lacking: int) -> int:
    """The tokens that pay what cards lack: no more than it takes, which may be a point too much (Mining)."""
    return max(0, -(-lacking // token_value(book, state, seat)))


# Trade Empire


def swaps(book: Book, state: State, seat: Seat, counts: Mapping[CardId, int]) -> Iterator[Swap]:
    """The substitutions that a holder of Trade Empire can make."""
    if not has(book, state, seat, TRADE_EMPIRE):
        return
    copies = scene_of(book, state).cards
    for stands_for, count in counts.items():
        if LEAST_SET <= count < copies[stands_for]:
            face = book.cards[stands_for].face
            for substitute in counts:
                if substitute != stands_for and book.cards[substitute].face >= face:
                    yield Swap(substitute, stands_for)


def gain(book: Book, counts: Mapping[CardId, int], swap: Swap) -> int:
    """How much more a hand is worth when one card joins another set than its own."""
    lost, joined = counts[swap.substitute], counts[swap.stands_for]
    faces = book.cards[swap.stands_for].face, book.cards[swap.substitute].face
    return (2 * joined + 1) * faces[0] - (2 * lost - 1) * faces[1]


def best_swap(book: Book, state: State, seat: Seat, counts: Mapping[CardId, int]) -> Swap | None:
    """The substitution that adds most, if one adds anything."""
    best = max(
        swaps(book, state, seat, counts), key=lambda swap: (gain(book, counts, swap), swap), default=None
    )
    return best if best and gain(book, counts, best) > 0 else None


# Sensible payments


def payments(book: Book, state: State, seat: Seat, price: int) -> list[Pay]:
    """A few ways to pay a price with whole sets, the least wasteful first; none where it is too much.

    With cards and treasury so that nothing is wasted; with cards alone; with as much treasury as possible.
    Each of them without a substitute and with the best one.
    """
    if not price:
        return [Pay()]
    counts = valuables(book, state, seat)
    worth = state.treasury[seat] * token_value(book, state, seat)
    found: dict[Pay, int] = {}
    best = best_swap(book, state, seat, counts)
    for swap in (None, best) if best else (None,):
        bundles = _bundles(book, counts, swap)
        sums = Sums([bundle.value for bundle in bundles])
        for value in (sums.most(price), sums.least(price), sums.least(max(0, price - worth))):
            if value is not None and value + worth >= price:
                chosen = [bundles[number] for number in sums.parts(value)]
                found.setdefault(_pay(book, chosen, swap), _waste(book, state, seat, price - value))
    return sorted(found, key=lambda pay: found[pay])


def _bundles(book: Book, counts: Counter[CardId], swap: Swap | None) -> list[Bundle]:
    """The whole sets of a hand, the best last."""
    left = counts.copy()
    if swap:
        left[swap.substitute] -= 1
    found = []
    for card, count in left.items():
        if count:
            joined = swap is not None and card == swap.stands_for
            cards = (card,) * count + ((swap.substitute,) if swap and joined else ())
            found.append(Bundle(len(cards) ** 2 * book.cards[card].face, cards, joined))
    return sorted(found)


def _pay(book: Book, bundles: Sequence[Bundle], swap: Swap | None) -> Pay:
    cards = sorted([card for bundle in bundles for card in bundle.cards], key=in_hand_order(book))
    if swap and any(bundle.swapped for bundle in bundles):
        return Pay(tuple(cards), swap.substitute, swap.stands_for)
    return Pay(tuple(cards))


def _waste(book: Book, state: State, seat: Seat, lacking: int) -> int:
    """What is paid beyond the price."""
    return treasury_due(book, state, seat, lacking) * token_value(book, state, seat) - lacking


class Sums:
    """Which sums some numbers can make; sets of sums are the bits of a number, so that this is quick."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers = numbers
        self._reach = [1]
        for number in numbers:
            self._reach.append(self._reach[-1] | self._reach[-1] << number)

    def least(self, target: int) -> int | None:
        """The least sum that is not below the target."""
        above = self._reach[-1] >> target
        return target + (above & -above).bit_length() - 1 if above else None

    def most(self, limit: int) -> int:
        """The greatest sum that is not above the limit."""
        return (self._reach[-1] & ((1 << limit + 1) - 1)).bit_length() - 1

    def parts(self, total: int) -> list[int]:
        """The places of numbers that make a sum; earlier ones if there is a choice."""
        found = []
        for place in range(len(self._numbers) - 1, -1, -1):
            if not self._reach[place] >> total & 1:
                found.append(place)
                total -= self._numbers[place]
        return found
