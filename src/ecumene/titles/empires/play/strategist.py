"""Who answers: the planner of the phase, or else the quick player's advice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask
from ecumene.table.perspective import Perspective
from ecumene.titles.empires.play.advances import Advances
from ecumene.titles.empires.play.calamities import Calamities
from ecumene.titles.empires.play.construction import Construction
from ecumene.titles.empires.play.movement import Movement
from ecumene.titles.empires.play.trade import Trade
from ecumene.titles.empires.play.trade_cards import TradeCards
from ecumene.titles.empires.play.weights import weights_with
from ecumene.titles.lineage.advances import AskAcquire
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.cities import AskCities
from ecumene.titles.lineage.construction import AskBuild
from ecumene.titles.lineage.gifts import AskFreeAdvance
from ecumene.titles.lineage.movement import AskMove
from ecumene.titles.lineage.state import State
from ecumene.titles.lineage.support import AskReduce
from ecumene.titles.lineage.trade import AskTrade
from ecumene.titles.lineage.trade_cards import AskPurchase

Plan = Callable[[Book, State, Any, Sequence[Answer]], Answer | None]
"""What to answer to a question, from the book and a seat's glimpse; None leaves it to the quick player."""


class Strategist:
    """A player that plans each phase and leaves nothing to chance.

    What it remembers only saves it thinking the same thing twice.
    """

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        self.weights = weights_with(weights)
        movement, construction = Movement(self.weights), Construction(self.weights)
        advances = Advances(self.weights)
        self._plans: dict[type[Ask], Plan] = {
            AskMove: movement.choose,
            AskBuild: construction.build,
            AskReduce: construction.reduce,
            AskPurchase: TradeCards(self.weights).purchase,
            AskCities: Calamities().cities,
            AskTrade: Trade(self.weights).trade,
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
            answer = plan(perspective.title.content, glimpse, perspective.ask, perspective.options)
        if answer is None:
            answer = perspective.advice
        return perspective.default if answer is None else answer
