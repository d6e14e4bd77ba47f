"""Reads the class of a kind of question: its question, and the methods that belong to each of its answers.

A kind names its question and its answers once, in its bases: `BuildKind(Kind[State, Book, AskBuild, Build])`.
The methods of one of several answers have the tag of that answer in their names (`check_build`), so that a
reader finds by name everything that concerns an answer, and a forgotten answer is noticed when the class is
made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, get_args, get_origin

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Ask, Node

Handlers = dict[type[Answer], Callable[..., Any]]
"""The handlers of a kind: a bound method by the answer's record."""

NEEDED = ("check", "apply")
"""The families of methods that every answer of a kind needs; the others are optional."""
FAMILIES = (*NEEDED, "about", "rule_of")
_GENERAL = {"about_answer", "rule_of_answer"}
"""Methods for all answers whose names look like methods for one answer."""


def always(kind: Any, state: Any, ask: Any, answer: Any) -> None:
    """The check of an answer that may always be given: `check_pass = always`."""


def on_offer(kind: Any, state: Any, ask: Any, answer: Any) -> None:
    """The check of a kind whose options are all legal answers: `check = on_offer`."""
    if answer not in kind.options(state, ask):
        raise Refused(kind.words, "table-refuse-not-offered", kind.rule)


def finishes(kind: Any, moment: Any, node: Node, ask: Any, answer: Any) -> None:
    """The effect of an answer that only ends the question: `apply_pass = finishes`."""
    moment.flow.finish(node)


def tagged(answers: Any) -> dict[Any, Any]:
    """The records of a kind's answers by their tags."""
    return {record.__struct_config__.tag: record for record in get_args(answers) or (answers,)}


def read_declaration(kind: Any) -> None:
    """Take question and answers from the bases of a kind, and refuse one whose handlers do not fit them."""
    for base in vars(kind).get("__orig_bases__", ()):
        named = [one for one in get_args(base) if not isinstance(one, TypeVar)]
        if get_origin(base) is None or len(named) < 2:
            continue
        asks, answers = named[-2:]
        if isinstance(asks, type) and issubclass(asks, Ask):
            kind.asks = asks
            if "answers" not in vars(kind):
                kind.answers = answers
    if hasattr(kind, "answers"):
        _refuse_misfits(kind)


def _refuse_misfits(kind: Any) -> None:
    tags = tagged(kind.answers)
    for family in FAMILIES:
        found = _named(kind, family)
        if strange := sorted(found - tags.keys()):
            known = ", ".join(tags)
            raise TypeError(f"{kind.__name__}.{family}_{strange[0]}: its answers are {known}")
        missing = sorted(tags.keys() - found)
        if family in NEEDED and missing and (found or not _has_own(kind, family)):
            raise TypeError(f"{kind.__name__} has no {family}_{missing[0]}, and no {family} for all answers")


def _named(kind: Any, family: str) -> set[str]:
    """The tags in the names of a kind's methods of one family."""
    start = f"{family}_"
    return {name.removeprefix(start) for name in dir(kind) if name.startswith(start) and name not in _GENERAL}


def _has_own(kind: Any, family: str) -> bool:
    """Whether a kind handles all answers in one method: a class below the table's `Kind` defines that
    method.
    """
    return any(
        family in vars(base) for base in kind.__mro__ if base.__module__ != "ecumene.table.questions.kind"
    )


def handlers(kind: Any, family: str) -> Handlers:
    """A kind's methods of one family, bound, by their answers."""
    return {
        record: handler
        for tag, record in tagged(kind.answers).items()
        if (handler := getattr(kind, f"{family}_{tag}", None)) is not None
    }


def first_called(kind: Any, general: type[Any], family: str, found: Handlers) -> Handlers:
    """The method to call for each answer of a kind: the one for that answer, unless a class below the
    `general` one has a method for all answers, which may itself call those for one answer.
    """
    if getattr(type(kind), family) is getattr(general, family):
        return found
    return dict.fromkeys(tagged(kind.answers).values(), getattr(kind, family))
