"""The minor calamities that take tokens: Tempest, Squandered Wealth and Tribal Conflict."""

from __future__ import annotations

from ecumene.table.state.frames import Node
from ecumene.titles.lineage.calamities.damage import ANYWHERE, COAST, take_damage
from ecumene.titles.lineage.calamities.records import MinorDamage
from ecumene.titles.lineage.calamities.resolution import Calamity, proceed
from ecumene.titles.lineage.calamities.treasury import lose
from ecumene.titles.lineage.state import Moment


def minor_damage(moment: Moment, node: Node, frame: Calamity, card: MinorDamage) -> None:
    """Damage first, then treasury is lost."""
    if frame.stage == 0:
        proceed(moment, node, frame)
        take_damage(moment, node, frame.victim, frame.card, card.damage, where(card))
    else:
        lose(moment, frame.victim, card.treasury)
        moment.flow.finish(node)


def where(card: MinorDamage) -> str:
    return COAST if card.coastal else ANYWHERE
