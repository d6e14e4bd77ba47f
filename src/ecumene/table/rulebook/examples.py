"""A case as an example for people: the answers, the reactions of the rules, and the events.

The name and the sentence of a case are in English. Its course is played, and described in the reader's
language with the same sentences as at a table.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ecumene.table.chance import Chance
from ecumene.table.questions.refusal import Refused
from ecumene.table.rulebook.cases import AnyTitle, Case, Step, asked_of, chance_of, seat_called
from ecumene.table.ruleset import TABLE
from ecumene.table.state.frames import Ask
from ecumene.table.text.words import argument


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """One answer of an example: its seat (None: the table), its text, and the reason of its refusal or the
    public events. `answer` is empty if it has no text, for example because it names an unknown card or area.
    """

    seat: str
    answer: str
    refused: str
    told: list[str]


class Example(msgspec.Struct, frozen=True, kw_only=True):
    """A case that shows a rule: a name and a sentence or two in English, and its course. `id` finds it."""

    id: str
    name: str
    says: str
    turns: list[Turn]


def example(title: AnyTitle, case: Case, language: str, id: str = "") -> Example:
    """A case, played for a reader."""
    state, chance = title.position(case.given), chance_of(case)
    turns = [_turn(title, state, step, chance, language) for step in case.when]
    return Example(id=id, name=case.name, says=case.says, turns=turns)


def _turn(title: AnyTitle, state: Any, step: Step, chance: Chance, language: str) -> Turn:
    if step.seat == "table":
        seat, ask, name = TABLE, None, ""
    else:
        seat = seat_called(title, state, step.seat)
        ask = next(iter(asked_of(title, state, step.seat)), None)
        name = title.seat_name(state, seat, language)
    answer = title.default(state, ask) if step.default and ask else step.answer
    said = "" if ask is None else _said(title, state, ask, answer, language)
    try:
        events = title.answer(state, seat, "none" if ask is None else ask.id, answer, chance)
    except Refused as refusal:
        return Turn(seat=name, answer=said, refused=refusal.reason_in(language), told=[])
    seen = (event.seen_by(None if seat == TABLE else seat) for event in events)
    told = [title.words.text(title.tell(state, event), language) for event in seen if event is not None]
    return Turn(seat=name, answer=said, refused="", told=told)


def _said(title: AnyTitle, state: Any, ask: Ask, answer: Any, language: str) -> str:
    """An answer in words; empty if the case gives something that is no answer to the question."""
    try:
        typed = title.kinds[type(ask)].typed(answer)
        said = title.words.text(title.describe(state, ask, typed), language)
    except (Refused, LookupError):
        return ""
    return "" if said == _NOTHING else said


_NOTHING = str(argument(None))
