"""Many tables over a long time: the memory of the house becomes stable, and every answer is acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import perf_counter

import pytest

from tests.effort import NIGHTLY, tries
from tests.server.client import Process, a_house
from tests.server.load import MEGABYTE, Line, Seat, a_table, resident

TABLES = tries(daily=10, nightly=200)
SECONDS = tries(daily=5, nightly=300)
SETTLED = 0.4
"""After this part of the time what is needed for so many tables is there; finished ones are let go."""


@pytest.mark.slow
def test_the_house_does_not_grow(folder: Path) -> None:
    with a_house(folder, "--log-level", "warning") as house:
        answers, settled, end = asyncio.run(play(house))
        assert answers
        print(f"{answers} answers; {settled // MEGABYTE} MB when settled, {end // MEGABYTE} MB in the end")
        if NIGHTLY:  # in a few seconds a house has not come to rest
            assert end < 1.15 * settled + 30 * MEGABYTE, f"{settled} bytes became {end}"
        assert "Traceback" not in house.log()


async def play(house: Process) -> tuple[int, int, int]:
    """How many answers were acknowledged, and the memory of the house when it had settled and at the end."""
    until, given = perf_counter() + SECONDS, 0

    async def one(number: int) -> None:
        """One game after the other, a person against a bot."""
        nonlocal given
        line = await Line(house).open(f"Player {number}")
        while perf_counter() < until:
            seat = Seat(line, await a_table(line, bots=["random"]), number)
            await seat.play(until)
            given += len(seat.seconds)
        line.close()

    async def weigh() -> int:
        await asyncio.sleep(SECONDS * SETTLED)
        return resident(house)

    settled = asyncio.create_task(weigh())
    await asyncio.gather(*(one(number) for number in range(TABLES)))
    return given, await settled, resident(house)
