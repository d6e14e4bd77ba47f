"""A completion: an incomplete choice of a seat, filled up by the rules to a legal answer."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ecumene.table.questions.answers import plain
from ecumene.table.questions.counsel import Asked
from ecumene.titles.lineage.what_if.consultation import Consultation, question
from ecumene.titles.lineage.what_if.plan import Answers


class AskCompletion(Asked, frozen=True):
    """What was chosen so far, in the order in which it should be kept; it need not be legal. `request`: the
    question it answers, if the seat is asked several."""

    answers: Answers = ()
    request: Annotated[str, Meta(max_length=80)] | None = None


class Completion(msgspec.Struct, frozen=True):
    """Answers that settle the question when they are given one after the other.

    They keep as much of what was chosen as the rules allow; the rest is what a careful absentee would add.
    There are none where the seat is asked nothing that can be filled up.
    """

    answers: list[dict[str, Any]]


def completion(consultation: Consultation, asked: AskCompletion) -> Completion:
    title, state = consultation.title, consultation.glimpse
    node = question(consultation, state, asked.request, lambda ask: title.kinds[type(ask)].fills)
    if node is None:
        return Completion([])
    ask = state.flow.asks[node]
    kind = title.kinds[type(ask)]
    chosen = [kind.typed(answer) for answer in asked.answers]
    return Completion([plain(answer) for answer in kind.complete(state, ask, chosen)])
