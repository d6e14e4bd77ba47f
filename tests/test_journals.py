"""Journals of finished games replay under today's rules to the state they recorded, with the same luck."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ecumene.table.record.journal import split
from ecumene.table.record.replay import replay, verify
from ecumene.table.state.fields import PerSeat, Public, declared
from ecumene.titles.empires.title import Empires
from ecumene.titles.lineage.phases import opening
from ecumene.titles.lineage.state import State

JOURNALS = sorted((Path(__file__).parent.parent / "journals").glob("*.jsonl"))


def test_there_are_journals() -> None:
    assert len(JOURNALS) >= 6


@pytest.mark.parametrize("file", JOURNALS, ids=[file.stem for file in JOURNALS])
def test_a_journal_replays(file: Path) -> None:
    verdict = verify(split(file.read_bytes()))
    assert verdict.finished
    assert verdict.fair


def test_a_field_that_is_added_leaves_old_games_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a default it is not written while it holds it, so the digest of a game from before is the same."""

    @declared
    class Larger(State):
        omens: PerSeat[int] = msgspec.field(default_factory=list)
        weather: Public[str] = "fair"

    monkeypatch.setattr(opening, "State", Larger)
    monkeypatch.setattr(Empires, "state_type", Larger)
    lines = split(next(file for file in JOURNALS if file.stem == "empires-5-basic").read_bytes())
    assert isinstance(replay(lines).truth(), Larger)
    assert verify(lines).finished
