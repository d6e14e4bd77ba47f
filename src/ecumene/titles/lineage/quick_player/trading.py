"""Advice for phase 7: offer single cards for cards of the sets that the seat collects, and calamities with
them.

A single card is worth little to its holder and much to a collector, so most bargains suit both.
A seat makes one offer to all. If nobody takes it, it asks for other cards, then gives up.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.table.state.offers import Offer
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import CardId, Position, State
from ecumene.titles.lineage.trade.bargains import Accept, Amend, CounterOffer, Post, Said
from ecumene.titles.lineage.trade.floor import AskTrade
from ecumene.titles.lineage.trade.menu import Cards, Holding, gain_of, holding, one_more
from ecumene.titles.lineage.trade.values import picked

RELIEF = 20
"""What it is worth to be rid of a calamity, in points of set value."""
RISK = 2
"""What a card costs that nobody has named: it may be a calamity."""
GAIN = 1
"""The least that a bargain must bring."""
BARGAIN = 12
"""What a bargain must bring to be asked for in reply to an offer."""
SETS = 3
"""How many sets a seat collects at a time."""
FAVOURS = (3, 6)
"""By how much the named cards of an offer exceed those it asks for in face value, version by version."""
DESIRED = 4
"""What a card is worth besides its face value if somebody asks for it."""

MOST = 9
"""How many answers a seat gives before it only looks on."""

Bid = tuple[Cards, Said, Said]
"""What is given, what is said of it, and what is wanted."""


def trade(position: Position, ask: AskTrade, options: Sequence[Answer]) -> Answer:
    """The best bargain on the floor, or a reply to an offer of cards that are collected.

    Else an offer of one's own, or another version of it; else an end.
    """
    book, state = position.book, position.state
    held = holding(position, ask.seat)
    floor = state.floor.offers
    bargains = [
        (gain(book, held, option, floor[option.offer]), option.offer, option)
        for option in options
        if isinstance(option, Accept)
    ]
    if bargains:
        best, _, accept = max(bargains, key=lambda bargain: bargain[:2])
        if best >= GAIN:
            return accept
    if tired(state, ask.seat) or not any(isinstance(option, Post) for option in options):
        return options[0]
    mine = [offer for offer in floor.values() if offer.maker == ask.seat]
    theirs = [offer for offer in floor.values() if offer.maker != ask.seat and offer.to is None]
    here = {other.seat for other in state.flow.asks.values() if other.given is None}
    present = [offer for offer in theirs if offer.maker in here]
    answer = reply(position, ask.seat, held, mine, present) or own_offer(
        position, ask.seat, held, mine, theirs
    )
    return answer or options[0]


def tired(state: State, seat: Seat) -> bool:
    """Whether a seat has said enough this turn, or this game where nobody counts answers.

    Else calamities would go from hand to hand for ever.
    """
    limit = state.rules.trade_answers
    if limit:
        return limit - state.patience[seat] >= MOST
    made = sum([number for audience, number in state.floor.made.items() if audience.startswith(f"{seat}-")])
    return made >= MOST * state.turn


def reply(
    position: Position, seat: Seat, held: Holding, mine: Sequence[Offer], theirs: Sequence[Offer]
) -> Answer | None:
    """Other cards than those asked for, for the cards of an offer that one collects."""
    book = position.book
    answered = {offer.reply for offer in mine}
    best: tuple[int, Answer] | None = None
    for offer in theirs:
        wanted = offer.says.kinds
        if offer.id in answered or gain_of(book, held, (), wanted) < BARGAIN:
            continue
        found = bid(position, seat, held, wanted, FAVOURS[-1], set(offer.wants.kinds))
        if found is None:
            continue
        worth_it = worth(book, held, found[0], wanted)
        if worth_it >= BARGAIN and (best is None or worth_it > best[0]):
            best = worth_it, CounterOffer(offer.id, offer.version, *found)
    return None if best is None else best[1]


def own_offer(
    position: Position, seat: Seat, held: Holding, mine: Sequence[Offer], theirs: Sequence[Offer]
) -> Answer | None:
    """An offer to all for cards of the best sets, or a version of it that was not tried yet."""
    public = next((offer for offer in mine if offer.to is None), None)
    version = public.version if public else 0
    if version >= len(FAVOURS):
        return None
    tried = public.wants.kinds if public else ()
    desired = {kind for offer in theirs for kind in offer.wants.kinds}
    for wanted in wishes(position, held):
        if wanted != tried and (found := bid(position, seat, held, wanted, FAVOURS[version], desired)):
            return Amend(public.id, *found) if public else Post(*found)
    return None


def gain(book: Book, held: Holding, accept: Accept, offer: Offer) -> int:
    """What a bargain brings as far as it can be known."""
    unnamed = offer.says.count - len(offer.says.kinds)
    return worth(book, held, accept.gives, offer.says.kinds) - RISK * unnamed


def worth(book: Book, held: Holding, gives: Cards, gets: Cards) -> int:
    rid = sum([1 for card in gives if book.cards[card].calamity])
    return gain_of(book, held, gives, gets) + RELIEF * rid


def bid(
    position: Position, seat: Seat, held: Holding, wanted: Cards, favour: int, desired: set[CardId]
) -> Bid | None:
    """What to give for two cards so that both gain; None where one's own gain is too small."""
    book = position.book
    named = gifts(book, held, wanted, favour, desired)
    if named is None:
        return None
    hidden = _hidden(held, (*named, *wanted))
    if hidden is None:
        return None
    gives = (*named, hidden)
    if worth(book, held, gives, wanted) < RISK + GAIN:
        return None
    return picked(position, seat, gives), Said(named), Said(wanted)


def wishes(position: Position, held: Holding) -> list[Cards]:
    """Pairs of cards of the sets of which one more card would bring most."""
    cards, copies, counts = position.book.cards, position.scene.sizes, held.counts
    kinds = [kind for kind, count in counts.items() if cards[kind].face and copies[kind] > count]
    kinds.sort(key=lambda kind: (-one_more(position.book, held, kind), kind))
    pairs: list[Cards] = [(kinds[0], other) for other in kinds[1:SETS]]
    if kinds and copies[kinds[0]] - counts[kinds[0]] > 1:
        pairs.insert(1, (kinds[0], kinds[0]))
    return pairs


def gifts(book: Book, held: Holding, wanted: Cards, favour: int, desired: set[CardId]) -> Cards | None:
    """Two cards that are missed least, of somewhat more value to others than what is wanted for them."""
    cards = book.cards
    price = sum([cards[kind].face for kind in wanted]) + favour
    spare: list[tuple[CardId, int, int]] = []
    for kind, count in held.counts.items():
        if kind not in wanted:
            face, more = cards[kind].face, held.bonus.get(kind, 0)
            value = face + DESIRED if kind in desired else face
            spare.append((kind, value, (2 * count - 1) * face + more))
            if count > 1:
                spare.append((kind, value, (2 * count - 3) * face + more))
    best: tuple[int, int] | None = None
    found: Cards | None = None
    for place, (one, its_value, its_loss) in enumerate(spare):
        for other, value, loss in spare[:place]:
            short = price - value - its_value
            rank = (short if short > 0 else 0, loss + its_loss)
            if best is None or rank < best:
                best, found = rank, (one, other)
    return found


def _hidden(held: Holding, busy: Cards) -> CardId | None:
    """The card that goes along unnamed: a calamity, else what is missed least."""
    if held.calamities:
        return held.calamities[0]
    return next((card for card in held.spare if card not in busy), None)
