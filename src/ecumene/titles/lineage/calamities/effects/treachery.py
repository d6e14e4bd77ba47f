"""Cities that change sides: Treachery, and Piracy."""

from __future__ import annotations

from ecumene.table.frames import Node, Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.attributes import Changes, Reckoning, reckon
from ecumene.titles.lineage.calamities.cities import ANNEXED, PIRATE, Toll, cities_fall
from ecumene.titles.lineage.calamities.events import CalamityCancelled
from ecumene.titles.lineage.calamities.resolution import NO_BENEFICIARY, Calamity, in_one_go, proceed
from ecumene.titles.lineage.calamities.victims import coastal_cities, eligible
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_of
from ecumene.titles.lineage.state import Moment, State

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
        count = betrayed(moment.content, state, victim).result
        toll = Toll(ANNEXED, count, tuple(cities_of(state, victim)))
        cities_fall(moment, node, frame.beneficiary, toll)


def piracy(moment: Moment, node: Node, frame: Calamity) -> None:
    """The beneficiary selects coastal cities of the victim, then the victim one each of two others."""
    victim = frame.victim
    if frame.stage == 0 and not coastal_cities(moment.content, moment.state, victim):
        moment.tell(CalamityCancelled(victim, frame.card))
        moment.flow.finish(node)
    elif frame.stage == 0:
        proceed(moment, node, frame)
        if frame.beneficiary != NO_BENEFICIARY:
            count = plundered(moment.content, moment.state, victim).result
            toll = Toll(PIRATE, count, coastal_cities(moment.content, moment.state, victim))
            cities_fall(moment, node, frame.beneficiary, toll)
    elif frame.stage == 1:
        proceed(moment, node, frame)
        areas = pirates_abroad(moment, frame)
        cities_fall(moment, node, victim, Toll(PIRATE, PIRACY_ABROAD, areas, one_each=True))
    else:
        moment.flow.finish(node)


def betrayed(book: Book, state: State, victim: Seat) -> Reckoning:
    """How many cities change sides by Treachery."""
    return reckon(book, state, victim, TREACHERY, TREACHEROUS)


def plundered(book: Book, state: State, victim: Seat) -> Reckoning:
    """How many cities of the victim fall to pirates."""
    return reckon(book, state, victim, PIRACY, PIRATICAL)


def pirates_abroad(moment: Moment, frame: Calamity) -> tuple[AreaId, ...]:
    """The coastal cities of all who may be selected."""
    state, book = moment.state, moment.content
    return tuple(area for seat in eligible(book, state, frame) for area in coastal_cities(book, state, seat))
