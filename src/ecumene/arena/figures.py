"""The statistics of a tournament, stage by stage, as one JSON-able document."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import mean, quantiles
from typing import Any

import msgspec

from ecumene.arena.game import Played
from ecumene.arena.interval import interval
from ecumene.arena.ratings import ratings
from ecumene.arena.results import Result
from ecumene.arena.tournament import Meeting, Tournament

Document = dict[str, Any]
Seated = tuple[Played, int]
"""A seat of a game."""


def figures(tournament: Tournament, results: Iterable[Result]) -> Document:
    """The document of a tournament, for as many of its games as were played."""
    games: dict[str, list[Played]] = defaultdict(list)
    for result in results:
        games[result.meeting].append(result.played)
    stages: dict[str, list[Meeting]] = defaultdict(list)
    for meeting in tournament.meetings():
        stages[meeting.stage].append(meeting)
    return {
        "tournament": msgspec.to_builtins(tournament),
        "games": sum(map(len, games.values())),
        "stages": [_stage(name, meetings, games) for name, meetings in stages.items()],
    }


def _stage(name: str, meetings: Sequence[Meeting], games: Mapping[str, Sequence[Played]]) -> Document:
    """One kind of table: every bot that played there, against any opponent."""
    played = [game for meeting in meetings for game in games.get(meeting.name, ())]
    plan = meetings[0].plan
    seated = [(game, seat) for game in played for seat in range(len(game.bots))]
    return {
        "stage": name,
        "title": plan.title,
        "seats": plan.seats,
        "options": dict(plan.options),
        "games": len(played),
        "finished": sum(game.finished for game in played),
        "decisions": sum(game.decisions for game in played),
        "cpu_seconds": round(sum(game.cpu_seconds for game in played), 2),
        "violations": [f"seed {game.seed}: {what}" for game in played for what in game.violations],
        "ratings": {
            bot: {key: round(value, 2) for key, value in _bounds(rating).items()}
            for bot, rating in ratings(played).items()
        },
        "meetings": [_meeting(meeting, games.get(meeting.name, ())) for meeting in meetings],
        "bots": _by(seated, lambda game, seat: [game.bots[seat]]),
        "civilizations": _by(seated, lambda game, seat: [game.led[seat]]),
        "collected": {
            kind: _by(seated, _having(kind))
            for kind in dict.fromkeys(kind for game, seat in seated for kind in game.collected[seat])
        },
        "happened": _happened(seated, len(played)),
        "turns": [game.turns for game in played],
        "scores": {
            "winner": spread([max(game.scores) for game in played]),
            "middle": spread([sorted(game.scores)[len(game.scores) // 2] for game in played]),
            "last": spread([min(game.scores) for game in played]),
        },
        "final": {
            bot: _means([game.final[seat] for game, seat in seated if game.bots[seat] == bot])
            for bot in dict.fromkeys(bot for game in played for bot in game.bots)
        },
    }


def _bounds(rating: Any) -> dict[str, float]:
    return {"mu": rating.mu, "sigma": rating.sigma, "low": rating.low, "high": rating.high}


def _meeting(meeting: Meeting, played: Sequence[Played]) -> Document:
    seated = [(game, seat) for game in played for seat in range(len(game.bots))]
    bots = _by(seated, lambda game, seat: [game.bots[seat]])
    return {"meeting": meeting.name, "games": len(played), "bots": bots}


def _by(seated: Sequence[Seated], names: Callable[[Played, int], Iterable[str]]) -> dict[str, Document]:
    """The results of groups of seats with something in common, by its name."""
    groups: dict[str, list[Seated]] = defaultdict(list)
    for game, seat in seated:
        for name in names(game, seat):
            groups[name].append((game, seat))
    return {name: _success(groups[name]) for name in sorted(groups)}


def _having(kind: str) -> Callable[[Played, int], Iterable[str]]:
    return lambda game, seat: set(game.collected[seat].get(kind, ()))


def _success(seated: Sequence[Seated]) -> Document:
    """The share of seats that won, with the interval of the true one; their mean rank and score."""
    won = sum(game.ranks[seat] == 1 for game, seat in seated)
    low, high = interval(won, len(seated))
    return {
        "of": len(seated),
        "won": won,
        "rate": round(won / len(seated), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "rank": round(mean(game.ranks[seat] for game, seat in seated), 3),
        "score": round(mean(game.scores[seat] for game, seat in seated), 2),
    }


def _happened(seated: Sequence[Seated], games: int) -> dict[str, Document]:
    """Events that struck seats (calamities): how often in a game, and the results of the affected seats."""
    by = _by(seated, lambda game, seat: game.happened[seat])
    times: dict[str, int] = defaultdict(int)
    for game, seat in seated:
        for name, count in game.happened[seat].items():
            times[name] += count
    return {
        name: {"times": times[name], "per_game": round(times[name] / games, 3), **by[name]} for name in by
    }


def spread(values: Sequence[float]) -> dict[str, float]:
    """The least, the quarters and the most.

    >>> spread([1, 2, 3, 4, 5])
    {'min': 1, 'low': 2.0, 'median': 3.0, 'high': 4.0, 'max': 5}
    """
    if not values:
        return {}
    low, middle, high = (
        quantiles(values, n=4, method="inclusive") if len(values) > 1 else [float(values[0])] * 3
    )
    return {"min": min(values), "low": low, "median": middle, "high": high, "max": max(values)}


def _means(entries: Sequence[Mapping[str, float]]) -> dict[str, float]:
    names = dict.fromkeys(name for entry in entries for name in entry)
    return {name: round(mean(entry.get(name, 0) for entry in entries), 2) for name in names}
