"""The registry of rulebook 003: both languages, a printed place for every section, examples that play."""

from __future__ import annotations

import pytest

from ecumene.table.rulebook.rules import rule_of
from ecumene.table.rulebook.sections import played, sections_of
from ecumene.titles.expansion import load
from tests.titles import test_rulebooks as shared

TITLE = load()


def test_sections_and_headings() -> None:
    shared.test_every_section_and_heading_has_both_languages(TITLE)
    shared.test_german_titles_are_translated_and_short(TITLE)
    shared.test_every_section_has_a_printed_place(TITLE)
    shared.test_no_heading_is_over_nothing(TITLE)
    shared.test_every_question_rests_on_a_section(TITLE)


@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_can_be_read_with_their_examples(language: str) -> None:
    """Every tenth of those that are played."""
    for section in played(sections_of(TITLE).values(), TITLE.scopes)[::10]:
        rule = rule_of(TITLE, section.id, language)
        assert rule is not None
        assert rule.title == section.title_in(language)
        assert rule.examples, section.id
