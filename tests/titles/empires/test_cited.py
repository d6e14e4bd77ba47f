"""Every rule that the lineage cites, and the title itself, is a section of the rulebooks of Mega Empires."""

from __future__ import annotations

from ecumene.table.rulebook.sections import sections_of
from tests.titles.cited import COMPOSED, composed, literals, missing
from tests.titles.empires.crowds import TITLE

SHORT_GAME = "ecumene.titles.empires.short_game"


def test_every_rule_that_is_cited_is_a_section() -> None:
    assert missing(TITLE) == []
    assert literals(SHORT_GAME) <= sections_of(TITLE).keys()


def test_no_rule_is_overlooked() -> None:
    assert composed() == COMPOSED.keys()
    assert composed(SHORT_GAME) == set()
    assert {kind.rule for kind in TITLE.kinds.values()} <= literals() | literals(SHORT_GAME)
