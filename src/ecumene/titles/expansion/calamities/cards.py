"""The functions that carry out each kind of calamity in this game."""

from __future__ import annotations

from collections.abc import Mapping

from ecumene.titles.expansion.calamities import records
from ecumene.titles.expansion.calamities.civil_war import secession
from ecumene.titles.expansion.calamities.cyclone import hurricane
from ecumene.titles.expansion.calamities.eruption import cataclysm
from ecumene.titles.expansion.calamities.flood import inundation
from ecumene.titles.expansion.calamities.giving import robbery
from ecumene.titles.expansion.calamities.hordes import hordes
from ecumene.titles.expansion.calamities.minor import shipwreck, tribal_conflict, uprising
from ecumene.titles.expansion.calamities.scourges import affliction
from ecumene.titles.expansion.calamities.treachery import plunder, treachery
from ecumene.titles.expansion.calamities.tyranny import oppression
from ecumene.titles.expansion.calamities.unrest import heresy, idle_tokens, regression
from ecumene.titles.lineage.calamities.cards import EFFECTS as SHARED
from ecumene.titles.lineage.calamities.records import BarbarianHordes, CalamityCard, Regression, Treachery
from ecumene.titles.lineage.calamities.resolution import AnyEffect

EFFECTS: Mapping[type[CalamityCard], AnyEffect] = {
    **SHARED,
    Treachery: treachery,
    Regression: regression,
    BarbarianHordes: hordes,
    records.Shipwreck: shipwreck,
    records.TribalConflict: tribal_conflict,
    records.Uprising: uprising,
    records.Robbery: robbery,
    records.IdleTokens: idle_tokens,
    records.Secession: secession,
    records.Oppression: oppression,
    records.Cataclysm: cataclysm,
    records.Inundation: inundation,
    records.Hurricane: hurricane,
    records.Affliction: affliction,
    records.Heresy: heresy,
    records.Plunder: plunder,
}
