"""Sensible answers on the trade floor: a few of the very many that are legal.

They are made only from the seat's knowledge: its hand, the offers that it sees, the sizes of the others'
hands and its memory of them. Bots ask for them all the time, so the work is limited.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from ecumene.table.state.frames import Seat
from ecumene.table.state.offers import Offer, Terms
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import CardId, Position
from ecumene.titles.lineage.trade.bargains import (
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
from ecumene.titles.lineage.trade.values import picked

MOST_OPEN = 12
"""The most offers that a seat may have open at once, so that the floor stays readable."""
_ENOUGH_OPEN = 8
"""With this many open offers a seat is not asked to make more."""
_READ = 80
"""How many offers of others are read, the latest."""
_ACCEPTED = 8
_COUNTERED = 3
_CHANGED = 2
_PRIVATE = 2
_POSTED = 6
_COLLECTED = 3

Cards = tuple[CardId, ...]


class Holding(NamedTuple):
    """A hand as a trader sorts it: its commodities, the least missed ones first, and what to palm off.

    Commodities are counted and named by kind; which cards go is chosen last (`picked`).
    """

    counts: Counter[CardId]
    spare: list[CardId]
    calamities: list[CardId]
    bonus: Mapping[CardId, int]


def holding(position: Position, seat: Seat) -> Holding:
    """A card is missed more the larger its set; those of a set are given or kept together."""
    cards, kinds_of, hand = position.book.cards, position.book.kinds, position.state.hand[seat]
    counts = Counter([kinds_of[card] for card in hand if not cards[card].calamity])
    kinds = sorted(counts, key=lambda kind: counts[kind] * cards[kind].face)
    spare = [kind for kind in kinds for _ in range(counts[kind])]
    calamities = [card for card in hand if cards[card].calamity and cards[card].tradeable]
    return Holding(counts, spare, calamities, position.bonus(seat))


def options(position: Position, seat: Seat, *, finished: bool, alarm: bool) -> list[TradeAnswer]:
    """What a seat is offered, with `Finished` first unless it is the only way out of it."""
    book, state = position.book, position.state
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
    held = holding(position, seat)
    del theirs[:-_READ]
    found: list[TradeAnswer] = [Finished(), *_accepts(position, seat, held, theirs)]
    if not alarm:
        focus = collected(position, held)
        bundles = _bundles(book, held, focus)
        if bundles and len(mine) < _ENOUGH_OPEN:
            found += _posts(position, seat, held, focus, bundles, mine)
            found += _counters(position, seat, held, mine, theirs)
        if bundles:
            found += _amends(position, seat, held, focus, bundles, mine)
    found += [Withdraw(offer.id) for offer in mine[:_CHANGED]]
    return found


# Accepting


def _accepts(position: Position, seat: Seat, held: Holding, theirs: Sequence[Offer]) -> list[Accept]:
    """What can be accepted, the best first as far as it can be judged, each with a choice of own cards."""
    found: list[tuple[int, Accept]] = []
    counts = held.counts
    for offer in theirs:
        if not all(kind in counts for kind in offer.wants.kinds):
            continue
        gives = fitting(held, offer.wants)
        if gives is not None:
            gain = gain_of(position.book, held, gives, offer.says.kinds)
            accept = Accept(offer.id, offer.version, picked(position, seat, gives))
            found.append((-gain, accept))
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


def gain_of(book: Book, held: Holding, gives: Sequence[CardId], gets: Sequence[CardId]) -> int:
    """By how much the value of the sets changes, as far as the cards are known."""
    change: dict[CardId, int] = {}
    for kind in gets:
        change[kind] = change.get(kind, 0) + 1
    for card in gives:
        kind = book.kinds[card]
        change[kind] = change.get(kind, 0) - 1
    gain, bonus = 0, held.bonus
    for kind, more in change.items():
        before = held.counts[kind]
        gain += more * ((2 * before + more) * book.cards[kind].face + bonus.get(kind, 0))
    return gain


def one_more(book: Book, held: Holding, kind: CardId) -> int:
    """What another card of a kind would be worth."""
    return (2 * held.counts[kind] + 1) * book.cards[kind].face + held.bonus.get(kind, 0)


# Offering


def collected(position: Position, held: Holding) -> list[CardId]:
    """The commodities one collects: those of which one more would be worth most."""
    copies = position.scene.sizes
    kinds = [kind for kind in held.counts if copies.get(kind, 0) > held.counts[kind]]
    kinds.sort(key=lambda kind: -one_more(position.book, held, kind))
    return kinds[:_COLLECTED]


def _bundles(book: Book, held: Holding, focus: Sequence[CardId]) -> list[tuple[Cards, Said]]:
    """What to offer: pairs that others may collect, or what is missed least; with a calamity if there is one.

    A bundle is no larger than it must be.
    """
    count, true = book.numbers.trade_cards, book.numbers.true_names
    chips = [kind for kind in held.counts if kind not in focus]
    chips.sort(key=lambda kind: -book.cards[kind].face)
    named = [*combinations(chips[:_COLLECTED], true), tuple(held.spare[:true])]
    found: list[tuple[Cards, Said]] = []
    for kinds in dict.fromkeys(named):
        rest = held.spare.copy()
        for kind in kinds:
            rest.remove(kind)
        cards = (*kinds, *held.calamities, *rest)[:count]
        if len(kinds) == true and len(cards) == count:
            claims = tuple(rest[: count - true]) if held.calamities else ()
            found.append((cards, Said(kinds, claims=claims)))
    return found


def _wanted(position: Position, held: Holding, focus: Sequence[CardId], given: Cards) -> list[Cards]:
    """Pairs of commodities to ask for: two that one collects, or two of the best."""
    book = position.book
    copies, true = position.scene.sizes, book.numbers.true_names
    kinds = [kind for kind in focus if kind not in given]
    if len(kinds) < true:
        kinds += [kind for kind in copies if kind not in (*kinds, *given) and not book.cards[kind].calamity]
        kinds = kinds[:_COLLECTED]
    alike = [(kinds[0],) * true] if copies[kinds[0]] - held.counts[kinds[0]] >= true else []
    pairs = list(combinations(kinds, true))
    return [*pairs[:1], *alike, *pairs[1:]]


def _posts(
    position: Position,
    seat: Seat,
    held: Holding,
    focus: Sequence[CardId],
    bundles: Sequence[tuple[Cards, Said]],
    mine: Sequence[Offer],
) -> list[Post]:
    """A few new offers, none that is open already: each bundle for the best pair, then for others."""
    offered = [(picked(position, seat, kinds), says) for kinds, says in bundles]
    wanted = [_wanted(position, held, focus, kinds) for kinds, _ in bundles]
    public: list[tuple[Seat | None, Cards, Said, Cards]] = [
        (None, gives, says, wants[place])
        for place in range(_COLLECTED)
        for (gives, says), wants in zip(offered, wanted, strict=True)
        if place < len(wants)
    ]
    (gives, says), best = offered[0], wanted[0][0]
    private = [(other, gives, says, best) for other in _partners(position, seat, best[0])]
    open_now = {(offer.to, offer.gives, offer.wants.kinds) for offer in mine}
    fresh = [post for post in public if (post[0], post[1], post[3]) not in open_now][:_POSTED]
    fresh += [post for post in private if (post[0], post[1], post[3]) not in open_now]
    names = position.state.civilizations
    return [
        Post(gives, says, Said(wants), None if to is None else names[to]) for to, gives, says, wants in fresh
    ]


def _partners(position: Position, seat: Seat, kind: CardId) -> list[Seat]:
    """The seat for a private offer: the last known holder of a commodity, else the one with the largest
    hand.
    """
    state = position.state
    others = [other for other in traders(position) if other != seat]
    kinds = position.book.kinds
    known = [other for other in others if kind in [kinds[card] for card in state.known[seat][other]]]
    return (known or sorted(others, key=lambda other: -len(state.hand[other])))[:_PRIVATE]


def traders(position: Position) -> list[Seat]:
    """The seats that hold enough cards for a bargain."""
    state = position.state
    least = position.book.numbers.trade_cards
    return [seat for seat, hand in enumerate(state.hand) if len(hand) >= least and seat not in state.departed]


def _counters(
    position: Position, seat: Seat, held: Holding, mine: Sequence[Offer], theirs: Sequence[Offer]
) -> list[CounterOffer]:
    """For what somebody offers, as much of what they want as one has, and cards that are missed least."""
    replied = {offer.reply for offer in mine}
    found: list[CounterOffer] = []
    for offer in reversed(theirs):
        if offer.id not in replied and len(found) < _COUNTERED:
            bundle = _instead(position.book, held, offer)
            if bundle is not None:
                wants, (gives, says) = Said(offer.says.kinds, offer.says.count), bundle
                gives = picked(position, seat, gives)
                found.append(CounterOffer(offer.id, offer.version, gives, says, wants))
    return found


def _instead(book: Book, held: Holding, offer: Offer) -> tuple[Cards, Said] | None:
    """What to give for the kinds that an offer names truly, none of which is given; if that is enough."""
    count, true = book.numbers.trade_cards, book.numbers.true_names
    offered = set(offer.says.kinds)
    rest = [card for card in held.spare if card not in offered]
    wanted = [kind for kind in dict.fromkeys(offer.wants.kinds) if kind in rest]
    for kind in wanted:
        rest.remove(kind)
    cards = (*wanted, *rest)[:count]
    return (cards, Said(cards[:true])) if len(cards) == count else None


def _amends(
    position: Position,
    seat: Seat,
    held: Holding,
    focus: Sequence[CardId],
    bundles: Sequence[tuple[Cards, Said]],
    mine: Sequence[Offer],
) -> Iterator[Amend]:
    """The same offer with other cards, for the latest offers of one's own."""
    for offer in mine[-_CHANGED:]:
        for kinds, says in bundles:
            gives = picked(position, seat, kinds)
            if gives != offer.gives:
                yield Amend(offer.id, gives, says, Said(_wanted(position, held, focus, kinds)[-1]))
                break
