"""The planning bot: it leaves everything to the strategist of its title."""

from __future__ import annotations

from typing import Any, ClassVar

from ecumene.bots.bot import Bot, Budget
from ecumene.bots.greedy import GreedyBot
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer
from ecumene.table.strategist import Strategist
from ecumene.table.title import Title


class PlannerBot:
    """Plays like the greedy bot if the title has no strategist."""

    thinks: ClassVar[bool] = True

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._seed = seed
        self._seconds = budget.seconds if budget else None
        self._player: Strategist | Bot | None = None

    def choose(self, perspective: Perspective) -> Answer:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        if self._player is None:
            self._player = self._of(perspective.title)
        return self._player.choose(perspective)

    def _of(self, title: Title[Any, Any]) -> Strategist | Bot:
        return title.strategist(self._seed, self._seconds) or GreedyBot(self._seed)
