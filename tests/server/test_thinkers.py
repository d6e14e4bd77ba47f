"""Processes in which bots compute: they answer, are reused, and an interrupted one gives no wrong answer."""

from __future__ import annotations

import asyncio
from time import perf_counter

import pytest
from msgspec import structs

import ecumene
from ecumene.bots.bot import Budget
from ecumene.bots.thinker import Task, think
from ecumene.server.bots.play import MOST_AT_A_TIME, Pace
from ecumene.server.bots.sitters import PATIENCE, Nobody, Sitter, Sitters
from ecumene.server.bots.thinkers import NoThought, Thinkers
from ecumene.server.tables.packets import Line
from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Plain, plain
from ecumene.table.state.frames import Seat
from ecumene.table.text.words import Say


def a_task(budget: Budget) -> Task:
    table = ecumene.open_table("cultures", seed=3)
    perspective = table.perspective(table.requests()[0])
    return Task.of(table, perspective, Seeded.from_number(1), bot="search", seed=4, budget=budget)


async def answer(thinkers: Thinkers, task: Task) -> Plain:
    found, seconds = await thinkers.think(task)
    assert seconds > 0
    return found


async def test_a_process_thinks_as_a_bot_would() -> None:
    task = a_task(Budget(iterations=5))
    thinkers = Thinkers()
    assert await answer(thinkers, task) == await answer(thinkers, task) == think(task)
    assert len(thinkers._idle) == 1
    with pytest.raises(NoThought, match="failed"):
        await thinkers.think(structs.replace(task, bot="genius"))
    assert await answer(thinkers, task) == think(task)
    await thinkers.close()


async def test_one_that_does_not_come_to_an_end_is_ended() -> None:
    thinkers = Thinkers(longest=0.01)
    with pytest.raises(NoThought, match="end"):
        await thinkers.think(a_task(Budget(iterations=10**9)))
    assert not thinkers._idle
    await thinkers.close()


async def test_whoever_is_interrupted_or_lost_is_replaced() -> None:
    task = a_task(Budget(iterations=5))
    thinkers = Thinkers(most=1)
    await thinkers.think(task)
    endless = asyncio.create_task(thinkers.think(structs.replace(task, budget=Budget(iterations=10**9))))
    while not thinkers._places.locked():
        await asyncio.sleep(0)
    endless.cancel()
    await asyncio.gather(endless, return_exceptions=True)
    assert await answer(thinkers, task) == think(task)
    lost = thinkers._idle[0]
    lost.kill()
    await lost.wait()
    with pytest.raises(NoThought, match="gone"):
        await thinkers.think(task)
    assert await answer(thinkers, task) == think(task)
    await thinkers.close()


async def test_whoever_has_thought_for_too_long_leaves_the_phase_at_its_defaults() -> None:
    table = ecumene.open_table("cultures", seed=3)
    request, thinkers = table.requests()[0], Thinkers()
    sitter = Sitter("strong", 1, table.title.meta)
    assert sitter._thought.in_phase(table.turn, table.phase) == 0
    sitter._thought.seconds = PATIENCE + 1
    assert await sitter.ponder(table, request, thinkers) == request.default
    assert not thinkers._idle
    assert sitter._thought.in_phase(table.turn + 1, table.phase) == 0
    await thinkers.close()


def test_it_is_not_told_the_truth() -> None:
    """Two truths that look the same to a seat make the same task."""
    table = ecumene.open_table("cultures", seed=3, options={"civilizations": "rome-persia"})
    request = table.requests()[0]
    title, truth = table.title, table.truth()
    other = title.imagine(title.view(truth, request.seat), Seeded.from_number(9))
    assert title.dump_state(other) != title.dump_state(truth)
    perspectives = [table.perspective(request), type(table.perspective(request))(title, other, request._ask)]
    tasks = [
        Task.of(table, each, Seeded.from_number(1), bot="search", seed=4, budget=Budget(1))
        for each in perspectives
    ]
    assert tasks[0] == tasks[1]
    assert think(tasks[0]) in [plain(option) for option in perspectives[0].options]


async def test_bots_talk_to_people_one_by_one_and_not_at_once() -> None:
    pace = Pace(0.0, 0.05)
    assert (pace.at_a_time(talk=True), pace.at_a_time(talk=False)) == (1, MOST_AT_A_TIME)
    began = perf_counter()
    await pace.turn(talk=True)
    assert perf_counter() - began >= 0.04


def test_whispers_among_bots_let_nobody_wait() -> None:
    """Ada sits in seat 0. What only bots learn is not heard; what she alone or everybody learns is."""
    sitters = Sitters([None, "strong", "strong"], 1, Nobody(), ecumene.open_table("cultures").title.meta)
    word = Say("offer-made")

    def heard(public: Say | None, private: dict[str, Say | None]) -> bool:
        return sitters.heard(Line(1, "trade", 1, says=[(public, private)]))

    assert not heard(None, {"1": word, "2": word})
    assert heard(None, {"0": word, "1": word})
    assert heard(word, {})
    assert not heard(word, {"0": None})


class Away(Nobody):
    """A player is away, and somebody plays for them."""

    def __init__(self, seat: Seat) -> None:
        self.stand_ins = {seat: Sitter("random", 1)}

    def sitter(self, seat: Seat) -> Sitter | None:
        return self.stand_ins.get(seat)


def test_nobody_speaks_for_a_player_who_is_back_nor_at_a_table_that_rests() -> None:
    """What was thought meanwhile is not said any more."""
    table = ecumene.open_table("cultures")
    request = table.requests()[0]
    away = Away(request.seat)
    sitters = Sitters([None, None], 1, away, table.title.meta)
    assert sitters.answers(table, request)
    away.at_rest = True
    assert not sitters.answers(table, request)
    away.at_rest = False
    away.stand_ins.clear()
    assert not sitters.answers(table, request)
