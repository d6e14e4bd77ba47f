"""Records the journals of the Expansion Project again: `python -m tests.recorded`.

Each is a game of bots by its seed and options, so the result is the same on every machine. After a release of
its rules a journal is not recorded again: it has to replay, or the title's version has to be raised.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ecumene.arena.game import BotGame
from ecumene.table.titles import load_title

JOURNALS = Path(__file__).parent.parent / "journals"


class Recording(msgspec.Struct, frozen=True):
    """A game to record: what its file is called, and how it is opened."""

    name: str
    seats: int
    options: dict[str, Any]
    seed: int = 1
    bots: tuple[str, ...] = ("greedy",)


RECORDINGS = (
    Recording("expansion-5", 5, {}),
    Recording("expansion-7-latecomers-fourteen-turns", 7, {"latecomers": 2, "turns": 14}),
    Recording(
        "expansion-east-6-strict-choose-twelve-turns",
        6,
        {"map": "east", "strict": True, "civilizations": "choose", "turns": 12},
    ),
    Recording("expansion-both-12-ten-turns", 12, {"turns": 10}),
    Recording("expansion-east-9-ten-turns", 9, {"map": "east", "turns": 10}),
    Recording("expansion-both-11-eight-turns", 11, {"turns": 8, "civilizations": "choose"}),
    Recording("expansion-7-random-players", 7, {"turns": 6, "strict": True}, bots=("random",)),
    Recording("expansion-both-18-six-turns", 18, {"turns": 6}),
)


def record(one: Recording) -> Path:
    bots = [one.bots[seat % len(one.bots)] for seat in range(one.seats)]
    game = BotGame(load_title("expansion"), bots, seed=one.seed, options=one.options)
    played = game.play(keep_journal=True)
    assert played.finished, one.name
    assert played.journal is not None
    assert played.violations == [], played.violations
    file = JOURNALS / f"{one.name}.jsonl"
    file.write_text("\n".join(played.journal) + "\n", encoding="utf-8", newline="\n")
    return file


if __name__ == "__main__":
    for recording in RECORDINGS:
        print(record(recording).name)
