"""Real faults of a house of three processes under load: no acknowledged answer is lost, none is carried out
twice, and play goes on.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager
from random import Random
from time import sleep

import pytest

from tests.effort import tries
from tests.server.calm import Calm, expect_not_slowed
from tests.server.client import Guest, Process
from tests.server.kills import (
    ENTRIES,
    PLAYERS,
    Kept,
    Player,
    at_play,
    in_order,
    wait_for_answers,
    what_was_kept,
)
from tests.server.postgres import Postgres
from tests.server.several import Wanderer, some_houses
from tests.server.test_limits import expect_a_full_disk_to_be_outlived

pytestmark = pytest.mark.slow

KILLS = tries(daily=1, nightly=30)
RESTARTS = tries(daily=2, nightly=20)
DISKS = tries(daily=2, nightly=20)
TIMED = tries(daily=12, nightly=30)
TAKEOVER = tries(daily=0, nightly=6)
"""Within so many seconds the others have taken over what a process did."""


@pytest.fixture(scope="module")
def address(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture(scope="module")
def houses(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    with some_houses(tmp_path_factory.mktemp("faults"), address) as processes:
        host = Wanderer(processes, "Host")
        for _ in range(2):  # bots who play among themselves all the while
            table, _ = host.open_table("empires", seats=5, bots=["random"], options={"turns": 4})
            host.start(table)
        yield processes


def wanderers(houses: list[Process]) -> list[Guest]:
    return [Wanderer(houses, f"Player {number}", number) for number in range(PLAYERS)]


def expect_nothing_lost(postgres: Postgres, address: str, players: list[Player]) -> None:
    receipts = [receipt for player in players for receipt in player.receipts]
    assert receipts
    kept = what_was_kept(in_order(postgres.run(ENTRIES, address)), receipts)
    assert kept == Kept(len(receipts), lost=0, doubled=0)


def test_one_of_three_is_killed(houses: list[Process], postgres: Postgres, address: str) -> None:
    """Nothing is lost, and whoever plays by way of another one is not slowed while it is dead."""
    random = Random(KILLS)
    peaceful = Wanderer(houses, "Calm")
    calm = Calm(peaceful)
    before: list[float] = []
    meanwhile: list[float] = []
    with at_play(wanderers(houses)) as players:
        for _ in range(KILLS):
            wait_for_answers(players, random.randrange(5, 40))
            victim, other = random.sample(houses, 2)
            calm.move_to(peaceful.at(other))
            calm.answer()
            before += calm.times(TIMED)
            victim.kill()
            meanwhile += calm.times(TIMED, TAKEOVER)
            wait_for_answers(players, 10)  # the others go on
            victim.open()
            calm.move_to(peaceful)
        wait_for_answers(players, 10)
    expect_nothing_lost(postgres, address, players)
    expect_not_slowed(before, meanwhile)


def test_postgresql_restarts_in_the_middle(houses: list[Process], postgres: Postgres, address: str) -> None:
    """Closed in order, and crashed; everybody waits for it, and the processes hear of each other again."""
    random = Random(RESTARTS)
    host = Wanderer(houses, "Host")
    table, _ = host.open_table()
    host.start(table)
    with at_play(wanderers(houses)) as players, host.follow(houses[0], table) as line:
        line.next("state")
        for number in range(RESTARTS):
            wait_for_answers(players, random.randrange(5, 40))
            postgres.stop(signal.SIGQUIT if number % 2 else signal.SIGINT)
            sleep(random.uniform(0.0, 0.5))
            postgres.start()
            wait_for_answers(players, 10)
            for house in houses:
                say(host.at(house), table, f"{number} by way of {house.pid}")
                assert line.next("said")["message"]["text"] == f"{number} by way of {house.pid}"
    expect_nothing_lost(postgres, address, players)


HOARD = """
insert into entries ("table", number, line, log, at)
select $1, -n, repeat('x', 1900), '', 0 from generate_series(1, 9000) n
"""
"""Rows that make the file of the journals larger than those of PostgreSQL's own log, which must not be full:
it would close the server, and that is tried above."""


def test_the_disk_of_postgresql_is_full(houses: list[Process], postgres: Postgres, address: str) -> None:
    """The file of the journals may not grow: what is not written is not acknowledged; then all goes on."""
    postgres.run("alter table entries set (autovacuum_enabled = false)", address)  # it finds room
    guest = Guest(houses[0].address, "Ada")
    hoarded, _ = guest.open_table(hotseat=True)
    postgres.run(HOARD, address, hoarded)

    def full() -> AbstractContextManager[None]:
        ((size,),) = postgres.run("select pg_relation_size('entries')", address)
        return postgres.files_at_most(size + 100)

    for _ in range(DISKS):
        expect_a_full_disk_to_be_outlived(guest, full)
    postgres.run('delete from entries where "table" = $1', address, hoarded)


def say(guest: Guest, table: str, text: str) -> None:
    """Said until it is taken: the house may still be without its database."""
    while guest.http.post(f"/api/tables/{table}/chat", json={"text": text}).status_code == 503:
        sleep(0.02)
