"""The strategist of the Expansion Project: that of the lineage, with the questions that this game asks
differently.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import ClassVar

from ecumene.table.state.frames import Ask
from ecumene.titles.expansion.abilities.demand import AskDemand
from ecumene.titles.expansion.calamities.beneficiaries import AskBeneficiary
from ecumene.titles.expansion.calamities.civil_war import AskMuster, AskSide
from ecumene.titles.expansion.calamities.cyclone import AskShelter
from ecumene.titles.expansion.calamities.dividing import AskDivision
from ecumene.titles.expansion.calamities.giving import AskGive
from ecumene.titles.expansion.calamities.minor import AskBail, AskTribes
from ecumene.titles.expansion.calamities.tokens import AskTokens
from ecumene.titles.expansion.calamities.tyranny import AskProvince
from ecumene.titles.expansion.calamities.unrest import AskStop
from ecumene.titles.expansion.phases.nations import AskNation, AskSwap
from ecumene.titles.expansion.phases.ships import AskShips
from ecumene.titles.expansion.strategist.abilities import Abilities
from ecumene.titles.expansion.strategist.advances import Advances
from ecumene.titles.expansion.strategist.nations import Nations
from ecumene.titles.expansion.strategist.shipyard import Movement, Shipyard
from ecumene.titles.expansion.strategist.suffering.factions import Factions
from ecumene.titles.expansion.strategist.suffering.hordes import Hordes
from ecumene.titles.expansion.strategist.suffering.others import WhomToHurt
from ecumene.titles.expansion.strategist.suffering.own import Hardship
from ecumene.titles.expansion.strategist.suffering.provinces import Provinces
from ecumene.titles.lineage.abilities.phase import AskAbility
from ecumene.titles.lineage.abilities.trade_routes import AskSell
from ecumene.titles.lineage.advances.gifts import AskFreeAdvance
from ecumene.titles.lineage.advances.purchase import AskAcquire
from ecumene.titles.lineage.calamities.effects.barbarian_hordes import AskHordes
from ecumene.titles.lineage.calamities.places import AskPlace
from ecumene.titles.lineage.calamities.victims import AskVictims
from ecumene.titles.lineage.movement.movement import AskMove
from ecumene.titles.lineage.strategist import strategist
from ecumene.titles.lineage.strategist.strategist import Plan
from ecumene.titles.lineage.strategist.weights import Weights, read_weights


class Strategist(strategist.Strategist):
    house: ClassVar[Weights] = read_weights(resources.files(__package__) / "weights.toml")

    def own_plans(self) -> Mapping[type[Ask], Plan]:
        hurting, hardship = WhomToHurt(self.weights), Hardship(self.weights)
        factions, nations = Factions(self.weights), Nations(self.weights)
        abilities, advances = Abilities(self.weights), Advances(self.weights)
        return {
            AskNation: nations.propose,
            AskSwap: nations.answer,
            AskMove: Movement(self.weights).choose,
            AskShips: Shipyard(self.weights).fit_out,
            AskVictims: hurting.victims,
            AskPlace: hurting.place,
            AskDivision: hurting.divide,
            AskBeneficiary: hurting.favour,
            AskHordes: Hordes(self.weights).lead,
            AskTokens: hardship.tokens,
            AskTribes: hardship.tribes,
            AskBail: hardship.bail,
            AskStop: hardship.stop,
            AskGive: hardship.give,
            AskShelter: hardship.shelter,
            AskMuster: factions.muster,
            AskSide: factions.side,
            AskProvince: Provinces(self.weights).annex,
            AskAbility: abilities.use,
            AskSell: abilities.sell,
            AskDemand: abilities.demand,
            AskAcquire: advances.acquire,
            AskFreeAdvance: advances.take_free,
        }
