"""The fuzzer: it finds no fault in the real rules, and every fault that a test plants in them."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest
from msgspec import structs

from ecumene.arena.fuzz import bound_memory, fuzz, fuzz_side_by_side
from ecumene.table.title import Title
from ecumene.table.titles import load_title
from tests.arena import planted
from tests.parley.title import Parley

FIELDS = [
    "title", "seats", "games", "answers", "refused", "crashes", "violations", "leaks", "checks", "redealt",
]  # fmt: skip


def test_the_true_rules_are_clean() -> None:
    report = fuzz(load_title("cultures"), games=3, seed=5)
    assert report.clean, report.problems
    assert report.games == 3
    assert report.refused > report.answers > 100
    assert report.checks >= report.redealt > 20


def test_the_fuzzer_knows_no_title() -> None:
    """A toy title with sealed bids, trade and simultaneous moves passes the same checks."""
    report = fuzz(Parley(), games=12, seed=1, seats=3)
    assert report.clean, report.problems
    assert report.redealt > 0


def test_the_report_has_the_fields_that_scripts_rely_on() -> None:
    report = fuzz(load_title("cultures"), games=1)
    assert list(report.__struct_fields__) == [*FIELDS, "problems"]


def test_the_same_seed_gives_the_same_report() -> None:
    assert fuzz(load_title("cultures"), games=1, seed=9) == fuzz(load_title("cultures"), games=1, seed=9)


def test_a_limit_ends_the_game() -> None:
    short = fuzz(load_title("cultures"), games=1, max_turns=1, options={"match": False})
    long = fuzz(load_title("cultures"), games=1, options={"match": False})
    assert short.clean, short.problems
    assert short.answers < long.answers / 2


class Brief(Parley):
    """A title that says itself how many turns of random players are enough."""

    meta = structs.replace(Parley.meta, random_turns=1)


def test_a_title_may_say_how_many_random_turns_are_enough() -> None:
    three = {"turns": 3}
    brief, long = fuzz(Brief(), games=1, options=three), fuzz(Parley(), games=1, options=three)
    assert brief.clean, brief.problems
    assert brief.answers == fuzz(Parley(), games=1, options=three, max_turns=1).answers < long.answers


@pytest.mark.parametrize("fault", planted.BUGS, ids=lambda fault: fault.__name__)
def test_a_planted_bug_is_found(fault: type[Title[Any, Any]]) -> None:
    report = fuzz(fault(), games=2, seed=1, max_turns=2)
    assert report.crashes + report.violations > 0


@pytest.mark.parametrize("fault", planted.LEAKS, ids=lambda fault: fault.__name__)
def test_a_planted_leak_is_found(fault: type[Title[Any, Any]]) -> None:
    report = fuzz(fault(), games=2, seed=1)
    assert report.leaks > 0
    assert report.crashes == 0, report.problems


def test_options_that_are_shared_are_found() -> None:
    """The question is put at the opening only, so it takes some games until the fuzzer spoils its options."""
    report = fuzz(planted.SharedOptions(), games=10, seed=1, max_turns=1)
    assert any("are shared with the code that reads them" in problem for problem in report.problems)


def test_games_side_by_side_are_the_same_games() -> None:
    plan: dict[str, Any] = {"games": 2, "seed": 4, "max_turns": 1}
    alone = fuzz(load_title("cultures"), **plan)
    assert fuzz_side_by_side("cultures", None, jobs=2, **plan) == alone
    assert fuzz_side_by_side("cultures", None, jobs=1, **plan) == alone


def test_a_process_that_runs_away_fails_instead_of_the_machine() -> None:
    with ProcessPoolExecutor(1, initializer=bound_memory) as pool, pytest.raises(MemoryError):
        pool.submit(bytearray, 1 << 36).result()
