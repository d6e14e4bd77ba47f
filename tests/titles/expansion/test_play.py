"""Whole games of the Expansion Project, and a seat's knowledge of them."""

from __future__ import annotations

import pytest

from ecumene.arena.fuzz import fuzz
from ecumene.arena.game import BotGame
from ecumene.table.table import Table
from ecumene.titles.expansion import load
from tests.titles.cited import missing
from tests.titles.said import expect_plain_sentences

TITLE = load()


@pytest.mark.parametrize(("seats", "map"), [(5, "west"), (6, "east"), (7, "west")])
def test_bots_play_it_to_its_end(seats: int, map: str) -> None:
    played = BotGame(TITLE, ["greedy"] * seats, seed=2, options={"map": map}).play()
    assert played.violations == []
    assert played.finished
    assert max(final["ast"] for final in played.final) == 15


def test_nothing_breaks_and_nothing_leaks() -> None:
    report = fuzz(TITLE, games=1, seed=3, seats=5, max_turns=6)
    assert report.problems == []
    assert report.checks > 0


def test_every_rule_that_is_cited_is_a_section() -> None:
    assert missing(TITLE) == []


@pytest.mark.parametrize("seed", [1, 2])
def test_everything_that_is_said_reads_as_a_sentence(seed: int) -> None:
    table = Table(TITLE, seats=5, seed=seed, options={"turns": 10})
    expect_plain_sentences(table, seed)
