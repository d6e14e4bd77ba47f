"""Journals of finished games replay under today's rules to the state they recorded, with the same luck."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.table.journal import split
from ecumene.table.replay import verify

JOURNALS = sorted((Path(__file__).parent.parent / "journals").glob("*.jsonl"))


def test_there_are_journals() -> None:
    assert len(JOURNALS) >= 6


@pytest.mark.parametrize("file", JOURNALS, ids=[file.stem for file in JOURNALS])
def test_a_journal_replays(file: Path) -> None:
    verdict = verify(split(file.read_bytes()))
    assert verdict.finished
    assert verdict.fair
