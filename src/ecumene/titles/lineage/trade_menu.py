"""Sensible answers on the trade floor: a few of the very many that are legal.

Made of nothing but what the seat knows: its own hand, the offers it sees, the sizes of the others' hands and
what it remembers of them. Bots ask for them all the time, so the work is bounded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ecumene.table.frames import Seat
from ecumene.table.offers import Offer, Terms
from ecumene.titles.lineage.bargains import (
    Accept,
    Amend,
    CounterOffer,
    Finished,
    Post,
    Reopen,
    Said,
    TradeAnswer,
    Withdraw,
)
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import CardId, State, scene_of

MOST_OPEN = 12
"""A seat may have so many offers open at once, so that the floor stays readable."""
_ENOUGH_OPEN = 5
"""Who has so many open is not offered to make more."""
_READ = 12
_ACCEPTED = 8
_COUNTERED = 3
_CHANGED = 2
_PRIVATE = 2

Cards = tuple[CardId, ...]


class Holding(NamedTuple):
    """A hand as a trader sorts it: its commodities, the least missed ones first, and what to palm off."""

    counts: Counter[CardId]
    spare: list[CardId]
    calamities: list[CardId]


def holding(book: Book, hand: Sequence[CardId]) -> Holding:
    """A card is missed more the larger its set; those of a set are given or kept together."""
    cards = book.cards
    counts = Counter(card for card in hand if not cards[card].calamity)
    kinds = sorted(counts, key=lambda kind: counts[kind] * cards[kind].face)
    spare = [kind for kind in kinds for _ in range(counts[kind])]
    return Holding(counts, spare, [card for card in hand if cards[card].calamity and cards[card].tradeable])


def options(book: Book, state: State, seat: Seat, *, finished: bool, alarm: bool) -> list[TradeAnswer]:
    """What a seat is offered, with `Finished` first unless it is the only way out of it."""
    if not state.patience[seat] or (finished and alarm):
        return [Finished()]
    if finished:
        return [Reopen()]
    mine: list[Offer] = []
    theirs: list[Offer] = []
    for offer in state.floor.offers.values():
        if offer.maker == seat:
            mine.append(offer)
        elif offer.seen_by(seat):
            theirs.append(offer)
    held = holding(book, state.hand[seat])
    del theirs[:-_READ]  # the latest
    found: list[TradeAnswer] = [Finished(), *_accepts(book, held, theirs)]
    if not alarm:
        bundles = list(_bundles(book, held))
        if bundles and len(mine) < _ENOUGH_OPEN:
            open_now = {(offer.to, offer.gives, offer.wants.kinds) for offer in mine}
            found += [
                Post(gives, says, Said(wants), None if to is None else state.civilizations[to])
                for to, gives, says, wants in _posts(book, state, seat, held, bundles)
                if (to, gives, wants) not in open_now
            ]
            found += _counters(held, bundles, mine, theirs)
        if bundles:
            found += _amends(book, state, held, bundles, mine)
    found += [Withdraw(offer.id) for offer in mine[:_CHANGED]]
    return found


# Accepting


def _accepts(book: Book, held: Holding, theirs: Sequence[Offer]) -> list[Accept]:
    """What can be accepted, the best first as far as it can be judged, each with a choice of own cards."""
    found: list[tuple[int, Accept]] = []
    for offer in theirs:
        gives = fitting(held, offer.wants)
        if gives is not None:
            gain = gain_of(book, held, gives, offer.says.kinds)
            found.append((-gain, Accept(offer.id, offer.version, gives)))
    found.sort(key=lambda pair: pair[0])
    return [accept for _, accept in found[:_ACCEPTED]]


def fitting(held: Holding, wants: Terms) -> Cards | None:
    """Cards that keep what an offer wants, the least missed ones; None if there are not enough."""
    named = Counter(wants.kinds)
    if any(held.counts[kind] < count for kind, count in named.items()):
        return None
    rest = wants.count - len(wants.kinds)
    blind = held.calamities[:rest]
    for card in held.spare:
        if len(blind) == rest:
            break
        if named[card] > 0:
            named[card] -= 1
        else:
            blind.append(card)
    return (*wants.kinds, *blind) if len(blind) == rest else None


def gain_of(book: Book, held: Holding, gives: Cards, gets: Sequence[CardId]) -> int:
    """By how much the value of the sets changes, as far as the cards are known."""
    change = Counter(gets)
    change.subtract(gives)
    gain = 0
    for kind, more in change.items():
        before = held.counts[kind]
        gain += ((before + more) ** 2 - before**2) * book.cards[kind].face
    return gain


# Offering


def _bundles(book: Book, held: Holding) -> Iterator[tuple[Cards, Said]]:
    """A few bundles, no larger than need be: those least missed, one with a calamity, one with a pair."""
    count, true = book.numbers.trade_cards, book.numbers.true_names
    spare, blind = held.spare, count - true
    if len(spare) >= true and held.calamities:
        hidden = held.calamities[:blind]
        cards = (*spare[:true], *hidden, *spare[true : count - len(hidden)])
        if len(cards) == count:
            yield cards, Said(tuple(spare[:true]), claims=tuple(spare[true:count][: len(hidden)]))
    if len(spare) >= count:
        yield tuple(spare[:count]), Said(tuple(spare[:true]))
        pair = next((card for card in spare[true:] if held.counts[card] >= true), None)
        if pair is not None:
            rest = [card for card in spare if card != pair]
            if len(rest) >= blind:
                yield (*[pair] * true, *rest[:blind]), Said((pair,) * true)


def _wanted(book: Book, state: State, held: Holding, given: Cards) -> list[Cards]:
    """Pairs of commodities that would do one's own sets most good: more of the best, or of the best two."""
    cards, copies = book.cards, scene_of(book, state).cards
    true = book.numbers.true_names

    def promise(kind: CardId) -> int:
        return -cards[kind].face * (held.counts[kind] + 1)

    kinds = [kind for kind in held.counts if kind not in given and copies.get(kind, 0) > held.counts[kind]]
    if len(kinds) < true:
        kinds += [kind for kind in copies if not cards[kind].calamity and kind not in (*kinds, *given)]
    kinds.sort(key=promise)
    best = kinds[0]
    alike = [(best,) * true] if copies[best] - held.counts[best] >= true else []
    return [*alike, tuple(kinds[:true])]


def _posts(
    book: Book, state: State, seat: Seat, held: Holding, bundles: Sequence[tuple[Cards, Said]]
) -> Iterator[tuple[Seat | None, Cards, Said, Cards]]:
    """To whom, which cards, what is said of them, what is wanted."""
    for gives, says in bundles:
        yield None, gives, says, _wanted(book, state, held, gives)[0]
    gives, says = bundles[0]
    wanted = _wanted(book, state, held, gives)
    if len(wanted) > 1:
        yield None, gives, says, wanted[1]
    for other in _partners(book, state, seat, wanted[0][0]):
        yield other, gives, says, wanted[0]


def _partners(book: Book, state: State, seat: Seat, kind: CardId) -> list[Seat]:
    """Whom to make an offer alone: who was last known to hold a commodity, else who has the largest hand."""
    others = [other for other in traders(book, state) if other != seat]
    known = [other for other in others if kind in state.known[seat][other]]
    return (known or sorted(others, key=lambda other: -len(state.hand[other])))[:_PRIVATE]


def traders(book: Book, state: State) -> list[Seat]:
    """The seats that hold enough cards for a bargain."""
    least = book.numbers.trade_cards
    return [seat for seat, hand in enumerate(state.hand) if len(hand) >= least and seat not in state.departed]


def _counters(
    held: Holding, bundles: Sequence[tuple[Cards, Said]], mine: Sequence[Offer], theirs: Sequence[Offer]
) -> list[CounterOffer]:
    """For what somebody offers, one's own least missed cards instead of those that are wanted."""
    gives, says = bundles[0]
    replied = {offer.reply for offer in mine}
    latest = [offer for offer in theirs if offer.id not in replied and not set(offer.says.kinds) & set(gives)]
    return [
        CounterOffer(offer.id, offer.version, gives, says, Said(offer.says.kinds, offer.says.count))
        for offer in latest[-_COUNTERED:]
    ]


def _amends(
    book: Book, state: State, held: Holding, bundles: Sequence[tuple[Cards, Said]], mine: Sequence[Offer]
) -> Iterator[Amend]:
    """The same offer with other cards, for the latest offers of one's own."""
    for offer in mine[-_CHANGED:]:
        other = next(((gives, says) for gives, says in bundles if gives != offer.gives), None)
        if other is not None:
            yield Amend(offer.id, *other, Said(_wanted(book, state, held, other[0])[-1]))
