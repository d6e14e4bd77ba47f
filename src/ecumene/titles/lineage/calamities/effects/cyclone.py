"""Cyclone: it strikes all cities around the open sea that touches most of its victim's."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.frames import Node, Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.attributes import Changes, Reckoning, reckon
from ecumene.titles.lineage.calamities.cities import REDUCED, Toll, cities_fall
from ecumene.titles.lineage.calamities.events import CalamityCancelled
from ecumene.titles.lineage.calamities.places import CYCLONE, PlaceId, places_of, select_place
from ecumene.titles.lineage.calamities.resolution import Calamity, proceed
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import city_owner
from ecumene.titles.lineage.state import Moment, State, by_ranking

SELECTED, SELECTED_BY_OTHERS = 3, 2
EXPOSED: Changes = {"trade_empire": 1}
"""More cities are selected,"""
SHELTERED: Changes = {"masonry": -1, "calendar": -2}
"""and some of them are deselected again."""


def cyclone(moment: Moment, node: Node, frame: Calamity) -> None:
    state, book = moment.state, moment.content
    if frame.stage == 0:
        shores = shores_with_cities(book, state)
        if own := endangered(book, state, frame.victim):
            proceed(moment, node, frame)
            select_place(moment, node, shores, own)
        else:
            moment.tell(CalamityCancelled(frame.victim, frame.card))
            moment.flow.finish(node)
    elif frame.stage == 1:
        proceed(moment, node, frame)
        for seat in by_ranking(book, state):
            blow_down(
                moment, node, seat, frame.areas, SELECTED if seat == frame.victim else SELECTED_BY_OTHERS
            )
    else:
        moment.flow.finish(node)


def shores_with_cities(book: Book, state: State) -> dict[PlaceId, list[AreaId]]:
    """The open seas with the areas around them in which somebody has a city; pirates do not suffer."""
    return {
        sea: [area for area in shore if city_owner(state, area) is not None]
        for sea, shore in places_of(book, state, CYCLONE).items()
    }


def blow_down(moment: Moment, node: Node, seat: Seat, shore: Sequence[AreaId], selected: int) -> None:
    """A seat reduces the cities at the sea that it selects and does not deselect again.

    It makes both choices itself, so only their number matters: where there are fewer cities than are to be
    selected, some of these few are deselected.
    """
    state, book = moment.state, moment.content
    areas = tuple(area for area in shore if city_owner(state, area) == seat)
    falling = sheltered(book, state, seat, min(exposed(book, state, seat, selected).result, len(areas)))
    cities_fall(moment, node, seat, Toll(REDUCED, falling.result, areas))


def exposed(book: Book, state: State, seat: Seat, selected: int) -> Reckoning:
    """How many cities at the sea a seat selects, if it has so many there."""
    return reckon(book, state, seat, selected, EXPOSED)


def sheltered(book: Book, state: State, seat: Seat, selected: int) -> Reckoning:
    """How many of the selected cities fall."""
    return reckon(book, state, seat, selected, SHELTERED)


def endangered(book: Book, state: State, victim: Seat) -> dict[PlaceId, int]:
    """How many cities a victim has at each open sea where it has any."""
    shores = shores_with_cities(book, state)
    return {
        sea: count
        for sea, areas in shores.items()
        if (count := sum(city_owner(state, area) == victim for area in areas))
    }
