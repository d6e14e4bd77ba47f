"""People who play while the house is killed, and the check of their answers afterwards."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any, NamedTuple

import httpx

from ecumene.server.tables.patches import without_nulls
from ecumene.table.record.replay import replay
from tests.server.client import PATIENCE, Guest, Refusal, a_house, new_key

ENTRIES = 'select "table", number, line from entries order by "table", number'
PLAYERS = 4

Receipt = tuple[str, int, dict[str, Any]]
"""A table, the number of an entry that the house acknowledged, and what was sent."""
Journals = dict[str, list[str]]


class Kept(NamedTuple):
    """What became of answers: acknowledged ones that are `lost`, and those that are there twice."""

    answers: int
    lost: int
    doubled: int


def kill_under_load(folder: Path, kills: int, seed: int) -> Kept:
    """Kill a house again and again at random moments, while people and bots play in it."""
    random = Random(seed)
    with a_house(folder) as house:
        host = Guest(house.address, "Host")
        for _ in range(3):
            host.start(host.open_table("empires", seats=5, bots=["random"], options={"turns": 4})[0])
        with at_play([Guest(house.address, f"Player {n}") for n in range(PLAYERS)]) as players:
            for _ in range(kills):
                wait_for_answers(players, random.randrange(10, 60))
                sleep(random.uniform(0.0, 0.05))
                house.kill()
                house.open()
            wait_for_answers(players, 10)
        house.kill()
        assert sum(player.asked_again for player in players) > 0, "no kill was noticed"
        receipts = [receipt for player in players for receipt in player.receipts]
        kept = what_was_kept(read_journals(folder), receipts)
        house.open()
        return kept


@dataclass
class Player:
    """Somebody who plays one table after the other, both seats, and keeps every receipt."""

    guest: Guest
    seed: int
    ended: Event
    receipts: list[Receipt] = field(default_factory=list)
    asked_again: int = 0
    trouble: BaseException | None = None

    def play(self) -> None:
        try:
            random = Random(self.seed)
            while not self.ended.is_set():
                self._one_table(random)
        except BaseException as error:
            self.trouble = error

    def _one_table(self, random: Random) -> None:
        table, _ = self._patiently(lambda: self.guest.open_table(hotseat=True))
        self._patiently(lambda: self._start(table))
        seat = 0
        while not self.ended.is_set():
            state = self._patiently(lambda seat=seat: self.guest.state(table, seat=seat))
            if state["over"]:
                return
            for request in state["requests"].values():
                self._answer(table, request, random.choice(request["options"])["answer"])
            seat = 1 - seat

    def _start(self, table: str) -> None:
        try:
            self.guest.start(table)
        except Refusal as refused:
            if refused.code != "begun":
                raise

    def _answer(self, table: str, request: Any, answer: Any) -> None:
        """Sent under one key until there is a receipt."""
        key = new_key()
        number = self._patiently(lambda: self.guest.answer(table, request, answer, key))
        sent = {"seat": request["seat"], "request": request["id"], "answer": answer}
        self.receipts.append((table, number, sent))
        if random_again(key):
            assert self.guest_again(table, request, answer, key) == number

    def guest_again(self, table: str, request: Any, answer: Any, key: str) -> Any:
        return self._patiently(lambda: self.guest.answer(table, request, answer, key))

    def _patiently(self, act: Any) -> Any:
        """Until the house answers; it may be closed for a while, or unable to write."""
        until = monotonic() + 2 * PATIENCE
        while True:
            try:
                return act()
            except httpx.TransportError as error:
                last: Exception = error
            except Refusal as refused:
                if refused.status != 503:
                    raise
                last = refused
            assert monotonic() < until, f"the house did not open again: {last!r}"
            self.asked_again += 1
            sleep(0.02)


def random_again(key: str) -> bool:
    """Some answers are sent once more although they were acknowledged."""
    return key[0] in "0123"


@contextmanager
def at_play(guests: Sequence[Guest]) -> Iterator[list[Player]]:
    """Guests who play on and on, each in a thread, until the end."""
    ended = Event()
    players = [Player(guest, seed, ended) for seed, guest in enumerate(guests)]
    threads = [Thread(target=player.play) for player in players]
    for thread in threads:
        thread.start()
    try:
        yield players
    finally:
        ended.set()
        for thread in threads:
            thread.join()
    for player in players:
        if player.trouble is not None:
            raise player.trouble


def wait_for_answers(players: list[Player], count: int) -> None:
    """Until so many more were acknowledged."""
    before, until = sum(len(player.receipts) for player in players), monotonic() + 2 * PATIENCE
    while sum(len(player.receipts) for player in players) < before + count:
        assert all(player.trouble is None for player in players)
        assert monotonic() < until, "the house answers no more"
        sleep(0.005)


def what_was_kept(journals: Mapping[str, Sequence[str]], receipts: Sequence[Receipt]) -> Kept:
    """Count what is missing and what is there twice; every journal holds."""
    lost = sum(not _is_there(journals.get(table, ()), number, sent) for table, number, sent in receipts)
    doubled = _more_than_once((table, number) for table, number, _ in receipts)
    for lines in journals.values():
        entries = [json.loads(line)["entry"] for line in lines]
        doubled += _more_than_once(
            (entry["seat"], entry["request"]) for entry in entries if entry["kind"] == "answer"
        )
        played = replay(lines)
        assert played.length == len(lines) - 1 - played.over
    return Kept(len(receipts), lost, doubled)


def _is_there(lines: Sequence[str], number: int, sent: Mapping[str, Any]) -> bool:
    if number >= len(lines):
        return False
    entry = json.loads(lines[number])["entry"]
    return bool(without_nulls({name: entry.get(name) for name in sent}) == without_nulls(dict(sent)))


def _more_than_once(things: Iterable[object]) -> int:
    return sum(count - 1 for count in Counter(things).values())


def read_journals(folder: Path) -> Journals:
    database = sqlite3.connect(folder / "ecumene.db")
    try:
        return in_order(database.execute(ENTRIES))
    finally:
        database.close()


def in_order(rows: Iterable[tuple[str, int, str]]) -> Journals:
    """Journals by table, of which no line is missing."""
    journals: Journals = {}
    for table, number, line in rows:
        lines = journals.setdefault(table, [])
        assert number == len(lines), "a gap in a journal"
        lines.append(line)
    return journals
