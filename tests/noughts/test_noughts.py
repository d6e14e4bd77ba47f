"""The tutorial's title: small, found from outside, and played by everything in the house."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from ecumene.arena.fuzz import fuzz
from ecumene.table.questions.refusal import Refused
from ecumene.table.rulebook.cases import Case, Step, run
from ecumene.table.rulebook.claims import Untrue
from ecumene.table.rulebook.positions import BadPosition
from ecumene.table.table import Table
from tests.noughts import PACKAGE, with_it

Command = Callable[..., str]
MODULE = PACKAGE / "noughts" / "__init__.py"
CROSS_WINS = (1, 4, 2, 5, 3)


@pytest.fixture
def command(tmp_path: Path) -> Command:
    program = with_it(tmp_path)

    def called(*tokens: str, typed: str = "") -> str:
        ran = subprocess.run(
            [sys.executable, "-c", program, *tokens], input=typed, capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    return called


@pytest.fixture
def noughts(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The package, to be spoiled by a test."""
    monkeypatch.syspath_prepend(str(PACKAGE))
    yield import_module("noughts")
    for name in [name for name in sys.modules if name.partition(".")[0] == "noughts"]:
        del sys.modules[name]


def played(module: ModuleType, *cells: int) -> Table:
    table = Table(module.load(), seed=1)
    for cell in cells:
        request = table.requests()[0]
        table.answer(request.seat, request.id, {"do": "mark", "cell": cell})
    return table


def test_it_is_small() -> None:
    written = [line for line in MODULE.read_text().splitlines() if line.strip()]
    assert len(written) < 60


def test_three_in_a_row_win(noughts: ModuleType) -> None:
    table = played(noughts, *CROSS_WINS)
    assert table.over
    assert [(one.seat, one.rank) for one in table.standings()] == [(0, 1), (1, 2)]
    assert str(table) == "Grid\n  X X X\n  O O 6\n  7 8 9"


def test_what_is_not_on_offer_is_refused(noughts: ModuleType) -> None:
    table = played(noughts, 5)
    with pytest.raises(Refused, match=r"^That is not among the answers on offer\.$"):
        table.answer(1, table.requests()[0].id, {"do": "mark", "cell": 5})


def test_a_limit_or_a_departure_ends_it(noughts: ModuleType) -> None:
    for entry in ({"do": "limit"}, {"do": "departure", "seat": 1}):
        table = played(noughts, 5)
        table.enter(entry)
        assert table.over
        with pytest.raises(Refused, match="over"):
            table.enter(entry)
    table = played(noughts)
    for entry in ({"do": "departure", "seat": 2}, {"do": "alarm", "phase": "play"}):
        with pytest.raises(Refused):
            table.enter(entry)


def test_cases_say_its_fields(noughts: ModuleType) -> None:
    title = noughts.load()
    given = {"cells": ["X", "X", "", "O", "O", "", "", "", ""]}
    step = Step(seat="seat0", answer={"do": "mark", "cell": 3})
    won = {"phase": "over", "scores": {"seat0": 1, "seat1": 0}}
    run(title, Case(name="a row", given=given, when=[step], then=won))
    with pytest.raises(BadPosition, match="there is no such field; did you mean 'cells'"):
        run(title, Case(name="x", given={"cell": []}))
    with pytest.raises(BadPosition, match=r"given\.cells: Expected `array`"):
        run(title, Case(name="x", given={"cells": 3}))
    with pytest.raises(Untrue):
        run(title, Case(name="x", given=given, then={"phase": "over"}))


# In the house


def test_it_is_found_and_played_by_bots(command: Command) -> None:
    assert json.loads(command("titles", "--json"))["noughts"]["name"] == "Noughts and Crosses"
    report = json.loads(command("simulate", "noughts", "--games", "5", "--bots", "greedy,random", "--json"))
    assert (report["finished"], report["violations"]) == (5, 0)
    searched = command("simulate", "noughts", "--games", "1", "--bots", "search", "--budget", "5", "--json")
    assert json.loads(searched)["finished"] == 1


def test_fuzz_finds_nothing(command: Command) -> None:
    report = json.loads(command("fuzz", "noughts", "--games", "10", "--json"))
    assert report["problems"] == []


def test_somebody_plays_it_at_a_terminal(command: Command, tmp_path: Path) -> None:
    save = tmp_path / "game.save.json"
    out = command("play", "noughts", "--plain", "--bots", "random", "--save", str(save), typed="1\nb\nq\n")
    assert "Which cell do you mark?" in out
    assert "Rule:" not in out
    assert "Grid\n  X " in out
    assert "entry 2 of 2" in command("show", str(save))


# What an author hears who forgot something


def problems(module: ModuleType) -> str:
    return "\n".join(fuzz(module.load(), games=20).problems)


def test_a_missing_message_is_named(noughts: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(noughts.MarkKind, "name", "sign")
    assert "words/en.ftl has no message noughts-ask-sign" in problems(noughts)


def test_options_that_are_refused_name_their_methods(
    noughts: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(noughts.MarkKind, "default", lambda self, grid, ask: noughts.Mark(99))
    said = "MarkKind.default gives {'do': 'mark', 'cell': 99} for mark-1, but MarkKind.check refuses it"
    assert said in problems(noughts)


def test_a_check_that_lets_everything_pass_is_named(
    noughts: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(noughts.MarkKind, "check", lambda *_: None)
    assert "MarkKind.check should refuse what MarkKind.options does not offer" in problems(noughts)


def test_nothing_on_offer_is_named(noughts: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(noughts.MarkKind, "options", lambda *_: [])
    monkeypatch.setattr(noughts.MarkKind, "default", lambda *_: noughts.Mark(1))
    assert "MarkKind.options is empty for mark-1" in problems(noughts)


def test_a_step_that_does_nothing_is_named(noughts: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    title = noughts.load()
    monkeypatch.setitem(type(title).steps, noughts.Game, lambda *_: None)
    assert "the step of Game has to ask somebody" in problems(noughts)


def test_a_rule_that_fails_is_named_with_its_line(
    noughts: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(noughts, "MARKS", "")
    said = "seed 1: crash: the set-up stopped: IndexError: string index out of range (in has_row."
    assert problems(noughts).startswith(said)
    assert "__init__.py line" in problems(noughts)


@pytest.mark.parametrize(
    ("gone", "said"),
    [
        ("score", r"does not say who wins: write score\(state, seat\), or standings\(state\)"),
        ("meta", "has no meta"),
        ("state_type", "has no state_type"),
    ],
)
def test_what_a_title_has_to_say_is_asked_for(
    gone: str, said: str, noughts: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(noughts.Noughts, gone)
    with pytest.raises(TypeError, match=f"Noughts {said}"):
        noughts.load()


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ("hidden", r"hides cells: write glimpse\(state, seat\)"),
        ("owner", r"keeps cells from some seats: write imagine\(view, chance\)"),
    ],
)
def test_what_is_secret_has_to_be_said(who: str, said: str, noughts: ModuleType) -> None:
    noughts.Noughts.visibility = {"flow": "hidden", "cells": who}
    with pytest.raises(TypeError, match=f"Noughts {said}"):
        noughts.load()
