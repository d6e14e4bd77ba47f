"""The executable rulebook of the Expansion Project, as far as it is written: cases hold."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.table.rulebook.cases import Case, cases_of, run
from ecumene.table.rulebook.sections import played, sections_of
from ecumene.titles.expansion import load

TITLE = load()
CASES = {f"{file}: {case.name}": case for file, case in cases_of(TITLE)}


def test_names_are_unique() -> None:
    names = Counter(case.name for _, case in cases_of(TITLE))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_case(case: Case) -> None:
    run(TITLE, case)


def test_cases_cite_sections() -> None:
    registry = sections_of(TITLE)
    cited = {section for case in CASES.values() for section in case.cites}
    assert cited <= registry.keys()
    wanted = [section.id for section in played(registry.values(), TITLE.scopes)]
    assert len(wanted) == 513
    assert [section for section in wanted if section not in cited] == []
