"""The best trades with the market, found exactly: no legal trade brings more than the first of them.

All pairs of cards that can be placed are combined with all pairs of spaces that can be taken, but few of the
combinations have to be evaluated:

* The spaces of the placed cards do not affect the hand, so for each pair of cards the placement with the
  highest count is enough: in their columns if there is room, else in the red column with the smallest
  penalty.
* Of open spaces with the same card the first ones are enough.
* The gain of a trade is the gain of the given pair plus that of the taken pair, minus `crossed`, which is
  never negative. Both lists are sorted by gain, so once their sum is not above the best trade found, no later
  pair can be better.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.book import WATER
from ecumene.titles.lineage.market.prospects import RELIEF, Costs, Prospects
from ecumene.titles.lineage.market.records import SpaceId
from ecumene.titles.lineage.market.spaces import (
    Placed,
    board_of,
    first_free,
    placed_value,
    taken_value,
)
from ecumene.titles.lineage.state import CardId, Position

Cards = tuple[CardId, ...]


class Bargain(NamedTuple):
    """A trade, what it brings as far as the seat can know, and what both sides count."""

    gain: float
    place: tuple[Placed, ...]
    take: tuple[SpaceId, ...]
    placed: int
    taken: int


class _Given(NamedTuple):
    worth: float
    value: int
    cards: Cards
    place: tuple[Placed, ...]


class _Taken(NamedTuple):
    worth: float
    value: int
    spaces: tuple[SpaceId, ...]


def best_trades(
    prospects: Prospects, count: int, place: Sequence[Placed] = (), take: Sequence[SpaceId] = ()
) -> list[Bargain]:
    """The trades that bring most, at most `count`, with all that is placed and taken already."""
    given = sorted(placements(prospects, place), key=lambda one: -one.worth)
    found: list[Bargain] = []
    if not given:
        return found
    for taken in sorted(takings(prospects, take), key=lambda one: -one.worth):
        least = found[-1].gain if len(found) == count else None
        if least is not None and taken.worth + given[0].worth <= least:
            break
        for one in given:
            if least is not None and taken.worth + one.worth <= least:
                break
            if one.value >= taken.value:
                gain = taken.worth + one.worth - prospects.crossed(one.cards, taken.spaces)
                bargain = Bargain(gain, one.place, taken.spaces, one.value, taken.value)
                insort(found, bargain, key=lambda bargain: -bargain.gain)
                del found[count:]
                least = found[-1].gain if len(found) == count else None
    return found


def worth_of_change(position: Position, seat: Seat, costs: Costs = lambda card: RELIEF) -> float:
    """The additional gain of the best trade with one more Water in the hand, which completes sums."""
    without, having = (
        max([0.0, *(bargain.gain for bargain in best_trades(Prospects(position, seat, costs, more), 1))])
        for more in ((), (WATER,))
    )
    return having - without


def placements(prospects: Prospects, place: Sequence[Placed] = ()) -> Iterator[_Given]:
    """Cards of the hand, as many as a trade takes, where they count most; those of `place` lie already."""
    position = prospects.position
    count = board_of(position).cards
    left = prospects.counts - Counter(card for card, _ in place)
    hand = [card for card in left.elements() if position.book.cards[card].tradeable]
    for cards in dict.fromkeys(combinations(hand, max(count - len(place), 0))):
        placed = list(place)
        for card in cards:
            if space := first_free(position, card, [filled for _, filled in placed]):
                placed.append((card, space))
        if len(placed) == count:
            all_cards = tuple(card for card, _ in placed)
            yield _Given(prospects.given(all_cards), placed_value(position, placed), all_cards, tuple(placed))


def takings(prospects: Prospects, take: Sequence[SpaceId] = ()) -> Iterator[_Taken]:
    """Spaces of the market whose cards can be taken, as many as a trade takes, with those of `take`."""
    position = prospects.position
    count = board_of(position).cards
    for more in combinations(_spaces(prospects, take), max(count - len(take), 0)):
        spaces = (*take, *more)
        if len(spaces) == count:
            yield _Taken(prospects.taken(spaces), taken_value(position, spaces), spaces)


def _spaces(prospects: Prospects, but: Sequence[SpaceId]) -> list[SpaceId]:
    """The spaces that can be taken besides some; of open ones with one card as many as a trade takes."""
    board, market = board_of(prospects.position), prospects.position.state.market
    alike = Counter[CardId]()
    found: list[SpaceId] = []
    for space in board.spaces:
        if space in market and space not in but and market[space].lies != "blocked":
            if market[space].lies == "open":
                alike[market[space].card] += 1
                if alike[market[space].card] > board.cards:
                    continue
            found.append(space)
    return found
