"""Cities that change sides: Treachery, and Piracy."""

from __future__ import annotations

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.calamities.attributes import Reckoning, reckon
from ecumene.titles.lineage.calamities.cities import ANNEXED, PIRATE, Toll, cities_fall
from ecumene.titles.lineage.calamities.records import Piracy, Treachery
from ecumene.titles.lineage.calamities.resolution import NO_BENEFICIARY, Calamity, cancel, in_one_go, proceed
from ecumene.titles.lineage.calamities.victims import cities_to_raid, eligible
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_of
from ecumene.titles.lineage.state import Moment, Position


@in_one_go
def treachery(moment: Moment, node: Node, frame: Calamity, card: Treachery) -> None:
    """The beneficiary annexes cities; what it has no cities in stock for falls to pirates."""
    state, victim = moment.state, frame.victim
    if frame.beneficiary != NO_BENEFICIARY:
        count = betrayed(moment, card, victim).result
        toll = Toll(ANNEXED, count, tuple(cities_of(state, victim)))
        cities_fall(moment, node, frame.beneficiary, toll)


def piracy(moment: Moment, node: Node, frame: Calamity, card: Piracy) -> None:
    """The beneficiary selects coastal cities of the victim, then the victim one each of some others."""
    victim = frame.victim
    if frame.stage == 0 and frame.of_market:
        proceed(moment, node, frame)
    elif frame.stage == 0 and not cities_to_raid(moment, victim):
        cancel(moment, node, frame)
    elif frame.stage == 0:
        proceed(moment, node, frame)
        if frame.beneficiary != NO_BENEFICIARY:
            count = plundered(moment, card, victim).result
            toll = Toll(PIRATE, count, cities_to_raid(moment, victim))
            cities_fall(moment, node, frame.beneficiary, toll)
    elif frame.stage == 1:
        proceed(moment, node, frame)
        toll = Toll(PIRATE, card.secondary_victims, pirates_abroad(moment, frame), one_each=True)
        cities_fall(moment, node, frame.chooser, toll)
    else:
        moment.flow.finish(node)


def betrayed(position: Position, card: Treachery, victim: Seat) -> Reckoning:
    """How many cities change sides by Treachery."""
    return reckon(position, victim, card.cities, card.changes)


def plundered(position: Position, card: Piracy, victim: Seat) -> Reckoning:
    """How many cities of the victim fall to pirates."""
    return reckon(position, victim, card.cities, card.primary_changes)


def pirates_abroad(moment: Moment, frame: Calamity) -> tuple[AreaId, ...]:
    """The coastal cities of all who may be selected."""
    return tuple(area for seat in eligible(moment, frame) for area in cities_to_raid(moment, seat))
