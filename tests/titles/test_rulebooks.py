"""The registries of the rulebooks: both languages, a printed place for every section, examples that play."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.rulebook.rules import rule_of
from ecumene.table.rulebook.sections import played, rulebooks_of, sections_of
from ecumene.table.title import Title
from ecumene.table.titles import load_title

TITLES = [load_title(name) for name in ("ages", "cultures", "empires", "expansion")]
titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)


@titles
def test_every_section_and_heading_has_both_languages(title: Title[Any, Any]) -> None:
    for book in rulebooks_of(title):
        assert book.name
        assert [chapter.of for chapter in book.chapter if not chapter.de] == []
        assert [section.id for section in book.section if not section.de] == []


@titles
def test_german_titles_are_translated_and_short(title: Title[Any, Any]) -> None:
    sections = sections_of(title).values()
    assert [section.id for section in sections if section.de == section.title] == []
    assert [section.id for section in sections if len(section.de) > 110] == []


@titles
def test_every_section_has_a_printed_place(title: Title[Any, Any]) -> None:
    for book in rulebooks_of(title):
        assert [section.id for section in book.section if not book.chapters_of(section.id)] == []


@titles
def test_no_heading_is_over_nothing(title: Title[Any, Any]) -> None:
    for book in rulebooks_of(title):
        used = {chapter for section in book.section for chapter in book.chapters_of(section.id)}
        assert [chapter.of for chapter in book.chapter if chapter not in used] == []
        starts = [start for chapter in book.chapter for start in chapter.of]
        assert len(starts) == len(set(starts))
        assert {chapter.under for chapter in book.chapter} <= {"", *starts}


@titles
def test_every_question_rests_on_a_section(title: Title[Any, Any]) -> None:
    rules = {title.words.section(kind.rule) for kind in title.kinds.values()}
    assert rules <= sections_of(title).keys()


@titles
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_rule_that_is_played_can_be_read(title: Title[Any, Any], language: str) -> None:
    """Every tenth of them: the course of their examples can be told in both languages."""
    for section in played(sections_of(title).values(), title.scopes)[::10]:
        rule = rule_of(title, section.id, language)
        assert rule is not None
        assert rule.title == section.title_in(language)
        assert rule.examples, section.id
        assert section.id in [other.id for other in rule.beside]
