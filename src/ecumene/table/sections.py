"""The registry of a rulebook's sections: every rule that can be tested, with an id, in our own words."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from typing import Any

import msgspec

from ecumene.table.title import Title


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """One section. `scope` names the part of the game it belongs to; without one it belongs to all of it."""

    id: str
    title: str
    kind: str
    line: int
    testable: bool
    why: str = ""
    scope: str = ""

    def scopes(self) -> frozenset[str]:
        return frozenset(scope.strip() for scope in self.scope.split(",") if scope.strip())


def sections_of(title: Title[Any, Any]) -> dict[str, Section]:
    """All sections of a title's rulebooks, by id."""
    found: dict[str, Section] = {}
    for file in title.sections():
        for raw in tomllib.loads(file.read_text(encoding="utf-8"))["section"]:
            section = msgspec.convert(raw, Section)
            if section.id in found:
                raise ValueError(f"section {section.id} stands twice in the registry")
            found[section.id] = section
    return found


def played(sections: Iterable[Section], scopes: frozenset[str]) -> list[Section]:
    """The testable sections that a title plays today."""
    return [section for section in sections if section.testable and section.scopes() <= scopes]
