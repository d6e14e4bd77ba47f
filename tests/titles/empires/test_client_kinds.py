"""Every question of the title has a place on the board: no kind is forgotten, and none is claimed twice."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from ecumene.titles.empires.title import Empires

BOARD = Path(__file__).parents[3] / "client" / "src" / "titles" / "empires"
LEFT_TO_THE_PANEL = {"acquire", "free_advance", "credits"}
"""Kinds that the request panel may ask as long as no sheet does."""


def test_every_kind_is_asked_on_the_board_once() -> None:
    claimed = Counter(
        name
        for file in BOARD.glob("*/kinds.ts")
        for name in re.findall(r'"([a-z_]+)"', file.read_text(encoding="utf-8"))
    )
    kinds = {kind.name for kind in Empires.kind_types.values()}
    assert set(claimed) <= kinds
    assert kinds - set(claimed) <= LEFT_TO_THE_PANEL
    assert [name for name, times in claimed.items() if times > 1] == []
