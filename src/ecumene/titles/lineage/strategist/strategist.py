"""Chooses the answer: by the planner of the phase, or else by the quick player's advice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask
from ecumene.table.strategist import Decision
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
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.abilities import Abilities
from ecumene.titles.lineage.strategist.advances import Advances
from ecumene.titles.lineage.strategist.conflict import Conflict
from ecumene.titles.lineage.strategist.construction import Construction
from ecumene.titles.lineage.strategist.discards import Discards
from ecumene.titles.lineage.strategist.growth import Growth
from ecumene.titles.lineage.strategist.marching.movement import Movement
from ecumene.titles.lineage.strategist.market import Market
from ecumene.titles.lineage.strategist.opening import Opening
from ecumene.titles.lineage.strategist.suffering.calamities import Calamities
from ecumene.titles.lineage.strategist.suffering.hordes import Hordes
from ecumene.titles.lineage.strategist.suffering.losses import Losses
from ecumene.titles.lineage.strategist.suffering.upheaval import Upheaval
from ecumene.titles.lineage.strategist.suffering.victims import WhomToHurt
from ecumene.titles.lineage.strategist.taxes import Taxes
from ecumene.titles.lineage.strategist.trade import Trade
from ecumene.titles.lineage.strategist.trade_cards import TradeCards
from ecumene.titles.lineage.strategist.weights import Weights
from ecumene.titles.lineage.trade.floor import AskTrade

Plan = Callable[[Position, Any, Sequence[Answer]], Answer | None]
"""What to answer to a question, from the position as a seat knows it; None leaves it to the quick player."""


class Strategist:
    """A player that plans each phase and leaves nothing to chance.

    What it remembers only saves it thinking the same thing twice. A title's own says what its weights are
    (`house`), and what it plans besides (`own_plans`).
    """

    house: ClassVar[Weights]

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        self.weights = replace(self.house, **weights) if weights else self.house
        movement, construction = Movement(self.weights), Construction(self.weights)
        advances, abilities = Advances(self.weights), Abilities(self.weights)
        taxes = Taxes(self.weights)
        upheaval, hurting = Upheaval(self.weights), WhomToHurt(self.weights)
        self._plans: dict[type[Ask], Plan] = {
            AskCivilization: Opening(self.weights).civilization,
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
            **self.own_plans(),
        }

    def own_plans(self) -> Mapping[type[Ask], Plan]:
        """What only this game asks, or what it plans in another way."""
        return {}

    def choose(self, decision: Decision) -> Answer:
        if len(decision.options) == 1:
            return decision.options[0]
        plan = self._plans.get(type(decision.ask))
        answer = None
        if plan is not None:
            position = decision.position
            assert isinstance(position, Position)
            answer = plan(position, decision.ask, decision.options)
        if answer is None:
            answer = decision.advice
        return decision.default if answer is None else answer
