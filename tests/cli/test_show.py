"""`ecumene show`: a game at any point, with only the facts that each reader may know."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ecumene
from ecumene.table.api import load_title
from ecumene.table.chance import Seeded, seed_from_number
from ecumene.terminal import saves
from tests.cli.conftest import Command

GAME = Path("journals/cultures-undo-and-rewind.jsonl")
Document = Callable[..., Any]


def part(tmp_path: Path, entries: int) -> Path:
    """The journal of a game that goes on."""
    file = tmp_path / "part.jsonl"
    lines = GAME.read_text().splitlines()[: entries + 1]
    file.write_text("".join(f"{line}\n" for line in lines))
    return file


def test_a_table_says_where_it_stands() -> None:
    table = ecumene.open_table("cultures", seed=7)
    assert repr(table) == "<Table of Rising Cultures: 2 seats, turn 0, phase setup, entry 0, awaits seat1>"
    assert str(table).startswith("Civilizations\n  Rome: starts with brick")
    over = ecumene.replay(GAME.read_text().splitlines())
    assert repr(over) == "<Table of Rising Cultures: 2 seats, turn 7, phase over, entry 161, over>"


def test_a_printed_table_shows_nobodys_hand() -> None:
    table = ecumene.replay(GAME.read_text().splitlines()[:15])
    assert "Scipio" not in str(table)
    assert "Scipio" in "".join(str(panel) for panel in table.board(1))


def test_the_end_of_a_game(document: Document, command: Command) -> None:
    shown = document("show", str(GAME))
    assert (shown["entry"], shown["over"], shown["awaited"]) == (161, True, [])
    assert "events" not in shown
    _, out, _ = command("show", str(GAME))
    assert "entry 161 of 161" in out
    assert "Score now   27 VP" in out
    assert out.endswith("The game is over.\n")


def test_a_seat_sees_its_own_hand_and_answers_and_no_others(document: Document) -> None:
    at = ("show", str(GAME), "--entry", "14", "--events")
    rome, other, public = (document(*at, *more) for more in (["--seat", "2"], ["--seat", "1"], []))
    assert "Scipio Africanus" in "".join(rome["board"])
    assert {"do": "bury", "card": "mint"} in [told["answer"] for told in rome["events"]]
    for seen in (other, public):
        assert "scipio" not in json.dumps(seen["board"]).lower()
        assert "scipio" not in json.dumps(seen["view"]).lower()
        assert "bury" not in json.dumps([told["answer"] for told in seen["events"]])
    assert [asked["seat"] for asked in public["asked"]] == []


def test_what_others_did_in_private_is_no_line(document: Document) -> None:
    told = document("show", str(GAME), "--entry", "4", "--seat", "2", "--events")["events"]
    assert [each["number"] for each in told] == [1, 2, 4]


def test_open_shows_every_hand_and_never_the_seed(document: Document, command: Command) -> None:
    shown = document("show", str(GAME), "--entry", "14", "--open")
    assert "Scipio Africanus" in "".join(shown["board"])
    assert shown["asked"][0]["seat"] in shown["awaited"]
    assert "scipio_africanus" in shown["state"]["hand"][1]
    closing = json.loads(GAME.read_text().splitlines()[-1])["entry"]
    _, out, _ = command("show", str(GAME), "--open", "--json")
    assert closing["seed"] not in out
    assert closing["salt"] not in out


def test_a_game_that_goes_on_needs_no_seed(tmp_path: Path, document: Document) -> None:
    shown = document("show", str(part(tmp_path, 14)))
    assert shown["entries"] == 14
    assert not shown["over"]
    assert "state" not in shown


def test_what_was_taken_back_is_told(document: Document) -> None:
    texts = [
        text
        for told in document("show", str(GAME), "--entry", "14", "--events")["events"]
        for text in told["texts"]
    ]
    assert "The answer of entry 4 is taken back." in texts
    assert "Everything from entry 3 on is taken back." in texts


def test_a_saved_game_is_shown_without_its_secret(tmp_path: Path, command: Command) -> None:
    table = ecumene.open_table("cultures", seed=7)
    request = table.requests()[0]
    table.answer(request.seat, request.id, request.default)
    file = tmp_path / "game.save.json"
    saved = saves.Saved(
        format=saves.FORMAT, journal=table.journal(), secret=table.secret, people=[0], bots={"1": "easy"}
    )
    saves.write(file, saved)
    code, out, _ = command("show", str(file), "--open", "--json")
    assert code == 0
    assert json.loads(out)["entry"] == 1
    assert not any(secret in out for secret in table.secret)


def test_the_fixture_of_a_report_is_shown(tmp_path: Path, document: Document, command: Command) -> None:
    title = load_title("cultures")
    view = ecumene.replay(GAME.read_text().splitlines()[:15]).view(1)
    state = title.imagine(view, Seeded(seed_from_number(1)))
    file = tmp_path / "report-1.json"
    fixture: dict[str, Any] = {"report": "1", "title": "cultures", "content": None, "number": 14}
    fixture["state"] = msgspec.json.decode(title.dump_state(state))
    file.write_text(json.dumps(fixture, indent=1))
    shown = document("show", str(file), "--seat", "2")
    assert shown["entry"] == 14
    assert "Scipio Africanus" in "".join(shown["board"])
    code, _, err = command("show", str(file), "--entry", "3")
    assert (code, err) == (1, f"{file} is the position of a report: it has no entries before it.\n")
    fixture["state"] = {"flow": {}}
    file.write_text(json.dumps(fixture))
    code, _, err = command("show", str(file))
    assert (code, err.startswith("This position is not one of Rising Cultures as it is now:")) == (1, True)


def test_an_entry_that_fails_today_is_named(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks for a fault sees the moment before it."""
    title = type(load_title("cultures"))
    real = title.carry_out

    def broken(self: Any, state: Any, prepared: Any, chance: Any) -> Any:
        if getattr(prepared[3], "card", "") == "harbour_of_ostia":
            raise ZeroDivisionError("by no coins")
        return real(self, state, prepared, chance)

    monkeypatch.setattr(title, "carry_out", broken)
    code, _, err = command("show", str(GAME))
    why = "Entry 7 cannot be carried out under these rules: ZeroDivisionError: by no coins."
    assert (code, err) == (1, f"{why} See how it stood before with --entry 6.\n")
    assert command("show", str(GAME), "--entry", "6")[0] == 0


@pytest.mark.parametrize(
    ("tokens", "reason"),
    [
        (["--entry", "999"], "The game has entries 0 to 161; there is no entry 999."),
        (["--entry", "-1"], "The game has entries 0 to 161; there is no entry -1."),
        (["--seat", "0"], "The game has seats 1 to 2; there is no seat 0."),
        (["--seat", "3"], "The game has seats 1 to 2; there is no seat 3."),
        (["--seat", "1", "--open"], "Choose either --seat or --open."),
    ],
)
def test_what_cannot_be_shown_is_a_sentence(tokens: list[str], reason: str, command: Command) -> None:
    assert command("show", str(GAME), *tokens) == (1, "", f"{reason}\n")


@pytest.mark.parametrize("content", [b"", b"{}\n", b"[1]\n", b"\xff\xfe\n", b"{\n}\n", b'{"report": 1}\n'])
def test_a_file_that_is_no_game_is_a_sentence(content: bytes, tmp_path: Path, command: Command) -> None:
    file = tmp_path / "x"
    file.write_bytes(content)
    code, out, err = command("show", str(file))
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "Traceback" not in err
