"""The options of a request, prepared for choosing: numbered, in words, grouped, and found by typing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from ecumene.table.api import Request, Table

_FEW = 8
"""Up to this number options need no headings."""


class Choice(NamedTuple):
    """One option: its number, the answer, its text, its heading and its typed form."""

    number: int
    answer: dict[str, Any]
    text: str
    group: str
    typed: str


def choices(table: Table, request: Request) -> list[Choice]:
    """All options of a request; many options are grouped by their subject, the first field of the answer.
    Those without a subject ("My movement is completed") come first, without a heading.
    """
    names = table.title.names
    plain = [(_subject(answer, names), answer) for answer in table.options(request)]
    subjects = list(dict.fromkeys(("", *(subject for subject, _ in plain))))
    grouped = len(plain) > _FEW and 2 < len(subjects) <= len(plain) / 2
    if grouped:
        plain.sort(key=lambda pair: subjects.index(pair[0]))
    return [
        Choice(
            number,
            answer,
            table.describe(request, answer),
            names.get(subject, "") if grouped else "",
            _typed(answer),
        )
        for number, (subject, answer) in enumerate(plain, 1)
    ]


def by_group(found: Sequence[Choice]) -> list[tuple[str, list[Choice]]]:
    return [(group, list(members)) for group, members in groupby(found, key=lambda choice: choice.group)]


def matching(found: Sequence[Choice], text: str) -> list[Choice]:
    """The choices in which every typed word occurs, in their text or in their form."""
    words = text.casefold().split()
    return [
        choice
        for choice in found
        if all(word in f"{choice.text} {choice.typed}".casefold() for word in words)
    ]


def exactly(found: Sequence[Choice], text: str) -> Choice | None:
    """The choice whose text or form somebody typed in full."""
    wanted = " ".join(text.casefold().split())
    return next((choice for choice in found if wanted in (choice.text.casefold(), choice.typed)), None)


def _subject(answer: dict[str, Any], names: Mapping[str, str]) -> str:
    """The subject of an answer: its first field, if that is a thing with a name or a list that begins with
    one.
    """
    values = [value for name, value in answer.items() if name != "do"]
    first = values[0] if values else None
    if isinstance(first, list | tuple):
        first = first[0] if first else None
    return first if isinstance(first, str) and first in names else ""


def _typed(answer: dict[str, Any]) -> str:
    """The answer as words to type: its tag, then the values.

    >>> _typed({"do": "start", "resources": ["mint", "insula"], "top": "castra"})
    'start mint insula castra'
    """
    words: list[str] = []
    for value in answer.values():
        words += map(str, value) if isinstance(value, list | tuple) else [] if value is None else [str(value)]
    return " ".join(words).casefold()
