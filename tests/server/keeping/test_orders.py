"""Standing orders: they answer only the question that they were given for."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from ecumene.server.keeping.orders import Carried, Ordered, carried_out, choices_of, given, ordered, revoke
from ecumene.server.keeping.proxies import Proxies
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
    assert ordered(table, request, keeping) == Ordered(1, request.default)
    other = table.requests(1)[0]
    assert ordered(table, other, keeping) is None


def test_an_answer_holds_while_the_choices_are_the_same() -> None:
    table, request, keeping = moving()
    answer = next(option for option in table.options(request) if option["do"] == "move")
    before = choices_of(table, request)
    give(keeping, request, answer=answer, same=before)
    assert ordered(table, request, keeping) == Ordered(1, answer)
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
    assert ordered(table, request, keeping) == Ordered(1, request.default)
    give(keeping, request, until=table.turn - 1)
    assert ordered(table, request, keeping) is None


def test_in_a_talk_an_order_is_said_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TradeKind, "open_floor", True)
    table = trade_floor(Parley(), 3)
    request, keeping = table.requests(0)[0], fresh(3)
    give(keeping, request)
    assert ordered(table, request, keeping) == Ordered(1, request.default)
    give(keeping, request, said=table.turn)
    assert ordered(table, request, keeping) is None


def test_an_order_is_revoked() -> None:
    table, request, keeping = moving()
    give(keeping, request)
    assert revoke(keeping, 0, 1)
    assert not revoke(keeping, 0, 1)
    assert ordered(to_phase(table, "trade"), request, keeping) is None


def test_an_order_is_carried_out_so_many_times() -> None:
    table, request, keeping = moving()
    give(keeping, request, times=2)
    done = Carried(1, table.turn)
    assert ordered(table, request, keeping, [done]) == Ordered(1, request.default)
    assert ordered(table, request, keeping, [done, done]) is None
    record = keeping.seats[0]
    record.orders = carried_out(record.orders, [done])
    assert [order.times for order in record.orders] == [1]
    assert carried_out(record.orders, [done]) == []


def test_on_a_floor_several_offers_stand_and_each_is_made_once_a_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TradeKind, "open_floor", True)
    table = trade_floor(Parley(), 3)
    request, keeping = table.requests(0)[0], fresh(3)
    posts = [option for option in table.options(request) if option["do"] == "post"][:2]
    orders = keeping.seats[0].orders
    for id, answer in enumerate(posts, 1):
        order = StandingOrder(id=id, kind=request.kind, answer=answer)
        orders = given(orders, order, floor=True)
    keeping.seats[0].orders = orders
    assert [order.answer for order in orders] == posts
    first = ordered(table, request, keeping)
    assert first == Ordered(1, posts[0])
    second = ordered(table, request, keeping, [Carried(1, table.turn)])
    assert second == Ordered(2, posts[1])
    both = [Carried(1, table.turn), Carried(2, table.turn)]
    assert ordered(table, request, keeping, both) is None
    again = [Carried(1, table.turn - 1), Carried(2, table.turn - 1)]
    assert ordered(table, request, keeping, again) == first


def test_the_same_offer_stands_once_and_another_kind_of_order_replaces_offers() -> None:
    _, request, _ = moving()
    offer = StandingOrder(id=1, kind=request.kind, answer={"do": "post"})
    same = StandingOrder(id=2, kind=request.kind, answer={"do": "post"}, times=3)
    silence = StandingOrder(id=3, kind=request.kind)
    assert given([offer], same, floor=True) == [same]
    assert given([offer], silence, floor=True) == [silence]
    assert given([silence], offer, floor=True) == [offer]
    assert given([offer], StandingOrder(id=4, kind="other"), floor=False)[0] == offer


def test_what_a_player_has_ordered_is_said_by_whoever_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TradeKind, "open_floor", True)
    monkeypatch.setattr(TradeKind, "scarce", True)
    table = trade_floor(Parley(), 3)
    request, keeping = table.requests(0)[0], fresh(3)
    answer = next(option for option in table.options(request) if option["do"] == "post")
    give(keeping, request, answer=answer)
    keeping.seats[0].cover = "stand-in"
    proxies = Proxies(SimpleNamespace(keeping=keeping))  # type: ignore[arg-type]
    proxies.follow(keeping)
    sitter = proxies.sitter(0)
    assert sitter is not None
    assert sitter.choose(table, request) == answer
    assert proxies.carried_out == [Carried(1, table.turn)]
    assert sitter.choose(table, request) == request.default
