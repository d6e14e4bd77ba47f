"""The house is killed at random moments under load: what it acknowledged is there, and there once."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from ecumene.server.tables.patches import without_nulls
from ecumene.table.replay import replay
from tests.effort import tries
from tests.server.client import PATIENCE, Guest, Process, Refusal, a_house, new_key

ENTRIES = 'select "table", number, line from entries order by "table", number'
KILLS = tries(daily=5, nightly=50)
PLAYERS = 4


@dataclass
class Player:
    """Somebody who plays one table after the other, both seats, and keeps every receipt."""

    guest: Guest
    seed: int
    ended: Event
    receipts: list[tuple[str, int, dict[str, Any]]] = field(default_factory=list)
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


@pytest.mark.slow
def test_no_acknowledged_answer_is_lost_and_none_is_carried_out_twice(folder: Path) -> None:
    random = Random(KILLS)
    with a_house(folder) as house:
        host = Guest(house.address, "Host")
        for _ in range(3):
            host.start(host.open_table("empires", seats=5, bots=["random"], options={"turns": 4})[0])
        with at_play([Guest(house.address, f"Player {n}") for n in range(PLAYERS)]) as players:
            for _ in range(KILLS):
                wait_for_answers(players, random.randrange(10, 60))
                sleep(random.uniform(0.0, 0.05))
                house.kill()
                house.open()
            wait_for_answers(players, 10)
        house.kill()
        assert sum(player.asked_again for player in players) > 0, "no kill was noticed"
        receipts = [receipt for player in players for receipt in player.receipts]
        assert len(receipts) > 10 * KILLS
        expect_everything_kept(read_journals(folder), receipts)
        house.open()


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


def expect_everything_kept(
    journals: dict[str, list[str]], receipts: list[tuple[str, int, dict[str, Any]]]
) -> None:
    """What was acknowledged is there, and there once; every journal holds."""
    for table, number, sent in receipts:
        entry = json.loads(journals[table][number])["entry"]
        assert without_nulls({name: entry[name] for name in sent}) == sent
    assert not [each for each, count in Counter((table, n) for table, n, _ in receipts).items() if count > 1]
    for lines in journals.values():
        answered = [json.loads(line)["entry"] for line in lines]
        asked = Counter((entry["seat"], entry["request"]) for entry in answered if entry["kind"] == "answer")
        assert max(asked.values(), default=1) == 1, "an answer was carried out twice"
        played = replay(lines)
        assert played.length == len(lines) - 1 - played.over


def read_journals(folder: Path) -> dict[str, list[str]]:
    database = sqlite3.connect(folder / "ecumene.db")
    try:
        return in_order(database.execute(ENTRIES))
    finally:
        database.close()


def in_order(rows: Iterable[tuple[str, int, str]]) -> dict[str, list[str]]:
    """Journals by table, of which no line is missing."""
    journals: dict[str, list[str]] = {}
    for table, number, line in rows:
        lines = journals.setdefault(table, [])
        assert number == len(lines), "a gap in a journal"
        lines.append(line)
    return journals


def test_a_house_that_is_told_to_close_closes(folder: Path) -> None:
    process = Process(folder)
    process.open()
    ada = Guest(process.address, "Ada")
    table, _ = ada.open_table(bots=["random"])
    ada.start(table)
    with ada.socket(table) as line:
        line.next("state")
        process.close()
        assert line.close_code() == 1012
    assert '"message":"closed"' in process.log()
    assert "Traceback" not in process.log()
    process.open()
    assert ada.state(table)["number"] >= 0
    assert process.interrupt() == 0
