"""Many games between bots, and their statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import mean, median
from typing import Any

import msgspec

from ecumene.arena import crew
from ecumene.arena.game import Played
from ecumene.arena.interval import interval
from ecumene.arena.plan import Fixture, Plan, play_one
from ecumene.arena.progress import tracked
from ecumene.arena.yardstick import Yardstick

__all__ = ["Plan", "play_one", "report", "simulate"]


def simulate(plan: Plan, *, jobs: int = 1, save_journals: Path | None = None) -> dict[str, Any]:
    """Play the games of a plan and report on them, in the fields that scripts rely on."""
    plan = msgspec.structs.replace(plan.checked(), keep_journals=save_journals is not None)
    yardstick = Yardstick()
    played: list[Played] = []
    if save_journals is not None:
        save_journals.mkdir(parents=True, exist_ok=True)
    for game in tracked(_games(plan, jobs), plan.games, f"Playing {plan.title}"):
        if save_journals is not None and game.journal is not None:
            file = save_journals / f"{plan.title}-{game.seed}.jsonl"
            file.write_text("\n".join(game.journal) + "\n", encoding="utf-8", newline="\n")
            game.journal = None
        played.append(game)
        yardstick.sample()
    played.sort(key=lambda game: game.seed)
    return report(plan, played, yardstick.loops_per_second)


def _games(plan: Plan, jobs: int) -> Iterator[Played]:
    fixtures = (Fixture("", plan, number) for number in range(plan.games))
    return (played for _, played in crew.by(fixtures, jobs=jobs))


def report(plan: Plan, played: Sequence[Played], loops_per_second: float) -> dict[str, Any]:
    """The fields of `ecumene simulate`. Seconds are seconds of CPU time spent on playing."""
    seconds = sum(game.cpu_seconds for game in played)
    decisions = sum(game.decisions for game in played)
    turns = [game.turns for game in played]
    return {
        "title": plan.title,
        "seats": plan.seats,
        "games": len(played),
        "finished": sum(game.finished for game in played),
        "turns": {"min": min(turns), "median": median(turns), "max": max(turns)},
        "decisions": decisions,
        "forced": sum(game.forced for game in played),
        "decisions_per_second": round(decisions / seconds, 1),
        "games_per_second": round(len(played) / seconds, 3),
        "loops_per_game": round(seconds * loops_per_second / len(played), 1),
        "scores": {
            "winner": [max(game.scores) for game in played],
            "median": [median(game.scores) for game in played],
            "last": [min(game.scores) for game in played],
        },
        "wins": _wins(plan, played),
        "final": _means([figures for game in played for figures in game.final]),
        "violations": sum(len(game.violations) for game in played),
        "problems": [f"seed {game.seed}: {what}" for game in played for what in game.violations][:20],
    }


def _wins(plan: Plan, played: Sequence[Played]) -> dict[str, dict[str, Any]]:
    """First ranks; seats that share one win together. `rate` is the share of a bot's seats that won, with the
    interval in which the true one lies nineteen times of twenty."""
    first = [(game, seat) for game in played for seat, rank in enumerate(game.ranks) if rank == 1]
    by_bot = Counter(game.bots[seat] for game, seat in first)
    by_seat = Counter(seat for _, seat in first)
    sat = Counter(name for game in played for name in game.bots)
    return {
        "by_bot": {name: by_bot[name] for name in dict.fromkeys(plan.bots)},
        "by_seat": {str(seat): by_seat[seat] for seat in range(plan.seats or 0)},
        "rate": {name: _rate(by_bot[name], sat[name]) for name in dict.fromkeys(plan.bots)},
    }


def _rate(won: int, of: int) -> dict[str, float]:
    low, high = interval(won, of)
    return {"of": of, "rate": round(won / of, 3) if of else 0.0, "low": round(low, 3), "high": round(high, 3)}


def _means(figures: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The mean of each figure over all seats of all games."""
    names = dict.fromkeys(name for entry in figures for name in entry)
    return {name: round(mean(entry.get(name, 0) for entry in figures), 2) for name in names}
