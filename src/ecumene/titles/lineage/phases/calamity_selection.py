"""Phase 8: who holds more calamities than the limit discards some of them at random."""

from __future__ import annotations

from ecumene.table.frames import Node, Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.events import CalamitiesLaid, CalamityDiscarded
from ecumene.titles.lineage.pieces.stacks import discard
from ecumene.titles.lineage.state import CardId, Moment, State, by_ranking, scene_of


def begin(moment: Moment, node: Node) -> None:
    """Nobody is asked anything: luck decides."""
    state, book = moment.state, moment.content
    lay_down(moment)
    if not any(state.laid):
        return
    state.phase = "calamity_selection"
    for seat in by_ranking(book, state):
        while over_limit(book, state, seat):
            held = calamities_of(book, state, seat)
            card = held[moment.chance.below(len(held))]
            put_away(book, state, seat, card)
            moment.tell(CalamityDiscarded(seat, card))


def lay_down(moment: Moment) -> None:
    """Everybody lays their calamities before them, face down: now all know how many there are."""
    state, book = moment.state, moment.content
    for seat in by_ranking(book, state):
        count = len(calamities_of(book, state, seat))
        if count != state.laid[seat]:
            state.laid[seat] = count
            moment.tell(CalamitiesLaid(seat, count))


def calamities_of(book: Book, state: State, seat: Seat) -> list[CardId]:
    """The calamities that a seat holds, in the order of the stacks."""
    return [card for card in state.hand[seat] if book.cards[card].calamity]


def over_limit(book: Book, state: State, seat: Seat) -> bool:
    """Whether a seat holds too many: of all kinds together, or of major ones where minor ones are in play."""
    held = calamities_of(book, state, seat)
    numbers = book.numbers
    if not scene_of(book, state).minor_calamities:
        return len(held) > numbers.calamity_limit
    major = sum(book.cards[card].calamity == "major" for card in held)
    return len(held) > numbers.calamity_limit_with_minor or major > numbers.major_calamity_limit


def put_away(book: Book, state: State, seat: Seat, card: CardId) -> None:
    """A calamity that everybody has seen goes to its discard pile; nobody is its last trader any more."""
    discard(book, state, seat, card)
    state.laid[seat] -= 1
    state.givers.pop(card, None)
