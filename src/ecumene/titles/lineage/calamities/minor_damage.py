"""The minor calamities that take tokens: Tempest, Squandered Wealth and Tribal Conflict."""

from __future__ import annotations

from ecumene.table.frames import Node
from ecumene.titles.lineage.calamities.damage import ANYWHERE, COAST, take_damage
from ecumene.titles.lineage.calamities.resolution import Calamity, Effect, proceed
from ecumene.titles.lineage.calamities.treasury import lose
from ecumene.titles.lineage.state import Moment


def minor_damage(points: int, where: str = ANYWHERE, treasury: int = 0) -> Effect:
    """Damage first, then treasury is lost."""

    def effect(moment: Moment, node: Node, frame: Calamity) -> None:
        if frame.stage == 0:
            proceed(moment, node, frame)
            take_damage(moment, node, frame.victim, frame.card, points, where)
        else:
            lose(moment, frame.victim, treasury)
            moment.flow.finish(node)

    return effect


tempest = minor_damage(2, COAST, treasury=5)
tribal_conflict = minor_damage(5)
squandered_wealth = minor_damage(0, treasury=10)
