"""Standing orders: they answer the very question that they were given for, and no other."""

from __future__ import annotations

import pytest

from ecumene.server.keeping.orders import choices_of, ordered, revoke
from ecumene.server.keeping.record import Keeping, StandingOrder, fresh
from ecumene.table.api import Request, Table
from tests.parley.title import Parley
from tests.parley.trade import TradeKind
from tests.table.play import to_phase, trade_floor


def moving() -> tuple[Table, Request, Keeping]:
    table = Table(Parley(), seats=3, seed=1)
    return table, table.requests(0)[0], fresh(3)


def give(keeping: Keeping, request: Request, **order: object) -> None:
    keeping.seats[request.seat].orders = [StandingOrder(id=1, kind=request.kind, **order)]  # type: ignore[arg-type]


def test_without_an_order_the_player_is_asked() -> None:
    table, request, keeping = moving()
    assert ordered(table, request, keeping) is None


def test_always_the_default() -> None:
    table, request, keeping = moving()
    give(keeping, request)
    assert ordered(table, request, keeping) == request.default
    other = table.requests(1)[0]
    assert ordered(table, other, keeping) is None


def test_an_answer_holds_while_the_choices_are_the_same() -> None:
    table, request, keeping = moving()
    answer = next(option for option in table.options(request) if option["do"] == "move")
    before = choices_of(table, request)
    give(keeping, request, answer=answer, same=before)
    assert ordered(table, request, keeping) == answer
    table.answer(0, request.id, answer)
    again = table.requests(0)[0]
    assert again.kind == request.kind
    assert choices_of(table, again) != before
    assert ordered(table, again, keeping) is None


def test_an_answer_that_the_rules_refuse_is_not_given() -> None:
    table, request, keeping = moving()
    give(keeping, request, answer={"do": "move", "origin": 77, "to": 78}, same=choices_of(table, request))
    assert ordered(table, request, keeping) is None


def test_an_order_ends_with_its_last_turn() -> None:
    table, request, keeping = moving()
    give(keeping, request, until=table.turn)
    assert ordered(table, request, keeping) == request.default
    give(keeping, request, until=table.turn - 1)
    assert ordered(table, request, keeping) is None


def test_in_a_talk_an_order_is_said_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TradeKind, "open_floor", True)
    table = trade_floor(Parley(), 3)
    request, keeping = table.requests(0)[0], fresh(3)
    give(keeping, request)
    assert ordered(table, request, keeping) == request.default
    give(keeping, request, said=table.turn)
    assert ordered(table, request, keeping) is None


def test_an_order_is_revoked() -> None:
    table, request, keeping = moving()
    give(keeping, request)
    assert revoke(keeping, 0, 1)
    assert not revoke(keeping, 0, 1)
    assert ordered(to_phase(table, "trade"), request, keeping) is None
