"""The bytes of a late game on the wire: a whole view of a seat, and the message about a change."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ecumene.server.bots.play import MOST_AT_A_TIME
from ecumene.server.tables.audience import Audience
from ecumene.server.tables.packets import Packet, Viewer, Written, line_of, read
from ecumene.table.api import Table, replay
from tests.effort import tries

JOURNALS = Path(__file__).parents[2] / "journals"
VIEW, CHANGE, CHANGES = 20_000, 2_000, 4_000
"""Bytes, compressed: of a view, and of what tells of one answer, or of as many as bots give at a time."""
STEP = tries(60, 7)
SAID_AT = 1_790_000_000.123456


class Late(NamedTuple):
    """A table that was played, and what its log says, entry by entry."""

    table: Table
    lines: list[Written]

    def at(self, number: int) -> Table:
        then = self.table.at(number)
        assert then is not None
        return then

    def message(self, viewer: Viewer, before: int, number: int) -> str:
        """What is sent to somebody who knew the table after one entry, when it stands after another."""

        def log(viewer: Viewer, after: int) -> list[Packet]:
            words = self.table.title.words
            told = enumerate(self.lines[after + 1 : number + 1], after + 1)
            return [read(line, told_of, viewer, words, None) for told_of, line in told]

        audience = Audience(self.at(before), viewer)
        audience.show(self.at(number), log)
        [text] = audience.since(before) or []
        assert len(json.loads(text)["log"]) == number - before
        return text


@pytest.fixture(
    scope="module", params=["empires-9-basic", "empires-9-expert", "empires-both-18-basic-ten-turns"]
)
def late(request: pytest.FixtureRequest) -> Late:
    lines: list[Written] = []
    journal = (JOURNALS / f"{request.param}.jsonl").read_text().splitlines()
    table = replay(
        journal, witness=lambda then, events: lines.append(Written(line_of(then, events), SAID_AT))
    )
    assert len(lines) == table.length + 1
    return Late(table, lines)


def size(text: str) -> int:
    return len(zlib.compress(text.encode()))


@pytest.mark.parametrize("seat", [None, 0, 5])
def test_a_late_table_is_small(late: Late, seat: int | None) -> None:
    """What a viewer has at first, and what is sent for one answer, and for as many as bots give at a time."""
    viewer = Viewer(seat, "en")
    for number in range(late.table.length // 2, late.table.length - MOST_AT_A_TIME, STEP):
        seen: Any = Audience(late.at(number), viewer).packet
        assert size(json.dumps(seen)) < VIEW
        assert size(late.message(viewer, number, number + 1)) < CHANGE
        assert size(late.message(viewer, number, number + MOST_AT_A_TIME)) < CHANGES
