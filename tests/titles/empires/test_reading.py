"""What people type in words instead of choosing an option."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ecumene.table.frames import Ask
from ecumene.titles.lineage.state import State
from tests.titles.empires.crowds import TITLE, table


def read(state: State, text: str) -> dict[str, Any] | None:
    ask: Ask = next(ask for _, ask in TITLE.requests(state) if state.civilizations[ask.seat] == "saba")
    answer = TITLE.kinds[type(ask)].read(state, ask, text)
    return None if answer is None else msgspec.json.decode(msgspec.json.encode(answer))


@pytest.mark.parametrize(
    ("text", "tokens", "via"),
    [("3 Marib to Zafar", 3, None), ("move 2 from marib  through Ma'in to zafar", 2, "main")],
)
def test_moves(text: str, tokens: int, via: str | None) -> None:
    state = table({"phase": "movement", "saba": {"tokens": {"marib": 4}}})
    assert read(state, text) == {"do": "move", "origin": "marib", "to": "zafar", "tokens": tokens, "via": via}


@pytest.mark.parametrize(
    "text",
    ["", "marib to zafar", "3 Marib", "3 Atlantis to Zafar", "3 marib to", "3 marib through x to zafar"],
)
def test_no_moves(text: str) -> None:
    assert read(table({"phase": "movement", "saba": {"tokens": {"marib": 4}}}), text) is None


HANDS = {"saba": {"hand": ["flax", "flax", "stone", "famine"]}, "babylon": {"hand": ["salt"] * 3}}


@pytest.mark.parametrize(
    ("text", "offer"),
    [
        (
            "famine, 2 Flax for salt and tea",
            {
                "gives": ["famine", "flax", "flax"],
                "says": {"kinds": ["flax", "flax"], "count": 3, "claims": []},
                "wants": {"kinds": ["salt", "tea"], "count": 3, "claims": []},
                "to": None,
            },
        ),
        (
            "offer stone flax flax for 2 salt +2 to Babylon",
            {
                "gives": ["stone", "flax", "flax"],
                "says": {"kinds": ["stone", "flax"], "count": 3, "claims": []},
                "wants": {"kinds": ["salt", "salt"], "count": 4, "claims": []},
                "to": "babylon",
            },
        ),
        (
            "stone, flax, flax for 2 salt, tea, silk",
            {
                "gives": ["stone", "flax", "flax"],
                "says": {"kinds": ["stone", "flax"], "count": 3, "claims": []},
                "wants": {"kinds": ["salt", "salt"], "count": 4, "claims": ["tea", "silk"]},
                "to": None,
            },
        ),
    ],
)
def test_offers(text: str, offer: dict[str, Any]) -> None:
    assert read(table({"phase": "trade", **HANDS}), text) == {"do": "post", "note": "", **offer}


@pytest.mark.parametrize(
    "text", ["flax for", "flax", "mead for salt", "flax for 2 salt to Atlantis", "for for for"]
)
def test_no_offers(text: str) -> None:
    assert read(table({"phase": "trade", **HANDS}), text) is None


def test_other_questions_are_answered_by_choosing() -> None:
    assert read(table({"phase": "construction", "saba": {"tokens": {"zafar": 7}}}), "zafar for me") is None
