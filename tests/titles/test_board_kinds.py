"""A board in the browser answers every question of its title; any other would be asked over it again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecumene.table.titles import load_title

BOARDS = Path(__file__).parents[2] / "client" / "src" / "titles"


@pytest.mark.parametrize("title", ["ages", "cultures"])
def test_a_board_knows_every_question(title: str) -> None:
    found = re.search(r"export const kinds = \[(.*?)\]", (BOARDS / title / "Board.svelte").read_text(), re.S)
    assert found is not None
    known = set(re.findall(r'"(\w+)"', found[1]))
    assert {kind.name for kind in load_title(title).kinds.values()} <= known
