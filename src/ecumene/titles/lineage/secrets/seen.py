"""The facts that a step of a lesson may claim about the table and each civilization, from a glimpse. They are
computed after every entry of a lesson, so they are the changing and cheap part of `positions.facts`, with the
same names.
"""

from __future__ import annotations

from typing import Any

from ecumene.table.state.fields import UNKNOWN
from ecumene.table.state.frames import Seat
from ecumene.table.state.offers import Offer
from ecumene.titles.lineage.contract import Contract
from ecumene.titles.lineage.phases.construction import building_areas
from ecumene.titles.lineage.phases.population import census_order
from ecumene.titles.lineage.pieces.pieces import cities_of, cities_on_board, tokens_on_board
from ecumene.titles.lineage.state import State, seats_of
from ecumene.titles.lineage.trade.values import hand_value


def seen(title: Contract, glimpse: State) -> dict[str, Any]:
    """Turn, phase and order of census, and the side of each civilization, by its id."""
    return {
        "turn": glimpse.turn,
        "phase": glimpse.phase,
        "over": title.over(glimpse),
        "census_order": _census_order(title, glimpse),
        "offers": {id: _offer(title, glimpse, offer) for id, offer in glimpse.floor.offers.items()},
        **{title.seat_key(glimpse, seat): _side(title, glimpse, seat) for seat in seats_of(glimpse)},
    }


def _offer(title: Contract, glimpse: State, offer: Offer) -> dict[str, Any]:
    """The maker of an open offer, its audience (none: all), and the commodities that it names on both
    sides.
    """
    return {
        "by": title.seat_key(glimpse, offer.maker),
        "to": "" if offer.to is None else title.seat_key(glimpse, offer.to),
        "says": sorted(offer.says.kinds),
        "wants": sorted(offer.wants.kinds),
    }


def _census_order(title: Contract, glimpse: State) -> list[str]:
    if not all(glimpse.civilizations):
        return []
    return [title.seat_key(glimpse, seat) for seat in census_order(title.at(glimpse))]


def _side(title: Contract, glimpse: State, seat: Seat) -> dict[str, Any]:
    """Of another's hand only how many cards it has, and what the learner knows of them."""
    book, position = title.content, title.at(glimpse)
    board, hand = position.board, glimpse.hand[seat]
    side: dict[str, Any] = {
        "tokens": {board.ids[area]: count for area, count in enumerate(glimpse.tokens[seat]) if count},
        "on_board": tokens_on_board(glimpse, seat),
        "cities": [board.ids[area] for area in cities_of(glimpse, seat)],
        "city_count": cities_on_board(glimpse, seat),
        "ready": [board.ids[area] for area in building_areas(position, seat)],
        "ships": [board.id(position.berth(ship)) for ship in glimpse.ships[seat]],
        "stock": glimpse.stock[seat],
        "treasury": glimpse.treasury[seat],
        "census": glimpse.census[seat],
        "advances": [id for id, bit in book.bits.items() if glimpse.advances[seat] & bit],
        "ast": glimpse.ast[seat],
        "cards": len(hand),
        "hand": sorted(hand),
    }
    if UNKNOWN not in hand:
        side["hand_value"] = hand_value(position, seat, hand)
    return side
