"""Advice for phase 10: which special abilities to use, and on whom."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.answers import Answer
from ecumene.table.frames import Seat
from ecumene.titles.lineage.abilities.ability import EndAbility, UseAbility
from ecumene.titles.lineage.abilities.areas import (
    FUNDAMENTALISM,
    MONOTHEISM,
    POLITICS,
    affected,
    price,
    struck,
)
from ecumene.titles.lineage.abilities.phase import AskAbility, EndAbilities
from ecumene.titles.lineage.abilities.provincial_empire import PROVINCIAL_EMPIRE
from ecumene.titles.lineage.abilities.trade_routes import TRADE_ROUTES, AskSell, Sell, proceeds, sellable
from ecumene.titles.lineage.abilities.universal_doctrine import UNIVERSAL_DOCTRINE
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.phases.support import support_rate
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_on_board
from ecumene.titles.lineage.quick_player.suffering import standing
from ecumene.titles.lineage.state import CardId, State, board_of

# In tokens that have a place to stay.
CITY = 9.0
CARDS = 6.0  # the tribute of some neighbours
TREASURY = 0.6  # a token in treasury; it is as good as a point in cards
HARM = 0.3  # what it is worth that somebody ahead loses a token
ENOUGH = 1.0  # less is not worth an answer


def use(book: Book, state: State, ask: AskAbility, options: Sequence[Answer]) -> Answer:
    """The ability that brings most, while one brings anything."""
    uses = [option for option in options if isinstance(option, UseAbility)]
    best = max(uses, key=lambda option: _worth(book, state, ask.seat, option), default=None)
    if best is None or _worth(book, state, ask.seat, best) < ENOUGH:
        return EndAbilities()
    return best


def _worth(book: Book, state: State, seat: Seat, option: UseAbility) -> float:
    advance, area = option.advance, board_of(book, state).index.get(option.area or "")
    if advance == PROVINCIAL_EMPIRE:
        return CARDS
    if advance == TRADE_ROUTES:
        return float(ENOUGH if for_sale(book, state, seat) else 0)
    if advance == POLITICS and option.tokens is not None:
        taxes = book.numbers.tax_rate * cities_on_board(state, seat)
        return TREASURY * option.tokens if state.stock[seat] - option.tokens >= taxes else 0.0
    if advance == UNIVERSAL_DOCTRINE:
        return float(ENOUGH) if area is None else _city(book, state, seat, 1)
    if area is None:
        return 0.0
    tokens, cities = struck(book, state, advance, area)
    if advance in (MONOTHEISM, POLITICS):
        gain = _tokens(book, state, area, tokens) + _city(book, state, seat, cities)
        return gain - TREASURY * price(book, state, advance, area)
    return _harm(book, state, seat, area, tokens, cities) if advance == FUNDAMENTALISM else 0.0


def _city(book: Book, state: State, seat: Seat, cities: int) -> float:
    """What so many more cities are worth; nothing without people to support them."""
    wanted = support_rate(book, state, seat) * (cities_on_board(state, seat) + cities)
    return CITY * cities if sum(state.tokens[seat]) >= wanted else 0.0


def _tokens(book: Book, state: State, area: AreaId, tokens: int) -> int:
    """What tokens are worth in an area: as many as it feeds."""
    return 0 if state.cities[area] else min(tokens, board_of(book, state).limit[area])


def _harm(book: Book, state: State, seat: Seat, area: AreaId, tokens: int, cities: int) -> float:
    """What it is worth to destroy units; nothing if they belong to somebody who is behind."""
    mine = standing(book, state, seat)
    if any(standing(book, state, victim) < mine for victim in affected(book, state, FUNDAMENTALISM, area)):
        return 0.0
    return HARM * (tokens + CITY * cities)


def for_sale(book: Book, state: State, seat: Seat) -> CardId | None:
    """The dearest single card: sold it brings twice what it is worth alone."""
    hand = state.hand[seat]
    singles = [
        card for card in sellable(book, state, seat) if hand.count(card) == 1 and book.cards[card].face
    ]
    return max(singles, key=lambda card: (proceeds(book, card), card), default=None)


def sell(book: Book, state: State, ask: AskSell, options: Sequence[Answer]) -> Answer:
    """All singles, the dearest first."""
    card = for_sale(book, state, ask.seat)
    if card is not None:
        return Sell(card)
    return EndAbility() if ask.sold else options[0]
