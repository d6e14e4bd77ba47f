"""The searching bot: it looks ahead in imagined worlds and gives the answer that it tried most often.

Information-set tree search. A world is a state of the table that the seat considers possible
(`Perspective.imagine`). Each iteration takes one, walks down the tree of answers that all worlds share, plays
by habit from its end until a turn is over, and lets the title evaluate the position. All answers on the way
are updated with it.
"""

from __future__ import annotations

from random import Random
from time import perf_counter, sleep
from typing import ClassVar

from ecumene.bots.bot import Budget
from ecumene.bots.tree import Place, key_of
from ecumene.bots.walk import Mind, Walk
from ecumene.bots.worlds import Rules, World
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer

ITERATIONS_A_WORLD = 3
"""The number of iterations in one world: imagining a world takes time, and answers are best compared in the
same worlds.
"""

BREATH = 0.0005
"""Seconds between two iterations where people wait, so that a screen in the same process stays responsive."""


class SearchBot:
    """Looks ahead within its budget."""

    thinks: ClassVar[bool] = True

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._random = Random(seed)
        self._budget = budget or Budget()

    def choose(self, perspective: Perspective) -> Answer:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        return Search(perspective, self._random).best(self._budget)


class Search:
    """The search for one decision."""

    def __init__(self, perspective: Perspective, random: Random) -> None:
        self._perspective = perspective
        self._random = random
        self._rules = Rules(perspective.title, len(perspective.glimpse.flow.asked), random)
        self._mind = Mind(self._rules, random)
        self._root = Place()
        self._worlds: list[World] = []
        self.iterations = 0

    def best(self, budget: Budget) -> Answer:
        """Search until the budget is spent, or the rest of it could not change the answer."""
        until = None if budget.seconds is None else perf_counter() + budget.seconds
        while self.iterations < budget.iterations and not self._decided(budget.iterations - self.iterations):
            Walk(self._mind, self._world()).go(self._root, self._perspective.seat)
            self.iterations += 1
            if until is not None:
                if perf_counter() >= until:
                    break
                sleep(BREATH)
        return self._favourite()

    def _world(self) -> World:
        """A new world every few iterations, a known one in between."""
        if self.iterations % ITERATIONS_A_WORLD == 0:
            self._worlds.append(self._rules.imagine(self._perspective))
            return self._worlds[-1]
        return self._random.choice(self._worlds)

    def _decided(self, left: int) -> bool:
        """Whether the second can no longer catch up with the first."""
        visits = sorted(trial.visits for trial in self._root.trials(self._perspective.ask).values())
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def _favourite(self) -> Answer:
        """The option that was tried most often; of equals, the one with the best result."""
        trials, options = self._root.trials(self._perspective.ask), self._perspective.options
        known = [(trials[key], option) for option in options if (key := key_of(option)) in trials]
        if not known:  # no world offered a choice, although there is one
            return self._perspective.default
        return max(known, key=lambda entry: (entry[0].visits, entry[0].mean))[1]
