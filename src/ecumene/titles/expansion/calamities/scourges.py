"""Famine and Epidemic (30.32, 30.62): the victim suffers, and divides much more among others."""

from __future__ import annotations

from ecumene.table.frames import Node, Seat
from ecumene.titles.expansion.calamities.dividing import divide
from ecumene.titles.expansion.calamities.records import Affliction
from ecumene.titles.lineage.calamities.attributes import Reckoning, holds_any, reckon
from ecumene.titles.lineage.calamities.damage import ANYWHERE, take_damage, unit_points
from ecumene.titles.lineage.calamities.records import PRIMARY, SECONDARY
from ecumene.titles.lineage.calamities.resolution import Calamity, proceed
from ecumene.titles.lineage.calamities.victims import eligible
from ecumene.titles.lineage.events import SurplusRemoved
from ecumene.titles.lineage.pieces.pieces import remove_tokens
from ecumene.titles.lineage.state import Moment, Position

DIVIDE, SUFFER, OVER = range(3)


def affliction(moment: Moment, node: Node, frame: Calamity, card: Affliction) -> None:
    if frame.stage == DIVIDE:
        proceed(moment, node, frame)
        divide(moment, node, stage_of(moment, node), card.divided, rooms(moment, frame, card))
    elif frame.stage == SUFFER:
        proceed(moment, node, frame)
        points = strikes(moment, card, frame.victim).result
        take_damage(moment, node, frame.victim, frame.card, points)
        for seat, share in frame.shares or ():
            take_damage(moment, node, seat, frame.card, spreads_to(moment, card, seat, share).result)
    else:
        if holds_any(moment, frame.victim, card.starves):
            starve(moment, frame.victim)
        moment.flow.finish(node)


def stage_of(moment: Moment, node: Node) -> Calamity:
    """A calamity as it stands after `proceed`."""
    frame = moment.flow.steps[node]
    assert isinstance(frame, Calamity)
    return frame


def rooms(position: Position, frame: Calamity, card: Affliction) -> dict[Seat, int]:
    """How much each of the others may be given to bear: no more than it has."""
    return {
        seat: min(card.most_each, unit_points(position, seat, ANYWHERE, frame.card))
        for seat in eligible(position, frame)
    }


def strikes(position: Position, card: Affliction, seat: Seat) -> Reckoning:
    """What the primary victim loses."""
    return reckon(position, seat, card.damage, card.changes_for(PRIMARY))


def spreads_to(position: Position, card: Affliction, seat: Seat, share: int) -> Reckoning:
    """What somebody loses who was given a share: advances change it afterwards."""
    return reckon(position, seat, share, card.changes_for(SECONDARY))


def starve(moment: Moment, seat: Seat) -> None:
    """What agriculture feeds beyond the printed limits is lost (30.324)."""
    state, board = moment.state, moment.board
    row = state.tokens[seat]
    crowded = [area for area in range(board.size) if row[area] > board.limit[area] and not state.cities[area]]
    tokens = sum(row[area] - board.limit[area] for area in crowded)
    for area in crowded:
        remove_tokens(state, seat, area, row[area] - board.limit[area])
    if crowded:
        moment.tell(SurplusRemoved(seat, tokens, tuple(board.ids[area] for area in crowded)))
