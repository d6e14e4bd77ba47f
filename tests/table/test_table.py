"""A table: its requests, accepted answers, and that a refusal changes no byte."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from ecumene.table.api import open_table
from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Alarm, Departure, Limit, plain
from ecumene.table.questions.kind import Kind
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Ask, Node
from ecumene.table.table import Table
from tests.parley.conflict import DefendKind, Fight, HoldBack
from tests.parley.moves import Done, Move
from tests.parley.state import AskDefend, AskNext, Moment
from tests.parley.title import Parley
from tests.table.play import (
    acceptance,
    ask,
    public_offer,
    random_moves,
    say,
    state_bytes,
    to_phase,
    trade_floor,
)

UNCHECKED: Any = Move
JUNK: list[Any] = [
    None, True, 0, -1, 2**70, 1.5, "", "done", [], [1], {}, {"do": 1}, {"do": []}, {"do": "nothing"},
    {"do": "done", "more": 1}, {"do": "move"}, {"do": "move", "origin": "0", "to": 1}, object(), b"done",
    {"do": "move", "origin": True, "to": 1}, {1: 2}, {"do": "move", "origin": 0, "to": 10**30},
    {"do": "\ud800"}, UNCHECKED("a", None), UNCHECKED(object(), 1), Move,
]  # fmt: skip
ANYTHING = some.recursive(
    some.none() | some.booleans() | some.integers() | some.text(),
    lambda inner: some.lists(inner) | some.dictionaries(some.text() | some.just("do"), inner),
    max_leaves=6,
)


def mark(table: Table) -> tuple[bytes, list[str]]:
    return state_bytes(table), table.journal()


def test_requests_carry_what_a_player_needs(parley: Parley) -> None:
    table = Table(parley, seats=3, seed=1)
    assert [request.seat for request in table.requests()] == [0, 1, 2]
    request = ask(table, 1)
    assert (request.id, request.kind, request.rule, request.exhaustive) == ("move-1", "move", "move", True)
    assert request.prompt == "Birch: move a token (3 left)?"
    assert request.help.startswith("Move tokens")
    assert request.default == {"do": "done"}
    assert table.options(request)[1] == {"do": "move", "origin": 1, "to": 0}
    assert table.describe(request, {"do": "demand", "seat": 2}) == "Demand a coin of Coral"
    assert repr(request) == "<Request move-1 to seat 1>"


def test_answers_as_records_or_as_plain_data(parley: Parley) -> None:
    one, two = Table(parley, seed=1), Table(parley, seed=1)
    one.answer(0, "move-1", Move(0, 1))
    two.answer(0, "move-1", plain(Move(0, 1)))
    assert mark(one) == mark(two)
    assert one.journal()[1].endswith(
        '"entry":{"answer":{"do":"move","origin":0,"to":1},"chance":[],"kind":"answer","request":"move-1","seat":0}}'
    )


def test_another_seats_answer_leaves_my_question_open(parley: Parley) -> None:
    table = Table(parley, seed=1)
    mine = ask(table, 1).id
    say(table, 0, "move", origin=0, to=1)
    say(table, 0, "take_back")
    assert ask(table, 1).id == mine
    table.answer(1, mine, Done())


@pytest.mark.parametrize(
    ("seat", "request_id", "why"),
    [
        (0, "move-1", "stale"),
        (0, "move-3", "stale"),
        (1, "move-2", "stale"),
        (0, "", "stale"),
        (0, None, "stale"),
        (0, 7, "stale"),
        (2, "move-1", "seat"),
        (-1, "move-2", "seat"),
        (True, "move-1", "seat"),
        (1.0, "move-1", "seat"),
        (None, "move-1", "seat"),
        ("1", "move-1", "seat"),
        (10**30, "move-1", "seat"),
    ],
)
def test_wrong_seats_and_stale_ids(parley: Parley, seat: Any, request_id: Any, why: str) -> None:
    table = Table(parley, seed=1)
    say(table, 0, "move", origin=0, to=1)
    before = mark(table)
    with pytest.raises(Refused) as refused:
        table.answer(seat, request_id, Done())
    assert refused.value.say.key == f"table-refuse-{why}"
    assert mark(table) == before


def test_nobody_asks_you_now(parley: Parley) -> None:
    table = Table(parley, seats=3, seed=1)
    say(table, 2, "wait")
    with pytest.raises(Refused, match="not asked for anything"):
        table.answer(2, "move-2", Done())
    table.enter(Limit())
    for seat in (0, 9):
        with pytest.raises(Refused, match="game is over"):
            table.answer(seat, "move-1", Done())
    with pytest.raises(Refused, match="game is over"):
        table.enter(Limit())


@pytest.mark.parametrize("junk", JUNK, ids=range(len(JUNK)))
def test_junk_is_refused_without_a_trace(parley: Parley, junk: Any) -> None:
    table = Table(parley, seed=1)
    before = mark(table)
    for act in (
        lambda: table.answer(0, "move-1", junk),
        lambda: table.batch(0, "move-1", [junk]),
        lambda: table.enter(junk),
    ):
        with pytest.raises(Refused) as refused:
            act()
        assert refused.value.reason
        assert mark(table) == before


@given(ANYTHING)
def test_any_json_is_refused_or_legal(answer: Any) -> None:
    table = Table(PARLEY, seed=1)
    before = mark(table)
    try:
        table.answer(0, "move-1", answer)
    except Refused:
        assert mark(table) == before
    else:
        assert answer in ({"do": "done"}, ["done"])


PARLEY = Parley()


def test_refusals_of_rules_change_no_byte(parley: Parley) -> None:
    """Every option that is offered to one seat is tried by all others, all through a game."""
    random = Random(3)
    table = Table(parley, seats=4, seed=3, options={"turns": 2})
    refused = 0
    for _ in random_moves(table, random):
        before = state_bytes(table)
        for request in table.requests():
            other = random.choice(table.requests())
            answer = random.choice(table.options(other))
            if answer in table.options(request):
                continue
            try:
                table.title.prepare(table._state, request.seat, request.id, answer)
            except Refused as refusal:
                refused += bool(refusal.reason)
            assert state_bytes(table) == before
    assert refused > 50


def test_sealed_answers_can_be_changed_until_the_last_is_in(parley: Parley) -> None:
    table = to_phase(Table(parley, seats=3, seed=1), "bid")
    first = ask(table, 0)
    table.answer(0, first.id, {"do": "bid", "coins": 4})
    assert table.requests(0) == []
    assert [request.id for request in table.amendable(0)] == [first.id]
    assert table.amendable(1) == []
    say(table, 2, "bid", coins=1)
    for seat in (0, 1, 2, None):
        seen = table.view(seat)
        assert seen["seats"]["0"]["bids"] is None
        given_now = {form["seat"]: form["given"] for form in seen["flow"]["asks"].values()}
        assert given_now[0] == ({"do": "bid", "coins": 4} if seat == 0 else "in")
        assert given_now[1] is None
    table.answer(0, first.id, {"do": "bid", "coins": 2})
    with pytest.raises(Refused, match="between 0 and 4"):
        table.answer(0, first.id, {"do": "bid", "coins": 5})
    events = say(table, 1, "bid", coins=2)
    told = table.tell(events, None)
    assert told[:3] == ["Amber bid 2.", "Birch bid 2.", "Coral bid 1."]
    assert table.view(None)["seats"]["0"]["bids"] == 2
    assert table.amendable(0) == []


def test_a_batch_is_carried_out_as_a_whole(parley: Parley) -> None:
    table = Table(parley, seats=2, seed=1)
    batched = table.batch(0, "move-1", [Move(0, 1), {"do": "move", "origin": 1, "to": 2}, Done()])
    assert [type(event).__name__ for event in batched.events] == ["Moved", "Moved", "Ready"]
    assert batched.rest == []
    assert table.length == 3
    assert table.view(0)["areas"]["2"] == {"0": 1}


@pytest.mark.parametrize(
    "answers",
    [
        [Move(0, 1), Move(0, 2)],
        [Move(0, 1), Done(), Done()],
        [Move(0, 1), {"do": "nothing"}],
        [Move(0, 1), None],
        [Done(), Move(0, 1)],
    ],
)
def test_a_bad_batch_leaves_nothing(parley: Parley, answers: list[Any]) -> None:
    table = Table(parley, seats=2, seed=1)
    before = mark(table)
    with pytest.raises(Refused):
        table.batch(0, "move-1", answers)
    assert mark(table) == before
    assert ask(table, 0).id == "move-1"


def test_a_bad_batch_says_which_answer_it_was_and_a_witness_hears_each(parley: Parley) -> None:
    table, heard = Table(parley, seats=2, seed=1), list[tuple[int, int]]()
    with pytest.raises(Refused) as refused:
        table.batch(0, "move-1", [Move(0, 1), Move(1, 2), Move(0, 2)])
    assert refused.value.at == 2
    table.batch(
        0,
        "move-1",
        [Move(0, 1), Done()],
        witness=lambda then, events: heard.append((then.length, len(events))),
    )
    assert heard == [(1, 1), (2, 1)]


def test_a_series_ends_with_its_question(parley: Parley) -> None:
    """What is left over is handed back, and said to no other question."""
    table = Table(parley, seats=2, seed=1)
    batched = table.batch(0, "move-1", [Move(0, 1), Done(), Move(1, 2)], series=True)
    assert batched.rest == [Move(1, 2)]
    assert table.length == 2
    assert table.view(0)["areas"]["1"]["0"] == 1


def test_a_series_with_a_bad_answer_leaves_nothing(parley: Parley) -> None:
    table = Table(parley, seats=2, seed=1)
    before = mark(table)
    with pytest.raises(Refused) as refused:
        table.batch(0, "move-1", [Move(0, 1), Move(0, 2)], series=True)
    assert refused.value.at == 1
    assert mark(table) == before


@pytest.mark.parametrize("answers", [None, "done", 3, {"do": "done"}, iter(())])
def test_a_batch_is_a_list(parley: Parley, answers: Any) -> None:
    with pytest.raises(Refused):
        Table(parley, seed=1).batch(0, "move-1", answers)


def test_a_batch_ends_where_luck_comes(parley: Parley) -> None:
    """Barbarians roll a die: what would follow is handed back."""
    table = raided(parley)
    say(table, 1, "call")
    steer = next(r for r in table.requests() if r.kind == "steer")
    first = table.options(steer)[0]
    batched = table.batch(steer.seat, steer.id, [first, {"do": "yield"}, {"do": "nothing"}])
    assert batched.rest == [{"do": "yield"}, {"do": "nothing"}]
    assert "Steered" in [type(event).__name__ for event in batched.events]


def raided(parley: Parley) -> Table:
    """Three seats in one area in the conflict of the first turn, the first victims asked."""
    table = Table(parley, seats=3, seed=2)
    for seat, steps in ((1, [(1, 0)] * 2), (2, [(2, 1), (1, 0)])):
        for origin, to in steps:
            say(table, seat, "move", origin=origin, to=to)
    to_phase(table, "conflict")
    while any(request.kind in ("next", "defend") for request in table.requests()):
        request = table.requests()[0]
        table.answer(request.seat, request.id, request.default)
    return table


def test_a_batch_ends_where_hidden_cards_show(parley: Parley) -> None:
    table = trade_floor(parley, 2)
    table.answer(0, ask(table, 0).id, public_offer(table, 0))
    length = table.length
    batched = table.batch(1, ask(table, 1).id, [acceptance(table, 1), {"do": "finished"}])
    assert batched.rest == [{"do": "finished"}]
    assert table.length == length + 1


def test_the_tables_own_entries(parley: Parley) -> None:
    table = Table(parley, seats=4, seed=1)
    for entry in (Alarm("trade"), Departure(4), Departure(-1), {"do": "departure", "seat": "1"}, Done()):
        before = mark(table)
        with pytest.raises(Refused):
            table.enter(entry)
        assert mark(table) == before
    say(table, 0, "move", origin=0, to=1)
    say(table, 0, "demand", seat=1)
    table.enter({"do": "alarm", "phase": "move"})
    assert table.phase == "1.trade"
    table.enter(Alarm("trade"))
    assert table.phase == "1.bid"
    assert [entry["entry"]["kind"] for entry in map(msgspec.json.decode, table.journal()[-2:])] == [
        "table"
    ] * 2


def test_what_the_table_hands_out_is_the_receivers_to_spoil(parley: Parley) -> None:
    table = to_phase(Table(parley, seats=3, seed=1), "trade")
    before = mark(table)
    for seat in (0, 1, 2, None):
        table.view(seat)["seats"].clear()
        table.view(seat)["discard"].append("x")
    table.options(ask(table, 0))[1].clear()
    ask(table, 0).default.clear()
    table.truth().flow.finish_all()
    table.journal().clear()
    assert mark(table) == before


class Hasty(DefendKind):
    """A rule that finishes its question before it hangs the next one below the same step."""

    def apply(self, moment: Moment, node: Node, ask: AskDefend, answer: Fight | HoldBack) -> None:
        parent = moment.flow.parents[node]
        moment.flow.finish(node)
        moment.flow.ask(parent, AskNext, "next", ask.seat)


class HastyParley(Parley):
    kind_types: ClassVar[Mapping[type[Ask], type[Kind[Any, Any, Any, Any]]]] = {
        **Parley.kind_types,
        AskDefend: Hasty,
    }


def test_a_step_waits_for_what_was_hung_below_it_since() -> None:
    hasty = HastyParley()
    state = hasty.position({"seats": 2, "phase": "conflict", "birch": {"tokens": {"0": 2}}})
    (asked,) = (ask for _, ask in hasty.requests(state))
    hasty.answer(state, asked.seat, asked.id, Fight(), Seeded.from_number(1))
    assert [type(ask) for _, ask in hasty.requests(state)] == [AskNext]


def test_a_table_without_requests_that_is_not_over_is_a_fault(parley: Parley) -> None:
    table = Table(parley, seats=2, seed=1)
    assert table.violations() == []
    for node, asked in list(table._state.flow.asks.items()):
        table._state.flow.replace(node, msgspec.structs.replace(asked, given={"do": "done"}))
    assert table.violations() == ["the game is not over, but nobody is asked anything"]


def test_an_answer_says_what_it_is() -> None:
    """A record without fields must not be made of just anything."""
    table = open_table("cultures", seed=1, options={"match": True, "civilizations": "rome-persia"})
    while table.phase != "between":
        request = table.requests()[0]
        table.answer(request.seat, request.id, request.default)
    request = table.requests()[0]
    for junk in ({}, [], object(), {"do": "begin"}, {"what": 1}, "begin_second"):
        with pytest.raises(Refused):
            table.answer(request.seat, request.id, junk)
    table.answer(request.seat, request.id, {"do": "begin_second"})
