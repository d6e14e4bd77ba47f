"""The seat that asks, as the topics of the lineage see it."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.table.questions.counsel import Consultation as TableConsultation
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Ask, Node
from ecumene.table.text.words import Argument
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import Position, State

Consultation = TableConsultation[State, Book]


def known(consultation: Consultation) -> Position:
    """What the seat knows, as the rules look at it."""
    return Position(consultation.book, consultation.glimpse)


def refuse(consultation: Consultation, key: str, rule: str = "", /, **args: Argument) -> Refused:
    """What cannot be asked, and why."""
    return Refused(consultation.title.words, key, rule, **args)


def question(
    consultation: Consultation, state: State, request: str | None, wanted: Callable[[Ask], bool]
) -> Node | None:
    """The open question of the seat that is wanted, unanswered ones first; with `request` that one only."""
    mine = [(node, ask) for node, ask in state.flow.open() if ask.seat == consultation.seat]
    named = [(node, ask) for node, ask in mine if request is None or ask.id == request]
    if request is not None and not named:
        raise refuse(consultation, "table-refuse-stale")
    found = [(node, ask) for node, ask in named if wanted(ask)]
    return min(found, key=lambda one: one[1].given is not None, default=(None, None))[0]
