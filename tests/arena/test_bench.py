"""The benchmarks: the fields that scripts rely on."""

from __future__ import annotations

import pytest

from ecumene.arena.bench import bench


def test_the_report_has_the_fields_that_scripts_rely_on() -> None:
    report = bench(["cultures"], games=2)
    assert list(report) == ["loops_per_second", "cultures"]
    figures = report["cultures"]
    assert list(figures) == [
        "decisions_per_second", "decisions_per_loop", "loops_per_game", "copy_us", "view_us", "glimpse_us",
        "replay_ms",
    ]  # fmt: skip
    assert all(value > 0 for value in figures.values())
    per_loop = figures["decisions_per_second"] / report["loops_per_second"]
    assert figures["decisions_per_loop"] == pytest.approx(per_loop, rel=0.01)


def test_random_games_that_do_not_end_are_ended() -> None:
    figures = bench(["empires"], games=1)["empires"]
    assert figures["replay_ms"] > 0
