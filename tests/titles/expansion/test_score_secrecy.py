"""The hand counts in the end (36) and is nobody's to know before: nothing in between tells its worth."""

from __future__ import annotations

from typing import Any

from ecumene.table.words import Say
from ecumene.titles.expansion import load
from ecumene.titles.lineage.state import State

TITLE = load()
RICH, POOR = ["gold", "gold", "gems"], ["clay", "clay", "hides"]


def holding(hand: list[str], phase: str) -> State:
    crete: dict[str, Any] = {"hand": hand, "tokens": {"knossos": 4}, "cities": ["phaestos"], "treasury": 3}
    return TITLE.position({"phase": phase, "crete": crete})


def test_standings_in_between_leave_the_hand_out() -> None:
    rich, poor = (TITLE.standings(holding(hand, "trade")) for hand in (RICH, POOR))
    assert rich == poor
    assert all("commodities" not in standing.parts for standing in rich)


def test_in_the_end_the_hand_counts() -> None:
    rich, poor = (TITLE.standings(holding(hand, "over")) for hand in (RICH, POOR))
    seat = 0
    assert rich[seat].parts["commodities"] > poor[seat].parts["commodities"]


def test_the_log_says_that_hands_are_not_counted() -> None:
    ended = Say("lineage-event-turn_ended", {"turn": 3, "seat": "crete", "score": 450})
    assert "hands not counted" in TITLE.words.text(ended, "en")
    assert "ohne die Karten auf der Hand" in TITLE.words.text(ended, "de")
