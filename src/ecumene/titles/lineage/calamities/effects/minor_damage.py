"""The minor calamities that take tokens: Tempest, Squandered Wealth and Tribal Conflict."""

from __future__ import annotations

from typing import NamedTuple

from ecumene.table.frames import Node
from ecumene.titles.lineage.calamities.damage import ANYWHERE, COAST, take_damage
from ecumene.titles.lineage.calamities.resolution import Calamity, Effect, proceed
from ecumene.titles.lineage.calamities.treasury import lose
from ecumene.titles.lineage.state import Moment


class Mishap(NamedTuple):
    """What a minor calamity takes: damage somewhere, and treasury."""

    points: int
    where: str = ANYWHERE
    treasury: int = 0


TEMPEST = Mishap(2, COAST, treasury=5)
TRIBAL_CONFLICT = Mishap(5)
SQUANDERED_WEALTH = Mishap(0, treasury=10)


def minor_damage(card: Mishap) -> Effect:
    """Damage first, then treasury is lost."""

    def effect(moment: Moment, node: Node, frame: Calamity) -> None:
        if frame.stage == 0:
            proceed(moment, node, frame)
            take_damage(moment, node, frame.victim, frame.card, card.points, card.where)
        else:
            lose(moment, frame.victim, card.treasury)
            moment.flow.finish(node)

    return effect


tempest = minor_damage(TEMPEST)
tribal_conflict = minor_damage(TRIBAL_CONFLICT)
squandered_wealth = minor_damage(SQUANDERED_WEALTH)
