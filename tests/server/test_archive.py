"""Finished games leave the house as journals and come back as tables."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import ecumene
from ecumene.server.packets import Viewer
from ecumene.table import journal as books
from tests.server.client import Guest, Process, Visitor, play_out
from tests.server.retelling import Retelling, without_time
from tests.server.test_play import refusal, two_at_a_table
from tests.table.play import random_game

People = Callable[[str], Guest]
ROOT = Path(__file__).parents[2]


def a_journal(seed: int = 3) -> list[str]:
    return random_game(ecumene.open_table("cultures", seed=seed), seed).journal()


def text_of(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_an_exported_game_is_verified_and_taken_in(guest: People, house: Process, tmp_path: Path) -> None:
    ada, bo, table = two_at_a_table(guest)
    play_out({0: ada, 1: bo}, table)
    text = ada.get(f"/api/tables/{table}/export")
    file = tmp_path / "game.jsonl"
    file.write_text(text)
    command = [sys.executable, "-c", "from ecumene.cli import main; main()", "verify", str(file), "--json"]
    verdict = json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
    assert verdict["fair"]
    stranger = guest("Stranger")
    assert stranger.post("/api/import", {"journal": text})["id"] == table, "the same game is there already"
    shown = stranger.get(f"/api/tables/{table}/log")
    assert [line["texts"] for line in shown] == [
        line["texts"] for line in Visitor(house.address).get(f"/api/tables/{table}/log")
    ]


def test_a_game_from_elsewhere_becomes_a_finished_table(guest: People, house: Process) -> None:
    ada, lines = guest("Ada"), a_journal()
    card = ada.post("/api/import", {"journal": text_of(lines), "name": "A classic\u202e", "open": True})
    assert (card["status"], card["name"], card["imported"]) == ("finished", "A classic", True)
    end = ecumene.replay(lines)
    assert [score["score"] for score in card["glance"]["standings"]] == [
        each.score for each in end.standings()
    ]
    visitor = Visitor(house.address)
    assert visitor.get(f"/api/tables/{card['id']}/export") == text_of(lines)
    assert visitor.get(f"/api/tables/{card['id']}/state")["state"]["over"]
    log = visitor.get(f"/api/tables/{card['id']}/log")
    assert [without_time(line) for line in log] == Retelling(lines, Viewer(None, "en")).log(0, end.length)
    assert card["id"] in {each["id"] for each in visitor.get("/api/tables", which="finished")}


def test_taking_in_twice_gives_one_table(guest: People) -> None:
    ada, bo, text = guest("Ada"), guest("Bo"), text_of(a_journal(4))
    with ThreadPoolExecutor(4) as pool:
        cards = list(pool.map(lambda _: ada.post("/api/import", {"journal": text}), range(4)))
    assert len({card["id"] for card in cards}) == 1
    assert len(ada.get("/api/tables", which="finished")) >= 1
    other = bo.post("/api/import", {"journal": text})["id"]
    assert other != cards[0]["id"], "Bo may not know of Ada's private table"
    assert refusal(lambda: bo.get(f"/api/tables/{cards[0]['id']}")).code == "no-table"


def another_winner(lines: list[str]) -> list[str]:
    """A journal whose chain holds but whose last state was never reached."""
    entries = books.read(lines)
    closing = entries[-1]
    assert isinstance(closing, books.Closing)
    return books.write([*entries[:-1], books.Closing(closing.seed, closing.salt, "0" * 64)])


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda lines: "", 400),
        (lambda lines: "x", 400),
        (lambda lines: "\n", 400),
        (lambda lines: text_of(lines)[:-1], 400),
        (lambda lines: text_of(lines[:-1]), 400),
        (lambda lines: text_of(lines[:20]), 400),
        (lambda lines: text_of(lines[1:]), 400),
        (lambda lines: text_of([*lines, lines[-1]]), 400),
        (lambda lines: text_of([line.replace('"seat":0', '"seat":1') for line in lines]), 400),
        (lambda lines: text_of(another_winner(lines)), 400),
        (lambda lines: text_of(books.write([*books.read(lines)[:1]])), 400),
        (lambda lines: text_of(lines).replace("cultures", "chess"), 400),
        (lambda lines: "x" * (17 * 1024 * 1024), 413),
    ],
)
def test_a_journal_that_does_not_hold_is_refused(
    guest: People, spoil: Callable[[list[str]], str], code: int
) -> None:
    ada = guest("Ada")
    body: dict[str, Any] = {"journal": spoil(a_journal())}
    assert refusal(lambda: ada.post("/api/import", body)).status == code
    assert ada.get("/api/tables", which="finished", mine=1) == ada.get("/api/tables", which="finished")
    assert not [card for card in ada.get("/api/tables", which="finished") if card["host"] == ada.id]


@pytest.mark.parametrize("file", sorted((ROOT / "journals").rglob("*.jsonl"))[:6], ids=lambda file: file.name)
def test_kept_journals_are_taken_in(guest: People, file: Path) -> None:
    lines = books.split(file.read_bytes())
    finished = isinstance(books.read(lines)[-1], books.Closing)
    ada = guest("Ada")
    if finished:
        card = ada.post("/api/import", {"journal": file.read_text()})
        assert ada.get(f"/api/tables/{card['id']}/verdict")["finished"]
    else:
        assert refusal(lambda: ada.post("/api/import", {"journal": file.read_text()})).status == 400
