"""Flood: damage on the flood plain where the victim has most, to all who are there; else on its coasts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecumene.table.frames import Node, Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.attributes import Changes, Reckoning, reckon
from ecumene.titles.lineage.calamities.damage import COAST, take_damage, unit_points
from ecumene.titles.lineage.calamities.places import FLOOD, PlaceId, places_of, select_place
from ecumene.titles.lineage.calamities.resolution import Calamity, Effect, proceed
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import Moment, State, board_of, by_ranking

CHANGES: Changes = {"engineering": -5}


DAMAGE, OTHERS, ON_COASTS = 15, 5, 5
"""The damage of the victim on the plain, of each other seat there, or of the victim on its coasts."""


def flood(damage: int, others: int, coast: int) -> Effect:
    """A flood that does so much damage: to the victim, to others, and on coasts."""

    def effect(moment: Moment, node: Node, frame: Calamity) -> None:
        if frame.stage == 0:
            proceed(moment, node, frame)
            select_plain(moment, node, frame.victim)
        elif frame.stage == 1:
            proceed(moment, node, frame)
            if frame.areas:
                strike_plain(moment, node, frame, damage, others)
            else:
                strike(moment, node, frame, frame.victim, coast, COAST)
        else:
            moment.flow.finish(node)

    return effect


def select_plain(moment: Moment, node: Node, victim: Seat) -> None:
    """The plain where the victim has most unit points, if it is on any."""
    points = endangered(moment.content, moment.state, victim)
    if points:
        select_place(moment, node, flood_plains(moment.content, moment.state), points)


def endangered(book: Book, state: State, victim: Seat) -> dict[PlaceId, int]:
    """How many unit points a victim has on each flood plain where it has any."""
    plains = flood_plains(book, state)
    return {plain: there for plain in plains if (there := unit_points(book, state, victim, plain))}


def flood_plains(book: Book, state: State) -> Mapping[PlaceId, Sequence[AreaId]]:
    """The flood plains of the board with their areas."""
    return places_of(book, state, FLOOD)


def strike_plain(moment: Moment, node: Node, frame: Calamity, damage: int, others: int) -> None:
    """Everybody on the plain takes damage; who has nothing there has nothing to lose."""
    plain = board_of(moment.content, moment.state).flood_plain[frame.areas[0]]
    assert plain is not None
    for seat in by_ranking(moment.content, moment.state):
        strike(moment, node, frame, seat, damage if seat == frame.victim else others, plain)


def strike(moment: Moment, node: Node, frame: Calamity, seat: Seat, damage: int, where: str) -> None:
    points = washed_away(moment.content, moment.state, seat, damage).result
    take_damage(moment, node, seat, frame.card, points, where)


def washed_away(book: Book, state: State, seat: Seat, damage: int) -> Reckoning:
    """The damage of a seat."""
    return reckon(book, state, seat, damage, CHANGES)
