"""Undo in Rising Cultures: what a player has seen stays seen, and hidden cards are dealt again."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.table.api import Refused, Table, open_table, replay, verify
from ecumene.table.questions.request import Request


def ask(table: Table, kind: str) -> Request:
    return next(request for request in table.requests() if request.kind == kind)


def opened(seed: int = 4) -> Table:
    """A table before the first swap."""
    table = open_table("cultures", seed=seed, options={"civilizations": "rome-persia"})
    while table.phase == "setup":
        request = table.requests()[0]
        table.answer(request.seat, request.id, request.default)
    return table


def until_play(table: Table) -> Table:
    while table.phase == "swap":
        request = table.requests()[0]
        table.answer(request.seat, request.id, request.default)
    return table


def test_a_drawn_card_stays_drawn() -> None:
    table = opened()
    request = ask(table, "swap")
    table.answer(request.seat, request.id, {"do": "swap", "paid": 1, "free": 0})
    with pytest.raises(Refused, match="hidden information"):
        table.undo(request.seat)


def test_an_own_play_can_be_taken_back_until_the_other_shows_a_card() -> None:
    table = until_play(opened())
    first = ask(table, "play")
    table.answer(first.seat, first.id, first.default)
    second = ask(table, "play")
    assert second.seat != first.seat
    table.undo(first.seat)
    again = ask(table, "play")
    assert (again.seat, again.id != first.id) == (first.seat, True)
    table.answer(again.seat, again.id, again.default)
    second = ask(table, "play")
    table.answer(second.seat, second.id, second.default)
    with pytest.raises(Refused, match="hidden information"):
        table.undo(first.seat)


def test_after_a_rewind_other_cards_are_drawn() -> None:
    """Whoever agreed to go back must not know what comes: the unknown part of the decks is shuffled anew."""
    table = opened()
    request = ask(table, "swap")
    seen = set()
    start = table.length
    for _ in range(6):
        request = ask(table, "swap")
        table.answer(request.seat, request.id, {"do": "swap", "paid": 2, "free": 0})
        seen.add(tuple(table.view(request.seat)["you"]["hand"][4:]))
        table.rewind(start + 1)
        start = table.length
        assert table.violations() == []
    assert len(seen) > 3
    random = Random(1)
    while not table.over:
        request = table.requests()[0]
        table.answer(request.seat, request.id, random.choice(table.options(request)))
    assert verify(table.journal()).fair
    assert replay(table.journal()).digest() == table.digest()


def test_a_snapshot_takes_up_the_tail_of_a_journal() -> None:
    table, random = opened(), Random(2)
    snapshot = table.snapshot()
    for step in range(60):
        request = table.requests()[0]
        table.answer(request.seat, request.id, random.choice(table.options(request)))
        if step == 30:
            snapshot = table.snapshot()
    resumed = replay(table.journal(), secret=table.secret, snapshots=[snapshot])
    assert resumed.digest() == table.digest()
    assert resumed.journal() == table.journal()
    while not table.over:
        for twin in (table, resumed):
            request = twin.requests()[0]
            twin.answer(request.seat, request.id, request.default)
    assert resumed.journal() == table.journal()
    assert verify(resumed.journal()).fair


def test_a_very_long_past_is_let_go_without_a_crash() -> None:
    table = until_play(opened())
    request = ask(table, "play")
    for _ in range(200_000):
        table._append(table._last.entry, 0)
    assert table.length > 200_000
    assert request.seat in (0, 1)
    del table
