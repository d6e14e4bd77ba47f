"""The parts of `make nightly`, and how steps are carried out: in time, or not at all."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from ecumene.table.titles import titles
from tests.mutation import TITLES
from tests.nightly import GAMES, LONGEST, MINUTES, MUTANTS, PARTS, main, steps
from tests.steps import Step, run


def python(name: str, source: str, minutes: float = 1.0) -> Step:
    return Step(name, [sys.executable, "-c", source], minutes=minutes)


def test_all_steps_are_carried_out_and_those_that_failed_are_named(capfd: pytest.CaptureFixture[str]) -> None:
    assert run([python("bad", "exit(3)"), python("good", "print('here')")]) == ["bad"]
    assert "here" in capfd.readouterr().out


def test_what_is_not_done_in_time_is_ended_with_all_that_it_began(tmp_path: Path) -> None:
    late = tmp_path / "late"
    child = f"import time; time.sleep(3); open({str(late)!r}, 'w')"
    source = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    began = time.monotonic()
    assert run([python("endless", source, minutes=1 / 60)]) == ["endless"]
    time.sleep(max(0.0, began + 4 - time.monotonic()))
    assert not late.exists()


def test_where_no_time_is_left_nothing_is_begun(tmp_path: Path) -> None:
    assert run([python("late", f"open({str(tmp_path / 'late')!r}, 'w')")], minutes=0) == ["late"]
    assert not (tmp_path / "late").exists()


def test_parts_can_be_named_and_numbers_given() -> None:
    commands = [step.command for step in steps(["games"], games=10, seed=7, minutes=1)]
    assert len(commands) == len(GAMES)
    assert commands[0][1:] == ["fuzz", "ages", "--seats", "4", "--games", "10", "--seed", "7", "--jobs", "2"]
    assert commands[2][-4:] == ["--jobs", "1", "--max-turns", "8"]
    with pytest.raises(SystemExit):
        main(["gmaes"])


def test_every_title_has_hostile_games_and_mutants() -> None:
    assert {games.options.split()[0] for games in GAMES} == set(titles())
    assert {subject.partition(":")[0] for subject in MUTANTS} == set(titles())
    assert all((TITLES / subject.rpartition(":")[2]).is_dir() for subject in MUTANTS)


def test_every_part_has_its_time() -> None:
    assert all(step.minutes < LONGEST for step in steps(PARTS, games=1, seed=1, minutes=1))
    assert MINUTES["tests"] + MINUTES["quiet"] + MINUTES["cluster"] + MINUTES["mutants"] < LONGEST
