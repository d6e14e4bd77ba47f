"""The registry of a rulebook: its headings as printed, and every testable rule in our own words."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from ecumene.table.ruleset import Ruleset

_HEADINGS = frozenset(
    {
        "introduction", "overview", "legend", "summary", "index", "credits", "component list",
        "product overview", "rules not in this rulebook",
    }
)  # fmt: skip
"""The reason why a section is no rule: its title is only a heading."""


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """One section. `scope` names the part of the game that it belongs to; without it the section belongs to
    the whole game. `title` states the rule in English, `de` in German. The title of a section without a rule,
    such as an introduction, is only a heading; its content is its `text` (`text_de`).
    """

    id: str
    title: str
    kind: str
    line: int
    testable: bool
    de: str = ""
    why: str = ""
    scope: str = ""
    text: str = ""
    text_de: str = ""

    @property
    def is_read(self) -> bool:
        """Whether it is of use to a reader: a list of components, an index, thanks are not."""
        return self.testable or bool(self.text) or self.why.partition(",")[0] not in _HEADINGS

    def scopes(self) -> frozenset[str]:
        return frozenset(scope.strip() for scope in self.scope.split(",") if scope.strip())

    def title_in(self, language: str) -> str:
        return (language == "de" and self.de) or self.title

    def text_in(self, language: str) -> str:
        return " ".join(((language == "de" and self.text_de) or self.text).split())


class Chapter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A heading as the book prints it, so that somebody with the book finds the place.

    `of` are the prefixes of the ids below it, `under` is such a prefix of the heading above it. In a chapter
    of `cards`, each card has its own heading: its name, which is the second part of the ids.
    """

    of: tuple[str, ...]
    title: str
    number: str = ""
    under: str = ""
    de: str = ""
    cards: bool = False

    def title_in(self, language: str) -> str:
        return (language == "de" and self.de) or self.title


class Rulebook(msgspec.Struct, frozen=True, kw_only=True):
    """One book of a title, as its registry describes it."""

    name: str = ""
    chapter: tuple[Chapter, ...] = ()
    section: tuple[Section, ...] = ()

    def chapters_of(self, id: str) -> list[Chapter]:
        """The headings over a section, the outermost first."""
        found: list[Chapter] = []
        while chapter := self._nearest(id):
            found.insert(0, chapter)
            if not (id := chapter.under):
                break
        return found

    def _nearest(self, id: str) -> Chapter | None:
        """The chapter with the longest common prefix of ids."""
        parts = id.split(".")
        beginnings = [".".join(parts[:end]) for end in range(len(parts), 0, -1)]
        return next((c for start in beginnings for c in self.chapter if start in c.of), None)


def rulebooks_of(title: Ruleset[Any, Any]) -> list[Rulebook]:
    """The books of a title, in the order in which it names them."""
    return [_rulebook(file.read_text(encoding="utf-8")) for file in title.sections()]


def sections_of(title: Ruleset[Any, Any]) -> dict[str, Section]:
    """All sections of a title's rulebooks, by id."""
    found: dict[str, Section] = {}
    for book in rulebooks_of(title):
        for section in book.section:
            if section.id in found:
                raise ValueError(f"section {section.id} stands twice in the registry")
            found[section.id] = section
    return found


def played(sections: Iterable[Section], scopes: frozenset[str]) -> list[Section]:
    """The testable sections that a title plays today."""
    return [section for section in sections if section.testable and section.scopes() <= scopes]


@cache
def _rulebook(text: str) -> Rulebook:
    """Cached: every table that is opened needs its sections, and reading these files takes long."""
    return msgspec.convert(tomllib.loads(text), Rulebook)
