"""`ecumene review`: five moments of a journal in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.cli.conftest import Command

GAME = "journals/cultures-rome-persia.jsonl"


def test_a_review_prints_five_moments(command: Command) -> None:
    code, out, err = command("review", GAME, "--seat", "2")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert [line[:2] for line in lines if line[:1].isdigit()] == ["1.", "2.", "3.", "4.", "5."]
    assert "Persia wins Scythia with 3 symbols." in out
    assert "Against the mean: cards +" in out


def test_it_speaks_german(command: Command) -> None:
    _, out, _ = command("review", GAME, "--seat", "2", "--language", "de")
    assert "Persien gewinnt Skythien mit 3 Symbolen." in out


def test_scripts_get_one_document(document: Callable[..., Any]) -> None:
    found = document("review", GAME)
    assert found["seat"] == 0
    assert len(found["moments"]) == 5


def test_a_seat_that_is_not_there_is_named(command: Command) -> None:
    for seat in ("0", "3"):
        code, _, err = command("review", GAME, "--seat", seat)
        assert (code, err) == (1, f"The game has seats 1 to 2; there is no seat {seat}.\n")


def test_a_game_that_goes_on_is_not_reviewed(command: Command, tmp_path: Path) -> None:
    part = tmp_path / "part.jsonl"
    part.write_text("".join(f"{line}\n" for line in Path(GAME).read_text().splitlines()[:30]))
    code, _, err = command("review", str(part))
    assert (code, err) == (1, "The game of this journal is not over.\n")
