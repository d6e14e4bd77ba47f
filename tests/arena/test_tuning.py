"""The examples that look for better weights of a strategist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from ecumene.titles.empires.strategist import Strategist
from ecumene.titles.expansion.title import Expansion

EXAMPLES = Path(__file__).parents[2] / "examples"
EXAMPLE = EXAMPLES / "tune_strategist.py"
WEIGHT = re.compile(r"^(\w+) = (\S+)$", re.MULTILINE)


def test_a_search_can_be_taken_up_and_its_best_weights_can_be_played_with(tmp_path: Path) -> None:
    study = tmp_path / "tuning.db"
    assert "the best is trial 0 of 1" in tuned(study), "the weights of the house come first"
    again = tuned(study)
    assert re.search(r"the best is trial [01] of 2", again)
    best = {name: float(value) for name, value in WEIGHT.findall(again)}
    assert best
    assert all(getattr(Strategist(best).weights, name) == value for name, value in best.items())


def tuned(study: Path) -> str:
    """What it says after one more trial of short games."""
    small = ["--trials", "1", "--games", "1", "--check", "2", "--turns", "4", "--jobs", "1"]
    return subprocess.run(
        [sys.executable, EXAMPLE, "empires", "--study", study, *small],
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def test_weights_are_compared_by_what_all_seats_achieve() -> None:
    small = ["--games", "2", "--turns", "4", "city=20,keep=2"]
    told = subprocess.run(
        [sys.executable, EXAMPLES / "compare_weights.py", "expansion", *small],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert re.fullmatch(r"house: \d+\ncity=20,keep=2: \d+, [+-]\d+ ± \d+\n", told)


def test_weights_are_tried_in_pairs_and_what_changes_nothing_is_not_kept() -> None:
    """With the weights of the house both games of a pair are the same."""
    same = f"keep={Expansion().strategist(0).weights.keep}"
    small = ["--pairs", "2", "--turns", "4", same, "city=2"]
    told = subprocess.run(
        [sys.executable, EXAMPLES / "climb_weights.py", "expansion", *small],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    first, second = told.splitlines()[:2]
    assert re.fullmatch(r"keep=[\d.]+: \+0 ± 0 points, 2 pairs", first)
    assert re.fullmatch(r"city=2: [+-]\d+ ± \d+ points, [24] pairs(, kept)?", second)
