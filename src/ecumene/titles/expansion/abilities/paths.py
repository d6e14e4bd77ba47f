"""Paths over land and water (33.1551, 33.1581): the reach of a nation's Universal Doctrine and Diaspora."""

from __future__ import annotations

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.pieces.board import AreaId, Place
from ecumene.titles.lineage.pieces.pieces import areas_of
from ecumene.titles.lineage.state import Position


def reached(position: Position, seat: Seat) -> set[AreaId]:
    """The areas in play that a path leads to from an own one, however long (ruling X62).

    It does not lead through tokens of others or barbarians, but may begin beside them, and over open sea only
    with an advance for it.
    """
    board, crosses = position.board, position.allows(seat, "open_sea")
    own = areas_of(position.state, seat)
    found: set[Place] = set(own)
    queue: list[Place] = list(own)
    while queue:
        place = queue.pop()
        if place < board.size and place not in own and is_blocked(position, seat, place):
            continue
        land = board.land[place] if place < board.size else ()
        routes = board.sail_open[place] if crosses or place >= board.size else board.sail[place]
        for other in (*land, *routes):
            if other not in found:
                found.add(other)
                queue.append(other)
    return {place for place in found if place < board.size and board.in_play[place]}


def is_blocked(position: Position, seat: Seat, area: AreaId) -> bool:
    """Whether tokens of others or barbarians are in an area."""
    state = position.state
    if state.barbarians[area]:
        return True
    return any(row[area] for other, row in enumerate(state.tokens) if other != seat)
