"""Answers that people type in words instead of choosing an option."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ecumene.table.state.frames import Ask
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


BLOCKS = {"saba": {"hand": ["clay.e", "clay.w", "salt.w", "famine.w"]}, "rome": {"hand": ["wool.w"] * 3}}


@pytest.mark.parametrize(
    ("text", "gives", "kinds"),
    [
        ("2 clay, salt for 2 wool to Rome", ["clay.e", "clay.w", "salt.w"], ["clay", "clay"]),
        ("clay, salt, famine for 2 wool to rome", ["clay.e", "salt.w", "famine.w"], ["clay", "salt"]),
        ("clay (W), salt, famine for 2 wool to rome", ["clay.w", "salt.w", "famine.w"], ["clay", "salt"]),
        ("clay, clay (e), salt for 2 wool to rome", ["clay.w", "clay.e", "salt.w"], ["clay", "clay"]),
        ("Ton, Salz, Hungersnot gegen 2 Wolle an Rom", ["clay.e", "salt.w", "famine.w"], ["clay", "salt"]),
        ("3 clay for 2 wool to rome", ["clay.e", "clay.w", "clay"], ["clay", "clay"]),
    ],
)
def test_offers_in_two_blocks_name_commodities(text: str, gives: list[str], kinds: list[str]) -> None:
    """Cards of the own block go first; what the hand has not got is refused later, in a sentence."""
    assert read(table({"seats": 12, "phase": "trade", **BLOCKS}), text) == {
        "do": "post",
        "gives": gives,
        "says": {"kinds": kinds, "count": 3, "claims": []},
        "wants": {"kinds": ["wool", "wool"], "count": 3, "claims": []},
        "to": "rome",
        "note": "",
    }


def test_nobody_can_want_a_mark() -> None:
    assert read(table({"seats": 12, "phase": "trade", **BLOCKS}), "2 clay, salt for 2 wool (w)") is None


@pytest.mark.parametrize(
    "text", ["flax for", "flax", "mead for salt", "flax for 2 salt to Atlantis", "for for for"]
)
def test_no_offers(text: str) -> None:
    assert read(table({"phase": "trade", **HANDS}), text) is None


def test_other_questions_are_answered_by_choosing() -> None:
    assert read(table({"phase": "construction", "saba": {"tokens": {"zafar": 7}}}), "zafar for me") is None
