"""Cities that change sides: Treachery, and Piracy."""

from __future__ import annotations

from ecumene.table.frames import Node, Seat
from ecumene.titles.lineage.board import AreaId
from ecumene.titles.lineage.calamities.attributes import Changes, changed
from ecumene.titles.lineage.calamities.cities import ANNEXED, PIRATE, Toll, cities_fall
from ecumene.titles.lineage.calamities.events import CalamityCancelled
from ecumene.titles.lineage.calamities.resolution import NO_BENEFICIARY, Calamity, in_one_go, proceed
from ecumene.titles.lineage.calamities.victims import others
from ecumene.titles.lineage.pieces import cities_of
from ecumene.titles.lineage.state import Moment, board_of, has

TREACHERY = 1
TREACHEROUS: Changes = {"diplomacy": 1}

PIRACY, PIRACY_ABROAD = 2, 2
"""The cities that the beneficiary selects of the victim, and the victim of as many others."""
PIRATICAL: Changes = {"cartography": 1, "naval_warfare": -1}


@in_one_go
def treachery(moment: Moment, node: Node, frame: Calamity) -> None:
    """The beneficiary annexes cities; what it has no cities in stock for falls to pirates."""
    state, victim = moment.state, frame.victim
    if frame.beneficiary != NO_BENEFICIARY:
        count = changed(moment.content, state, victim, TREACHERY, TREACHEROUS)
        toll = Toll(ANNEXED, count, tuple(cities_of(state, victim)))
        cities_fall(moment, node, frame.beneficiary, toll)


def piracy(moment: Moment, node: Node, frame: Calamity) -> None:
    """The beneficiary selects coastal cities of the victim, then the victim one each of two others."""
    victim = frame.victim
    if frame.stage == 0 and not coastal_cities(moment, victim):
        moment.tell(CalamityCancelled(victim, frame.card))
        moment.flow.finish(node)
    elif frame.stage == 0:
        proceed(moment, node, frame)
        if frame.beneficiary != NO_BENEFICIARY:
            count = changed(moment.content, moment.state, victim, PIRACY, PIRATICAL)
            toll = Toll(PIRATE, count, coastal_cities(moment, victim))
            cities_fall(moment, node, frame.beneficiary, toll)
    elif frame.stage == 1:
        proceed(moment, node, frame)
        areas = pirates_abroad(moment, victim, frame.beneficiary)
        cities_fall(moment, node, victim, Toll(PIRATE, PIRACY_ABROAD, areas, one_each=True))
    else:
        moment.flow.finish(node)


def coastal_cities(moment: Moment, seat: Seat) -> tuple[AreaId, ...]:
    coastal = board_of(moment.content, moment.state).coastal
    return tuple(area for area in cities_of(moment.state, seat) if coastal[area])


def pirates_abroad(moment: Moment, victim: Seat, beneficiary: Seat) -> tuple[AreaId, ...]:
    """The coastal cities of all who may be selected: not the beneficiary, nobody with Naval Warfare."""
    state, book = moment.state, moment.content
    return tuple(
        area
        for seat in others(book, state, victim, beneficiary)
        if not has(book, state, seat, "naval_warfare")
        for area in coastal_cities(moment, seat)
    )
