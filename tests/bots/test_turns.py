"""Seats that are asked at once take turns, wherever bots play; and no game goes on for ever."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import pytest

from ecumene.arena.bench import bench
from ecumene.arena.game import BotGame
from ecumene.bots import turns
from ecumene.bots.turns import Endless, in_turn
from ecumene.table.record import journal as books
from ecumene.table.table import Table
from ecumene.table.titles import load_title
from ecumene.terminal.session import Session
from tests.parley.title import Parley


def pushed_in(table: Table, seats: Collection[int]) -> int:
    """How often one of these seats spoke twice in a row while another of them was asked too."""
    entries = books.read(table.journal())
    opening = entries[0]
    assert isinstance(opening, books.Opening)
    twin = Table(table.title, seats=table.seats, seed=bytes.fromhex(table.secret[0]), options=opening.options)
    last, count = -1, 0
    for entry in entries:
        if isinstance(entry, books.Answered):
            asked = {request.seat for request in twin.requests()} & {*seats}
            count += entry.seat == last and len(asked) > 1
            last = entry.seat
            twin.answer(entry.seat, entry.request, entry.answer)
    return count


def test_after_a_seat_comes_the_next_that_is_asked() -> None:
    table = Table(Parley(), seats=3, seed=1)
    assert {request.seat for request in table.requests()} == {0, 1, 2}
    assert next(in_turn(table)).seat == 0
    assert next(in_turn(table, after=0)).seat == 1
    assert next(in_turn(table, {0, 2}, after=0)).seat == 2
    assert next(in_turn(table, after=2)).seat == 0
    assert next(in_turn(table, {1}, after=1)).seat == 1


def test_bots_take_turns_in_a_game_of_bots() -> None:
    for title, seats in ((load_title("cultures"), 2), (Parley(), 3)):
        game = BotGame(title, ["random"] * seats, seed=1)
        assert game.play().violations == []
        assert pushed_in(game.table, range(seats)) == 0


def test_bots_take_turns_beside_a_person(tmp_path: Path) -> None:
    session = Session(Table(Parley(), seats=3, seed=1), {1: "random", 2: "random"}, tmp_path / "game.json")
    session.run_bots()
    for _ in range(20):
        if session.request is not None:
            session.answer(session.request.default)
    assert session.table.length > 20
    assert pushed_in(session.table, session.bots) == 0


def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(turns, "MOST_ANSWERS", 2)
    game = BotGame(load_title("cultures"), ["random", "random"], seed=1).play()
    assert not game.finished
    assert game.violations == ["the game does not end"]
    with pytest.raises(Endless):
        bench(["cultures"], games=1)
    session = Session(Table(Parley(), seats=3, seed=1), {1: "random", 2: "random"}, tmp_path / "game.json")
    with pytest.raises(Endless):
        session.run_bots()
