"""Volcanic Eruption / Earthquake: the places of the victim's cities decide which of the two the card is."""

from __future__ import annotations

from msgspec.structs import replace

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.calamities.attributes import holds_any
from ecumene.titles.lineage.calamities.cities import DESTROYED, REDUCED, Toll, cities_fall
from ecumene.titles.lineage.calamities.events import UnitsDestroyed
from ecumene.titles.lineage.calamities.places import PlaceId, select_place
from ecumene.titles.lineage.calamities.records import Eruption
from ecumene.titles.lineage.calamities.resolution import Calamity, proceed
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_of, city_owner, remove_city, remove_tokens
from ecumene.titles.lineage.state import Moment, Position, seats_of

BEGIN, ERUPTION, AFTERSHOCK, OVER = range(4)
"""The stages: an eruption once its volcano is known, an earthquake after its first city."""


def eruption(moment: Moment, node: Node, frame: Calamity, card: Eruption) -> None:
    """An eruption where the victim has a city at a volcano, else an earthquake."""
    if frame.stage == BEGIN:
        if points := unit_points_at_volcanoes(moment, frame.victim):
            proceed(moment, node, frame)
            select_place(moment, node, moment.board.volcanoes, points)
        else:
            proceed(moment, node, replace(frame, stage=ERUPTION))
            shake_own_city(moment, node, card, frame.victim)
    elif frame.stage == AFTERSHOCK and frame.areas:
        proceed(moment, node, frame)
        shake_next_city(moment, node, frame.victim, frame.areas[0])
    else:
        if frame.stage == ERUPTION:
            for area in frame.areas:
                destroy_units(moment, area)
        moment.flow.finish(node)


def unit_points_at_volcanoes(position: Position, seat: Seat) -> dict[PlaceId, int]:
    """For each volcano with a city of a seat: how many unit points of the seat it would destroy."""
    state = position.state
    cities, tokens = set(cities_of(state, seat)), state.tokens[seat]
    return {
        volcano: sum(tokens[area] + position.book.numbers.city_points * (area in cities) for area in areas)
        for volcano, areas in position.board.volcanoes.items()
        if cities.intersection(areas)
    }


def destroy_units(moment: Moment, area: AreaId) -> None:
    """Everybody's units in an area return to stock; barbarians and pirates do not suffer."""
    state = moment.state
    owner = city_owner(state, area)
    for seat in seats_of(state):
        if (tokens := state.tokens[seat][area]) or seat == owner:
            remove_tokens(state, seat, area, tokens)
            id = moment.board.ids[area]
            moment.tell(UnitsDestroyed(seat, id, tokens, seat == owner))
    if owner is not None:
        remove_city(state, area)


def shake_own_city(moment: Moment, node: Node, card: Eruption, victim: Seat) -> None:
    """One of the victim's cities falls."""
    toll = Toll(fate_of_own(moment, card, victim), 1, tuple(cities_of(moment.state, victim)))
    cities_fall(moment, node, victim, toll)


def fate_of_own(position: Position, card: Eruption, victim: Seat) -> str:
    """The victim's city is destroyed, or where an advance softens the earthquake only reduced."""
    return REDUCED if holds_any(position, victim, card.softened_by) else DESTROYED


def shake_next_city(moment: Moment, node: Node, victim: Seat, first: AreaId) -> None:
    """A city next to the first one is reduced, no matter who owns it."""
    state, board = moment.state, moment.board
    near = sorted({*board.land[first], *board.water[first]})
    areas = tuple(area for area in near if city_owner(state, area) is not None)
    cities_fall(moment, node, victim, Toll(REDUCED, 1, areas))
