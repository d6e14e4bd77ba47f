"""Movement (22): ships have been paid for before it begins, and are not built in it."""

from __future__ import annotations

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.movement import movement
from ecumene.titles.lineage.movement.entering import foreign
from ecumene.titles.lineage.movement.movement import AskMove, Marching
from ecumene.titles.lineage.movement.moves import (
    Disembark,
    Embark,
    EndMovement,
    Insist,
    Move,
    Sail,
    TakeBack,
)
from ecumene.titles.lineage.phases.order import Wait
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import city_owner, ready_ship, ships_in
from ecumene.titles.lineage.state import Moment, Position, seats_of

March = Move | Sail | Embark | Disembark | TakeBack | Wait | Insist | EndMovement


def begin(moment: Moment, node: Node) -> None:
    """Every ship that is still on the board was paid for."""
    for seat in seats_of(moment.state):
        for number in range(len(moment.state.ships[seat])):
            ready_ship(moment.state, seat, number)
    movement.begin(moment, node)


def meets_strangers(position: Position, seat: Seat, area: AreaId) -> bool:
    """Whether a unit of anybody else, barbarians and pirates included, is where a road leads (22.31)."""
    return bool(foreign(position.state, seat) >> 8 * area & 0xFF)


def sunk(position: Position, seat: Seat, area: AreaId, tokens: int) -> int:
    """How many tokens that land at a city its owner sinks, with Naval Warfare and a ship there (22.561).

    Half of all tokens that a seat lands there in a turn are lost, rounded up, however the landings are split
    (ruling X22).
    """
    state, owner = position.state, city_owner(position.state, area)
    if owner is None or owner == seat or not ships_in(state, owner, area):
        return 0
    if not position.allows(owner, "sinks_landings") or position.allows(seat, "sinks_landings"):
        return 0
    earlier = [made for made in state.made[seat] if made.what == "disembark" and made.to == area]
    landed = sum(made.tokens for made in earlier) + tokens
    return (landed + 1) // 2 - sum(len(made.paid) for made in earlier)


class MarchKind(Marching[March]):
    asks = AskMove
    answers = March
