"""The functions that carry out each kind of calamity, unless a title replaces them."""

from __future__ import annotations

from collections.abc import Mapping

from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Node
from ecumene.titles.lineage.calamities import records
from ecumene.titles.lineage.calamities.effects.barbarian_hordes import barbarian_hordes
from ecumene.titles.lineage.calamities.effects.civil_war import civil_war, tyranny
from ecumene.titles.lineage.calamities.effects.cyclone import cyclone
from ecumene.titles.lineage.calamities.effects.decline import corruption, regression
from ecumene.titles.lineage.calamities.effects.eruption import eruption
from ecumene.titles.lineage.calamities.effects.flood import flood
from ecumene.titles.lineage.calamities.effects.minor_damage import minor_damage
from ecumene.titles.lineage.calamities.effects.mishaps import discarding, one_city
from ecumene.titles.lineage.calamities.effects.scourges import scourge
from ecumene.titles.lineage.calamities.effects.treachery import piracy, treachery
from ecumene.titles.lineage.calamities.effects.unrest import (
    civil_disorder,
    iconoclasm,
    slave_revolt,
    superstition,
)
from ecumene.titles.lineage.calamities.records import CalamityCard
from ecumene.titles.lineage.calamities.resolution import AnyEffect, Calamity
from ecumene.titles.lineage.calamities.twins import goes_on
from ecumene.titles.lineage.state import Moment

EFFECTS: Mapping[type[CalamityCard], AnyEffect] = {
    records.MinorDamage: minor_damage,
    records.OneCity: one_city,
    records.Discarding: discarding,
    records.Eruption: eruption,
    records.Treachery: treachery,
    records.Scourge: scourge,
    records.SlaveRevolt: slave_revolt,
    records.Flood: flood,
    records.Superstition: superstition,
    records.CivilWar: civil_war,
    records.BarbarianHordes: barbarian_hordes,
    records.Cyclone: cyclone,
    records.Tyranny: tyranny,
    records.CivilDisorder: civil_disorder,
    records.Corruption: corruption,
    records.Iconoclasm: iconoclasm,
    records.Regression: regression,
    records.Piracy: piracy,
}


@takes_up(Calamity)
def step(moment: Moment, node: Node, frame: Calamity) -> None:
    """Let a calamity go on, unless it waits for its twin."""
    if goes_on(moment, node, frame):
        card = moment.calamity(frame.card)
        moment.ways.effects[type(card)](moment, node, frame, card)
