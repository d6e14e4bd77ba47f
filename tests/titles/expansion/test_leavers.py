"""Units of a player who left stay on the board, and no rule demands anything of them (14.71)."""

from __future__ import annotations

import pytest

from ecumene.table.chance import Seeded
from ecumene.titles.expansion import load

TITLE = load()


@pytest.mark.parametrize("left", [False, True])
def test_an_eruption_asks_no_leaver_for_its_urbanism(left: bool) -> None:
    crete = {"cities": ["thera", "milazzo"], "hand": ["volcanic_eruption"]}
    thrace = {"tokens": {"thera": 2, "syracuse": 2, "panormus": 3, "campania": 3}, "advances": ["urbanism"]}
    phase = {"phase": "calamity_resolution", "until": "calamity_resolution", "seats": 6}
    state = TITLE.position({**phase, "crete": crete, "thrace": thrace})
    seat = state.civilizations.index("thrace")
    if left:
        state.departed = [seat]
    [(_, ask)] = TITLE.requests(state)
    TITLE.answer(state, ask.seat, ask.id, {"do": "strike", "place": "etna"}, Seeded(bytes(32)))
    index = TITLE.content.scenes[state.scene].board.index
    assert state.tokens[seat][index["syracuse"]] == 0
    assert [asked.seat for _, asked in TITLE.requests(state)] == ([] if left else [seat])
    assert not left or state.tokens[seat][index["panormus"]] == 3
