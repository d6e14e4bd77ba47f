"""The house is killed at random moments under load: every acknowledged answer is there, exactly once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.effort import tries
from tests.recorded import JOURNALS
from tests.server.client import Guest, Process
from tests.server.kills import Kept, kill_under_load, what_was_kept

KILLS = tries(daily=5, nightly=50)


@pytest.mark.slow
def test_no_acknowledged_answer_is_lost_and_none_is_carried_out_twice(folder: Path) -> None:
    kept = kill_under_load(folder, KILLS, seed=KILLS)
    assert kept.answers > 10 * KILLS
    assert kept == Kept(kept.answers, lost=0, doubled=0)


def test_a_lost_answer_and_a_doubled_one_are_noticed() -> None:
    lines = (JOURNALS / "cultures-rome-persia.jsonl").read_text().splitlines()
    number, entry = next(
        (number, entry)
        for number, line in enumerate(lines)
        if (entry := json.loads(line)["entry"])["kind"] == "answer"
    )
    sent: dict[str, Any] = {name: entry[name] for name in ("seat", "request", "answer")}
    journals = {"table": lines}
    receipt = ("table", number, sent)
    assert what_was_kept(journals, [receipt]) == Kept(1, lost=0, doubled=0)
    assert what_was_kept(journals, [("table", number, {**sent, "seat": 9})]) == Kept(1, lost=1, doubled=0)
    assert what_was_kept(journals, [("table", len(lines), sent)]) == Kept(1, lost=1, doubled=0)
    assert what_was_kept(journals, [("gone", number, sent)]) == Kept(1, lost=1, doubled=0)
    assert what_was_kept(journals, [receipt, receipt]) == Kept(2, lost=0, doubled=1)


def test_a_house_that_is_told_to_close_closes(folder: Path) -> None:
    process = Process(folder)
    process.open()
    ada = Guest(process.address, "Ada")
    table, _ = ada.open_table(bots=["random"])
    ada.start(table)
    with ada.socket(table) as line:
        line.next("state")
        process.close()
        assert line.close_code() == 1012
    assert '"message":"closed"' in process.log()
    assert "Traceback" not in process.log()
    process.open()
    assert ada.state(table)["number"] >= 0
    assert process.interrupt() == 0
