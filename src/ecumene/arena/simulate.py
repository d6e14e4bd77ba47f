"""Many games between bots, and what they add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import mean, median
from typing import Any

import msgspec

from ecumene import bots
from ecumene.arena.game import BotGame, Played
from ecumene.arena.interval import interval
from ecumene.arena.progress import tracked
from ecumene.arena.yardstick import Yardstick
from ecumene.table.meta import opening_options, opening_seats
from ecumene.table.titles import load_title


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Which games are to be played. Game number i has seed `seed` + i and its bots moved on by i seats.

    `budget` is how many iterations a bot that thinks has for a decision.
    """

    title: str
    games: int
    seed: int = 1
    seats: int | None = None
    bots: tuple[str, ...] = ("greedy",)
    options: Mapping[str, Any] = {}
    budget: int | None = None
    max_turns: int | None = None
    overrides: Mapping[str, Any] | None = None
    keep_journals: bool = False

    def checked(self) -> Plan:
        """The plan with all its choices made, or an error that says which of them cannot be."""
        meta = load_title(self.title, self.overrides).meta
        for name in self.bots:
            bots.expect(name, meta)
        return msgspec.structs.replace(
            self, seats=opening_seats(meta, self.seats), options=opening_options(meta, self.options)
        )

    def bots_of(self, game: int) -> list[str]:
        """Who sits where: the named bots in turn, moved on by one seat each game."""
        assert self.seats is not None
        return [self.bots[(seat + game) % len(self.bots)] for seat in range(self.seats)]


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
    return report(plan, played, yardstick.loops_per_second)


def play_one(plan: Plan, number: int) -> Played:
    """Game number `number` of a plan."""
    game = BotGame(
        load_title(plan.title, plan.overrides),
        plan.bots_of(number),
        seed=plan.seed + number,
        options=plan.options,
        overrides=plan.overrides,
        max_turns=plan.max_turns,
        budget=None if plan.budget is None else bots.Budget(plan.budget),
    )
    return game.play(keep_journal=plan.keep_journals)


def _games(plan: Plan, jobs: int) -> Iterator[Played]:
    if jobs <= 1:
        for number in range(plan.games):
            yield play_one(plan, number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_one, [plan] * plan.games, range(plan.games), chunksize=4)


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
