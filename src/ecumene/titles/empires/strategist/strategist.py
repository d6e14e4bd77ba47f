"""Who answers: the planner of the phase, or else the quick player's advice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask
from ecumene.table.perspective import Perspective
from ecumene.titles.empires.short_game.founding import AskFound
from ecumene.titles.empires.short_game.revelation import AskLoseCity
from ecumene.titles.empires.short_game.settlement import AskPopulate
from ecumene.titles.empires.strategist.abilities import Abilities
from ecumene.titles.empires.strategist.advances import Advances
from ecumene.titles.empires.strategist.conflict import Conflict
from ecumene.titles.empires.strategist.construction import Construction
from ecumene.titles.empires.strategist.discards import Discards
from ecumene.titles.empires.strategist.growth import Growth
from ecumene.titles.empires.strategist.marching.movement import Movement
from ecumene.titles.empires.strategist.market import Market
from ecumene.titles.empires.strategist.opening import civilization
from ecumene.titles.empires.strategist.settlers import Settlers
from ecumene.titles.empires.strategist.suffering.calamities import Calamities
from ecumene.titles.empires.strategist.suffering.hordes import Hordes
from ecumene.titles.empires.strategist.suffering.losses import Losses
from ecumene.titles.empires.strategist.suffering.upheaval import Upheaval
from ecumene.titles.empires.strategist.suffering.victims import WhomToHurt
from ecumene.titles.empires.strategist.taxes import Taxes
from ecumene.titles.empires.strategist.trade import Trade
from ecumene.titles.empires.strategist.trade_cards import TradeCards
from ecumene.titles.empires.strategist.weights import weights_with
from ecumene.titles.lineage.abilities.diaspora import AskResettle
from ecumene.titles.lineage.abilities.phase import AskAbility
from ecumene.titles.lineage.abilities.provincial_empire import AskNeighbours
from ecumene.titles.lineage.abilities.trade_routes import AskSell
from ecumene.titles.lineage.abilities.universal_doctrine import AskConvert
from ecumene.titles.lineage.advances.discards import AskDiscard
from ecumene.titles.lineage.advances.gifts import AskFreeAdvance
from ecumene.titles.lineage.advances.purchase import AskAcquire
from ecumene.titles.lineage.calamities.cities import AskCities
from ecumene.titles.lineage.calamities.damage import AskDamage
from ecumene.titles.lineage.calamities.effects.barbarian_hordes import AskHordes
from ecumene.titles.lineage.calamities.effects.civil_war import AskAnnexation, AskUnits
from ecumene.titles.lineage.calamities.places import AskPlace
from ecumene.titles.lineage.calamities.victims import AskVictims
from ecumene.titles.lineage.conflict.rounds import AskLoss
from ecumene.titles.lineage.market.trading import AskMarket
from ecumene.titles.lineage.movement.movement import AskMove
from ecumene.titles.lineage.phases.construction import AskBuild
from ecumene.titles.lineage.phases.opening import AskCivilization
from ecumene.titles.lineage.phases.population import AskGrowth
from ecumene.titles.lineage.phases.support import AskReduce
from ecumene.titles.lineage.phases.tax import AskRate, AskRevolt
from ecumene.titles.lineage.phases.trade_cards import AskPurchase
from ecumene.titles.lineage.state import Position, State
from ecumene.titles.lineage.trade.floor import AskTrade

Plan = Callable[[Position, Any, Sequence[Answer]], Answer | None]
"""What to answer to a question, from the position as a seat knows it; None leaves it to the quick player."""


class Strategist:
    """A player that plans each phase and leaves nothing to chance.

    What it remembers only saves it thinking the same thing twice.
    """

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        self.weights = weights_with(weights)
        movement, construction = Movement(self.weights), Construction(self.weights)
        advances, abilities = Advances(self.weights), Abilities(self.weights)
        taxes = Taxes(self.weights)
        upheaval, hurting = Upheaval(self.weights), WhomToHurt(self.weights)
        settlers = Settlers(self.weights)
        self._plans: dict[type[Ask], Plan] = {
            AskCivilization: civilization,
            AskFound: settlers.found,
            AskLoseCity: settlers.lose_city,
            AskPopulate: settlers.populate,
            AskRate: taxes.rate,
            AskRevolt: taxes.revolt,
            AskGrowth: Growth(self.weights).grow,
            AskMove: movement.choose,
            AskLoss: Conflict(self.weights).lose,
            AskBuild: construction.build,
            AskReduce: construction.reduce,
            AskPurchase: TradeCards(self.weights).purchase,
            AskTrade: Trade(self.weights).trade,
            AskMarket: Market(self.weights).trade,
            AskDamage: Losses(self.weights).damage,
            AskCities: Calamities(self.weights).cities,
            AskUnits: upheaval.units,
            AskAnnexation: upheaval.annexation,
            AskHordes: Hordes(self.weights).lead,
            AskVictims: hurting.victims,
            AskPlace: hurting.place,
            AskDiscard: Discards(self.weights).discard,
            AskAbility: abilities.use,
            AskSell: abilities.sell,
            AskResettle: abilities.resettle,
            AskConvert: abilities.convert,
            AskNeighbours: abilities.neighbour,
            AskAcquire: advances.acquire,
            AskFreeAdvance: advances.take_free,
        }

    def choose(self, perspective: Perspective) -> Answer:
        if len(perspective.options) == 1:
            return perspective.options[0]
        plan = self._plans.get(type(perspective.ask))
        answer = None
        if plan is not None:
            glimpse = perspective.glimpse
            assert isinstance(glimpse, State)
            position = Position(perspective.title.content, glimpse)
            answer = plan(position, perspective.ask, perspective.options)
        if answer is None:
            answer = perspective.advice
        return perspective.default if answer is None else answer
