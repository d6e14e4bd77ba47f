"""The capacity of a house: `python -m tests.server.load` measures it and prints one JSON document.

The house runs in a separate process; the players share this one. Everything goes over HTTP and sockets on
loopback, as from browsers, only faster than people play.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from websockets.asyncio.client import connect

from tests.server.client import Process, a_house, new_key

Json = Any
MEGABYTE = 1024 * 1024


class Line:
    """A connection that stays open: a small HTTP client, so that the house is what is measured."""

    def __init__(self, house: Process) -> None:
        self._address = house.address.removeprefix("http://")
        self._token = ""
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def open(self, name: str) -> Line:
        await self._connect()
        self._token = (await self.call("POST", "/api/guests", {"name": name}))["token"]
        return self

    async def _connect(self) -> None:
        host, port = self._address.split(":")
        self._reader, self._writer = await asyncio.open_connection(host, int(port), limit=16 * MEGABYTE)

    @property
    def authorization(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self._token}"}

    async def call(self, method: str, path: str, body: Json = None) -> Json:
        if self._reader.at_eof():  # the house hangs up on those who say nothing for some seconds
            await self._connect()
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: {self._address}\r\ncontent-length: {len(data)}\r\n"
        head += "content-type: application/json\r\n" if data else ""
        head += f"authorization: Bearer {self._token}\r\n" if self._token else ""
        self._writer.write(head.encode() + b"\r\n" + data)
        status, *lines = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines if line)
        content = await self._reader.readexactly(int(headers.get("content-length", 0)))
        reply = json.loads(content) if content else None
        if int(status.split()[1]) >= 400:
            raise RuntimeError(f"{path}: {content.decode()}")
        return reply

    def close(self) -> None:
        self._writer.close()


class Seat:
    """A player who answers at random and times every acknowledgement."""

    def __init__(self, line: Line, table: str, seed: int) -> None:
        self._line, self._table, self._random = line, f"/api/tables/{table}", Random(seed)
        self.seconds: list[float] = []

    async def play(self, until: float) -> None:
        while perf_counter() < until:
            state = (await self._line.call("GET", f"{self._table}/state"))["state"]
            if state["over"]:
                return
            for request in state["requests"].values():
                await self._answer(request)
            if not state["requests"]:
                await self._line.call("GET", f"{self._table}/events?after={state['number']}&wait=5")

    async def _answer(self, request: Json) -> None:
        answer = self._random.choice(request["options"])["answer"]
        body = {"seat": request["seat"], "request": request["id"], "answer": answer, "key": new_key()}
        began = perf_counter()
        await self._line.call("POST", f"{self._table}/answers", body)
        self.seconds.append(perf_counter() - began)


async def people_and_bots(house: Process, tables: int, seconds: float) -> Json:
    """So many tables at once: a player over HTTP against a bot of the house at each, as fast as they can."""
    lines = [await Line(house).open(f"Player {number}") for number in range(tables)]
    timed: list[float] = []
    before = await answers_written(lines[0])
    began, worked = perf_counter(), cpu_seconds(house)

    async def play(line: Line, seed: int) -> None:
        while perf_counter() < began + seconds:
            table = await a_table(line, bots=["random"])
            seat = Seat(line, table, seed)
            await seat.play(began + seconds)
            timed.extend(seat.seconds)

    await asyncio.gather(*(play(line, seed) for seed, line in enumerate(lines)))
    passed = perf_counter() - began
    written = await answers_written(lines[0]) - before
    for line in lines:
        line.close()
    return {
        "tables": tables,
        "answers_per_second": round(written / passed),
        "of_people_per_second": round(len(timed) / passed),
        "acknowledged_ms": spread(timed),
        "cpu_ms_per_answer": round((cpu_seconds(house) - worked) * 1000 / written, 2),
    }


async def bots_alone(house: Process, tables: int) -> Json:
    """So many tables with bots of the house in every seat, played to the end; and how long others wait."""
    line = await Line(house).open("Host")
    waits: list[float] = []
    ids = [await a_table_of_bots(line) for _ in range(tables)]
    before, began, worked = await answers_written(line), perf_counter(), cpu_seconds(house)
    for id in ids:
        await line.call("POST", f"/api/tables/{id}/start")
    while len(await line.call("GET", "/api/tables?which=mine")):
        asked = perf_counter()
        await line.call("GET", f"/api/tables/{ids[0]}/state")
        waits.append(perf_counter() - asked)
        await asyncio.sleep(0.02)
    written, seconds = await answers_written(line) - before, perf_counter() - began
    line.close()
    return {
        "tables": tables,
        "answers_per_second": round(written / seconds),
        "cpu_ms_per_answer": round((cpu_seconds(house) - worked) * 1000 / written, 2),
        "others_wait_ms": spread(waits),
    }


async def a_table_of_bots(line: Line) -> str:
    """A table that waits for its host to begin, who only watches."""
    opened = await line.call("POST", "/api/tables", {"title": "cultures", "bots": ["greedy"]})
    table: str = opened["table"]["id"]
    await line.call("POST", f"/api/tables/{table}/rise", {"seat": 0})
    await line.call("POST", f"/api/tables/{table}/bot", {"seat": 0, "bot": "greedy"})
    return table


async def delivery(
    house: Process, title: str, seats: int, sockets: int, answers: int, onlookers: int = 0
) -> Json:
    """From sending an answer until each of so many sockets has the change, one answer at a time.

    The sockets are those of the seats in turn; more belong to onlookers who do not sit there.
    """
    lines = [await Line(house).open(f"Seat {number}") for number in range(seats)]
    watching = [await Line(house).open(f"Onlooker {number}") for number in range(onlookers)]
    opened = await lines[0].call("POST", "/api/tables", {"title": title, "seats": seats})
    table = opened["table"]["id"]
    for line in lines[1:]:
        await line.call("POST", f"/api/tables/{table}/sit", {})
    await lines[0].call("POST", f"/api/tables/{table}/start")
    address = house.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    owners = [*(lines[number % seats] for number in range(sockets)), *watching]
    ears = [
        await connect(address, additional_headers=owner.authorization, max_size=None, proxy=None)
        for owner in owners
    ]
    random, arrived, acknowledged, size = Random(1), list[float](), list[float](), list[int]()
    worked = 0.0
    for _ in range(answers):
        line, request = await anybody_asked(lines, table)
        option = random.choice(request["options"])["answer"]
        body = {"seat": request["seat"], "request": request["id"], "answer": option, "key": new_key()}
        waiting = [asyncio.create_task(next_change(ear)) for ear in ears]
        await asyncio.sleep(0)
        began, before = perf_counter(), cpu_seconds(house)
        await line.call("POST", f"/api/tables/{table}/answers", body)
        acknowledged.append(perf_counter() - began)
        for when, length in await asyncio.gather(*waiting):
            arrived.append(when - began)
            size.append(length)
        worked += cpu_seconds(house) - before
    for ear in ears:
        await ear.close()
    for line in (*lines, *watching):
        line.close()
    return {
        "title": title,
        "sockets": len(ears),
        "delivered_ms": spread(arrived),
        "acknowledged_ms": spread(acknowledged),
        "cpu_ms_per_answer": round(worked * 1000 / answers, 1),
        "message_bytes": round(median(size)),
    }


async def anybody_asked(lines: Sequence[Line], table: str) -> tuple[Line, Json]:
    for line in lines:
        state = (await line.call("GET", f"/api/tables/{table}/state"))["state"]
        for request in state["requests"].values():
            return line, request
    raise RuntimeError("nobody is asked anything")


async def next_change(ear: Any) -> tuple[float, int]:
    while True:
        text = await ear.recv()
        if text.startswith('{"type":"change"'):
            return perf_counter(), len(text)


async def finished(house: Process, folder: Path) -> Json:
    """How long it takes until a finished table shows, when the house has to load it first."""
    line = await Line(house).open("Archivist")
    journals = {file.name: file.read_text() for file in sorted(folder.glob("*.jsonl"))}
    shown: dict[str, Json] = {}
    for name, text in journals.items():
        try:
            card = await line.call("POST", "/api/import", {"journal": text})
        except RuntimeError:
            continue  # not finished, or of other rules
        times = []
        for path in ("state", "log", f"history/{text.count(chr(10)) // 2}"):
            began = perf_counter()
            await line.call("GET", f"/api/tables/{card['id']}/{path}")
            times.append(round((perf_counter() - began) * 1000, 1))
        named = dict(zip(("state", "log", "past"), times, strict=True))
        shown[name] = {"entries": text.count("\n"), "ms": named}
    line.close()
    return shown


async def memory(house: Process, title: str, tables: int, **wish: Json) -> Json:
    """How much one more table costs that has just begun, as the growth of the process."""
    line = await Line(house).open("Collector")
    await a_table(line, title, **wish)
    before = resident(house)
    for _ in range(tables):
        await a_table(line, title, **wish)
    await asyncio.sleep(1)
    line.close()
    return grown(house, before, title, tables)


async def memory_of_games(house: Process, tables: int) -> Json:
    """The same of tables at which a whole game was played."""
    line = await Line(house).open("Collector")
    ids = [await a_table_of_bots(line) for _ in range(tables + 1)]
    before = 0
    for id in ids:
        await line.call("POST", f"/api/tables/{id}/start")
        while (await line.call("GET", f"/api/tables/{id}"))["status"] == "running":
            await asyncio.sleep(0.01)
        before = before or resident(house)
    line.close()
    return grown(house, before, "cultures", tables)


def grown(house: Process, before: int, title: str, tables: int) -> Json:
    growth = resident(house) - before
    return {"title": title, "tables": tables, "kb_per_table": round(growth / tables / 1024)}


async def a_table(line: Line, title: str = "cultures", **wish: Json) -> str:
    table: str = (await line.call("POST", "/api/tables", {"title": title, **wish}))["table"]["id"]
    await line.call("POST", f"/api/tables/{table}/start")
    return table


async def answers_written(line: Line) -> int:
    line_of: dict[str, float] = {}
    reader = await asyncio.to_thread(_metrics, line)
    for text in reader.splitlines():
        if text.startswith("ecumene_entries_written_total"):
            name, value = text.rsplit(" ", 1)
            line_of[name] = float(value)
    return round(sum(line_of.values()))


def _metrics(line: Line) -> str:
    from urllib.request import urlopen

    with urlopen(f"http://{line._address}/metrics") as reply:
        text: str = reply.read().decode()
    return text


def cpu_seconds(house: Process) -> float:
    """How long the house has worked; on a busy machine that says more than the clock."""
    fields = Path(f"/proc/{house.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(house: Process) -> int:
    """The memory of the house's process in bytes."""
    for text in Path(f"/proc/{house.pid}/status").read_text().splitlines():
        if text.startswith("VmRSS"):
            return int(text.split()[1]) * 1024
    raise RuntimeError("this system does not tell")


def spread(seconds: Sequence[float]) -> Json:
    """Percentiles in milliseconds."""
    cuts = quantiles(seconds, n=100)
    picked = {"p50": cuts[49], "p90": cuts[89], "p99": cuts[98], "max": max(seconds)}
    return {name: round(value * 1000, 1) for name, value in picked.items()}


MEASURES: dict[str, Callable[[Process, float], Awaitable[Json]]] = {
    "tables_20": lambda house, seconds: people_and_bots(house, 20, seconds),
    "tables_200": lambda house, seconds: people_and_bots(house, 200, seconds),
    "bots_20": lambda house, _: bots_alone(house, 20),
    "bots_200": lambda house, _: bots_alone(house, 200),
    "delivery_cultures": lambda house, _: delivery(house, "cultures", 2, 18, 80),
    "delivery_empires": lambda house, _: delivery(house, "empires", 9, 18, 150),
    "delivery_eighteen": lambda house, _: delivery(house, "empires", 18, 18, 150, onlookers=18),
    "finished": lambda house, _: finished(house, Path("journals")),
    "memory_cultures": lambda house, _: memory(house, "cultures", 200, bots=["random"]),
    "memory_cultures_played": lambda house, _: memory_of_games(house, 100),
    "memory_eighteen": lambda house, _: memory(house, "empires", 10, seats=18, bots=[""]),
    "memory_empires": lambda house, _: memory(house, "empires", 30, seats=9, bots=[""]),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("measures", nargs="*", help=f"some of {', '.join(MEASURES)}; all if not given")
    parser.add_argument("--seconds", type=float, default=15, help="how long the tables are played")
    chosen = parser.parse_args()
    report: dict[str, Json] = {}
    for name in chosen.measures or MEASURES:
        quiet = ("--log-level", "warning")
        with tempfile.TemporaryDirectory() as folder, a_house(Path(folder), *quiet) as house:
            report[name] = asyncio.run(MEASURES[name](house, chosen.seconds))  # type: ignore[arg-type]
            print(json.dumps({name: report[name]}), flush=True)


if __name__ == "__main__":
    main()
