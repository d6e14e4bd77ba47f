"""Which effect belongs to which calamity card."""

from __future__ import annotations

from collections.abc import Mapping

from ecumene.table.frames import Node
from ecumene.titles.lineage.calamities.resolution import Calamity, Effect
from ecumene.titles.lineage.state import CardId, Moment

EFFECTS: Mapping[CardId, Effect] = {}


def step(moment: Moment, node: Node, frame: Calamity) -> None:
    """Let a calamity go on."""
    effect = EFFECTS.get(frame.card)
    if effect is None:  # not written yet
        moment.flow.finish(node)
    else:
        effect(moment, node, frame)
