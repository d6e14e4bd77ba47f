"""A process in which bots compute: it reads a line with a question and writes a line with the answer.

A process that must not block starts one (`server/bots/thinkers.py`). It never gets the real state of a table,
only a state that the seat must consider possible. It ends when its input is closed.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ecumene.bots.aside import answer_lines
from ecumene.bots.bot import Budget
from ecumene.bots.hints import chance_of, hint
from ecumene.bots.names import make
from ecumene.table.chance import Chance
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Plain, plain
from ecumene.table.table import Table
from ecumene.table.titles import load_title


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
    hint: bool = False
    """The bot is asked for a hint (`bots.hints`): its answer and its reasons."""

    @classmethod
    def of(
        cls, table: Table, perspective: Perspective, chance: Chance, *, bot: str, seed: int, budget: Budget
    ) -> Task:
        title = table.title
        state = title.dump_state(perspective.imagine(chance)).decode()
        content, ask = table.opening.content, perspective.ask
        return cls(title.meta.id, content, state, ask.seat, ask.id, bot, seed, budget)

    @classmethod
    def of_hint(cls, table: Table, perspective: Perspective) -> Task:
        """A hint for a seat; what it cannot know is dealt by the question, so that it is always the same."""
        task = cls.of(table, perspective, chance_of(perspective), bot="", seed=0, budget=Budget())
        return msgspec.structs.replace(task, hint=True)


def think(task: Task) -> Plain:
    """The bot's answer, or its hint."""
    title = load_title(task.title, task.content)
    state = title.load_state(task.state.encode())
    found = state.flow.find(task.seat, task.request)
    assert found is not None
    if task.hint:
        told: Plain = msgspec.to_builtins(hint(Perspective(title, state, found[1])))
        return told
    bot = make(task.bot, task.seed, task.budget, meta=title.meta)
    return plain(bot.choose(Perspective(title, state, found[1])))


def main() -> None:
    """Answer the tasks that come; `null` if the bot failed."""
    answer_lines(lambda line: think(msgspec.json.decode(line, type=Task)))


if __name__ == "__main__":
    main()
