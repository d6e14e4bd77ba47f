"""Choices of a table of the Expansion Project: nations (15.11), A.S.T. order (16.4), open passage."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.arena.game import BotGame
from ecumene.table.data.content import parse
from ecumene.table.meta import BadOpening
from ecumene.table.table import Table
from ecumene.titles.expansion import load
from ecumene.titles.expansion.content import check_overrides

TITLE = load()


# Agreed nations: a content file


def agreed(nations: str, more: str = "") -> dict[str, Any]:
    listed = ", ".join(f'"{nation}"' for nation in nations.split())
    return parse(f"[setups.west_5]\ncivilizations = [{listed}]\n{more}")


@pytest.mark.parametrize(
    ("nations", "more", "area"),
    [
        ("crete thrace hatti rome illyria", "", "rome"),
        ("crete hatti chorasmia assyria babylon", 'map = "both"', "babylon"),
    ],
)
def test_a_table_agrees_on_nations(nations: str, more: str, area: str) -> None:
    """In play are their homes, and they play the game to its limit."""
    title = load(agreed(nations, more))
    board = title.content.scenes["west_5"].board
    assert board.in_play[board.index[area]]
    assert "egypt" not in {board.region[i] for i in range(board.size) if board.in_play[i]}
    played = BotGame(title, ["greedy"] * 5, seed=4, options={"turns": 4}).play()
    assert (played.violations, played.finished) == ([], True)


@pytest.mark.parametrize(
    ("nations", "more", "said"),
    [
        ("crete thrace hatti assyria iberia", "", "'iberia' has no way to 'crete' through homes in play"),
        ("crete hatti dravidian assyria mauryan", 'map = "both"', "leave no gaps (15.11)"),
        ("crete thrace hatti rome", "", "5 seats need as many nations, not 4"),
        ("crete crete hatti rome thrace", "", "'crete' is listed 2 times"),
        ("crete atlantis hatti rome thrace", "", "there is no 'atlantis' in civilizations"),
        ("crete thrace hatti rome babylon", "", "'babylon' is not on the map of the west"),
        ("", "", "5 seats need as many nations, not 0"),
    ],
)
def test_nations_that_cannot_be_agreed_on_are_refused(nations: str, more: str, said: str) -> None:
    assert any(said in str(problem) for problem in check_overrides(agreed(nations, more)))


# Options


@pytest.mark.parametrize("name", ["order", "passage"])
@pytest.mark.parametrize("value", ["", "DAWN", "open ", True, 0, None, ["dawn"], {"a": 1}, "x" * 5000])
def test_other_values_are_refused_in_a_sentence(name: str, value: Any) -> None:
    with pytest.raises(BadOpening, match=rf"^Option {name} cannot be .{{1,90}}; choose from .*\.$"):
        Table(TITLE, seats=5, seed=1, options={name: value})


def test_games_that_were_recorded_without_the_options_are_the_same() -> None:
    table, plain = Table(TITLE, seats=5, seed=1), Table(TITLE, seats=5, seed=1, options={"order": "starts"})
    assert table.journal() == plain.journal()


@pytest.mark.parametrize("map", ["west", "east"])
def test_bots_play_with_both_options(map: str) -> None:
    options = {"map": map, "order": "dawn", "passage": "open", "turns": 8}
    played = BotGame(TITLE, ["greedy"] * 6, seed=3, options=options).play()
    assert (played.violations, played.finished) == ([], True)


def test_an_open_set_up_is_none_to_ask_for() -> None:
    """Who draws the board asks for the set-up without its ending."""
    assert TITLE.content.scenes["west_5-open"].board.size
    assert "west_5-open" not in TITLE.setups()
    with pytest.raises(KeyError):
        TITLE.content.scenes["west_99-open"]


def test_the_components_say_the_later_order() -> None:
    printed = TITLE.components("en", "east_8")["asts"]
    assert printed["dawn"]["ranking"]["chorasmia"] == 17
    assert "ranking" not in printed["standard"]
