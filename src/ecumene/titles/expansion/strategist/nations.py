"""Nations that were dealt (14.4): the exchanges to propose and to accept."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.titles.expansion.phases.nations import (
    AcceptSwap,
    AskNation,
    AskSwap,
    DeclineSwap,
    KeepNation,
    ProposeSwap,
)
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.opening import games_like
from ecumene.titles.lineage.strategist.weights import Weights

DOUBT = 350.0
"""The measured result of a nation may be wrong by this many points."""


class Nations:
    """By what nations did in games of strategists on this board; all are equal where nothing was measured."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def propose(self, position: Position, ask: AskNation, options: Sequence[Answer]) -> Answer:
        """A seat whose nation does badly asks once, for the best one: nobody is asked again and again."""
        own = self._worth(position, position.state.civilizations[ask.seat])
        offers = [option for option in options if isinstance(option, ProposeSwap)]
        if ask.tried or own >= 0 or not offers:
            return KeepNation()
        best = max(offers, key=lambda offer: self._worth(position, offer.player))
        return best if self._worth(position, best.player) - own > DOUBT else KeepNation()

    def answer(self, position: Position, ask: AskSwap, options: Sequence[Answer]) -> Answer:
        """A nation that did better beyond doubt is accepted."""
        nations = position.state.civilizations
        more = self._worth(position, nations[ask.proposer]) - self._worth(position, nations[ask.seat])
        return AcceptSwap() if more > DOUBT else DeclineSwap()

    def _worth(self, position: Position, nation: str) -> float:
        return self._weights.civilizations.get(games_like(position.scene), {}).get(nation, 0.0)
