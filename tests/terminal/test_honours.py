"""Achievements at a terminal are stored in the data folder, and shown when the game is over."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from ecumene import bots
from ecumene.cli.app import run
from ecumene.terminal import honours
from ecumene.terminal.plain import PlainGame
from ecumene.terminal.session import Session


def played_out(seed: int = 0) -> Session:
    """A solo game as a bot plays it, in which the first achievement is earned."""
    session, bot = Session.opened("ages", seats=1, seed=seed), bots.make("greedy", 1)
    while session.request is not None:
        assert honours.kept() == [] or seed != 0, "nothing is earned before the end"
        session.answer(bot.choose(session.table.perspective(session.request)))
    return session


def ending(session: Session) -> str:
    out = io.StringIO()
    PlainGame(session, io.StringIO("\n"), out).run()
    return out.getvalue()


def test_an_achievement_is_told_and_kept_when_the_game_is_over() -> None:
    said = ending(played_out())
    assert "You have earned:\n  Remarkable Clan, Skirmish: 20 points (new)\nThat makes 1 of 23." in said
    assert [honour.achievement for honour in honours.kept()] == ["remarkable_clan"]


def test_only_the_first_time_is_new_and_a_game_counts_once() -> None:
    first = played_out()
    assert first.path is not None
    again = Session.resumed(first.path)
    assert len(honours.kept()) == 1
    assert "(new)" in ending(again)
    assert "20 points\nThat makes 1 of 23." in ending(played_out(seed=3))
    assert len(honours.kept()) == 2


def test_a_line_that_cannot_be_read_is_passed_over(home: Path) -> None:
    played_out()
    file = home / honours.FILE
    file.write_bytes(b'{"title": "ages"\n\xff\n' + file.read_bytes())
    assert len(honours.kept()) == 1


def test_a_home_that_cannot_be_written_is_told_once(home: Path, tmp_path: Path) -> None:
    home.mkdir()
    (home / honours.FILE).mkdir()
    session = played_out()
    assert [text for text in session.log if "could not be saved" in text] != []
    assert "You have earned:" in ending(session)


def test_the_command_lists_what_there_is_and_what_one_has(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["achievements", "--json"]) == 0
    entries = json.loads(capsys.readouterr().out)["ages"]
    assert len(entries) == 23
    assert not any(entry["earned"] for entry in entries)
    played_out()
    assert run(["achievements", "ages"]) == 0
    said = capsys.readouterr().out
    assert "ages: 1 of 23 earned at this terminal" in said
    assert "Path to Glory: The Silk Road" in said
    assert run(["achievements", "cultures", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {}
