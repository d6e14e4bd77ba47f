"""Flood (30.51): people of the victim and of others on a flood plain drown; or a coastal city falls."""

from __future__ import annotations

from msgspec.structs import replace

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.expansion.calamities.dividing import divide
from ecumene.titles.expansion.calamities.records import Inundation
from ecumene.titles.expansion.calamities.scourges import stage_of
from ecumene.titles.lineage.calamities.attributes import holds_any
from ecumene.titles.lineage.calamities.cities import DESTROYED, REDUCED, Toll, cities_fall
from ecumene.titles.lineage.calamities.damage import take_damage, unit_points
from ecumene.titles.lineage.calamities.places import PlaceId, places_of, select_place
from ecumene.titles.lineage.calamities.resolution import Calamity, proceed
from ecumene.titles.lineage.calamities.victims import coastal_cities
from ecumene.titles.lineage.pieces.pieces import cities_of
from ecumene.titles.lineage.state import Moment, Position, by_ranking

PLACE, DIVIDE, SUFFER, OVER = range(4)


def inundation(moment: Moment, node: Node, frame: Calamity, card: Inundation) -> None:
    if frame.stage == PLACE:
        proceed(moment, node, frame)
        if points := on_plains(moment, frame.victim):
            select_place(moment, node, places_of(moment, card.strikes), points)
    elif frame.stage == DIVIDE and frame.areas:
        proceed(moment, node, frame)
        plain = plain_of(moment, frame)
        divide(moment, node, stage_of(moment, node), card.divided, rooms(moment, frame, card, plain))
    elif frame.stage == SUFFER and frame.areas:
        proceed(moment, node, frame)
        plain = plain_of(moment, frame)
        take_damage(moment, node, frame.victim, frame.card, washed_away(moment, card, frame.victim), plain)
        for seat, share in frame.shares or ():
            take_damage(moment, node, seat, frame.card, share, plain)
    elif frame.stage == DIVIDE:
        proceed(moment, node, replace(frame, stage=SUFFER))
        wash_ashore(moment, node, frame, card)
    else:
        moment.flow.finish(node)


def plain_of(position: Position, frame: Calamity) -> PlaceId:
    plain = position.board.flood_plain[frame.areas[0]]
    assert plain is not None
    return plain


def on_plains(position: Position, seat: Seat) -> dict[PlaceId, int]:
    """The unit points of a seat on each flood plain where it has any, safe cities among them (ruling X49)."""
    cities, row = set(cities_of(position.state, seat)), position.state.tokens[seat]
    city = position.book.numbers.city_points
    return {
        plain: points
        for plain, areas in places_of(position, Inundation.strikes).items()
        if (points := sum(row[area] + city * (area in cities) for area in areas))
    }


def rooms(position: Position, frame: Calamity, card: Inundation, plain: PlaceId) -> dict[Seat, int]:
    """How much each of the others on the plain may be given to bear."""
    return {
        seat: capped(position, card, seat, unit_points(position, seat, plain, frame.card))
        for seat in by_ranking(position)
        if seat != frame.victim
    }


def washed_away(position: Position, card: Inundation, victim: Seat) -> int:
    """What the primary victim loses on the plain."""
    return capped(position, card, victim, card.damage)


def capped(position: Position, card: Inundation, seat: Seat, points: int) -> int:
    """No more than what an advance lets through."""
    return min(points, card.most_sheltered) if holds_any(position, seat, card.sheltered_by) else points


def wash_ashore(moment: Moment, node: Node, frame: Calamity, card: Inundation) -> None:
    """A seat on no plain loses a city at a coast, if it has one."""
    fate = fate_ashore(moment, card, frame.victim)
    cities_fall(moment, node, frame.victim, Toll(fate, 1, coastal_cities(moment, frame.victim)))


def fate_ashore(position: Position, card: Inundation, victim: Seat) -> str:
    """What happens to that city."""
    return REDUCED if holds_any(position, victim, card.sheltered_by) else DESTROYED
