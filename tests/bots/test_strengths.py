"""Easy, steady and strong: their meaning in a title, and that bots with less attention play worse."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from ecumene import bots
from ecumene.arena.simulate import Plan, simulate
from ecumene.bots.greedy import GreedyBot
from ecumene.bots.planner import PlannerBot
from ecumene.bots.search import SearchBot
from ecumene.table.meta import Strength
from ecumene.table.questions.answers import Answer, plain
from ecumene.table.strategist import Decision, Strategist
from ecumene.table.titles import load_title, titles
from ecumene.titles.cultures.title import Cultures
from tests.bots.test_bots import table_after


class Last:
    """A strategist with one idea."""

    def choose(self, decision: Decision) -> Answer:
        return decision.options[-1]


class Planned(Cultures):
    """Rising Cultures with a strategist."""

    def strategist(
        self, seed: int, seconds: float | None = None, weights: Mapping[str, float] | None = None
    ) -> Strategist | None:
        return Last()


@pytest.mark.parametrize("title", sorted(titles()))
def test_every_title_has_three_strengths(title: str) -> None:
    assert bots.offered(load_title(title).meta)[:3] == bots.STRENGTHS == ("easy", "steady", "strong")


def test_without_a_strategist_and_a_search_nobody_is_called_strong() -> None:
    meta = replace(load_title("expansion").meta, without_bots=("search", "strong"), strengths={})
    assert bots.offered(meta) == ("easy", "steady", "random", "greedy")
    with pytest.raises(bots.UnknownBot, match="no bot 'strong' for Civilization: The Expansion Project"):
        bots.expect("strong", meta)


def test_a_strength_means_what_the_title_says() -> None:
    cultures, empires = load_title("cultures").meta, load_title("empires").meta
    assert isinstance(bots.make("steady", meta=cultures), GreedyBot)
    assert isinstance(bots.make("strong", meta=cultures), SearchBot)
    assert isinstance(bots.make("strong", meta=empires), PlannerBot)
    assert bots.strength_of("search", cultures) == Strength(kind="search")
    assert "strategist" in bots.offered(empires)
    assert "strategist" not in bots.offered(cultures)


def test_steady_beats_easy() -> None:
    report = simulate(Plan(title="cultures", games=24, seed=100, bots=("steady", "easy")))
    assert report["wins"]["by_bot"]["steady"] >= 15


def test_whoever_pays_no_attention_hears_no_advice_and_sees_few_options() -> None:
    perspective = table_after(12).perspective(table_after(12).requests()[0])
    assert len(perspective.options) > 3
    seen = {str(plain(GreedyBot(seed, attention=0.0).choose(perspective))) for seed in range(30)}
    attentive = {str(plain(GreedyBot(seed).choose(perspective))) for seed in range(30)}
    assert len(seen) > len(attentive)


def test_a_planner_asks_the_strategist_of_its_title() -> None:
    table = table_after(12, Planned())
    perspective = table.perspective(table.requests()[0])
    assert len(perspective.options) > 1
    assert PlannerBot(1).choose(perspective) == perspective.options[-1]


def test_a_planner_without_a_strategist_is_greedy() -> None:
    perspective = table_after(12).perspective(table_after(12).requests()[0])
    assert PlannerBot(1).choose(perspective) == GreedyBot(1).choose(perspective)
