"""Corruption and Regression: cards and progress are lost."""

from __future__ import annotations

from ecumene.table.frames import Node, Seat
from ecumene.titles.lineage.advances.discards import discard_cards
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.attributes import Changes, Reckoning, reckon
from ecumene.titles.lineage.calamities.cities import DESTROYED, STEP, Toll, cities_fall
from ecumene.titles.lineage.calamities.resolution import Calamity, in_one_go, proceed
from ecumene.titles.lineage.phases.ast import set_back
from ecumene.titles.lineage.pieces.pieces import cities_of
from ecumene.titles.lineage.state import Moment, State, board_of, has

CORRUPTION = 10
CORRUPT: Changes = {"law": -5, "coinage": 5, "wonder_of_the_world": 5}

REGRESSION = 1
BACKWARD: Changes = {"fundamentalism": 1, "library": -1}
ENLIGHTENED = 2
"""The cities that Enlightenment destroys instead of a step."""


@in_one_go
def corruption(moment: Moment, node: Node, frame: Calamity) -> None:
    """Commodities of so much face value are discarded."""
    worth = embezzled(moment.content, moment.state, frame.victim).result
    discard_cards(moment, node, frame.victim, frame.card, worth=worth)


def embezzled(book: Book, state: State, victim: Seat) -> Reckoning:
    """How much face value Corruption takes."""
    return reckon(book, state, victim, CORRUPTION, CORRUPT)


def steps_back(book: Book, state: State, victim: Seat) -> Reckoning:
    """How many steps Regression takes."""
    return reckon(book, state, victim, REGRESSION, BACKWARD)


def regression(moment: Moment, node: Node, frame: Calamity) -> None:
    """Step by step; each stage is a step."""
    state, book, victim = moment.state, moment.content, frame.victim
    steps = steps_back(book, state, victim)
    if frame.stage == steps.result or not state.ast[victim]:
        moment.flow.finish(node)
        return
    proceed(moment, node, frame)
    cities = cities_of(state, victim)
    if has(book, state, victim, "enlightenment") and len(cities) >= ENLIGHTENED:
        coastal = board_of(book, state).coastal
        inland = tuple(area for area in cities if not coastal[area])
        coast = tuple(area for area in cities if coastal[area])
        toll = Toll(DESTROYED, ENLIGHTENED, inland or coast, coast if inland else (), instead=STEP)
        cities_fall(moment, node, victim, toll)
    else:
        set_back(moment, victim)
