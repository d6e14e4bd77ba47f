"""Bots of the house on a trade floor with people: they listen until the people have finished."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from tests.server.client import PATIENCE, Guest, Process
from tests.server.load import cpu_seconds
from tests.server.test_play import refusal
from tests.server.trader import Trader, play_until_all_trade

People = Callable[[str], Guest]
Json = Any


def finished(lines: list[Json]) -> set[int]:
    """Who has said that they are finished."""
    return {line["seat"] for line in lines for text in line["texts"] if "has finished trading" in text}


def test_bots_trade_with_a_person_and_listen_until_the_person_has_finished(
    guest: People, house: Process
) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table("empires", seats=5, bots=["greedy"])
    ada.start(table)
    trader, dealt = Trader(ada, table), False
    while not dealt:
        trader.play_until_trade()
        turn, before = trader.state["turn"], trader.state["number"]
        hand = trader.hand()
        trader.trade()
        expect_rest(trader, house)
        dealt = trader.hand() != hand
        assert trader.state["phase"] == "trade"
        assert not finished(trader.said(before))
        trader.answer({"do": "finished"})
        while trader.state["phase"] == "trade" and trader.state["turn"] == turn:
            trader.listen(5)
        others = {line["seat"] for line in trader.said(before) if line["kind"] == "trade"}
        assert finished(trader.said(before)) >= others


def expect_rest(trader: Trader, house: Process) -> None:
    """Once the bots have had their say the house does nothing until the person speaks.

    A house that spins would work all the time; one whose bots are slow rests when they have thought.
    """
    until = monotonic() + PATIENCE
    while True:
        worked = cpu_seconds(house)
        if not trader.listen(1) and cpu_seconds(house) - worked < 0.5:
            return
        assert monotonic() < until, "the house never rests"


def test_bots_among_themselves_end_their_trade(guest: People) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table("empires", seats=5, bots=["greedy"], options={"turns": 6})
    ada.post(f"/api/tables/{table}/rise", {"seat": 0})
    ada.start(table)
    watcher = Trader(ada, table)
    while not watcher.state["over"]:
        watcher.listen(5)
    assert finished(watcher.said(0)) == {0, 1, 2, 3, 4}


def test_the_alarm_of_the_host_ends_a_trade(guest: People) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    table, invitation = ada.open_table("empires", seats=5, bots=["", "greedy"])
    bo.sit(table, invitation)
    ada.start(table)
    traders = [Trader(ada, table), Trader(bo, table)]
    assert refusal(lambda: set_alarm(ada, table, 1)).code == "no-talk"
    play_until_all_trade(traders)
    assert refusal(lambda: set_alarm(bo, table, 1)).code == "host-only"
    turn = traders[0].state["turn"]
    with bo.socket(table) as line:
        line.next("state")
        begun = monotonic()
        told = set_alarm(ada, table, 3600)
        assert told["of"] == 3600
        assert round(3600 - (monotonic() - begun), 1) <= told["left"] <= 3600
        assert line.next("alarm")["of"] == 3600
        with ada.socket(table) as late:
            assert late.next("alarm")["left"] <= 3600
        assert set_alarm(ada, table, None) == {"left": None, "of": None}
        assert "left" not in line.next("alarm")
        set_alarm(ada, table, 1)
        while not any("The alarm rings" in text for entry in line.log for text in entry["texts"]):
            line.next("change")
        if (line.state["turn"], line.state["phase"]) == (turn, "trade"):  # something is still on the floor
            expect_the_last_minute(traders[1])


def test_an_offer_stands_until_its_times_are_up(guest: People) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table("empires", seats=5, bots=["greedy"])
    ada.start(table)
    trader = Trader(ada, table)
    play_until_all_trade([trader])
    goods, before = trader.goods(), trader.state["number"]
    said = {"kinds": goods[:2], "count": 3}
    offer = {"do": "post", "gives": goods[:3], "says": said, "wants": said}
    standing = ada.post(
        f"/api/tables/{table}/orders",
        {"seat": 0, "kind": "trade", "request": trader.request["id"], "answer": offer, "times": 2},
    )
    (text,) = standing["texts"]
    assert text
    while not (posted := [line for line in trader.said(before) if line.get("by") == "order"]):
        trader.listen(5)
    assert [line["kind"] for line in posted] == ["trade"]
    (order,) = ada.get(f"/api/tables/{table}/standing", seat=0)["orders"]
    assert (order["times"], order["said"]) == (1, trader.state["turn"])
    revoked = ada.post(f"/api/tables/{table}/orders/{order['id']}/revoke", {"seat": 0})
    assert revoked["orders"] == []


def set_alarm(person: Guest, table: str, seconds: float | None) -> Json:
    return person.post(f"/api/tables/{table}/alarm", {"seconds": seconds})


def expect_the_last_minute(trader: Trader) -> None:
    """After the alarm nothing new can be offered; what is open may still be accepted."""
    trader.listen(0)
    goods = trader.goods()
    said = {"kinds": goods[:2], "count": 3}
    offer = {"do": "post", "gives": goods[:3], "says": said, "wants": said}
    assert refusal(lambda: trader.answer(offer)).code == "lineage-refuse-trade-alarm"
