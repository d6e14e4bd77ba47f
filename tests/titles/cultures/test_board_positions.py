"""The browser's board is tested on positions of the real rules, which must be up to date."""

from __future__ import annotations

from pathlib import Path

from tests.titles.cultures.board_positions import encoded

FILE = Path(__file__).parents[3] / "client" / "src" / "titles" / "cultures" / "positions.json"


def test_the_positions_of_the_board_are_those_of_the_rules() -> None:
    assert FILE.read_bytes().strip() == encoded(), f"make {FILE.name} anew: see board_positions.py"
