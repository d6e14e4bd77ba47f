"""How much a house of one process and of three can do on PostgreSQL: `python -m tests.server.load_many`
prints one JSON document a line. How soon it recovers is measured by `tests.server.recovery`."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from websockets.asyncio.client import connect

from tests.server.client import Process, new_key
from tests.server.load import Line, Seat, a_table, cpu_seconds, next_change, spread
from tests.server.postgres import a_postgres
from tests.server.several import some_houses

Json = Any


async def play(houses: list[Process], tables: int, seconds: float) -> Json:
    """A person against a bot at each table, as fast as they can, spread over all processes."""
    for house in houses:  # a process that has just been opened learns the rules first
        line = await Line(house).open("First")
        await Seat(line, await a_table(line, bots=["random"]), 0).play(perf_counter() + 1)
        line.close()
    lines = [await Line(houses[n % len(houses)]).open(f"Player {n}") for n in range(tables)]
    timed: list[float] = []
    began, worked = perf_counter(), sum(map(cpu_seconds, houses))

    async def one(line: Line, seed: int) -> None:
        while perf_counter() < began + seconds:
            seat = Seat(line, await a_table(line, bots=["random"]), seed)
            await seat.play(began + seconds)
            timed.extend(seat.seconds)

    await asyncio.gather(*(one(line, seed) for seed, line in enumerate(lines)))
    passed = perf_counter() - began
    for line in lines:
        line.close()
    return {
        "processes": len(houses),
        "tables": tables,
        "of_people_per_second": round(len(timed) / passed),
        "acknowledged_ms": spread(timed),
        "cpu_ms_per_answer": round((sum(map(cpu_seconds, houses)) - worked) * 1000 / len(timed), 2),
    }


async def delivery(houses: list[Process], answers: int) -> Json:
    """From sending an answer to one process until a socket at each process has the change."""
    host = await Line(houses[0]).open("Host")
    opened = await host.call("POST", "/api/tables", {"title": "cultures", "hotseat": True})
    table = opened["table"]["id"]
    await host.call("POST", f"/api/tables/{table}/start")
    ears = [
        await connect(
            house.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket",
            additional_headers=host.authorization,
            max_size=None,
            proxy=None,
        )
        for house in houses
    ]
    random, here, elsewhere = Random(1), list[float](), list[float]()
    for _ in range(answers):
        for seat in (0, 1):
            state = (await host.call("GET", f"/api/tables/{table}/state?seat={seat}"))["state"]
            if state["requests"]:
                break
        else:
            break
        request = next(iter(state["requests"].values()))
        option = random.choice(request["options"])["answer"]
        body = {"seat": request["seat"], "request": request["id"], "answer": option, "key": new_key()}
        waiting = [asyncio.create_task(next_change(ear)) for ear in ears]
        await asyncio.sleep(0)
        began = perf_counter()
        await host.call("POST", f"/api/tables/{table}/answers", body)
        first, *others = [when - began for when, _ in await asyncio.gather(*waiting)]
        here.append(first)
        elsewhere += others
    for ear in ears:
        await ear.close()
    host.close()
    report: Json = {"processes": len(houses), "delivered_here_ms": spread(here)}
    return report | ({"delivered_elsewhere_ms": spread(elsewhere)} if elsewhere else {})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--tables", type=int, default=20)
    chosen = parser.parse_args()
    with a_postgres(sync=True) as postgres:
        for processes in (1, 3):
            with tempfile.TemporaryDirectory() as folder:
                quiet = ("--log-level", "warning")
                with some_houses(Path(folder), postgres.database(), processes, *quiet) as houses:
                    print(json.dumps(asyncio.run(play(houses, chosen.tables, chosen.seconds))), flush=True)
                    print(json.dumps(asyncio.run(delivery(houses, 60))), flush=True)


if __name__ == "__main__":
    main()
