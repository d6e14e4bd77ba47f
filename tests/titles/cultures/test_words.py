"""The texts of Rising Cultures; tests/titles/test_words.py tests the messages of every title."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.table.text.words import Argument, Say
from ecumene.table.titles import load_title
from tests.titles.said import expect_plain_sentences

WORDS = load_title("cultures").words


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("civilizations", ["egypt-abbasid", "persia-rome"])
def test_a_whole_game_can_be_said(seed: int, civilizations: str) -> None:
    options = {"civilizations": civilizations, "match": seed == 0}
    table = ecumene.open_table("cultures", seed=seed, options=options)
    expect_plain_sentences(table, seed)


@pytest.mark.parametrize(
    ("key", "args", "text"),
    [
        ("ask-swap", {"paid": 1, "free": 0}, "Swap cards before you play? One card, for 1 coin."),
        ("ask-swap", {"paid": 2, "free": 1}, "Up to 2 cards for 1 coin each, and 1 for free."),
        ("ask-swap", {"paid": 0, "free": 1}, "One card, for free."),
        ("ask-bury", {"left": 1}, "Choose one card."),
        ("turn", {"turn": 0, "phase": "setup"}, "setup"),
        ("turn", {"turn": 3, "phase": "play"}, "round 3"),
        ("turn", {"turn": 7, "phase": "between"}, "between the games"),
        ("turn", {"turn": 9, "phase": "play"}, "round 2 of the second game"),
    ],
)
def test_numbers_read_well(key: str, args: dict[str, Argument], text: str) -> None:
    assert WORDS.text(Say(f"cultures-{key}", args)).endswith(text)


def test_a_refusal_says_what_a_player_can_use() -> None:
    table = ecumene.open_table("cultures", seed=1, options={"civilizations": "rome-persia", "first": "0"})
    while table.requests()[0].kind != "play":
        request = table.requests()[0]
        table.answer(request.seat, request.id, request.default)
    request = table.requests()[0]
    hand = table.view(request.seat)["you"]
    dear = max(hand["prices"], key=hand["prices"].get)
    coins = table.view(request.seat)["seats"]["0"]["coins"]
    assert hand["prices"][dear] > coins
    with pytest.raises(ecumene.Refused) as refused:
        table.answer(request.seat, request.id, {"do": "build", "card": dear})
    assert refused.value.reason.endswith(f"costs {hand['prices'][dear]} coins here and you have {coins}.")
