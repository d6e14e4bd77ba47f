"""Paying for advances: sets of commodities at their set value, and treasury for the missing amount."""  # 12a

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.pieces.stacks import in_hand_order
from ecumene.titles.lineage.state import CardId, Position
from ecumene.titles.lineage.trade.values import hand_value, picked


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


def value_of(position: Position, seat: Seat, cards: Sequence[CardId], swap: Swap | None = None) -> int:
    """What cards pay for a seat, with a substitute counted in the set that it joins."""
    kinds = position.book.kinds
    counted = [kinds[card] for card in cards]
    if swap:
        counted[counted.index(kinds[swap.substitute])] = swap.stands_for
    return hand_value(position, seat, counted)


def token_value(position: Position, seat: Seat) -> int:
    """What a token of the treasury is worth when advances are bought."""
    return position.raised(seat, "treasury_value")


def wealth(position: Position, seat: Seat) -> int:
    """All that a seat could pay."""
    state = position.state
    worth = hand_value(position, seat, state.hand[seat]) + state.treasury[seat] * token_value(position, seat)
    if position.allows(seat, "substitute"):
        counts = valuables(position, seat)
        if swap := best_swap(position, seat, counts):
            worth += gain(position, seat, counts, swap)
    return worth


def valuables(position: Position, seat: Seat) -> Counter[CardId]:
    """The commodities of a hand that are worth something, by kind."""
    book = position.book
    return Counter([book.kinds[card] for card in position.state.hand[seat] if book.cards[card].face])


def treasury_due(position: Position, seat: Seat, lacking: int) -> int:
    """The tokens that pay what cards lack: no more than it takes, which may be a point too much (Mining)."""
    return max(0, -(-lacking // token_value(position, seat)))


# Trade Empire


def swaps(position: Position, seat: Seat, counts: Mapping[CardId, int]) -> Iterator[Swap]:
    """The substitutions that a holder of Trade Empire can make."""
    book = position.book
    if not position.allows(seat, "substitute"):
        return
    copies, least = position.scene.sizes, position.book.numbers.least_set
    for stands_for, count in counts.items():
        if least <= count < copies[stands_for]:
            face = book.cards[stands_for].face
            for substitute in counts:
                if substitute != stands_for and book.cards[substitute].face >= face:
                    yield Swap(substitute, stands_for)


def gain(position: Position, seat: Seat, counts: Mapping[CardId, int], swap: Swap) -> int:
    """How much more a hand is worth when one card joins another set than its own."""
    cards, bonus = position.book.cards, position.bonus(seat)
    lost, joined = counts[swap.substitute], counts[swap.stands_for]
    faces = cards[swap.stands_for].face, cards[swap.substitute].face
    more = bonus.get(swap.stands_for, 0) - bonus.get(swap.substitute, 0)
    return (2 * joined + 1) * faces[0] - (2 * lost - 1) * faces[1] + more


def best_swap(position: Position, seat: Seat, counts: Mapping[CardId, int]) -> Swap | None:
    """The substitution that adds most, if one adds anything."""
    found = [(gain(position, seat, counts, swap), swap) for swap in swaps(position, seat, counts)]
    most, best = max(found, default=(0, None))
    return best if most > 0 else None


# Sensible payments


def payments(position: Position, seat: Seat, price: int) -> list[Pay]:
    """A few ways to pay a price with whole sets, the least wasteful first; none where it is too much.

    With cards and treasury so that nothing is wasted; with cards alone; with as much treasury as possible.
    Each of them without a substitute and with the best one.
    """
    if not price:
        return [Pay()]
    counts = valuables(position, seat)
    worth = position.state.treasury[seat] * token_value(position, seat)
    found: dict[Pay, int] = {}
    best = best_swap(position, seat, counts)
    for swap in (None, best) if best else (None,):
        bundles = _bundles(position, seat, counts, swap)
        sums = Sums([bundle.value for bundle in bundles])
        for value in (sums.most(price), sums.least(price), sums.least(max(0, price - worth))):
            if value is not None and value + worth >= price:
                chosen = [bundles[number] for number in sums.parts(value)]
                found.setdefault(_pay(position, seat, chosen, swap), _waste(position, seat, price - value))
    return sorted(found, key=lambda pay: found[pay])


def _bundles(position: Position, seat: Seat, counts: Counter[CardId], swap: Swap | None) -> list[Bundle]:
    """The whole sets of a hand, the best last."""
    left, bonus = counts.copy(), position.bonus(seat)
    if swap:
        left[swap.substitute] -= 1
    found = []
    for card, count in left.items():
        if count:
            joined = swap is not None and card == swap.stands_for
            cards = (card,) * count + ((swap.substitute,) if swap and joined else ())
            value = len(cards) ** 2 * position.book.cards[card].face + len(cards) * bonus.get(card, 0)
            found.append(Bundle(value, cards, joined))
    return sorted(found)


def _pay(position: Position, seat: Seat, bundles: Sequence[Bundle], swap: Swap | None) -> Pay:
    kinds = [kind for bundle in bundles for kind in bundle.cards]
    used = swap if any(bundle.swapped for bundle in bundles) else None
    return paid_with(position, seat, kinds, used)


def paid_with(position: Position, seat: Seat, kinds: Sequence[CardId], swap: Swap | None) -> Pay:
    """A payment with cards of these kinds, perhaps one of them as a substitute."""
    cards = tuple(sorted(picked(position, seat, kinds), key=in_hand_order(position.book)))
    if swap is None:
        return Pay(cards)
    substitute = next(card for card in cards if position.book.kinds[card] == swap.substitute)
    return Pay(cards, substitute, swap.stands_for)


def _waste(position: Position, seat: Seat, lacking: int) -> int:
    """What is paid beyond the price."""
    return treasury_due(position, seat, lacking) * token_value(position, seat) - lacking


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
