"""Flood: damage on the flood plain where the victim has most, to all who are there; else on its coasts."""

from __future__ import annotations

from ecumene.table.frames import Node, Seat
from ecumene.titles.lineage.board import AreaId
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.attributes import Changes, changed
from ecumene.titles.lineage.calamities.damage import COAST, take_damage, unit_points
from ecumene.titles.lineage.calamities.places import PlaceId, select_place
from ecumene.titles.lineage.calamities.resolution import Calamity, Effect, proceed
from ecumene.titles.lineage.state import Moment, State, board_of, by_ranking

CHANGES: Changes = {"engineering": -5}


def flood(damage: int, others: int, coast: int) -> Effect:
    """The damage of the victim on the plain, of each other seat there, or of the victim on its coasts."""

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
    state, book = moment.state, moment.content
    plains = flood_plains(book, state)
    points = {plain: there for plain in plains if (there := unit_points(book, state, victim, plain))}
    if points:
        select_place(moment, node, plains, points)


def flood_plains(book: Book, state: State) -> dict[PlaceId, list[AreaId]]:
    """The flood plains of the board with their areas."""
    plains: dict[PlaceId, list[AreaId]] = {}
    for area, plain in enumerate(board_of(book, state).flood_plain):
        if plain is not None:
            plains.setdefault(plain, []).append(area)
    return plains


def strike_plain(moment: Moment, node: Node, frame: Calamity, damage: int, others: int) -> None:
    """Everybody on the plain takes damage; who has nothing there has nothing to lose."""
    plain = board_of(moment.content, moment.state).flood_plain[frame.areas[0]]
    assert plain is not None
    for seat in by_ranking(moment.content, moment.state):
        strike(moment, node, frame, seat, damage if seat == frame.victim else others, plain)


def strike(moment: Moment, node: Node, frame: Calamity, seat: Seat, damage: int, where: str) -> None:
    points = changed(moment.content, moment.state, seat, damage, CHANGES)
    take_damage(moment, node, seat, frame.card, points, where)
