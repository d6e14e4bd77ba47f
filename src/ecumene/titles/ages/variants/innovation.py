"""Innovation: special technology cards are bought, and cover a column of the own technology card.

They are sold at any time in one's turn between two things that one does: before a civilization rises, beside
actions, among the abilities of the turn's end, and once more before the turn is over (R18).
"""

from __future__ import annotations

from typing import Any

from ecumene.table.answers import Answer
from ecumene.table.chance import Chance, shuffled
from ecumene.table.frames import Seat
from ecumene.table.kind import Kind
from ecumene.table.menu import Menu
from ecumene.table.meta import Options
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.events import SpecialBought
from ecumene.titles.ages.gains import Moment
from ecumene.titles.ages.state import CardId, Cards, State

NONE: Cards = ()


class Buy(Answer, frozen=True, tag="buy"):
    """Buy a special technology card."""

    card: str


BUYS: Menu[Cards, Buy] = Menu(lambda cards: [Buy(card) for card in cards])


def any_time(options: Options) -> bool:
    """Whether special cards are sold during a whole turn, and not only beside actions."""
    return options["innovation"] is True and options["special_technologies"] == "any_time"


def draw_specials(book: Book, seats: int, chance: Chance) -> Cards:
    """The market, which is never refilled: one card more than there are players."""
    return tuple(shuffled(chance, list(book.special_cards))[: book.constants.special_market + seats])


def buyable(book: Book, state: State, seat: Seat) -> Cards:
    """The special cards that a seat may buy now."""
    if not state.specials or state.special[seat] or state.coins[seat] < book.constants.special_price:
        return NONE
    taken = columns(book, state, seat)
    return tuple([card for card in state.specials if book.special_cards[card].column not in taken])


def buyable_any_time(book: Book, state: State, seat: Seat) -> Cards:
    """Those that it may buy besides its actions."""
    return buyable(book, state, seat) if state.rules.specials_any_time is True else NONE


def columns(book: Book, state: State, seat: Seat) -> set[str]:
    """The columns of a technology card on which there is a token."""
    return {book.technologies[technology].column for technology in state.technologies[seat]}


def check_buy(kind: Kind[Any, Any, Any, Any], state: State, seat: Seat, card: CardId) -> None:
    """Refuse what cannot be bought, whichever question it answers."""
    book: Book = kind.content
    price, coins = book.constants.special_price, state.coins[seat]
    if card not in state.specials:
        raise kind.refuse("no-special", "innovation.market")
    if state.special[seat]:
        raise kind.refuse("special-limit", "innovation.limit")
    if book.special_cards[card].column in columns(book, state, seat):
        raise kind.refuse("special-column", "innovation.empty_column", card=card)
    if price > coins:
        raise kind.refuse("special-price", "innovation.buy", price=price, coins=coins)


def check_buy_any_time(kind: Kind[Any, Any, Any, Any], state: State, seat: Seat, card: CardId) -> None:
    """As before, where it is asked about something else than actions."""
    if state.rules.specials_any_time is not True:
        raise kind.refuse("special-when", "innovation.buy")
    check_buy(kind, state, seat, card)


def buy(moment: Moment, seat: Seat, card: CardId) -> None:
    """Pay, and lay the card over its column."""
    state, price = moment.state, moment.content.constants.special_price
    state.coins[seat] -= price
    state.specials = tuple(other for other in state.specials if other != card)
    state.special[seat] = card
    moment.tell(SpecialBought(seat, card, price))
