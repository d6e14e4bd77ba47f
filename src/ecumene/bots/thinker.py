"""A process in which bots compute: it reads a line with a question and writes a line with the answer.

A process that must not block starts one (`server/bots/thinkers.py`). It never gets the real state of a table,
only a state that the seat must consider possible. It ends when its input is closed.
"""

from __future__ import annotations

import os
import sys
import traceback
from contextlib import suppress
from typing import Any

import msgspec

from ecumene.bots.bot import Budget
from ecumene.bots.names import make
from ecumene.table.chance import Chance
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Plain, plain
from ecumene.table.table import Table
from ecumene.table.titles import load_title

_GIVES_WAY = 5
"""Its nice value, relative to that of the house."""


class Task(msgspec.Struct, frozen=True):
    """A question to a seat, in a state that is possible as far as the seat knows."""

    title: str
    content: dict[str, Any] | None
    state: str
    seat: int
    request: str
    bot: str
    seed: int
    budget: Budget

    @classmethod
    def of(
        cls, table: Table, perspective: Perspective, chance: Chance, *, bot: str, seed: int, budget: Budget
    ) -> Task:
        title = table.title
        state = title.dump_state(perspective.imagine(chance)).decode()
        content, ask = table.opening.content, perspective.ask
        return cls(title.meta.id, content, state, ask.seat, ask.id, bot, seed, budget)


def think(task: Task) -> Plain:
    """What the bot answers."""
    title = load_title(task.title, task.content)
    state = title.load_state(task.state.encode())
    found = state.flow.find(task.seat, task.request)
    assert found is not None
    bot = make(task.bot, task.seed, task.budget, meta=title.meta)
    return plain(bot.choose(Perspective(title, state, found[1])))


def main() -> None:
    """Answer line by line; `null` if the bot failed."""
    with suppress(AttributeError, OSError):  # not everywhere
        os.nice(_GIVES_WAY)
    for line in sys.stdin.buffer:
        answer: Plain | None = None
        try:
            answer = think(msgspec.json.decode(line, type=Task))
        except Exception:
            traceback.print_exc()
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(BrokenPipeError, KeyboardInterrupt):
        main()
