"""Which effect belongs to which calamity card."""

from __future__ import annotations

from collections.abc import Mapping

from ecumene.table.frames import Node
from ecumene.titles.lineage.calamities.effects.barbarian_hordes import barbarian_hordes
from ecumene.titles.lineage.calamities.effects.civil_war import civil_war, tyranny
from ecumene.titles.lineage.calamities.effects.cyclone import cyclone
from ecumene.titles.lineage.calamities.effects.decline import corruption, regression
from ecumene.titles.lineage.calamities.effects.eruption import volcanic_eruption
from ecumene.titles.lineage.calamities.effects.flood import DAMAGE, ON_COASTS, OTHERS, flood
from ecumene.titles.lineage.calamities.effects.minor_damage import squandered_wealth, tempest, tribal_conflict
from ecumene.titles.lineage.calamities.effects.mishaps import (
    banditry,
    city_in_flames,
    city_riots,
    coastal_migration,
    minor_uprising,
)
from ecumene.titles.lineage.calamities.effects.scourges import EPIDEMIC, FAMINE, scourge
from ecumene.titles.lineage.calamities.effects.treachery import piracy, treachery
from ecumene.titles.lineage.calamities.effects.unrest import (
    civil_disorder,
    iconoclasm_and_heresy,
    slave_revolt,
    superstition,
)
from ecumene.titles.lineage.calamities.resolution import Calamity, Effect
from ecumene.titles.lineage.state import CardId, Moment

EFFECTS: Mapping[CardId, Effect] = {
    "tempest": tempest,
    "squandered_wealth": squandered_wealth,
    "city_riots": city_riots,
    "city_in_flames": city_in_flames,
    "tribal_conflict": tribal_conflict,
    "minor_uprising": minor_uprising,
    "banditry": banditry,
    "coastal_migration": coastal_migration,
    "volcanic_eruption": volcanic_eruption,
    "treachery": treachery,
    "famine": scourge(FAMINE),
    "slave_revolt": slave_revolt,
    "flood": flood(DAMAGE, OTHERS, ON_COASTS),
    "superstition": superstition,
    "civil_war": civil_war,
    "barbarian_hordes": barbarian_hordes,
    "cyclone": cyclone,
    "epidemic": scourge(EPIDEMIC),
    "tyranny": tyranny,
    "civil_disorder": civil_disorder,
    "corruption": corruption,
    "iconoclasm_and_heresy": iconoclasm_and_heresy,
    "regression": regression,
    "piracy": piracy,
}


def step(moment: Moment, node: Node, frame: Calamity) -> None:
    """Let a calamity go on."""
    EFFECTS[frame.card](moment, node, frame)
