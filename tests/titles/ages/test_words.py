"""The texts of Age of Civilization; tests/titles/test_words.py tests the messages of every title."""

from __future__ import annotations

from typing import Any

import pytest

import ecumene
from ecumene.table.text.words import Argument, Say
from ecumene.table.titles import load_title
from ecumene.titles.ages.effect_words import token_words
from tests.titles.said import expect_plain_sentences

WORDS = load_title("ages").words


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_can_be_said(seed: int) -> None:
    options: dict[str, Any] = {"innovation": seed > 2, "drafting": seed % 4 == 2}
    if seed % 4 == 0:
        options |= {"scenario": "mongol_devastation" if seed else "the_silk_road"}
    table = ecumene.open_table("ages", seats=1 + seed % 4, seed=seed, options=options)
    expect_plain_sentences(table, seed)


@pytest.mark.parametrize(
    ("key", "args", "text"),
    [
        ("ask-action", {"workers": 1, "coins": 1, "acted": "no"}, "1 worker is free, and you have 1 coin."),
        (
            "ask-action",
            {"workers": 0, "coins": 2, "acted": "yes"},
            "No worker is free, and you have 2 coins.",
        ),
        ("answer-done", {"workers": 2}, "Done: 2 workers stay at home"),
        ("turn", {"turn": 0, "phase": "setup"}, "setup"),
        ("turn", {"turn": 3, "phase": "actions"}, "round 3"),
    ],
)
def test_numbers_read_well(key: str, args: dict[str, Argument], text: str) -> None:
    assert WORDS.text(Say(f"ages-{key}", args)).endswith(text)


def act(only: str = "no", **sum_: int) -> str:
    """What an option says about an action: its whole cost and all that it gives."""
    parts = ("workers", "lost", "price", "points", "coins", "gained", "strength", "stations", "discount")
    said: dict[str, Argument] = {
        "action": "culture",
        "choice": "none",
        "only": only,
        **dict.fromkeys(parts, 0),
        **sum_,
    }
    return WORDS.text(Say("ages-answer-act", said))


def test_an_option_says_its_sum() -> None:
    assert act(workers=1, price=3, points=4) == "Culture: 1 worker and 3 coins for 4 points"
    assert act(workers=2, lost=2, price=1, points=3, coins=4) == (
        "Culture: 2 workers (lost) and 1 coin for 3 points and 4 coins"
    )
    assert act(workers=2, coins=4, gained=1) == "Culture: 2 workers for 4 coins and 1 worker"
    assert act(workers=1, lost=1) == "Culture: 1 worker (lost) for no points or coins"
    assert act(only="yes", workers=1, price=2, strength=1) == "Culture: 1 worker and 2 coins, +1 strength"
    assert act(workers=1, coins=2, stations=1) == "Culture: 1 worker for 2 coins, 1 station further"
    assert act(only="yes", workers=1, discount=3) == ("Culture: 1 worker, Wonder costs 3 less in this turn")


def test_pestilence_says_that_it_rounds_up() -> None:
    token = load_title("ages").content.event_tokens["pestilence_2"]
    assert "-1 worker for every 2 civilizations, rounded up" in token_words(token, str)
    assert "-1 Arbeiter je 2 Zivilisationen, aufgerundet" in token_words(token, str, "de")


def test_the_first_turn_cites_the_first_turn() -> None:
    table = ecumene.open_table("ages", seats=2, seed=1)
    cited: list[str] = []
    while len(cited) < 4:
        request = table.requests()[0]
        if request.kind == "civilization":
            cited.append(request.rule)
        table.answer(request.seat, request.id, request.default)
    assert cited == ["turn.first", "turn.first", "turn.following", "turn.following"]
