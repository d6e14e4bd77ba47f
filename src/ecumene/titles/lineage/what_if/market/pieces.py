"""The count of each card of a draft on the market, with the reason."""

from __future__ import annotations

import msgspec

from ecumene.table.questions.counsel import Sentence
from ecumene.titles.lineage.market.exchange import Exchange
from ecumene.titles.lineage.market.prospects import Prospects
from ecumene.titles.lineage.market.records import SpaceId
from ecumene.titles.lineage.market.spaces import FACE_DOWN, board_of, placed_value, taken_value
from ecumene.titles.lineage.state import CardId, Position
from ecumene.titles.lineage.trade.values import counted_by_kind
from ecumene.titles.lineage.what_if.consultation import Consultation


class Piece(msgspec.Struct, frozen=True):
    """A card that is placed or taken, as far as it is known, and what it counts; a set is shared equally."""

    space: SpaceId
    card: CardId | None
    name: str | None
    counts: int
    says: Sentence


class MarketSide(msgspec.Struct, frozen=True):
    """What is placed, or taken, piece by piece, and what all of it counts."""

    value: int
    pieces: list[Piece]


_RULES = {"red": "4.7.red.value", "set": "4.7.set_value", "face": "4.7.value", "down": "4.7.face_down"}
"""Why a card counts what it counts."""


def placed(consultation: Consultation, position: Position, draft: Exchange) -> MarketSide:
    """What is put on the market."""
    return MarketSide(placed_value(position, draft.place), _placed(consultation, position, draft))


def taken(consultation: Consultation, prospects: Prospects, draft: Exchange) -> MarketSide:
    """What is taken from there."""
    return MarketSide(taken_value(prospects.position, draft.take), _taken(consultation, prospects, draft))


def _placed(consultation: Consultation, position: Position, draft: Exchange) -> list[Piece]:
    red, found = board_of(position).red, list[Piece]()
    sets = counted_by_kind(position.book, (card for card, space in draft.place if space not in red))
    for card, space in draft.place:
        face, number = position.book.cards[card].face, sets[position.book.kinds[card]]
        counts = red[space] if space in red else face * number
        how = "red" if space in red else "set" if number > 1 else "face"
        says = consultation.say(f"market-place-{how}", _RULES[how], card=card, counts=counts)
        found.append(Piece(space, card, consultation.called(card), counts, says))
    return found


def _taken(consultation: Consultation, prospects: Prospects, draft: Exchange) -> list[Piece]:
    position = prospects.position
    market, red, found = position.state.market, board_of(position).red, list[Piece]()
    open_ones = [market[space].card for space in draft.take if market[space].lies not in FACE_DOWN]
    sets = counted_by_kind(position.book, open_ones)
    for space in draft.take:
        down, card = market[space].lies in FACE_DOWN, prospects.known.get(space)
        number = 1 if down or card is None else sets[position.book.kinds[card]]
        counts = taken_value(position, [space]) * number
        how = "red" if space in red else "down" if down else "set" if number > 1 else "face"
        says = consultation.say(f"market-take-{how}", _RULES[how], card=card, counts=counts)
        found.append(Piece(space, card, name_of(consultation, card), counts, says))
    return found


def name_of(consultation: Consultation, card: CardId | None) -> str | None:
    """What a card is called, if it is known."""
    return None if card is None else consultation.called(card)
