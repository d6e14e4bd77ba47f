"""Treachery (30.22) and Piracy (30.92): cities change sides, chosen by the player who traded the card."""

from __future__ import annotations

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.expansion.calamities.records import Plunder
from ecumene.titles.lineage.calamities.attributes import Reckoning, reckon
from ecumene.titles.lineage.calamities.cities import ANNEXED, PIRATE, REDUCED, Toll, cities_fall
from ecumene.titles.lineage.calamities.effects.treachery import betrayed
from ecumene.titles.lineage.calamities.records import Treachery
from ecumene.titles.lineage.calamities.resolution import NO_BENEFICIARY, Calamity, in_one_go, proceed
from ecumene.titles.lineage.calamities.victims import coastal_cities, eligible, select_victims
from ecumene.titles.lineage.pieces.pieces import cities_of
from ecumene.titles.lineage.state import Moment, Position


@in_one_go
def treachery(moment: Moment, node: Node, frame: Calamity, card: Treachery) -> None:
    """The trader replaces cities by its own; if nobody traded the card, the victim reduces them (30.222)."""
    traded = frame.beneficiary != NO_BENEFICIARY
    cities = tuple(cities_of(moment.state, frame.victim))
    toll = Toll(ANNEXED if traded else REDUCED, betrayed(moment, card, frame.victim).result, cities)
    cities_fall(moment, node, frame.beneficiary if traded else frame.victim, toll)


OWN, OTHERS, ABROAD = range(3)
"""The stages of Piracy: cities of the victim, who else suffers, and then their cities one after the other."""


def plunder(moment: Moment, node: Node, frame: Calamity, card: Plunder) -> None:
    """The trader selects cities of the victim (untraded the victim does), the victim those of two others."""
    victim = frame.victim
    if frame.stage == OWN:
        proceed(moment, node, frame)
        chooser = victim if frame.beneficiary == NO_BENEFICIARY else frame.beneficiary
        toll = Toll(PIRATE, plundered(moment, card, victim).result, coastal_cities(moment, victim))
        cities_fall(moment, node, chooser, toll)
    elif frame.stage == OTHERS:
        proceed(moment, node, frame)
        select_victims(moment, node, frame, card.secondary_victims, eligible(moment, frame))
    elif frame.stage - ABROAD < len(frame.secondary):
        proceed(moment, node, frame)
        seat = frame.secondary[frame.stage - ABROAD]
        toll = Toll(PIRATE, plundered_abroad(moment, card, seat).result, coastal_cities(moment, seat))
        cities_fall(moment, node, victim, toll)
    else:
        moment.flow.finish(node)


def plundered(position: Position, card: Plunder, victim: Seat) -> Reckoning:
    """How many cities of the primary victim fall to pirates."""
    return reckon(position, victim, card.cities, card.changes)


def plundered_abroad(position: Position, card: Plunder, seat: Seat) -> Reckoning:
    """How many cities of each of the others do."""
    return reckon(position, seat, 1, card.changes)
