"""Corruption and Regression: cards and progress are lost."""

from __future__ import annotations

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.advances.discards import discard_cards
from ecumene.titles.lineage.calamities.attributes import Reckoning, holds_any, reckon
from ecumene.titles.lineage.calamities.cities import DESTROYED, STEP, Toll, cities_fall
from ecumene.titles.lineage.calamities.records import Corruption, Regression
from ecumene.titles.lineage.calamities.resolution import Calamity, in_one_go, proceed
from ecumene.titles.lineage.phases.ast import set_back
from ecumene.titles.lineage.pieces.pieces import cities_of
from ecumene.titles.lineage.state import Moment, Position


@in_one_go
def corruption(moment: Moment, node: Node, frame: Calamity, card: Corruption) -> None:
    """Commodities of so much face value are discarded."""
    worth = embezzled(moment, card, frame.victim).result
    discard_cards(moment, node, frame.victim, frame.card, worth=worth)


def embezzled(position: Position, card: Corruption, victim: Seat) -> Reckoning:
    """How much face value Corruption takes."""
    return reckon(position, victim, card.face_value, card.changes)


def steps_back(position: Position, card: Regression, victim: Seat) -> Reckoning:
    """How many steps Regression takes."""
    return reckon(position, victim, card.steps, card.changes)


def regression(moment: Moment, node: Node, frame: Calamity, card: Regression) -> None:
    """Step by step; each stage is a step. Some may give cities for it, those at a coast last."""
    state, victim = moment.state, frame.victim
    steps = steps_back(moment, card, victim)
    if frame.stage == steps.result or not state.ast[victim]:
        moment.flow.finish(node)
        return
    proceed(moment, node, frame)
    cities = cities_of(state, victim)
    count = card.cities_instead
    if holds_any(moment, victim, card.spared_by) and len(cities) >= count:
        coastal = moment.board.coastal
        inland = tuple(area for area in cities if not coastal[area])
        coast = tuple(area for area in cities if coastal[area])
        toll = Toll(DESTROYED, count, inland or coast, coast if inland else (), instead=STEP)
        cities_fall(moment, node, victim, toll)
    else:
        set_back(moment, victim)
