"""Undo: a seat's own last answer if nothing was learned since, and everything by vote."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Limit
from ecumene.table.questions.refusal import Refused
from ecumene.table.record import journal as books
from ecumene.table.record.history import Link, standing_links
from ecumene.table.record.replay import replay, verify
from ecumene.table.table import Table
from tests.parley.title import Parley
from tests.table.play import (
    acceptance,
    ask,
    position,
    public_offer,
    random_game,
    random_moves,
    say,
    state_bytes,
    to_phase,
    trade_floor,
)


def why(table: Table, seat: int) -> str:
    before = state_bytes(table), table.journal()
    with pytest.raises(Refused) as refused:
        table.undo(seat)
    assert (state_bytes(table), table.journal()) == before
    assert not table.can_undo(seat)
    return refused.value.say.key.removeprefix("table-refuse-")


def test_an_undone_answer_never_was(parley: Parley) -> None:
    table = Table(parley, seed=1)
    before = position(table)
    say(table, 0, "move", origin=0, to=1)
    assert table.can_undo(0)
    table.undo(0)
    assert position(table) == before
    assert ask(table, 0).id == "move-3"
    assert table.length == 2
    assert table.journal()[-1].endswith(
        '"entry":{"asked":[3,1],"kind":"undo","of":1,"renamed":{"3":"move-3"}}}'
    )


def test_a_number_never_means_two_questions(parley: Parley) -> None:
    """Coral's answer to a demand that was taken back does not fit the demand that came instead."""
    table = Table(parley, seats=3, seed=1)
    say(table, 0, "move", origin=0, to=1)
    say(table, 0, "move", origin=1, to=2)
    say(table, 0, "demand", seat=2)
    first = ask(table, 2, "toll")
    table.undo(0)
    say(table, 0, "demand", seat=2)
    second = ask(table, 2, "toll")
    assert first.id != second.id
    with pytest.raises(Refused):
        table.answer(2, first.id, {"do": "toll", "pay": True})
    table.answer(2, second.id, {"do": "toll", "pay": True})
    assert Table.replayed(parley, books.read(table.journal())).digest() == table.digest()


def test_undo_while_several_seats_act(parley: Parley) -> None:
    """What others answered since stands."""
    table, plain = Table(parley, seats=3, seed=1), Table(parley, seats=3, seed=1)
    say(table, 0, "move", origin=0, to=1)
    for both in (table, plain):
        say(both, 1, "move", origin=1, to=2)
        say(both, 2, "done")
    table.undo(0)
    assert position(table) == position(plain)
    assert why(table, 0) == "undo-none"
    table.undo(1)
    table.undo(2)
    assert position(table) == position(Table(parley, seats=3, seed=1))


def test_a_chain_of_undos(parley: Parley) -> None:
    table = Table(parley, seed=1)
    states = [position(table)]
    for to in (1, 2, 3):
        say(table, 0, "move", origin=to - 1, to=to)
        states.append(position(table))
    table.undo(0)
    assert position(table) == states[2]
    table.undo(0)
    assert position(table) == states[1]
    say(table, 0, "take_back")
    table.undo(0)
    assert position(table) == states[1]
    say(table, 0, "move", origin=0, to=1)
    table.undo(0)
    table.undo(0)
    assert position(table) == states[0]
    assert why(table, 0) == "undo-none"


def test_a_given_answer_can_be_undone(parley: Parley) -> None:
    """Saying that one is done, or a sealed bid, is an answer like any other."""
    table = to_phase(Table(parley, seats=3, seed=1), "bid")
    before = position(table)
    say(table, 1, "bid", coins=3)
    say(table, 1, "bid", coins=2)
    table.undo(1)
    assert table.amendable(1)[0]._ask.given == {"do": "bid", "coins": 3}
    table.undo(1)
    assert position(table) == before


def test_no_undo_after_luck(parley: Parley) -> None:
    """Seat 0 moves; the others' last word brings the next turn's cards."""
    table = Table(parley, seats=2, seed=1, options={"turns": 2})
    assert why(table, 0) == "undo-none"
    to_phase(table, "1.bid")
    say(table, 0, "bid", coins=0)
    say(table, 1, "bid", coins=0)  # equal: a die is rolled
    assert why(table, 0) == "undo-final"
    assert why(table, 1) == "undo-final"


def test_no_undo_after_hidden_information(parley: Parley) -> None:
    """Whoever saw cards cannot go back; a third seat that saw nothing can."""
    table = trade_floor(parley, 3)
    table.answer(0, ask(table, 0).id, public_offer(table, 0))
    say(table, 2, "finished")
    assert table.can_undo(0)
    table.answer(1, ask(table, 1).id, acceptance(table, 1))
    assert why(table, 0) == "undo-final"
    assert why(table, 1) == "undo-final"
    table.undo(2)
    assert table.requests(2)


def test_no_undo_when_others_built_on_it(parley: Parley) -> None:
    table = Table(parley, seats=2, seed=1)
    say(table, 0, "move", origin=0, to=1)
    say(table, 0, "demand", seat=1)
    assert table.can_undo(0)
    toll = ask(table, 1, "toll")
    table.answer(1, toll.id, {"do": "toll", "pay": True})
    assert why(table, 0) == "undo-others"
    table.undo(1)
    table.undo(0)
    assert [request.kind for request in table.requests(1)] == ["move"]


def test_no_undo_that_gives_anothers_answer_a_new_meaning(parley: Parley) -> None:
    """Coral refused Amber's demand; without it that answer would fit Birch's: same id, other question."""
    table = Table(parley, seats=3, seed=1)
    say(table, 0, "move", origin=0, to=1)
    say(table, 0, "move", origin=1, to=2)
    say(table, 1, "move", origin=1, to=2)
    say(table, 0, "demand", seat=2)
    say(table, 1, "demand", seat=2)
    first, second = (request for request in table.requests(2) if request.kind == "toll")
    table.answer(2, first.id, {"do": "toll", "pay": False})
    assert why(table, 0) == "undo-others"
    assert second.id in [request.id for request in table.requests(2)]


@pytest.mark.parametrize("seat", [-1, 2, True, None, "0", 1.0, 10**30])
def test_there_is_no_such_seat(parley: Parley, seat: int) -> None:
    table = Table(parley, seed=1)
    say(table, 0, "done")
    assert why(table, seat) == "seat"


def test_undo_across_a_phase(parley: Parley) -> None:
    """The last seat to be done opens the trade floor; while nobody saw anything it may think again."""
    table = Table(parley, seats=9, seed=1)
    for seat in range(9):
        say(table, seat, "done")
    assert table.phase == "1.trade"
    table.undo(8)
    assert table.phase == "1.move"
    assert [request.seat for request in table.requests()] == [8]


@pytest.mark.usefixtures("installed")
def test_journals_with_undos_replay_and_verify(parley: Parley) -> None:
    for seed in range(6):
        random = Random(seed)
        table = Table(parley, seats=3, seed=seed, options={"turns": 2})
        undone = 0
        for _ in random_moves(table, random, amend=0.1):
            seat = random.randrange(3)
            if random.random() < 0.3 and table.can_undo(seat):
                table.undo(seat)
                undone += 1
            elif random.random() < 0.02:
                table.rewind(random.randint(1, table.length))
            assert table.violations() == []
        assert undone > 5
        assert verify(table.journal()).digest == table.digest()


def test_a_rewind_goes_back_to_what_stood_then(parley: Parley) -> None:
    table = Table(parley, seats=2, seed=6)
    states = [position(table)]
    for _, __ in zip(random_moves(table, Random(1)), range(40), strict=False):
        states.append(position(table))
    for to in (38, 20, 1):
        table.rewind(to)
        assert position(table) == states[to - 1]
        states += [position(table)]


def test_a_rewind_takes_back_undos_and_rewinds_too(parley: Parley) -> None:
    table = Table(parley, seed=1)
    say(table, 0, "move", origin=0, to=1)  # 1
    say(table, 0, "move", origin=1, to=2)  # 2
    say(table, 1, "move", origin=1, to=2)  # 3
    moved = position(table)
    table.undo(0)  # 4: entry 2 is gone
    undone = position(table)
    table.rewind(4)  # 5: and stands again
    assert position(table) == moved
    table.rewind(1)  # 6
    table.rewind(5)  # 7: as after entry 4
    assert position(table) == undone
    table.rewind(7)  # 8: as after entry 6
    assert position(table) == position(Table(parley, seed=1))


@pytest.mark.usefixtures("installed")
def test_after_a_rewind_luck_is_drawn_anew(parley: Parley) -> None:
    """The same bids are opened again and again: the die does not repeat itself, and all of it is proved."""
    table = to_phase(Table(parley, seats=9, seed=1, options={"turns": 2}), "bid")
    start = table.length
    heralds = set()
    for _ in range(12):
        for request in table.requests():
            table.answer(request.seat, request.id, {"do": "bid", "coins": 1})
        heralds.add(table.view(None)["herald"])
        table.rewind(start + 1)
        start = table.length
    assert len(heralds) > 3
    drawn = books.drawn(books.read(table.journal()))
    assert drawn == 1 + 12
    table.enter(Limit())
    assert verify(table.journal()).fair
    assert replay(table.journal()).digest() == table.digest()
    assert isinstance(table._chance.source, Seeded)
    assert table._chance.source.drawn == drawn


@pytest.mark.parametrize("to", [0, -1, 3, True, None, "1", 1.0, 10**30])
def test_there_is_no_such_entry(parley: Parley, to: int) -> None:
    table = Table(parley, seed=1)
    say(table, 0, "done")
    say(table, 1, "move", origin=1, to=2)
    before = table.journal()
    with pytest.raises(Refused, match="no such entry"):
        table.rewind(to)
    assert table.journal() == before


def test_a_finished_game_stays_finished(parley: Parley) -> None:
    """Its journal tells the seed: whoever could go back now would know all luck to come."""
    table = random_game(Table(parley, seed=3, options={"turns": 1}), 3)
    closed = table.journal()
    with pytest.raises(Refused, match="over"):
        table.undo(0)
    with pytest.raises(Refused, match="over"):
        table.rewind(1)
    assert table.journal() == closed


def recursively(links: list[Link]) -> list[Link]:
    """What still counts, as the rule says it: after a rewind those that stood at its aim."""
    standing: dict[int, Link] = {}
    for link in links:
        if isinstance(link.entry, books.Rewound):
            kept = recursively([each for each in links if each.number < link.entry.to])
            standing = {each.number: each for each in kept}
        elif isinstance(link.entry, books.Undone):
            standing.pop(link.entry.of, None)
        standing[link.number] = link
    return list(standing.values())


STEPS = some.tuples(some.sampled_from(["answer", "undo", "rewind"]), some.integers(1, 12))


@given(some.lists(STEPS, max_size=12))
def test_what_still_counts_is_found_in_one_go(course: list[tuple[str, int]]) -> None:
    links: list[Link] = []
    for number, (kind, of) in enumerate(course, 1):
        entry: books.Entry = books.Answered(0, "", None)
        if kind == "undo" and of < number and isinstance(links[of - 1].entry, books.Answered):
            entry = books.Undone(of, [], {})
        elif kind == "rewind":
            entry = books.Rewound(min(of, number), [], {})
        links.append(Link(links[-1] if links else None, number, entry, 0))
    assert standing_links(links) == recursively(links)


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("by_vote", [True, False], ids=["rewind", "undo"])
def test_going_back_again_and_again_costs_the_same_each_time(parley: Parley, by_vote: bool) -> None:
    """Twenty rewinds took a second, each further one twice as long as the one before."""
    table = Table(parley, seed=1)
    seconds: list[float] = []
    for _ in range(600):
        began = process_time()
        say(table, 0, "move", origin=0, to=1)
        if by_vote:
            table.rewind(table.length)
        else:
            table.undo(0)
        seconds.append(process_time() - began)
    assert table.length == 1200
    assert sum(seconds) < 5.0
    assert state_bytes(replay(table.journal())) == state_bytes(table)
