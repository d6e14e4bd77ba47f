"""Famine and Epidemic: damage to the victim, and to other seats that it selects."""

from __future__ import annotations

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.calamities.attributes import Reckoning, reckon
from ecumene.titles.lineage.calamities.damage import take_damage
from ecumene.titles.lineage.calamities.records import PRIMARY, SECONDARY, Scourge
from ecumene.titles.lineage.calamities.resolution import Calamity, proceed
from ecumene.titles.lineage.calamities.victims import eligible, select_victims
from ecumene.titles.lineage.state import Moment, Position, by_ranking


def scourge(moment: Moment, node: Node, frame: Calamity, card: Scourge) -> None:
    """First secondary victims are selected, never the beneficiary; then all of them take damage at once."""
    if frame.stage == 0:
        proceed(moment, node, frame)
        select_victims(moment, node, frame, card.secondary_victims, eligible(moment, frame))
    elif frame.stage == 1:
        proceed(moment, node, frame)
        for seat in by_ranking(moment):
            if seat == frame.victim:
                take_damage(moment, node, seat, frame.card, strikes(moment, card, seat).result)
            elif seat in frame.secondary:
                take_damage(moment, node, seat, frame.card, spreads_to(moment, card, seat).result)
    else:
        moment.flow.finish(node)


def strikes(position: Position, card: Scourge, seat: Seat) -> Reckoning:
    """The damage of the primary victim."""
    return reckon(position, seat, card.damage, card.changes_for(PRIMARY))


def spreads_to(position: Position, card: Scourge, seat: Seat) -> Reckoning:
    """The damage of a secondary victim."""
    return reckon(position, seat, card.secondary_damage, card.changes_for(SECONDARY))
