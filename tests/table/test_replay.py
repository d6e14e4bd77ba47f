"""Replay is exact, a resumed game continues unchanged, and a rule that fails leaves no trace."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import pytest

from ecumene.table.chance import BadRecord
from ecumene.table.meta import BadOpening
from ecumene.table.questions.kind import Kind
from ecumene.table.record import journal as books
from ecumene.table.record.replay import replay, verify
from ecumene.table.state.frames import Ask, Node
from ecumene.table.table import Table
from tests.parley import state as st
from tests.parley.bids import Bid, BidKind
from tests.parley.moves import Move, MoveAnswer, MoveKind, TakeBack
from tests.parley.state import AskBid, AskMove, Moment
from tests.parley.title import Parley
from tests.table.play import random_game, random_moves, say, state_bytes, to_phase


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_prefix_replays_byte_by_byte(parley: Parley, seats: int) -> None:
    random = Random(seats)
    table = Table(parley, seats=seats, seed=seats, options={"turns": 2, "budget": 2})
    states = [state_bytes(table)]
    for _ in random_moves(table, random, amend=0.1):
        states.append(state_bytes(table))
        if random.random() < 0.1 and table.can_undo(seat := random.randrange(seats)):
            table.undo(seat)
            states.append(state_bytes(table))
        elif random.random() < 0.02:
            table.rewind(random.randint(max(1, table.length - 9), table.length))
            states.append(state_bytes(table))
    lines = table.journal()
    assert len(lines) == len(states) + 1  # the closing
    for number in range(0, len(states), 1 if seats == 2 else 5):
        again = replay(lines[: number + 1])
        assert state_bytes(again) == states[number]
        assert again.journal() == lines[: number + 1]
    assert replay(lines).journal() == lines


def test_states_survive_storage(parley: Parley) -> None:
    """A restart in the middle of anything: the state is loaded and dumped to the same bytes."""
    table = Table(parley, seats=4, seed=2)
    for _ in random_moves(table, Random(2)):
        data = state_bytes(table)
        loaded = parley.load_state(data)
        assert parley.dump_state(loaded) == data
        assert parley.dump_state(loaded.copy()) == data


@pytest.mark.usefixtures("installed")
def test_without_the_seed_a_table_can_be_read_but_not_continued(parley: Parley) -> None:
    table = to_phase(Table(parley, seats=2, seed=1), "bid")
    again = replay(table.journal())
    assert again.view(0) == table.view(0)
    say(again, 0, "bid", coins=1)
    before = state_bytes(again), again.journal()
    with pytest.raises(BadRecord, match="without its seed"):
        say(again, 1, "bid", coins=1)
    assert (state_bytes(again), again.journal()) == before
    with pytest.raises(BadOpening, match="without its seed"):
        _ = again.secret
    with pytest.raises(BadRecord):
        again.batch(1, again.requests(1)[0].id, [{"do": "bid", "coins": 1}])
    assert (state_bytes(again), again.journal()) == before


@pytest.mark.usefixtures("installed")
def test_with_the_seed_it_goes_on_identically(parley: Parley) -> None:
    whole = random_game(Table(parley, seats=5, seed=8, options={"turns": 3}), 8)
    lines = whole.journal()
    entries = books.read(lines)
    lucky = [n for n, entry in enumerate(entries) if isinstance(entry, books.Answered) and entry.chance]
    assert len(lucky) > 2
    for cut in (1, 10, *lucky):
        table = replay(lines[:cut], secret=whole.secret)
        for entry in entries[cut:-1]:
            assert isinstance(entry, books.Answered)
            table.answer(entry.seat, entry.request, entry.answer)
        assert table.journal() == lines
        assert verify(table.journal()).fair


@pytest.mark.usefixtures("installed")
def test_a_wrong_secret(parley: Parley) -> None:
    table = Table(parley, seed=1)
    other = Table(parley, seed=2)
    with pytest.raises(books.BrokenJournal, match="not the one that was fixed"):
        replay(table.journal(), secret=other.secret)
    with pytest.raises(books.BrokenJournal, match="not hexadecimal"):
        replay(table.journal(), secret=("x", "y"))


def test_real_tables_have_their_own_luck(parley: Parley) -> None:
    one, two = Table(parley), Table(parley)
    assert one.commitment != two.commitment
    assert one.secret != two.secret
    fixed = Table(parley, seed=b"\x01" * 32), Table(parley, seed=b"\x01" * 32)
    assert fixed[0].journal() == fixed[1].journal()
    assert fixed[0].secret[0] == "01" * 32


def test_an_unfinished_journal_keeps_the_seed_to_itself(parley: Parley) -> None:
    table = Table(parley, seed=1, options={"turns": 1})
    seed, salt = table.secret
    for _ in random_moves(table, Random(1)):
        text = "".join(table.journal())
        assert (seed in text) == (salt in text) == table.over


def test_copies_are_independent_and_share_their_past(parley: Parley) -> None:
    table = to_phase(Table(parley, seats=3, seed=1), "bid")
    twin = table.copy()
    assert twin._last is table._last
    before = state_bytes(table), table.journal()
    random_game(twin, 1)
    assert twin.over
    assert (state_bytes(table), table.journal()) == before
    other = table.copy()
    random_game(other, 1)
    assert other.journal() == twin.journal()  # the same luck lay ahead
    random_game(table, 1)
    assert table.journal() == twin.journal()


def test_snapshots_spare_the_past(parley: Parley) -> None:
    """Going back plays from the last snapshot, not from the opening."""
    table = Table(parley, seats=9, seed=1, options={"turns": 5})
    to_phase(table, "5.trade")
    numbers = []
    snapshot = table._snapshot
    while snapshot.before is not None:
        numbers.append(snapshot.number)
        snapshot = snapshot.before
    assert len(numbers) >= 3
    assert numbers == sorted(numbers, reverse=True)
    played = Counting(parley)
    table.title = played
    say(table, 0, "finished")
    table.undo(0)
    assert played.answered <= table.length - numbers[0] + 2 < table.length / 2


class Counting(Parley):
    """Counts how many answers it carries out."""

    def __init__(self, parley: Parley) -> None:
        super().__init__()
        self.answered = 0

    def carry_out(self, *args: Any) -> Any:
        self.answered += 1
        return super().carry_out(*args)


class FaultyBids(BidKind):
    """A rule that rolls dice, changes the state half-way and fails."""

    failing = True

    def apply(self, moment: Moment, node: Node, ask: AskBid, answer: Bid) -> None:
        moment.state.coins[ask.seat] -= 1
        moment.chance.order(3)
        moment.chance.below(6)
        if self.failing and ask.seat == 1:
            moment.chance.below(0)
        moment.flow.finish(node)
        moment.state.coins[ask.seat] += 1


class Faulty(Parley):
    kind_types: ClassVar[Mapping[type[Ask], type[Kind[Any, Any, Any, Any]]]] = {
        **Parley.kind_types,
        st.AskBid: FaultyBids,
    }


def test_a_rule_that_fails_leaves_the_table_as_it_was() -> None:
    title = Faulty()
    table = to_phase(Table(title, seats=3, seed=1), "bid")
    say(table, 0, "bid", coins=1)
    say(table, 2, "bid", coins=1)
    twin = table.copy()
    before = state_bytes(table), table.journal()
    for _ in range(3):
        with pytest.raises(ValueError, match="nothing to choose"):
            say(table, 1, "bid", coins=0)
        with pytest.raises(ValueError, match="nothing to choose"):
            table.batch(1, table.requests(1)[0].id, [{"do": "bid", "coins": 0}])
        assert (state_bytes(table), table.journal()) == before
    kind = title.kinds[AskBid]
    assert isinstance(kind, FaultyBids)
    kind.failing = False
    for both in (table, twin):
        say(both, 1, "bid", coins=0)
    assert table.journal() == twin.journal()  # its luck was not shifted


class FaultyMoves(MoveKind):
    """A rule that fails when a move is taken back."""

    def apply(self, moment: Moment, node: Node, ask: AskMove, answer: MoveAnswer) -> None:
        super().apply(moment, node, ask, answer)
        if isinstance(answer, TakeBack):
            raise KeyError("a rule of ours")


class FaultySeries(Parley):
    kind_types: ClassVar[Mapping[type[Ask], type[Kind[Any, Any, Any, Any]]]] = {
        **Parley.kind_types,
        st.AskMove: FaultyMoves,
    }


def test_a_batch_that_crashes_leaves_nothing() -> None:
    table = Table(FaultySeries(), seats=2, seed=1)
    say(table, 1, "move", origin=1, to=2)
    before = state_bytes(table), table.journal()
    with pytest.raises(KeyError):
        table.batch(0, "move-1", [Move(0, 1), TakeBack()])
    assert (state_bytes(table), table.journal()) == before
    say(table, 0, "move", origin=0, to=1)
    with pytest.raises(KeyError):
        say(table, 0, "take_back")
    assert table.length == 2
