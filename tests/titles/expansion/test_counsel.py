"""What may be asked of the rules of the lineage can be asked of the Expansion Project, all along a game."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene import bots
from ecumene.table.refusal import Refused
from ecumene.table.table import Table
from ecumene.titles.expansion import load

TITLE = load()
QUESTIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("plan", {"offers": True}),
    ("plan", {"ahead": True}),
    ("reach", {"ahead": True}),
    ("completion", {}),
    ("rates", {}),
    ("battles", {}),
    ("calamity", {}),
    ("odds", {}),
    ("next_step", {}),
    ("deal", {}),
    ("shop", {"aim": "points"}),
)
"""Topics that may be asked at any time."""


def ask(table: Table, seat: int, topic: str, language: str = "en", /, **args: Any) -> Any:
    state: Any = table.truth()
    return TITLE.counsel(TITLE.glimpse(state, seat), seat, topic, args, language)


@pytest.mark.parametrize("seed", [1, 2])
def test_every_topic_is_told_all_along_a_game(seed: int) -> None:
    """In both languages; only a topic about a question that is not put may be refused."""
    table = Table(TITLE, seats=5, seed=seed, options={"turns": 8})
    players = [bots.make("greedy", seed=seat, meta=TITLE.meta) for seat in range(5)]
    phases = set()
    for number in range(10_000):
        if not (requests := table.requests()):
            break
        request = requests[0]
        if number % 11 == 0 or table.phase not in phases:
            phases.add(table.phase)
            for topic, args in QUESTIONS:
                assert all(ask(table, request.seat, topic, language, **args) for language in ("en", "de"))
        table.answer(request.seat, request.id, players[request.seat].choose(table.perspective(request)))
    assert {"ships", "movement", "construction", "trade", "advances"} <= phases


def test_no_ship_is_built_while_one_moves() -> None:
    """Ships are built in a phase of their own (21), so there is no shipyard to be told of."""
    crete = {"tokens": {"knossos": 4}, "treasury": 9, "ships": ["knossos"]}
    table = TITLE.position({"phase": "movement", "crete": crete})
    seat = table.civilizations.index("crete")
    told = TITLE.counsel(TITLE.glimpse(table, seat), seat, "reach", {"area": "knossos"}, "en")
    assert told["shipyards"] == []
    assert {found["by"] for found in told["destinations"]} == {"land", "ship"}


def test_whoever_is_asked_nothing_is_told_no_way() -> None:
    table = TITLE.position({"phase": "tax"})
    with pytest.raises(Refused, match="not asked"):
        TITLE.counsel(TITLE.glimpse(table, 0), 0, "reach", {}, "en")
