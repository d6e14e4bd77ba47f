"""The set-up of a Short Game is tested in the browser on positions of the rules, which must be today's."""

from __future__ import annotations

from pathlib import Path

from tests.titles.empires.short_positions import encoded

FILE = Path(__file__).parents[3] / "client" / "src" / "titles" / "empires" / "short" / "positions.json"


def test_the_positions_of_the_set_up_are_those_of_the_rules() -> None:
    assert FILE.read_bytes().strip() == encoded(), f"make {FILE.name} anew: see short_positions.py"
