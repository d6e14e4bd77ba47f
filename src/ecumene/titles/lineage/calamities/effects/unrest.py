"""Cities in uproar: Superstition, Slave Revolt, Civil Disorder, Iconoclasm and Heresy."""

from __future__ import annotations

from ecumene.table.frames import Node, Seat
from ecumene.titles.lineage.advances.discards import commodities
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.attributes import Changes, Reckoning, reckon
from ecumene.titles.lineage.calamities.cities import CARDS, REDUCED, Toll, cities_fall
from ecumene.titles.lineage.calamities.events import CalamityCancelled
from ecumene.titles.lineage.calamities.resolution import Calamity, in_one_go, proceed
from ecumene.titles.lineage.calamities.victims import eligible, select_victims
from ecumene.titles.lineage.phases.support import AskReduce, ReduceKind, must_reduce, support_rate
from ecumene.titles.lineage.pieces.pieces import cities_of, cities_on_board
from ecumene.titles.lineage.state import Moment, State, has


def reduce_cities(moment: Moment, node: Node, seat: Seat, count: int) -> None:
    """A seat reduces so many of its cities."""
    cities_fall(moment, node, seat, Toll(REDUCED, count, tuple(cities_of(moment.state, seat))))


# Superstition

SUPERSTITION = 3
SUPERSTITIOUS: Changes = {"mysticism": -1, "deism": -1, "enlightenment": -1, "universal_doctrine": 1}


@in_one_go
def superstition(moment: Moment, node: Node, frame: Calamity) -> None:
    reduce_cities(moment, node, frame.victim, frightened(moment.content, moment.state, frame.victim).result)


def frightened(book: Book, state: State, victim: Seat) -> Reckoning:
    """How many cities Superstition reduces."""
    return reckon(book, state, victim, SUPERSTITION, SUPERSTITIOUS)


# Slave Revolt

SLAVE_REVOLT = 2
SLAVES: Changes = {"mythology": -1, "enlightenment": -1, "mining": 1}


@in_one_go
def slave_revolt(moment: Moment, node: Node, frame: Calamity) -> None:
    """One more check for city support, for which each city needs more tokens."""
    state, book, seat = moment.state, moment.content, frame.victim
    rate = revolting(book, state, seat).result
    if must_reduce(moment, seat, rate):
        moment.flow.ask(node, AskReduce, ReduceKind.name, seat, rate=rate)


def revolting(book: Book, state: State, victim: Seat) -> Reckoning:
    """How many tokens each city needs during a Slave Revolt."""
    return reckon(book, state, victim, support_rate(book, state, victim) + SLAVE_REVOLT, SLAVES)


# Civil Disorder

CIVIL_DISORDER = 3
ORDERLY: Changes = {
    "music": -1,
    "drama_and_poetry": -1,
    "law": -1,
    "democracy": -1,
    "advanced_military": 1,
    "naval_warfare": 1,
}


@in_one_go
def civil_disorder(moment: Moment, node: Node, frame: Calamity) -> None:
    """All cities but a few are reduced: advances change how many are spared."""
    reduce_cities(moment, node, frame.victim, disorderly(moment.content, moment.state, frame.victim).result)


def disorderly(book: Book, state: State, victim: Seat) -> Reckoning:
    """How many cities Civil Disorder reduces: of those beyond the first few."""
    return reckon(book, state, victim, cities_on_board(state, victim) - CIVIL_DISORDER, ORDERLY)


# Iconoclasm and Heresy

ICONOCLASM, HERESY = 4, 1
"""The cities that the primary and each secondary victim reduces."""
HERETICS = 2
"""The secondary victims."""
PIOUS: Changes = {"philosophy": -2, "theology": -3, "monotheism": 1}
INDULGENCE = 2
"""The cards with which Theocracy saves all cities of its holder."""


def iconoclasm_and_heresy(moment: Moment, node: Node, frame: Calamity) -> None:
    """Without a city of the primary victim it is cancelled; what protects that one protects nobody else."""
    state, book = moment.state, moment.content
    if frame.stage == 0 and not cities_of(state, frame.victim):
        moment.tell(CalamityCancelled(frame.victim, frame.card))
        moment.flow.finish(node)
    elif frame.stage == 0:
        proceed(moment, node, frame)
        select_victims(moment, node, frame, HERETICS, eligible(book, state, frame))
    elif frame.stage == 1:
        proceed(moment, node, frame)
        break_images(moment, node, frame.victim, ICONOCLASM)
        for seat in frame.secondary:
            break_images(moment, node, seat, HERESY)
    else:
        moment.flow.finish(node)


def broken(book: Book, state: State, seat: Seat, count: int) -> Reckoning:
    """How many cities a victim of Iconoclasm and Heresy reduces."""
    return reckon(book, state, seat, count, PIOUS)


def break_images(moment: Moment, node: Node, seat: Seat, count: int) -> None:
    """A victim reduces cities, or with Theocracy discards cards instead."""
    state, book = moment.state, moment.content
    count = broken(book, state, seat, count).result
    saved = has(book, state, seat, "theocracy") and len(commodities(book, state, seat)) >= INDULGENCE
    areas = tuple(cities_of(state, seat))
    cities_fall(
        moment, node, seat, Toll(REDUCED, count, areas, instead=CARDS if saved else "", price=INDULGENCE)
    )
