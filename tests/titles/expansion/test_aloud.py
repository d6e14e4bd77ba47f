"""The questions, options and events in the cases of the Expansion Project have texts, and the options are
legal.
"""

from __future__ import annotations

import pytest

from ecumene.table.rulebook.cases import Case, cases_of, run
from ecumene.titles.expansion import load
from tests.aloud import aloud

TITLE = aloud(load())
CASES = {f"{file}: {case.name}": case for file, case in cases_of(TITLE)}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_case_read_aloud(case: Case) -> None:
    run(TITLE, case)
