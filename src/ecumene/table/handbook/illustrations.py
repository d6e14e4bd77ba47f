"""The cases of a title as illustrations of its rules: the cases that show a section, or name a card.

A title has hundreds of cases, and parsing all of them takes a large part of a second. So a file is only split
where its cases begin, their citations are extracted, and a case is parsed when somebody wants to see it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache, cached_property
from typing import Any

import msgspec

from ecumene.table.rulebook.cases import Case
from ecumene.table.title import Title

AnyTitle = Title[Any, Any]

_CASE = re.compile(r"^\[\[case\]\][^\n]*\n", re.MULTILINE)
_CITES = re.compile(r"^cites\s*=\s*\[([^\]]*)\]", re.MULTILINE)
_CONTENT = re.compile(r"^(?:content\s*=|\[case\.content)", re.MULTILINE)
_STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
_SAYING = re.compile(r'^(?:name|says)\s*=\s*"((?:[^"\\]|\\.)*)"', re.MULTILINE)


class Illustration:
    """A case as text. Its `id` is its file and its place in the file, from 1."""

    def __init__(self, id: str, text: str) -> None:
        self.id = id
        self.text = text
        cites = _CITES.search(text)
        self.cites = list(dict.fromkeys(_STRING.findall(cites[1]))) if cites else []

    @cached_property
    def case(self) -> Case:
        (raw,) = tomllib.loads(self.text)["case"]
        return msgspec.convert(raw, Case)

    @property
    def saying(self) -> str:
        """Its name and its sentence, for a search for words."""
        return " ".join(_SAYING.findall(self.text))


@cache
def illustrations_of(title: AnyTitle) -> dict[str, Illustration]:
    """All cases of a title by id, except those about an owner's file, which are not about play."""
    return {each.id: each for each in _read(title)}


def _read(title: AnyTitle) -> Iterator[Illustration]:
    for file in title.cases():
        text = file.read_text(encoding="utf-8")
        starts = [found.start() for found in _CASE.finditer(text)]
        for number, (start, end) in enumerate(zip(starts, [*starts[1:], len(text)], strict=True), 1):
            if not _CONTENT.search(text, start, end):
                yield Illustration(f"{file.name.removesuffix('.toml')}.{number}", text[start:end])


@cache
def _by_section(title: AnyTitle) -> dict[str, list[Illustration]]:
    found: dict[str, list[tuple[int, int, Illustration]]] = {}
    for each in illustrations_of(title).values():
        for place, section in enumerate(each.cites):
            found.setdefault(section, []).append((place, len(each.cites), each))
    return {
        section: [each for *_, each in sorted(cited, key=lambda cited: cited[:2])]
        for section, cited in found.items()
    }


def showing(title: AnyTitle, section: str) -> list[Illustration]:
    """The cases of a section: first those that cite it first, and among these the cases with fewest
    citations.
    """
    return _by_section(title).get(section, [])


def naming(title: AnyTitle, card: str) -> list[Illustration]:
    """The cases in which a card is held, played or suffered; those about the fewest rules first."""
    named = re.compile(rf"(?<![a-z0-9_]){re.escape(card)}(?![a-z0-9_])")
    found = [each for each in illustrations_of(title).values() if named.search(each.text)]
    return sorted(found, key=lambda each: len(each.cites))
