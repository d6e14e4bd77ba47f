"""The greedy bot: it takes its title's advice, or else tries the options in a few imagined states."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import ClassVar

from ecumene.table.chance import Chance, Seeded
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import State
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Ask, Node

WORST = float("-inf")

Worth = tuple[float, int]
"""The value of a position for a seat, and (negative) how many more answers it took: of equal options the
shorter wins."""

MOST_OPTIONS = 40
"""With hundreds of moves the question comes again, and an option that was left out may be considered at that
time.
"""

LONGEST = 100
"""The greatest number of answers of a series that the bot looks ahead."""

COMES_TO_MIND = 3
"""The number of answers that an inattentive bot considers."""


class GreedyBot:
    """Looks one answer ahead if its title has no advice; imagines the facts that it cannot know in `states`
    ways. `attention` is the share of its decisions in which it takes advice and considers all options; in the
    others it considers only a few answers, and takes the best of them.
    """

    thinks: ClassVar[bool] = False

    def __init__(
        self, seed: int = 0, states: int = 1, most_options: int = MOST_OPTIONS, attention: float = 1.0
    ) -> None:
        self._random = Random(seed)
        self._states = states
        self._most_options = most_options
        self._attention = attention

    def choose(self, perspective: Perspective) -> Answer:
        if len(perspective.options) == 1:
            return perspective.options[0]
        attends = self._attention >= 1 or self._random.random() < self._attention
        advice = perspective.advice if attends else None
        if advice is not None:
            return advice
        options = self._considered(perspective, self._most_options if attends else COMES_TO_MIND)
        if len(options) == 1:
            return options[0]
        seeds = [self._random.randbytes(32) for _ in range(self._states)]
        imagined = [(perspective.imagine(Seeded(seed)), seed) for seed in seeds]
        worth = [
            _total(_outcome(perspective, state, option, Seeded(seed, drawn=1)) for state, seed in imagined)
            for option in options
        ]
        best = max(worth)
        return self._random.choice(
            [option for option, value in zip(options, worth, strict=True) if value == best]
        )

    def _considered(self, perspective: Perspective, most: int) -> Sequence[Answer]:
        """All options, or as many as fit into the time; the default is always among them."""
        options = perspective.options
        if len(options) <= most:
            return options
        some, default = self._random.sample(options, most - 1), perspective.default
        return some if default in some else [default, *some]


def _outcome(perspective: Perspective, imagined: State, option: Answer, chance: Chance) -> Worth:
    """The value of the seat's position after an option in an imagined state, with the same luck for every
    option.
    """
    after = follow(perspective, imagined, option, chance)
    if after is None:
        return WORST, 0
    state, rest = after
    return perspective.title.evaluate(state, perspective.seat), -rest


def follow(
    perspective: Perspective, imagined: State, option: Answer, chance: Chance
) -> tuple[State, int] | None:
    """The state that an option leads to, and the number of further answers until then; None if an imagined
    state lacks something that the option needs, so that the option has no value.

    If the same question comes again, the rest of the series is answered with defaults: so all options are
    compared at the end of the series. Each answer then leads to something better or nearer to the end, and no
    series goes on for ever.
    """
    title, ask, state, rest = perspective.title, perspective.ask, imagined.copy(), 0
    asked = state.flow.find(ask.seat, ask.id)
    try:
        title.answer(state, ask.seat, ask.id, option, chance)
        while asked and rest < LONGEST and (again := _again(state, asked[0], ask)):
            ask, rest = again, rest + 1
            title.answer(state, ask.seat, ask.id, title.default(state, ask), chance)
    except Refused:
        return None
    return state, rest


def _again(state: State, node: Node, before: Ask) -> Ask | None:
    """The next question of a series, if it may be answered now."""
    ask = state.flow.asks.get(node)
    if ask is None or ask.id == before.id or ask.given is not None:
        return None
    return ask if state.flow.find(ask.seat, ask.id) else None


def _total(worth: Iterable[Worth]) -> Worth:
    values, rests = zip(*worth, strict=True)
    return sum(values), sum(rests)
