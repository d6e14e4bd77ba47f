"""Advice for phase 10: the special abilities to use, and their targets."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.abilities.ability import EndAbility, UseAbility
from ecumene.titles.lineage.abilities.areas import affected, price, struck
from ecumene.titles.lineage.abilities.phase import AskAbility, EndAbilities
from ecumene.titles.lineage.abilities.records import Conversion, Sale, StrikeArea, Tribute
from ecumene.titles.lineage.abilities.trade_routes import AskSell, Sell, proceeds, sellable
from ecumene.titles.lineage.phases.support import support_rate
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_on_board
from ecumene.titles.lineage.quick_player.suffering import standing
from ecumene.titles.lineage.state import CardId, Position

# In tokens that have a place to stay.
CITY = 9.0
CARDS = 6.0  # the tribute of some neighbours
TREASURY = 0.6  # a token in treasury; it is as good as a point in cards
HARM = 0.3  # what it is worth that somebody ahead loses a token
ENOUGH = 1.0  # less is not worth an answer


def use(position: Position, ask: AskAbility, options: Sequence[Answer]) -> Answer:
    """The ability that brings most, while one brings anything."""
    uses = [option for option in options if isinstance(option, UseAbility)]
    best = max(uses, key=lambda option: _worth(position, ask.seat, option), default=None)
    if best is None or _worth(position, ask.seat, best) < ENOUGH:
        return EndAbilities()
    return best


def _worth(position: Position, seat: Seat, option: UseAbility) -> float:
    area = position.board.index.get(option.area or "")
    match position.book.abilities[option.advance]:
        case Tribute():
            return CARDS
        case Sale():
            return float(ENOUGH if for_sale(position, seat) else 0)
        case Conversion():
            return float(ENOUGH) if area is None else _city(position, seat, 1)
        case StrikeArea() if option.tokens is not None:
            return _treasury(position, seat, option.tokens)
        case StrikeArea(fate=fate) if area is not None:
            worth = _harm if fate == "destroyed" else _gain
            return worth(position, seat, option.advance, area)
    return 0.0


def _treasury(position: Position, seat: Seat, tokens: int) -> float:
    """What treasury is worth, if the stock still has enough for taxes."""
    taxes = position.book.numbers.tax_rate * cities_on_board(position.state, seat)
    return TREASURY * tokens if position.state.stock[seat] - tokens >= taxes else 0.0


def _gain(position: Position, seat: Seat, advance: str, area: AreaId) -> float:
    """What it is worth to annex units, less what it costs."""
    tokens, cities = struck(position, advance, area)
    gain = _tokens(position, area, tokens) + _city(position, seat, cities)
    return gain - TREASURY * price(position, advance, area)


def _city(position: Position, seat: Seat, cities: int) -> float:
    """What these additional cities are worth; nothing without people to support them."""
    state = position.state
    wanted = support_rate(position, seat) * (cities_on_board(state, seat) + cities)
    return CITY * cities if sum(state.tokens[seat]) >= wanted else 0.0


def _tokens(position: Position, area: AreaId, tokens: int) -> int:
    """What tokens are worth in an area: as many as it feeds."""
    return 0 if position.state.cities[area] else min(tokens, position.board.limit[area])


def _harm(position: Position, seat: Seat, advance: str, area: AreaId) -> float:
    """What it is worth to destroy units; nothing if they belong to somebody who is behind."""
    mine = standing(position, seat)
    if any(standing(position, victim) < mine for victim in affected(position, advance, area)):
        return 0.0
    tokens, cities = struck(position, advance, area)
    return HARM * (tokens + CITY * cities)


def for_sale(position: Position, seat: Seat) -> CardId | None:
    """The most valuable single card: its sale brings twice its value alone."""
    book = position.book
    hand = position.state.hand[seat]
    singles = [card for card in sellable(position, seat) if hand.count(card) == 1 and book.cards[card].face]
    return max(singles, key=lambda card: (proceeds(book, card), card), default=None)


def sell(position: Position, ask: AskSell, options: Sequence[Answer]) -> Answer:
    """All single cards, the most valuable first."""
    card = for_sale(position, ask.seat)
    if card is not None:
        return Sell(card)
    return EndAbility() if ask.sold else options[0]
