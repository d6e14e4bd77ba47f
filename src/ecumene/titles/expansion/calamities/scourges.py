"""Famine and Epidemic (30.32, 30.62): the victim takes damage, and divides much more among others."""

from __future__ import annotations

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.expansion.calamities.dividing import divide
from ecumene.titles.expansion.calamities.records import Affliction
from ecumene.titles.lineage.calamities.attributes import Reckoning, holds_any, reckon
from ecumene.titles.lineage.calamities.damage import ANYWHERE, take_damage, unit_points
from ecumene.titles.lineage.calamities.records import PRIMARY, SECONDARY
from ecumene.titles.lineage.calamities.resolution import Calamity, proceed
from ecumene.titles.lineage.calamities.victims import eligible
from ecumene.titles.lineage.events import SurplusRemoved
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import people_of, remove_tokens
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
    """The loss of a seat with a share: advances change the share afterwards."""
    return reckon(position, seat, share, card.changes_for(SECONDARY))


def starve(moment: Moment, seat: Seat) -> None:
    """Tokens that Agriculture feeds above the printed limits are lost (30.324)."""
    ids = moment.board.ids
    areas, were = crowded(moment, seat), people_of(moment.state, seat)
    for area, too_many in areas.items():
        remove_tokens(moment.state, seat, area, too_many)
    if areas:
        each = tuple(areas.values())
        moment.tell(SurplusRemoved(seat, sum(each), tuple(ids[area] for area in areas), each, were))


def overfed(position: Position, seat: Seat) -> int:
    """How many tokens of a seat stand beyond the printed limits."""
    return sum(crowded(position, seat).values())


def crowded(position: Position, seat: Seat) -> dict[AreaId, int]:
    """The areas without a city where they do, each with how many."""
    state, limit = position.state, position.board.limit
    row = state.tokens[seat]
    areas = [
        area for area in range(position.board.size) if row[area] > limit[area] and not state.cities[area]
    ]
    return {area: row[area] - limit[area] for area in areas}
