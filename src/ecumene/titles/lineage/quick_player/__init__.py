"""The answers of a quick player in a game of the lineage, by kind of question.

Everything is decided from a seat's glimpse, without trying anything: so bots play whole games in a moment. A
kind of question without a function here is left to the bots.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask
from ecumene.titles.lineage.abilities.diaspora import AskResettle
from ecumene.titles.lineage.abilities.phase import AskAbility
from ecumene.titles.lineage.abilities.provincial_empire import AskNeighbours, AskReveal, AskTribute
from ecumene.titles.lineage.abilities.trade_routes import AskSell
from ecumene.titles.lineage.abilities.universal_doctrine import AskConvert
from ecumene.titles.lineage.advances.discards import AskDiscard
from ecumene.titles.lineage.advances.gifts import AskCredits, AskFreeAdvance
from ecumene.titles.lineage.advances.purchase import AskAcquire
from ecumene.titles.lineage.calamities.cities import AskCities
from ecumene.titles.lineage.calamities.damage import AskDamage
from ecumene.titles.lineage.calamities.effects.barbarian_hordes import AskHordes
from ecumene.titles.lineage.calamities.effects.civil_war import AskAnnexation, AskUnits
from ecumene.titles.lineage.calamities.places import AskPlace
from ecumene.titles.lineage.calamities.victims import AskVictims
from ecumene.titles.lineage.conflict.assault import AskLoot, AskPillage
from ecumene.titles.lineage.conflict.city_attacks import AskDefence, AskHold
from ecumene.titles.lineage.conflict.rounds import AskLoss
from ecumene.titles.lineage.conflict.token_conflicts import AskFirst, AskWait
from ecumene.titles.lineage.market.trading import AskMarket
from ecumene.titles.lineage.movement.movement import AskMove
from ecumene.titles.lineage.phases.construction import AskBuild
from ecumene.titles.lineage.phases.leaving import AskRelocate
from ecumene.titles.lineage.phases.opening import AskCivilization
from ecumene.titles.lineage.phases.population import AskGrowth
from ecumene.titles.lineage.phases.support import AskReduce
from ecumene.titles.lineage.phases.tax import AskRate, AskRevolt
from ecumene.titles.lineage.phases.trade_cards import AskPurchase
from ecumene.titles.lineage.quick_player import (
    choosing,
    fighting,
    gifted,
    learning,
    marketing,
    moving,
    people,
    suffering,
    trading,
)
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.trade.floor import AskTrade

Advice = Callable[[Position, Any, Sequence[Answer]], Answer | None]

ADVICE: Mapping[type[Ask], Advice] = {
    AskCivilization: choosing.civilization,
    AskRate: people.rate,
    AskRevolt: people.revolt,
    AskGrowth: people.grow,
    AskMove: moving.move,
    AskLoss: fighting.lose,
    AskWait: fighting.first,
    AskFirst: fighting.first,
    AskDefence: fighting.first,
    AskHold: fighting.first,
    AskPillage: fighting.pillage,
    AskLoot: fighting.loot,
    AskBuild: people.build,
    AskReduce: people.reduce,
    AskPurchase: people.purchase,
    AskTrade: trading.trade,
    AskMarket: marketing.trade,
    AskDamage: suffering.damage,
    AskVictims: suffering.victims,
    AskAbility: gifted.use,
    AskSell: gifted.sell,
    AskAcquire: learning.acquire,
}

CAREFUL: frozenset[type[Ask]] = frozenset(
    {
        AskPlace,
        AskCities,
        AskUnits,
        AskAnnexation,
        AskHordes,
        AskResettle,
        AskNeighbours,
        AskTribute,
        AskReveal,
        AskConvert,
        AskDiscard,
        AskFreeAdvance,
        AskCredits,
        AskRelocate,
    }
)
"""Questions to which a player would answer what a careful absentee does: their default."""


def advise(position: Position, ask: Ask, options: Sequence[Answer]) -> Answer | None:
    """The answer of a quick player to a question, if it has one."""
    advice = ADVICE.get(type(ask))
    return None if advice is None else advice(position, ask, options)
