"""Simulations: the fields that scripts rely on, and games that can be repeated."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

import ecumene
from ecumene.arena.simulate import Plan, play_one, simulate
from ecumene.arena.yardstick import Yardstick, loop
from ecumene.table.meta import BadOpening

RANDOM = ("random",)


def test_the_report_has_the_fields_that_scripts_rely_on() -> None:
    report = simulate(Plan(title="cultures", games=3, bots=RANDOM))
    assert list(report) == [
        "title", "seats", "games", "finished", "turns", "decisions", "forced", "decisions_per_second",
        "games_per_second", "loops_per_game", "scores", "wins", "final", "violations", "problems",
    ]  # fmt: skip
    assert report["finished"] == report["games"] == 3
    assert report["turns"] == {"min": 7, "median": 7, "max": 7}
    assert {name: len(scores) for name, scores in report["scores"].items()} == {
        "winner": 3,
        "median": 3,
        "last": 3,
    }
    assert report["wins"]["by_bot"] == {"random": 3}
    assert sum(report["wins"]["by_seat"].values()) == 3
    assert report["final"]["progress"] > 0
    assert report["violations"] == 0
    assert report["loops_per_game"] > 0


def test_decisions_have_a_choice_and_forced_answers_none() -> None:
    game = play_one(Plan(title="cultures", games=1, seats=2, bots=("greedy",), keep_journals=True), 0)
    assert game.journal is not None
    table = ecumene.replay(game.journal)
    assert game.decisions + game.forced == table.length
    assert game.decisions > 60


def test_a_game_is_its_seed() -> None:
    plan = Plan(title="cultures", games=2, seats=2, seed=5, bots=("greedy",), keep_journals=True)
    first, again = (play_one(plan, 1) for _ in range(2))
    assert first.journal == again.journal
    assert first.seed == 6


def test_bots_move_on_by_one_seat_each_game() -> None:
    plan = Plan(title="cultures", games=2, seats=2, bots=("greedy", "random"))
    assert plan.bots_of(0) == ["greedy", "random"]
    assert plan.bots_of(1) == ["random", "greedy"]


def test_processes_play_the_same_games() -> None:
    plan = Plan(title="cultures", games=4, bots=RANDOM)
    alone, together = simulate(plan), simulate(plan, jobs=2)
    assert alone["scores"] == together["scores"]
    assert alone["decisions"] == together["decisions"]


def test_a_win_rate_has_an_interval() -> None:
    wins = simulate(Plan(title="cultures", games=4, bots=("greedy", "random")))["wins"]
    rate = wins["rate"]["greedy"]
    assert rate["of"] == 4
    assert rate["rate"] == wins["by_bot"]["greedy"] / 4
    assert 0 <= rate["low"] <= rate["rate"] <= rate["high"] <= 1


def test_thinking_bots_have_a_budget() -> None:
    plan = Plan(title="cultures", games=1, seats=2, bots=("search", "random"), budget=1, max_turns=1)
    once, often = (play_one(plan, 0), play_one(structs.replace(plan, budget=6), 0))
    assert often.cpu_seconds > once.cpu_seconds


def test_a_limit_ends_games_with_scoring() -> None:
    report = simulate(Plan(title="cultures", games=2, bots=RANDOM, max_turns=3))
    assert report["finished"] == 0
    assert report["turns"] == {"min": 3, "median": 3, "max": 3}
    assert report["violations"] == 0


def test_journals_are_saved_and_prove_the_games(tmp_path: Path) -> None:
    simulate(Plan(title="cultures", games=2, seed=8, bots=RANDOM), save_journals=tmp_path / "games")
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["cultures-8.jsonl", "cultures-9.jsonl"]
    assert all(ecumene.verify(file.read_text().splitlines()).fair for file in files)


def test_greedy_plays_like_a_person_would() -> None:
    """The rulebook's example ends with 52 points: display, board, provinces and marker."""
    report = simulate(Plan(title="cultures", games=20, seed=500))
    winners = sorted(report["scores"]["winner"])
    assert 45 <= winners[len(winners) // 2] <= 60
    assert report["final"]["display"] > 30
    assert report["final"]["board"] > 2
    assert report["final"]["provinces"] > 5


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (Plan(title="chess", games=1), "There is no title 'chess'"),
        (Plan(title="cultures", games=1, seats=5), "is played with 2 seats, not 5"),
        (Plan(title="cultures", games=1, options={"speed": "high"}), "has no option 'speed'"),
        (Plan(title="cultures", games=1, options={"coins": "none"}), "cannot be 'none'"),
    ],
)
def test_a_plan_that_cannot_be_played_says_why(plan: Plan, reason: str) -> None:
    with pytest.raises(BadOpening, match=reason):
        simulate(plan)


def test_the_yardstick_never_changes() -> None:
    assert loop(1000) == 71740
    assert Yardstick().loops_per_second > 0
