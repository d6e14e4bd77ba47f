"""Innovation: special technology cards are bought, and cover a column of the own technology card."""

from __future__ import annotations

from ecumene.table.answers import Answer
from ecumene.table.chance import Chance, shuffled
from ecumene.table.frames import Seat
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.events import SpecialBought
from ecumene.titles.ages.gains import Moment
from ecumene.titles.ages.state import CardId, Cards, State

NONE: Cards = ()


class Buy(Answer, frozen=True, tag="buy"):
    """Buy a special technology card."""

    card: str


def draw_specials(book: Book, seats: int, chance: Chance) -> Cards:
    """The market, which is never refilled: one card more than there are players."""
    return tuple(shuffled(chance, list(book.special_cards))[: book.constants.special_market + seats])


def buyable(book: Book, state: State, seat: Seat) -> Cards:
    """The special cards that a seat may buy now."""
    if not state.specials or state.special[seat] or state.coins[seat] < book.constants.special_price:
        return NONE
    taken = columns(book, state, seat)
    return tuple([card for card in state.specials if book.special_cards[card].column not in taken])


def columns(book: Book, state: State, seat: Seat) -> set[str]:
    """The columns of a technology card on which there is a token."""
    return {book.technologies[technology].column for technology in state.technologies[seat]}


def buy(moment: Moment, seat: Seat, card: CardId) -> None:
    """Pay, and lay the card over its column."""
    state, price = moment.state, moment.content.constants.special_price
    state.coins[seat] -= price
    state.specials = tuple(other for other in state.specials if other != card)
    state.special[seat] = card
    moment.tell(SpecialBought(seat, card, price))
