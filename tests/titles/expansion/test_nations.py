"""Nations that were dealt are exchanged by consent: nobody is forced, and the phase ends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.arena.game import BotGame, replay_difference
from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Departure
from ecumene.table.questions.refusal import Refused
from ecumene.table.secrecy import inspect
from ecumene.table.table import Table
from ecumene.titles.expansion import load
from ecumene.titles.expansion.phases.nations import AskNation, AskSwap
from ecumene.titles.lineage.state import State

TITLE = load()


def opened(seats: int = 5, **options: Any) -> Table:
    return Table(TITLE, seats=seats, seed=3, options=options)


def nations(table: Table) -> list[str]:
    state = table.truth()
    assert isinstance(state, State)
    return list(state.civilizations)


def say(table: Table, seat: int, do: str, **about: str) -> None:
    (request,) = table.requests(seat)
    table.answer(seat, request.id, {"do": do, **about})


def propose(table: Table, seat: int, other: int) -> None:
    say(table, seat, "propose_swap", player=nations(table)[other])


def swapping(table: Table) -> bool:
    return table.turn == 0


@pytest.mark.parametrize("seats", [5, 9])
def test_any_chatter_ends(seats: int) -> None:
    """However wildly all propose and accept: each seat proposes an exchange to each other one once."""
    for seed in range(5):
        random, table = Random(seed), opened(seats)
        dealt, answers = sorted(nations(table)), 0
        while swapping(table):
            open_to = [request.seat for request in table.requests()]
            assert len(open_to) == len(set(open_to)), "one question at a time"
            request = random.choice(table.requests())
            proposals = [option for option in table.options(request) if option["do"] != "keep_nation"]
            table.answer(request.seat, request.id, random.choice(proposals or table.options(request)))
            answers += 1
            assert table.violations() == []
        assert answers <= 2 * seats * seats
        assert sorted(nations(table)) == dealt
        assert replay_difference(table) is None


def test_bots_are_asked_once_each() -> None:
    game = BotGame(TITLE, ["greedy"] * 5, seed=3, options={"turns": 4})
    dealt = nations(game.table)
    asked: list[int] = []
    while swapping(game.table):
        request = game.table.requests()[0]
        asked.append(request.seat)
        state = game.table.truth()
        assert isinstance(state, State)
        advice = TITLE.advise(state, game.table.perspective(request).ask, [])
        assert advice is not None
        game.table.answer(request.seat, request.id, advice)
    assert asked == [0, 1, 2, 3, 4]
    assert nations(game.table) == dealt


def test_the_proposer_can_take_it_back_until_it_is_answered() -> None:
    table = opened()
    propose(table, 0, 4)
    assert table.can_undo(0)
    table.undo(0)
    assert [request.kind for request in table.requests(4)] == ["nation"]
    propose(table, 0, 4)
    say(table, 4, "decline_swap")
    assert [request.kind for request in table.requests(0)] == ["nation"]


def test_a_proposal_lapses_when_one_of_the_two_leads_another_nation() -> None:
    """Seat 1 has asked seat 2, and is asked by seat 0, which it accepts: the first proposal is void."""
    table = opened()
    propose(table, 1, 2)
    late = table.requests(2)[0].id
    propose(table, 0, 1)
    before = nations(table)
    say(table, 1, "accept_swap")
    assert nations(table)[:2] == [before[1], before[0]]
    assert [request.kind for request in table.requests(2)] == ["nation"]
    with pytest.raises(Refused):
        table.answer(2, late, {"do": "accept_swap"})


def test_who_is_content_may_still_be_asked() -> None:
    table = opened()
    say(table, 4, "keep_nation")
    assert table.requests(4) == []
    propose(table, 0, 4)
    before = nations(table)
    say(table, 4, "accept_swap")
    assert nations(table)[0] == before[4]
    for seat in (0, 1, 2, 3):
        assert swapping(table)
        say(table, seat, "keep_nation")
    assert table.turn == 1
    state = table.truth()
    assert isinstance(state, State)
    start = TITLE.at(state).board.start[before[4]]
    assert state.tokens[0][start] > 0


def test_nobody_answers_for_somebody_else() -> None:
    table = opened()
    propose(table, 0, 4)
    (request,) = table.requests(4)
    for seat in (0, 1):
        with pytest.raises(Refused):
            table.answer(seat, request.id, {"do": "accept_swap"})


def test_who_leaves_keeps_its_nation() -> None:
    """It is asked and leaves: the proposal is declined for it, and the others go on."""
    table = opened()
    before = nations(table)
    propose(table, 0, 4)
    table.enter(Departure(4, "phase"))
    assert [request.kind for request in table.requests(0)] == ["nation"]
    propose(table, 1, 4)
    assert [request.kind for request in table.requests(1)] == ["nation"]
    for seat in (0, 1, 2, 3):
        say(table, seat, "keep_nation")
    assert table.turn == 1
    assert nations(table) == before


def test_a_latecomer_exchanges_nothing() -> None:
    table = opened(6, latecomers=1)
    assert table.requests(5) == []
    with pytest.raises(Refused):
        propose(table, 0, 5)


def test_there_is_nothing_to_hide() -> None:
    table = opened()
    propose(table, 0, 4)
    propose(table, 1, 4)
    state = table.truth()
    assert {type(ask) for ask in state.flow.asks.values()} == {AskNation, AskSwap}
    for seat in (None, 0, 4):
        view = table.view(seat)
        assert TITLE.view(TITLE.imagine(view, Seeded.from_number(1)), seat) == view
        assert inspect(TITLE, state, seat, Random(2)).leaks == []
