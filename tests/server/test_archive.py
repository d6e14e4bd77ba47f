"""Finished games leave the house as journals and come back as tables."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

import ecumene
from ecumene.server.errors import WORDS
from ecumene.server.tables.packets import Viewer
from ecumene.table.record import journal as books
from ecumene.table.text.words import Say
from tests.server.client import Guest, Process, Refusal, Visitor, play_out, unlimited
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


def other_luck(lines: list[str]) -> list[str]:
    """A journal whose chain holds but which claims a result that the seed does not give."""
    entries = books.read(lines)
    opening = entries[0]
    assert isinstance(opening, books.Opening)
    return books.write([msgspec.structs.replace(opening, chance=opening.chance[::-1]), *entries[1:]])


def other_answer(lines: list[str]) -> list[str]:
    """A journal whose chain holds but in which somebody does what nobody may."""
    entries = books.read(lines)
    answered = entries[1]
    assert isinstance(answered, books.Answered)
    return books.write([entries[0], msgspec.structs.replace(answered, answer={"do": "win"}), *entries[2:]])


@pytest.mark.parametrize(
    ("spoil", "status", "code"),
    [
        (lambda lines: "", 400, "bad-request"),
        (lambda lines: "x", 400, "bad-journal"),
        (lambda lines: "\n", 400, "bad-journal"),
        (lambda lines: "[" * 100_000, 400, "bad-journal"),
        (lambda lines: text_of(lines)[:-1], 400, "bad-journal"),
        (lambda lines: text_of(lines[:-1]), 400, "bad-journal"),
        (lambda lines: text_of(lines[:20]), 400, "journal-unfinished"),
        (lambda lines: text_of(lines[1:]), 400, "bad-journal"),
        (lambda lines: text_of([*lines, lines[-1]]), 400, "bad-journal"),
        (lambda lines: text_of([line.replace('"seat":0', '"seat":1') for line in lines]), 400, "bad-journal"),
        (lambda lines: text_of(another_winner(lines)), 400, "bad-journal"),
        (lambda lines: text_of(other_luck(lines)), 400, "bad-journal"),
        (lambda lines: text_of(other_answer(lines)), 400, "bad-journal"),
        (lambda lines: text_of(books.write([*books.read(lines)[:1]])), 400, "journal-unfinished"),
        (lambda lines: text_of(lines).replace("cultures", "chess"), 400, "bad-journal"),
        (lambda lines: "x" * (17 * 1024 * 1024), 413, "too-large"),
    ],
)
def test_a_journal_that_does_not_hold_is_refused(
    guest: People, house: Process, spoil: Callable[[list[str]], str], status: int, code: str
) -> None:
    ada = guest("Ada")
    before = known_games(house)
    refused = refusal(lambda: ada.post("/api/import", {"journal": spoil(a_journal()), "open": True}))
    assert (refused.status, refused.code) == (status, code)
    assert known_games(house) == before
    assert not [card for card in ada.get("/api/tables", which="finished") if card["host"] == ada.id]


def test_a_journal_of_a_board_that_is_not_there_is_refused(guest: People, house: Process) -> None:
    lines = (ROOT / "journals" / "empires-5-basic.jsonl").read_text("utf-8").splitlines()
    opening, *entries = books.read(lines)
    assert isinstance(opening, books.Opening)
    elsewhere = msgspec.structs.replace(opening, options={**opening.options, "map": "both"})
    text, before = text_of(books.write([elsewhere, *entries])), known_games(house)
    refused = refusal(lambda: guest("Ada").post("/api/import", {"journal": text}))
    assert refused.code == "bad-journal"
    assert "Option map can be both with 10 to 18 seats, not with 5" in refused.reason
    assert known_games(house) == before


def known_games(house: Process) -> list[tuple[int]]:
    """How many tables, seats and entries there are in the house's own file."""
    with closing(sqlite3.connect(house.folder / "ecumene.db")) as file:
        return [
            file.execute(f"select count(*) from {part}").fetchone() for part in ("tables", "seats", "entries")
        ]


def test_a_refused_journal_says_why_in_the_language_of_the_reader(guest: People) -> None:
    ada, lines = guest("Ada"), a_journal()
    body = {"journal": text_of(lines[:20])}
    english = refusal(lambda: ada.post("/api/import", body)).reason
    german = refusal(lambda: ada.post("/api/import", body, language="de")).reason
    assert (english, german) == (
        "Only finished games can be imported; this journal has no end.",
        WORDS.text(Say("house-journal-unfinished"), "de"),
    )
    assert english != german


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


_IMPATIENT = """
from ecumene.server.lobby import archive
archive._LONGEST = 0.0
from ecumene.cli import main
main()
"""


def test_a_proof_that_takes_too_long_is_given_up(folder: Path) -> None:
    house = Process(folder, *unlimited(), entry=_IMPATIENT)
    house.open()
    try:
        ada = Guest(house.address, "Ada")
        refused = refusal(lambda: ada.post("/api/import", {"journal": text_of(a_journal())}))
        assert (refused.status, refused.code) == (400, "journal-long")
        assert known_games(house) == [(0,), (0,), (0,)]
    finally:
        house.close()


_HELD = """
import pathlib, time
from ecumene.server.lobby import archive
retell, free = archive._retell, pathlib.Path({free!r})
def wait(text):
    while not free.exists():
        time.sleep(0.01)
    return retell(text)
archive._retell = wait
from ecumene.cli import main
main()
"""


def test_guests_of_one_address_share_the_places_for_proofs(folder: Path) -> None:
    """However many they are, somebody from elsewhere is not turned away."""
    free = folder / "free"
    house = Process(folder, *unlimited(), entry=_HELD.format(free=str(free)))
    house.open()
    try:
        hosts = [guest for number in range(5) for guest in [Guest(house.address, f"Guest {number}")] * 3]
        texts = [text_of(a_journal(seed)) for seed in range(40, 53)]
        elsewhere = Guest(house.address, "Bo", transport=httpx.HTTPTransport(local_address="127.0.0.2"))
        with ThreadPoolExecutor(len(texts) + 1) as pool:
            told = [pool.submit(_code, one, text) for one, text in zip(hosts, texts, strict=False)]
            assert next(as_completed(told)).result() == "too-often"
            other = pool.submit(_code, elsewhere, text_of(a_journal(53)))
            free.touch()
            assert other.result() == ""
            assert [each.result() for each in told].count("") == 12
    finally:
        free.touch()
        house.close()


def _code(person: Guest, text: str) -> str:
    try:
        person.post("/api/import", {"journal": text})
    except Refusal as refused:
        return refused.code
    return ""
