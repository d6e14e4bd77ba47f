"""The answer of a seat's strategist in a small position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ecumene.table.chance import Seeded
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.state import State
from tests.titles.empires.crowds import TITLE, table

SEED = 1
MOST = 60


def planned(
    given: Mapping[str, Any], civilization: str = "babylon", weights: Mapping[str, float] | None = None
) -> list[Answer]:
    """All that a seat answers until it is not asked any more. The house asks a new strategist each time.

    Which of two things is worth more may be a matter of `weights`, which are tuned now and then.
    """
    return carried_out(table(given), civilization, weights)


def carried_out(
    state: State, civilization: str = "babylon", weights: Mapping[str, float] | None = None
) -> list[Answer]:
    """The same, in a state that follows it."""
    seat = state.civilizations.index(civilization)
    answers: list[Answer] = []
    for _ in range(MOST):
        asks = [ask for _, ask in state.flow.open() if ask.seat == seat and ask.given is None]
        if not asks:
            return answers
        answer = TITLE.strategist(SEED, weights=weights).choose(Perspective(TITLE, state, asks[0]))
        answers.append(answer)
        TITLE.answer(state, seat, asks[0].id, answer, Seeded.from_number(SEED))
    raise AssertionError(f"there is no end to it: {answers[-5:]}")


def answer_of(state: State, seat: int) -> Answer:
    """What a seat answers first."""
    ask = next(ask for _, ask in state.flow.open() if ask.seat == seat and ask.given is None)
    return TITLE.strategist(SEED).choose(Perspective(TITLE, state, ask))
