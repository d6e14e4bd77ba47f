"""Measures the speed of the rules: random games through the public interface, compared with a fixed loop."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

import msgspec

from ecumene.arena.progress import tracked
from ecumene.arena.yardstick import Yardstick
from ecumene.bots.turns import in_turn
from ecumene.table.api import open_table, replay
from ecumene.table.questions.answers import Limit
from ecumene.table.questions.request import Request
from ecumene.table.table import Table
from ecumene.table.titles import load_title

_POSITIONS_PER_GAME = 10
_REPLAYED_GAMES = 20
_SECONDS_PER_TITLE = 10.0
"""After this time a title begins no more games: a few long games are enough for a stable figure."""
_REPEATS = 20


class Times(msgspec.Struct):
    """The time that the games of one title took: in loops timed beside each game, and in CPU seconds."""

    journals: list[list[str]] = []
    loops: list[float] = []
    decisions: list[int] = []
    copies: list[float] = []
    views: list[float] = []
    glimpses: list[float] = []
    replays: list[float] = []


def bench(
    titles: Iterable[str],
    *,
    games: int = 100,
    seed: int = 1,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The fields of `ecumene bench`: the yardstick, and the figures of each title."""
    yardstick = Yardstick()
    measured: dict[str, Times] = {}
    for title in titles:
        times = measured[title] = Times()
        load_title(title)  # reading the content is no part of a game
        start = process_time()
        for number in tracked(range(games), games, f"Timing {title}"):
            _time_game(times, yardstick, title, seed + number, seats, options)
            if process_time() - start > _SECONDS_PER_TITLE:
                break
        for number, lines in enumerate(times.journals):
            _time_positions(times, lines, seed + number)
    loops = yardstick.loops_per_second
    return {
        "loops_per_second": round(loops, 1),
        **{title: _figures(times, loops) for title, times in measured.items()},
    }


def _time_game(
    times: Times,
    yardstick: Yardstick,
    title: str,
    seed: int,
    seats: int | None,
    options: Mapping[str, Any] | None,
) -> None:
    """Play a game; a machine that is slow at the moment is slow for the loops before and after it as well."""
    choose, enough = Random(seed).choice, load_title(title).meta.random_turns
    decisions = 0
    before = yardstick.seconds_per_loop()
    start = process_time()
    table = open_table(title, seats=seats, seed=seed, options=options)
    for request in in_turn(table):
        if enough is not None and table.turn > enough:
            table.enter(Limit())
            break
        answers = table.options(request)
        if len(answers) > 1:
            decisions += 1
        table.answer(request.seat, request.id, choose(answers))
    playing = process_time() - start
    times.loops.append(playing * 2 / (before + yardstick.seconds_per_loop()))
    times.decisions.append(decisions)
    if len(times.journals) < _REPLAYED_GAMES:
        times.journals.append(table.journal())


def _time_positions(times: Times, lines: list[str], seed: int) -> None:
    """Replay a finished game, and copy and view it at some moments of its course."""
    times.replays.append(_seconds(lambda: replay(lines), 1))
    answers = len(lines) - 2  # without the opening and the closing
    moments = Random(seed).sample(range(1, answers), min(_POSITIONS_PER_GAME, answers - 1))
    for moment in moments:
        position = replay(lines[: moment + 1])
        times.copies.append(_seconds(position.copy, _REPEATS))
        times.views.append(_seconds(lambda: position.view(0), _REPEATS))  # noqa: B023 - called at once
        times.glimpses.append(_seconds(partial(_glimpse, position, position.requests()[0]), _REPEATS))


def _glimpse(table: Table, request: Request) -> None:
    """The cost of a bot's view of the table."""
    _ = table.perspective(request).glimpse


def _seconds(act: Callable[[], object], repeats: int) -> float:
    start = process_time()
    for _ in range(repeats):
        act()
    return (process_time() - start) / repeats


def _figures(times: Times, loops_per_second: float) -> dict[str, float]:
    per_loop = median(d / loops for d, loops in zip(times.decisions, times.loops, strict=True))
    return {
        "decisions_per_second": round(per_loop * loops_per_second, 1),
        "decisions_per_loop": round(per_loop, 2),
        "loops_per_game": round(median(times.loops), 2),
        "copy_us": round(median(times.copies) * 1e6, 2),
        "view_us": round(median(times.views) * 1e6, 1),
        "glimpse_us": round(median(times.glimpses) * 1e6, 2),
        "replay_ms": round(median(times.replays) * 1e3, 2),
    }
