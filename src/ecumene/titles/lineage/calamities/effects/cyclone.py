"""Cyclone: it strikes all cities around the open sea that touches most of its victim's cities."""

from __future__ import annotations

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.calamities.attributes import Reckoning, reckon
from ecumene.titles.lineage.calamities.cities import REDUCED, Toll, cities_fall
from ecumene.titles.lineage.calamities.places import PlaceId, places_of, select_place
from ecumene.titles.lineage.calamities.records import Cyclone
from ecumene.titles.lineage.calamities.resolution import Calamity, cancel, proceed
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import city_owner
from ecumene.titles.lineage.state import Moment, Position, by_ranking


def cyclone(moment: Moment, node: Node, frame: Calamity, card: Cyclone) -> None:
    if frame.stage == 0:
        shores = shores_with_cities(moment)
        if own := endangered(moment, frame.victim):
            proceed(moment, node, frame)
            select_place(moment, node, shores, own)
        else:
            cancel(moment, node, frame)
    elif frame.stage == 1:
        proceed(moment, node, frame)
        for seat in by_ranking(moment):
            blow_down(moment, node, frame, card, seat)
    else:
        moment.flow.finish(node)


def shores_with_cities(position: Position) -> dict[PlaceId, list[AreaId]]:
    """The open seas with the areas around them in which somebody has a city; pirates do not suffer."""
    return {
        sea: [area for area in shore if city_owner(position.state, area) is not None]
        for sea, shore in places_of(position, Cyclone.strikes).items()
    }


def blow_down(moment: Moment, node: Node, frame: Calamity, card: Cyclone, seat: Seat) -> None:
    """A seat reduces the cities at the sea that it selects and does not deselect again.

    It makes both choices itself, so only their number matters: if there are fewer cities than it has to
    select, some of these few are deselected.
    """
    areas = tuple(area for area in frame.areas if city_owner(moment.state, area) == seat)
    selected = exposed(moment, card, seat, frame.victim).result
    falling = sheltered(moment, card, seat, min(selected, len(areas)))
    cities_fall(moment, node, seat, Toll(REDUCED, falling.result, areas))


def exposed(position: Position, card: Cyclone, seat: Seat, victim: Seat) -> Reckoning:
    """How many cities at the sea a seat selects, if it has enough of them there."""
    selected = card.selected if seat == victim else card.selected_of_others
    return reckon(position, seat, selected, card.changes)


def sheltered(position: Position, card: Cyclone, seat: Seat, selected: int) -> Reckoning:
    """How many of the selected cities fall."""
    return reckon(position, seat, selected, card.deselect)


def endangered(position: Position, victim: Seat) -> dict[PlaceId, int]:
    """How many cities a victim has at each open sea where it has any."""
    shores = shores_with_cities(position)
    return {
        sea: count
        for sea, areas in shores.items()
        if (count := sum(city_owner(position.state, area) == victim for area in areas))
    }
