"""A report of a fault is stored with the position as its author saw it, and becomes a position to play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ecumene.table.api import load_title
from ecumene.table.record.journal import split
from ecumene.table.record.replay import verify
from tests.server.client import Guest, Process, Refusal, play_out


def command(house: Process, *tokens: str, fails: bool = False) -> str:
    """What `ecumene` says, beside the house that is open."""
    environment = os.environ | {"ECUMENE_HOME": str(house.folder)}
    ran = subprocess.run(
        [sys.executable, "-c", "from ecumene.cli import main; main()", *tokens],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode != 0) == fails, ran.stderr
    return ran.stderr if fails else ran.stdout


@pytest.fixture(scope="module")
def two(house: Process) -> tuple[Guest, Guest, str]:
    ada, bo = Guest(house.address, "Ada"), Guest(house.address, "Bo")
    table, invitation = ada.open_table()
    bo.sit(table, invitation)
    ada.start(table)
    for _ in range(4):
        ada.answer_something(table, Random(2))
        bo.answer_something(table, Random(3))
    return ada, bo, table


def report(guest: Guest, **form: Any) -> str:
    id: str = guest.post("/api/reports/", {"text": "The coins are wrong.\nI had three.", **form})["id"]
    return id


def test_a_report_keeps_what_its_author_saw(house: Process, two: tuple[Guest, Guest, str]) -> None:
    _, bo, table = two
    id = report(bo, table=table, seat=1, client={"browser": "Lynx", "faults": ["TypeError: x"]})
    listed = json.loads(command(house, "reports", "list", "--json"))
    assert id in [each["id"] for each in listed]
    assert id in command(house, "reports", "list")
    kept = json.loads(command(house, "reports", "show", id, "--json"))
    state = bo.state(table)
    assert (kept["by"], kept["seat"], kept["number"]) == ("Bo", 1, state["number"])
    assert kept["client"]["browser"] == "Lynx"
    assert [asked["id"] for asked in kept["position"]["asked"]] == list(state["requests"])
    assert [line["texts"] for line in kept["log"]] == [line["texts"] for line in bo.whole_log(table)]
    assert "TypeError: x" in command(house, "reports", "show", id)


def test_while_a_game_goes_on_its_fixture_holds_no_secret(
    house: Process, two: tuple[Guest, Guest, str], tmp_path: Path
) -> None:
    """It is a position that the author had to consider possible, and that can be played."""
    _, bo, table = two
    id = report(bo, table=table, seat=1)
    file = Path(command(house, "reports", "fixture", id, "--to", str(tmp_path)).strip())
    fixture = json.loads(file.read_text())
    assert fixture["says"].startswith("The coins are wrong.")
    title = load_title(fixture["title"])
    state = title.load_state(msgspec.json.encode(fixture["state"]))
    assert title.violations(state) == []
    assert msgspec.to_builtins(title.view(state, 1), str_keys=True) == fixture["view"]
    assert command(house, "reports", "fixture", id, "--to", str(tmp_path)).strip() == str(file)
    assert json.loads(file.read_text()) == fixture
    shown = json.loads(command(house, "show", str(file), "--seat", "2", "--json"))
    assert (shown["entry"], shown["view"]) == (fixture["number"], fixture["view"])


def test_of_a_game_that_is_over_the_fixture_is_its_journal(house: Process, tmp_path: Path) -> None:
    ada = Guest(house.address, "Ada")
    table, _ = ada.open_table(hotseat=True)
    ada.start(table)
    id = report(ada, table=table, seat=0)
    play_out({0: ada, 1: ada}, table)
    file = Path(command(house, "reports", "fixture", id, "--to", str(tmp_path)).strip())
    verdict = verify(split(file.read_bytes()))
    assert verdict.finished
    assert verdict.fair


def test_reports_are_taken_from_whoever_may_look_and_not_too_often(
    house: Process, two: tuple[Guest, Guest, str], tmp_path: Path
) -> None:
    ada, bo, _ = two
    secret, _ = ada.open_table(open=False)
    with pytest.raises(Refusal) as refused:
        report(bo, table=secret)
    assert refused.value.code == "no-table"
    with pytest.raises(Refusal) as refused:
        bo.post("/api/reports/", {"text": " \n "})
    assert refused.value.code == "bad-text"
    eve = Guest(house.address, "Eve")
    ids = [report(eve) for _ in range(30)]
    with pytest.raises(Refusal) as refused:
        report(eve)
    assert refused.value.code == "too-often"
    assert "nothing to play" in command(house, "reports", "fixture", ids[0], fails=True)
    assert "no report x" in command(house, "reports", "show", "x", fails=True)
