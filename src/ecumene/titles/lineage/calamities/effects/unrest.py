"""Cities in uproar: Superstition, Slave Revolt, Civil Disorder, Iconoclasm and Heresy."""

from __future__ import annotations

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.advances.discards import commodities
from ecumene.titles.lineage.calamities.attributes import Reckoning, holds_any, reckon
from ecumene.titles.lineage.calamities.cities import CARDS, REDUCED, Toll, cities_fall
from ecumene.titles.lineage.calamities.records import CivilDisorder, Iconoclasm, SlaveRevolt, Superstition
from ecumene.titles.lineage.calamities.resolution import Calamity, cancel, in_one_go, proceed
from ecumene.titles.lineage.calamities.victims import eligible, select_victims
from ecumene.titles.lineage.phases.support import AskReduce, ReduceKind, must_reduce, support_rate
from ecumene.titles.lineage.pieces.pieces import cities_of, cities_on_board
from ecumene.titles.lineage.state import Moment, Position


def reduce_cities(moment: Moment, node: Node, seat: Seat, count: int) -> None:
    """A seat reduces `count` of its cities."""
    cities_fall(moment, node, seat, Toll(REDUCED, count, tuple(cities_of(moment.state, seat))))


# Superstition


@in_one_go
def superstition(moment: Moment, node: Node, frame: Calamity, card: Superstition) -> None:
    reduce_cities(moment, node, frame.victim, frightened(moment, card, frame.victim).result)


def frightened(position: Position, card: Superstition, victim: Seat) -> Reckoning:
    """How many cities Superstition reduces."""
    return reckon(position, victim, card.cities, card.changes)


# Slave Revolt


@in_one_go
def slave_revolt(moment: Moment, node: Node, frame: Calamity, card: SlaveRevolt) -> None:
    """One more check for city support, for which each city needs more tokens."""
    seat = frame.victim
    rate = revolting(moment, card, seat).result
    if must_reduce(moment, seat, rate):
        moment.flow.ask(node, AskReduce, ReduceKind.name, seat, rate=rate)


def revolting(position: Position, card: SlaveRevolt, victim: Seat) -> Reckoning:
    """How many tokens each city needs during a Slave Revolt."""
    return reckon(position, victim, support_rate(position, victim) + card.support, card.changes)


# Civil Disorder


@in_one_go
def civil_disorder(moment: Moment, node: Node, frame: Calamity, card: CivilDisorder) -> None:
    """All cities but a few are reduced: advances change how many are spared."""
    reduce_cities(moment, node, frame.victim, disorderly(moment, card, frame.victim).result)


def disorderly(position: Position, card: CivilDisorder, victim: Seat) -> Reckoning:
    """How many cities Civil Disorder reduces: of those beyond the first few."""
    return reckon(position, victim, cities_on_board(position.state, victim) - card.spared, card.changes)


# Iconoclasm and Heresy


def iconoclasm(moment: Moment, node: Node, frame: Calamity, card: Iconoclasm) -> None:
    """Without a city of the primary victim it is cancelled; what protects that one protects nobody else."""
    if frame.stage == 0 and not frame.of_market and not cities_of(moment.state, frame.victim):
        cancel(moment, node, frame)
    elif frame.stage == 0:
        proceed(moment, node, frame)
        select_victims(moment, node, frame, card.secondary_victims, eligible(moment, frame))
    elif frame.stage == 1:
        proceed(moment, node, frame)
        for seat in frame.secondary if frame.of_market else (frame.victim, *frame.secondary):
            break_images(moment, node, frame, card, seat)
    else:
        moment.flow.finish(node)


def broken(position: Position, card: Iconoclasm, seat: Seat, victim: Seat) -> Reckoning:
    """How many cities a victim of Iconoclasm and Heresy reduces."""
    count = card.cities if seat == victim else card.secondary_cities
    return reckon(position, seat, count, card.changes)


def break_images(moment: Moment, node: Node, frame: Calamity, card: Iconoclasm, seat: Seat) -> None:
    """A victim reduces cities, or discards cards instead where an advance saves it."""
    count, price = broken(moment, card, seat, frame.victim).result, card.cards_instead
    saved = holds_any(moment, seat, card.saved_by) and len(commodities(moment, seat)) >= price
    areas = tuple(cities_of(moment.state, seat))
    toll = Toll(REDUCED, count, areas, instead=CARDS if saved else "", price=price)
    cities_fall(moment, node, seat, toll)
