"""Phase 8: a seat with more calamities than the limit, or two of one name, discards some of them at
random.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.calamities.events import CalamitiesLaid, CalamityDiscarded, TwinDiscarded
from ecumene.titles.lineage.pieces.stacks import discard
from ecumene.titles.lineage.state import CardId, Moment, Position, by_ranking


def begin(moment: Moment, node: Node) -> None:
    """Nobody is asked anything: luck decides."""
    state = moment.state
    lay_down(moment)
    if not any(state.laid):
        return
    state.phase = "calamity_selection"
    for seat in by_ranking(moment):
        while twins := twins_of(moment, seat):
            moment.tell(TwinDiscarded(seat, draw(moment, seat, twins)))
        while moment.ways.too_many_calamities(moment, seat):
            moment.tell(CalamityDiscarded(seat, draw(moment, seat, calamities_of(moment, seat))))


def draw(moment: Moment, seat: Seat, cards: Sequence[CardId]) -> CardId:
    """One of some calamities of a seat is picked at random and put away."""
    card = cards[moment.chance.below(len(cards))]
    put_away(moment, seat, card)
    return card


def lay_down(moment: Moment) -> None:
    """Everybody lays their calamities before them, face down: now all know how many there are."""
    state = moment.state
    for seat in by_ranking(moment):
        count = len(calamities_of(moment, seat))
        if count != state.laid[seat]:
            state.laid[seat] = count
            moment.tell(CalamitiesLaid(seat, count))


def calamities_of(position: Position, seat: Seat) -> list[CardId]:
    """The calamities that a seat holds, in the order of the stacks."""
    return [card for card in position.state.hand[seat] if position.book.cards[card].calamity]


def twins_of(position: Position, seat: Seat) -> list[CardId]:
    """The first calamities of one name that a seat holds two of, one from each trade block."""
    kinds, held = position.book.kinds, calamities_of(position, seat)
    count = Counter(kinds[card] for card in held)
    double = next((kind for kind in count if count[kind] > 1), None)
    return [card for card in held if kinds[card] == double]


def over_limit(position: Position, seat: Seat) -> bool:
    """Whether a seat holds too many: of all kinds together, or of major ones where minor ones are in play."""
    book = position.book
    held = calamities_of(position, seat)
    numbers = book.numbers
    if not position.scene.minor_calamities:
        return len(held) > numbers.calamity_limit
    major = sum(book.cards[card].calamity == "major" for card in held)
    return len(held) > numbers.calamity_limit_with_minor or major > numbers.major_calamity_limit


def put_away(position: Position, seat: Seat, card: CardId) -> None:
    """A calamity that everybody has seen goes to its discard pile; nobody is its last trader any more."""
    state = position.state
    discard(position, seat, card)
    state.laid[seat] -= 1
    state.givers.pop(card, None)
