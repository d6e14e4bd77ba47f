"""A house whose luck is known beforehand, and a game that is played there as it was played before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from ecumene import bots
from ecumene.table.api import open_table
from ecumene.table.questions.answers import plain
from tests.server.client import Guest, Process, unlimited

SEED = 0
_ENTRY = f"""
from ecumene.table import table
table.fresh_seed = lambda: table.seed_from_number({SEED})
from ecumene.cli import main
main()
"""


@contextmanager
def a_loaded_house(folder: Path) -> Iterator[Process]:
    process = Process(folder, *unlimited(), entry=_ENTRY)
    process.open()
    try:
        yield process
    finally:
        process.close_if_open()


class Rehearsed(NamedTuple):
    """A solo game of Age of Civilization with the luck of such a house: its answers, and what they earn."""

    scenario: str
    answers: list[Any]
    earned: list[str]


def rehearse(scenario: str = "skirmish") -> Rehearsed:
    """Let a bot play it."""
    table = open_table("ages", seats=1, seed=SEED, options={"scenario": scenario})
    bot, answers = bots.make("greedy", 1), list[Any]()
    while not table.over:
        request = table.requests()[0]
        answers.append(plain(bot.choose(table.perspective(request))))
        table.answer(0, request.id, answers[-1])
    return Rehearsed(scenario, answers, list(table.achieved(0)))


def solo_table(person: Guest, scenario: str = "skirmish") -> str:
    """A table of one, begun."""
    table, _ = person.open_table("ages", seats=1, options={"scenario": scenario}, bots=[])
    if person.get(f"/api/tables/{table}")["status"] == "gathering":
        person.start(table)
    return table


def perform(person: Guest, table: str, answers: list[Any]) -> None:
    """Give the answers, each to the question that is open then."""
    for answer in answers:
        (request,) = person.state(table)["requests"].values()
        person.answer(table, request, answer)
