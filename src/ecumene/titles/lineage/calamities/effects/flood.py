"""Flood: damage to all seats on the flood plain with most units of the victim; otherwise on the victim's
coasts.

Cities on black sites are spared (`damage.city_in_reach`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.calamities.attributes import Reckoning, reckon
from ecumene.titles.lineage.calamities.damage import COAST, SNOW, take_damage, unit_points
from ecumene.titles.lineage.calamities.places import PlaceId, places_of, select_place
from ecumene.titles.lineage.calamities.records import Flood
from ecumene.titles.lineage.calamities.resolution import Calamity, proceed
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import Moment, Position, by_ranking


def flood(moment: Moment, node: Node, frame: Calamity, card: Flood) -> None:
    if frame.stage == 0:
        proceed(moment, node, frame)
        select_plain(moment, node, frame.victim)
    elif frame.stage == 1:
        proceed(moment, node, frame)
        if frame.areas:
            strike_plain(moment, node, frame, card)
        else:
            points = washed_ashore(moment, card, frame.victim).result
            take_damage(moment, node, frame.victim, frame.card, points, shore(moment))
    else:
        moment.flow.finish(node)


def shore(position: Position) -> str:
    """Where a victim suffers that is on no plain: its coasts and, where avalanches go down, the snow."""
    return COAST if position.board.snow is None else SNOW


def select_plain(moment: Moment, node: Node, victim: Seat) -> None:
    """The plain where the victim has most unit points, if it is on any."""
    points = endangered(moment, victim)
    if points:
        select_place(moment, node, flood_plains(moment), points)


def endangered(position: Position, victim: Seat) -> dict[PlaceId, int]:
    """How many unit points a victim has on each flood plain where it has any."""
    plains = flood_plains(position)
    return {plain: there for plain in plains if (there := unit_points(position, victim, plain))}


def flood_plains(position: Position) -> Mapping[PlaceId, Sequence[AreaId]]:
    """The flood plains of the board with their areas."""
    return places_of(position, Flood.strikes)


def strike_plain(moment: Moment, node: Node, frame: Calamity, card: Flood) -> None:
    """Everybody on the plain takes damage; who has nothing there has nothing to lose."""
    plain = moment.board.flood_plain[frame.areas[0]]
    assert plain is not None
    for seat in by_ranking(moment):
        points = washed_away(moment, card, seat, frame.victim).result
        take_damage(moment, node, seat, frame.card, points, plain)


def washed_away(position: Position, card: Flood, seat: Seat, victim: Seat) -> Reckoning:
    """The damage of a seat on the plain."""
    damage = card.damage if seat == victim else card.damage_of_others
    return reckon(position, seat, damage, card.changes)


def washed_ashore(position: Position, card: Flood, victim: Seat) -> Reckoning:
    """The damage of a victim on its coasts, where it is on no plain."""
    return reckon(position, victim, card.coast_damage, card.changes)
