"""A finished game is continued from one of its moments: as a seat knew it, with the unknown cards dealt
again, and with new luck.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ecumene.table.questions.refusal import Refused
from ecumene.table.record import journal as books
from ecumene.table.record.journal import BrokenJournal
from ecumene.table.record.replay import NoFork, fork, replay, verify
from ecumene.table.table import Table
from tests.parley.title import Parley
from tests.table.play import random_game, random_moves

pytestmark = pytest.mark.usefixtures("installed")


def finished(parley: Parley, seats: int = 4) -> list[str]:
    return random_game(Table(parley, seats=seats, seed=3, options={"turns": 2}), 3).journal()


def test_a_seat_knows_every_moment_again(parley: Parley) -> None:
    lines = finished(parley)
    for number in range(0, len(lines) - 2, 3):
        then = replay(lines[: number + 1])
        for seat in range(4):
            table = fork(lines, number, seat)
            assert table.view(seat) == then.view(seat)
            assert [request.id for request in table.requests()] == [request.id for request in then.requests()]
            assert table.violations() == []
            assert table.journal()[: number + 1] == lines[: number + 1]
            assert (table.length, table.taken_up_at) == (number + 1, number + 1)


def test_what_a_seat_could_not_know_is_dealt_again(parley: Parley) -> None:
    lines = finished(parley)
    number = len(lines) // 2
    then = replay(lines[: number + 1])
    forks = [fork(lines, number, 0) for _ in range(12)]
    assert len({table.digest() for table in forks} - {then.digest()}) > 1
    assert len({table.commitment for table in forks} | {then.commitment}) == 13
    assert {table.view(None)["flow"]["next"] for table in forks} == {then.view(None)["flow"]["next"]}


def test_it_goes_on_under_its_own_commitment(parley: Parley) -> None:
    lines = finished(parley)
    table = fork(lines, len(lines) // 2, 1)
    secret = table.secret
    for _ in random_moves(table, Random(5)):
        again = replay(table.journal(), secret=None if table.over else secret)
        assert again.digest() == table.digest()
        assert again.commitment == table.commitment != replay(lines).commitment
    verdict = verify(table.journal())
    assert (verdict.finished, verdict.fair, verdict.unproved) == (True, True, 0)
    with pytest.raises(BrokenJournal, match="not the one that was fixed"):
        replay(table.journal()[:-1], secret=replay(lines).secret)


def test_nothing_before_it_can_be_undone(parley: Parley) -> None:
    lines = finished(parley)
    table = fork(lines, len(lines) // 2, 1)
    assert not any(table.can_undo(seat) for seat in range(4))
    assert [table.rewind_to(seat) for seat in range(4)] == [None] * 4
    for to in (1, table.length - 1, table.length):
        with pytest.raises(Refused):
            table.copy().rewind(to)


def test_a_fork_of_a_fork_proves_both_lucks(parley: Parley) -> None:
    lines = finished(parley)
    table = fork(lines, 10, 1)
    for _ in random_moves(table, Random(5)):
        pass
    once = table.journal()
    for number in (5, 10, 11, len(once) - 4):
        twice = fork(once, number, 2)
        for _ in random_moves(twice, Random(7)):
            pass
        verdict = verify(twice.journal())
        assert (verdict.finished, verdict.fair, verdict.unproved) == (True, True, 0)


def test_why_a_game_cannot_be_taken_up(parley: Parley) -> None:
    running = Table(parley, seats=2, seed=1)
    lines = finished(parley)
    for journal, number, why in ((running.journal(), 0, "early"), (lines, len(lines) - 2, "late")):
        with pytest.raises(NoFork) as refused:
            fork(journal, number, 0)
        assert refused.value.why == why


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "00" * 32},
        {"seed": "luck"},
        {"salt": "00" * 16},
        {"commitment": "00" * 32},
        {"seat": 3},
        {"seat": 99},
        {"seat": -1},
    ],
)
def test_a_forger_who_mends_the_chain(parley: Parley, change: dict[str, Any]) -> None:
    lines = finished(parley)
    table = fork(lines, 10, 1)
    for _ in random_moves(table, Random(5)):
        pass
    entries = books.read(table.journal())
    forged = [
        msgspec.structs.replace(entry, **change) if isinstance(entry, books.Forked) else entry
        for entry in entries
    ]
    with pytest.raises(BrokenJournal):
        verify(books.write(forged))


def test_another_moment_is_no_fork(parley: Parley) -> None:
    """The state of one moment does not stand after the entries of another."""
    lines = finished(parley)
    table = fork(lines, 10, 1)
    for _ in random_moves(table, Random(5)):
        pass
    entries = books.read(table.journal())
    with pytest.raises(BrokenJournal, match="another moment"):
        verify(books.write([*entries[:8], *entries[11:]]))
