"""The hand counts at the end (36) and is secret before: nothing reveals its worth earlier."""

from __future__ import annotations

from random import Random
from typing import Any

from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Limit
from ecumene.table.secrecy import inspect
from ecumene.table.state.fields import UNKNOWN
from ecumene.table.text.events import learned
from ecumene.table.text.words import Say
from ecumene.titles.expansion import load
from ecumene.titles.lineage.events import HandShown
from ecumene.titles.lineage.state import State

TITLE = load()
RICH, POOR = ["gems", "gold", "gold"], ["clay", "clay", "hides"]


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


def test_in_the_end_all_hands_lie_open() -> None:
    state = holding(RICH, "over")
    for seat in (*range(len(state.hand)), None):
        view = TITLE.view(state, seat)
        assert view["hands"]["0"] == RICH
        assert TITLE.imagine(view, Seeded(b"another deal")).hand == state.hand
        assert inspect(TITLE, state, seat, Random(5)).leaks == []


def test_before_the_end_nobody_sees_another_hand() -> None:
    state = holding(RICH, "trade")
    assert "hands" not in TITLE.view(state, 1)
    assert set(TITLE.glimpse(state, 1).hand[0]) == {UNKNOWN}


def test_the_end_tells_all_hands_and_so_cannot_be_taken_back() -> None:
    state = holding(RICH, "trade")
    events = TITLE.carry_out_entry(state, Limit(), Seeded(b"luck"))
    shown = [event for event in events if isinstance(event, HandShown)]
    assert [(event.seat, event.cards) for event in shown] == [(0, ("gems", "2 gold"))]
    assert shown[0].worth == TITLE.standings(state)[0].parts["commodities"]
    everybody_else = ~1
    assert learned(events) == everybody_else
