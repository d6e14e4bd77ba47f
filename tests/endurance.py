"""Try a house for long: `make endurance KILLS=200 ANSWERS=100000 REQUESTS=20000 REDEALS=20000`.

It runs the code of the tests as often as you want. A house is killed while people play in it, and all
acknowledged answers must be there afterwards. Tables get hostile answers, a tenth of them over HTTP to a
house. Every route gets spoiled requests. Cards that a seat may not know are dealt again, and the seat must
not see a difference. The last line counts the failures; the exit code is an error if there are any.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from itertools import count, cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from ecumene.arena.fuzz import Report, fuzz_side_by_side
from ecumene.arena.hostile import Attack, attacks
from ecumene.table.record.replay import replay
from ecumene.table.titles import load_title
from tests.server.client import Guest, a_house, new_key
from tests.server.kills import Receipt, kill_under_load, read_journals, what_was_kept
from tests.server.nonsense import People, fault_in
from tests.server.raw import RawLine, Reply
from tests.server.spoiled import operations

OVER_HTTP = 10
"""One hostile answer in this many comes over HTTP."""
AT_ONCE = 20
"""How many come before the game goes on."""


class Game(NamedTuple):
    """How a title is played under hostile answers."""

    title: str
    seats: int
    max_turns: int | None = None


GAMES = (
    Game("cultures", 2),
    Game("ages", 4),
    Game("empires", 5, 3),
    Game("expansion", 5, 3),
    Game("empires", 3, 4),
    Game("empires", 12, 2),
)


@dataclass
class Faults:
    """What went wrong."""

    lost: int = 0
    doubled: int = 0
    leaks: int = 0
    failures: int = 0
    """Replies of 500 and more."""
    others: int = 0
    told: list[str] = field(default_factory=list)
    """All of it in words."""

    def __str__(self) -> str:
        told = f"lost {self.lost}, doubled {self.doubled}, leaks {self.leaks}, 5xx {self.failures}"
        return f"{told}, other faults {self.others}" if self.others else told

    def __bool__(self) -> bool:
        return any(getattr(self, each.name) for each in fields(self))

    def other(self, what: str) -> None:
        self.others += 1
        self.told.append(what)

    def reply(self, to: str, reply: Reply) -> None:
        """Count a reply to something hostile, if it is a fault."""
        if fault := fault_in(reply):
            self.failures += reply.status >= 500
            self.others += reply.status < 500
            self.told.append(f"{to}: {fault}")

    def __iadd__(self, more: Faults) -> Faults:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(more, each.name))
        return self


Told = tuple[str, Faults]
"""What a part has done, in words, and what went wrong in it."""


def kills(folder: Path, kills: int, seed: int) -> Told:
    """Kill the house while people answer."""
    kept = kill_under_load(folder, kills, seed)
    return f"{kills} kills, {kept.answers} answers acknowledged", Faults(kept.lost, kept.doubled)


def requests(folder: Path, count: int, seed: int) -> Told:
    """Send spoiled requests to all routes in turn."""
    random, found = Random(seed), Faults()
    with a_house(folder) as house:
        people = People(house)
        for operation in islice(cycle(operations()), count):
            found.reply(operation.name, people.send(operation, people.spoil(operation, random.choice)))
        if "Traceback" in house.log():
            found.other(f"a traceback in the log of the house: {house.log()[-2000:]}")
    return f"{count} spoiled requests to {len(operations())} routes", found


def answers(folder: Path, count: int, seed: int) -> Told:
    """Send hostile answers over HTTP to games that go on; all that was acknowledged has to be there."""
    with a_house(folder) as house:
        hostile = HostileGuest(folder, house.address, Random(seed))
        while hostile.sent < count:
            hostile.play(min(count, hostile.sent + count // 4 + 1))
        house.kill()
        kept = what_was_kept(read_journals(folder), hostile.receipts)
    hostile.found += Faults(kept.lost, kept.doubled)
    return f"{hostile.sent} hostile answers over HTTP, {kept.answers} good ones between them", hostile.found


class HostileGuest:
    """Plays both seats of one table after the other; a copy of the table tells what would be hostile."""

    def __init__(self, folder: Path, address: str, random: Random) -> None:
        self.folder, self.random = folder, random
        self.guest = Guest(address, "Mallory")
        self.line = RawLine(address)
        self.sent = 0
        self.receipts: list[Receipt] = []
        self.found = Faults()

    def play(self, until: int) -> None:
        """A game, until it is over or enough hostile answers were sent."""
        table, _ = self.guest.open_table("cultures", hotseat=True)
        self.guest.start(table)
        past: list[str] = []
        while self.sent < until:
            copy = replay(read_journals(self.folder)[table])
            if copy.over:
                return
            request = self.random.choice(copy.requests())
            for attack in islice(attacks(copy, request, past, self.random), min(AT_ONCE, until - self.sent)):
                if self._send(table, attack):
                    break  # a doubtful one was good
            else:
                good = self.random.choice(copy.options(request))
                self._send(table, Attack("as offered", request.seat, request.id, good, True), hostile=False)
            past.append(request.id)

    def _send(self, table: str, attack: Attack, *, hostile: bool = True) -> bool:
        """Whether the house took it."""
        sent = {"seat": attack.seat, "request": attack.request, "answer": attack.answer}
        body = as_json({**sent, "key": new_key()})
        if body is None:
            return False  # a client cannot even write it
        self.sent += hostile
        headers = [(b"authorization", f"Bearer {self.guest.token}".encode())]
        reply = self.line.ask("POST", f"/api/tables/{table}/answers".encode(), headers, body)
        self.found.reply(f"an answer {attack.what}", reply)
        if reply.status >= 300 or reply.status == 0:
            return False
        if hostile:
            del sent["answer"]  # the journal has it in the form that the rules gave it
        self.receipts.append((table, reply.json["number"], sent))
        whole = isinstance(attack.seat, float)  # 1.0 and 1 are one number to JSON
        if not (attack.doubtful or whole):
            self.found.other(f"an answer {attack.what} was taken")
        return True


def as_json(value: Any) -> bytes | None:
    """What is sent, if there is a way to write it."""
    try:
        return json.dumps(value).encode()
    except (TypeError, ValueError, RecursionError, RuntimeError):
        return None


def games(answers: int, redeals: int, seed: int, jobs: int) -> Told:
    """Play hostile games of all titles until there were enough hostile answers and secrets dealt again."""
    found = Faults()
    refused = redealt = played = 0
    for report in _reports(seed, jobs):
        played, refused, redealt = played + report.games, refused + report.refused, redealt + report.redealt
        found.leaks += report.leaks
        found.others += report.crashes + report.violations
        found.told += [f"{report.title}: {problem}" for problem in report.problems]
        if refused >= answers and redealt >= redeals:
            break
    told = f"{played} games, {refused} hostile answers refused, {redealt} times dealt again"
    return told, found


def _reports(seed: int, jobs: int) -> Iterator[Report]:
    for game in GAMES:
        load_title(game.title)  # once, before processes are forked
    for first in count(seed, jobs):
        for title, seats, turns in GAMES:
            yield fuzz_side_by_side(
                title, None, games=jobs, seed=first, jobs=jobs, seats=seats, max_turns=turns
            )


def part(name: str, act: Callable[[], Told]) -> Faults:
    """Carry out a part and say what it did and how long it took; where it breaks off, that is a fault."""
    print(f"==> {name}", flush=True)
    began = time.monotonic()
    try:
        told, found = act()
    except Exception as error:
        told, found = "broken off", Faults(others=1, told=[f"{type(error).__name__}: {error}"])
    print(f"    {told}: {found}; {time.monotonic() - began:.0f} s", flush=True)
    for fault in found.told[:20]:
        print(f"    {fault}", flush=True)
    return found


def main(arguments: Sequence[str]) -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.endurance", description=__doc__)
    reader.add_argument("--kills", type=int, default=200, help="how often a house is killed under load")
    reader.add_argument(
        "--answers", type=int, default=100_000, help="hostile answers, a tenth of them over HTTP"
    )
    reader.add_argument("--requests", type=int, default=20_000, help="spoiled requests to all routes")
    reader.add_argument("--redeals", type=int, default=20_000, help="how often hidden things are dealt again")
    reader.add_argument("--seed", type=int, default=1, help="what is drawn")
    reader.add_argument("--jobs", type=int, default=1, help="how many games are played side by side")
    asked = reader.parse_args(arguments)
    at_tables = asked.answers - asked.answers // OVER_HTTP
    total = Faults()
    with TemporaryDirectory() as folder:
        houses = [Path(folder, name) for name in ("kills", "answers", "requests")]
        for house in houses:
            house.mkdir()
        total += part("A house is killed under load", lambda: kills(houses[0], asked.kills, asked.seed))
        total += part(
            "Hostile answers over HTTP", lambda: answers(houses[1], asked.answers // OVER_HTTP, asked.seed)
        )
        total += part("Hostile requests", lambda: requests(houses[2], asked.requests, asked.seed))
        total += part(
            "Hostile answers at tables, and secrets dealt again",
            lambda: games(at_tables, asked.redeals, asked.seed, asked.jobs),
        )
    print(total)
    sys.exit(1 if total else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
