"""What is sold in a turn besides all else that a seat does, where a variant sells something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ecumene.table.answers import Answer, Plain
from ecumene.table.frames import Seat
from ecumene.table.kind import Kind
from ecumene.table.menu import Menu
from ecumene.titles.ages.book import Book, Moment
from ecumene.titles.ages.state import Cards, State


class Buy(Answer, frozen=True, tag="buy"):
    """Buy a special technology card."""

    card: str


_BUYS: Menu[Cards, Buy] = Menu(lambda cards: [Buy(card) for card in cards])
_NOTHING: tuple[list[Buy], list[Plain]] = [], []


def for_sale(
    book: Book, state: State, seat: Seat, *, beside_actions: bool = False
) -> tuple[list[Buy], list[Plain]]:
    """What a seat may buy now, as answers: records and their plain form."""
    if not state.specials:
        return _NOTHING
    return _BUYS[book.variant[state.rules].wares(book, state, seat, beside_actions)]


def about_buy(book: Book) -> Mapping[str, Any]:
    return {"price": book.constants.special_price}


def check_buy(
    kind: Kind[Any, Any, Any, Any], state: State, seat: Seat, answer: Buy, *, beside_actions: bool = False
) -> None:
    """Refuse what a seat cannot buy, whichever question it answers."""
    book: Book = kind.content
    book.variant[state.rules].check_purchase(kind, state, seat, answer.card, beside_actions)


def buy(moment: Moment, seat: Seat, answer: Buy) -> None:
    moment.content.variant[moment.state.rules].purchase(moment, seat, answer.card)
