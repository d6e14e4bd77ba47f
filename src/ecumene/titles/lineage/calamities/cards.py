"""Which effect belongs to which calamity card."""

from __future__ import annotations

from collections.abc import Mapping

from ecumene.table.frames import Node
from ecumene.titles.lineage.calamities.flood import flood
from ecumene.titles.lineage.calamities.minor_damage import squandered_wealth, tempest, tribal_conflict
from ecumene.titles.lineage.calamities.resolution import Calamity, Effect
from ecumene.titles.lineage.calamities.scourges import EPIDEMIC, FAMINE, scourge
from ecumene.titles.lineage.state import CardId, Moment

EFFECTS: Mapping[CardId, Effect] = {
    "tempest": tempest,
    "squandered_wealth": squandered_wealth,
    "tribal_conflict": tribal_conflict,
    "famine": scourge(FAMINE),
    "flood": flood(damage=15, others=5, coast=5),
    "epidemic": scourge(EPIDEMIC),
}


def step(moment: Moment, node: Node, frame: Calamity) -> None:
    """Let a calamity go on."""
    effect = EFFECTS.get(frame.card)
    if effect is None:  # not written yet
        moment.flow.finish(node)
    else:
        effect(moment, node, frame)
