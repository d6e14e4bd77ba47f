"""Volcanic Eruption / Earthquake: which of the two the card is depends on where its victim has cities."""

from __future__ import annotations

from msgspec.structs import replace

from ecumene.table.frames import Node, Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.cities import DESTROYED, REDUCED, Toll, cities_fall
from ecumene.titles.lineage.calamities.events import UnitsDestroyed
from ecumene.titles.lineage.calamities.places import PlaceId, select_place
from ecumene.titles.lineage.calamities.resolution import Calamity, proceed
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_of, city_owner, remove_city, remove_tokens
from ecumene.titles.lineage.state import Moment, State, board_of, has, seats_of

BEGIN, ERUPTION, AFTERSHOCK, OVER = range(4)
"""The stages: an eruption once its volcano is known, an earthquake after its first city."""


def volcanic_eruption(moment: Moment, node: Node, frame: Calamity) -> None:
    """An eruption where the victim has a city at a volcano, else an earthquake."""
    state, book = moment.state, moment.content
    if frame.stage == BEGIN:
        if points := unit_points_at_volcanoes(book, state, frame.victim):
            proceed(moment, node, frame)
            select_place(moment, node, board_of(book, state).volcanoes, points)
        else:
            proceed(moment, node, replace(frame, stage=ERUPTION))
            shake_own_city(moment, node, frame.victim)
    elif frame.stage == AFTERSHOCK and frame.areas:
        proceed(moment, node, frame)
        shake_next_city(moment, node, frame.victim, frame.areas[0])
    else:
        if frame.stage == ERUPTION:
            for area in frame.areas:
                destroy_units(moment, area)
        moment.flow.finish(node)


def unit_points_at_volcanoes(book: Book, state: State, seat: Seat) -> dict[PlaceId, int]:
    """For each volcano with a city of a seat: how many unit points of the seat it would destroy."""
    cities, tokens = set(cities_of(state, seat)), state.tokens[seat]
    return {
        volcano: sum(tokens[area] + book.numbers.city_points * (area in cities) for area in areas)
        for volcano, areas in board_of(book, state).volcanoes.items()
        if cities.intersection(areas)
    }


def destroy_units(moment: Moment, area: AreaId) -> None:
    """Everybody's units in an area return to stock; barbarians and pirates do not suffer."""
    state = moment.state
    owner = city_owner(state, area)
    for seat in seats_of(state):
        if (tokens := state.tokens[seat][area]) or seat == owner:
            remove_tokens(state, seat, area, tokens)
            id = board_of(moment.content, state).ids[area]
            moment.tell(UnitsDestroyed(seat, id, tokens, seat == owner))
    if owner is not None:
        remove_city(state, area)


def shake_own_city(moment: Moment, node: Node, victim: Seat) -> None:
    """One of the victim's cities is destroyed; with Engineering it is only reduced."""
    state = moment.state
    fate = REDUCED if has(moment.content, state, victim, "engineering") else DESTROYED
    cities_fall(moment, node, victim, Toll(fate, 1, tuple(cities_of(state, victim))))


def shake_next_city(moment: Moment, node: Node, victim: Seat, first: AreaId) -> None:
    """A city next to the first one is reduced, whoever owns it."""
    state, board = moment.state, board_of(moment.content, moment.state)
    near = sorted({*board.land[first], *board.water[first]})
    areas = tuple(area for area in near if city_owner(state, area) is not None)
    cities_fall(moment, node, victim, Toll(REDUCED, 1, areas))
