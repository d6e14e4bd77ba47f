"""Volcano/Earthquake (30.21): the places of the victim's cities decide which of the two it is. A holder of
Urbanism without Engineering loses more beside the struck city (30.213).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.expansion.calamities.records import Cataclysm
from ecumene.titles.expansion.calamities.scourges import stage_of
from ecumene.titles.expansion.calamities.tokens import lose_tokens
from ecumene.titles.lineage.calamities.attributes import holds_any
from ecumene.titles.lineage.calamities.cities import REDUCED, Toll, cities_fall
from ecumene.titles.lineage.calamities.effects.eruption import destroy_units, fate_of_own
from ecumene.titles.lineage.calamities.places import PlaceId, select_place
from ecumene.titles.lineage.calamities.resolution import Calamity, proceed
from ecumene.titles.lineage.pieces.board import AreaId, Board
from ecumene.titles.lineage.pieces.pieces import cities_of, city_owner, occupants
from ecumene.titles.lineage.state import Moment, Position, present

BEGIN, ERUPTION, AFTERSHOCK, SETTLING, COLLAPSE, OVER = range(6)
"""The stages: an eruption once its volcano is known, an earthquake after its first and its second city, then
what Urbanism adds to either."""


def cataclysm(moment: Moment, node: Node, frame: Calamity, card: Cataclysm) -> None:
    if frame.stage == BEGIN:
        if points := points_at_volcanoes(moment, frame.victim):
            proceed(moment, node, frame)
            select_place(moment, node, moment.board.volcanoes, points)
        else:
            proceed(moment, node, replace(frame, stage=ERUPTION))
            shake_own_city(moment, node, card, frame.victim)
    elif frame.stage == ERUPTION:
        erupt(moment, node, frame)
    elif frame.stage == AFTERSHOCK and frame.areas:
        shake_next_city(moment, node, frame)
    elif frame.stage == SETTLING:
        proceed(moment, node, replace(frame, secondary=shaken(moment, frame)))
    elif frame.stage == COLLAPSE:
        proceed(moment, node, frame)
        for seat in frame.secondary:
            collapse(moment, node, frame, card, seat)
    else:
        moment.flow.finish(node)


# Eruption


def points_at_volcanoes(position: Position, victim: Seat) -> dict[PlaceId, int]:
    """For each volcano with a city of the victim: how many unit points of all it would destroy (30.211)."""
    cities = set(cities_of(position.state, victim))
    return {
        volcano: sum(points_in(position, area) for area in areas)
        for volcano, areas in position.board.volcanoes.items()
        if cities.intersection(areas)
    }


def points_in(position: Position, area: AreaId) -> int:
    """The unit points of all players in an area."""
    state = position.state
    city = position.book.numbers.city_points if city_owner(state, area) is not None else 0
    return city + sum(row[area] for row in state.tokens)


def points_of_seat(position: Position, seat: Seat, areas: Iterable[AreaId]) -> int:
    """The unit points of one player in some areas."""
    state, city = position.state, position.book.numbers.city_points
    return sum(state.tokens[seat][area] + city * (city_owner(state, area) == seat) for area in areas)


def erupt(moment: Moment, node: Node, frame: Calamity) -> None:
    """Everything in the areas of the volcano is destroyed; who lost something there is written down, but for
    those who left the game (14.71)."""
    state = moment.state
    struck = [
        seat
        for seat in present(state)
        if any(seat in occupants(state, area) or city_owner(state, area) == seat for area in frame.areas)
    ]
    for area in frame.areas:
        destroy_units(moment, area)
    proceed(moment, node, replace(frame, stage=SETTLING, secondary=tuple(struck)))


# Earthquake


def shake_own_city(moment: Moment, node: Node, card: Cataclysm, victim: Seat) -> None:
    """A city of the victim falls: one with a city of somebody else next to it, if there is one (30.212)."""
    cities = cities_of(moment.state, victim)
    beside = [area for area in cities if next_cities(moment, victim, area)]
    toll = Toll(fate_of_own(moment, card, victim), 1, tuple(beside or cities))
    cities_fall(moment, node, victim, toll)


def next_cities(position: Position, victim: Seat, area: AreaId) -> dict[AreaId, Seat]:
    """The cities of other players next to an area, by land or water; nobody's who left the game."""
    state = position.state
    owners = {other: city_owner(state, other) for other in around(position.board, [area])}
    return {
        other: owner
        for other, owner in owners.items()
        if owner is not None and owner != victim and owner not in state.departed
    }


def shake_next_city(moment: Moment, node: Node, frame: Calamity) -> None:
    """One of them is reduced; until it is known which one, all their owners may suffer, in order of areas."""
    beside = next_cities(moment, frame.victim, frame.areas[0])
    proceed(moment, node, replace(frame, secondary=tuple(beside.values())))
    cities_fall(moment, node, frame.victim, Toll(REDUCED, 1, tuple(beside)))


def shaken(position: Position, frame: Calamity) -> tuple[Seat, ...]:
    """Who suffers an earthquake: the victim, and the owner of the second city, if there was one."""
    first, *second = frame.areas
    beside = sorted({*next_cities(position, frame.victim, first), *second})
    return (frame.victim, *(frame.secondary[beside.index(area)] for area in second))


def around(board: Board, areas: Iterable[AreaId]) -> list[AreaId]:
    """The areas next to some, by land or water, these themselves not among them."""
    inner = set(areas)
    return sorted({other for area in inner for other in (*board.land[area], *board.water[area])} - inner)


# Urbanism


def collapse(moment: Moment, node: Node, frame: Calamity, card: Cataclysm, seat: Seat) -> None:
    """Tokens next to what was struck; with too few of them a city there is reduced instead (ruling X44)."""
    if not collapses(moment, card, seat):
        return
    state = moment.state
    near = around(moment.board, stage_of(moment, node).areas)
    there = sum(state.tokens[seat][area] for area in near)
    cities = tuple(area for area in near if city_owner(state, area) == seat)
    if there < card.more_tokens and cities:
        cities_fall(moment, node, seat, Toll(REDUCED, 1, cities))
    else:
        lose_tokens(moment, node, seat, frame.card, near, card.more_tokens)


def collapses(position: Position, card: Cataclysm, seat: Seat) -> bool:
    """Whether a victim loses more next door: with Urbanism, and no Engineering."""
    return holds_any(position, seat, card.worsened_by) and not holds_any(position, seat, card.softened_by)
