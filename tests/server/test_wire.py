"""How much of a late game goes over the wire: a whole view of a seat, and what each answer changes."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

import pytest

from ecumene.server.packets import Viewer, packet
from ecumene.server.patches import difference
from ecumene.table.api import Table, replay
from tests.effort import tries

JOURNALS = Path(__file__).parents[2] / "journals"
VIEW, CHANGE = 40_000, 4_000
"""Bytes, compressed."""
STEP = tries(60, 7)


@pytest.fixture(scope="module", params=["empires-9-basic", "empires-9-expert"])
def late(request: pytest.FixtureRequest) -> Table:
    return replay((JOURNALS / f"{request.param}.jsonl").read_text().splitlines())


def size(message: Any) -> int:
    return len(zlib.compress(json.dumps(message).encode()))


@pytest.mark.parametrize("seat", [None, 0, 5])
def test_a_late_table_of_nine_is_small(late: Table, seat: int | None) -> None:
    viewer = Viewer(seat, "en")
    for number in range(late.length // 2, late.length - 1, STEP):
        before, after = late.at(number), late.at(number + 1)
        assert before is not None
        assert after is not None
        seen, then = packet(before, viewer), packet(after, viewer)
        assert size(seen) < VIEW
        assert size(difference(seen, then)) < CHANGE
