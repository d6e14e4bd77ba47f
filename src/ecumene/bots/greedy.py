"""The greedy bot: it tries every option in a few imagined states and takes the one that does best."""

from __future__ import annotations

from random import Random

from ecumene.table.answers import Answer
from ecumene.table.chance import Chance, Seeded
from ecumene.table.kind import State
from ecumene.table.perspective import Perspective
from ecumene.table.refusal import Refused

WORST = float("-inf")


class GreedyBot:
    """Looks one answer ahead. What it cannot know it imagines, in `states` ways."""

    def __init__(self, seed: int = 0, states: int = 1) -> None:
        self._random = Random(seed)
        self._states = states

    def choose(self, perspective: Perspective) -> Answer:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        seeds = [self._random.randbytes(32) for _ in range(self._states)]
        imagined = [(perspective.imagine(Seeded(seed)), seed) for seed in seeds]
        worth = [
            sum(_outcome(perspective, state, option, Seeded(seed, drawn=1)) for state, seed in imagined)
            for option in options
        ]
        best = max(worth)
        return self._random.choice(
            [option for option, value in zip(options, worth, strict=True) if value == best]
        )


def _outcome(perspective: Perspective, imagined: State, option: Answer, chance: Chance) -> float:
    """How the seat stands after an option in an imagined state; the same luck for every option."""
    title, ask, state = perspective.title, perspective.ask, imagined.copy()
    try:
        title.answer(state, ask.seat, ask.id, option, chance)
    except Refused:  # an imagined state may lack what the option needs; then the option promises nothing
        return WORST
    return title.evaluate(state, ask.seat)
