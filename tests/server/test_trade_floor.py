"""Bots of the house on a trade floor with people: they listen until the people have finished."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.server.patches import apply
from ecumene.table.answers import plain
from ecumene.table.chance import Seeded
from ecumene.table.titles import load_title
from tests.server.client import Guest, Process, Refusal
from tests.server.load import cpu_seconds

People = Callable[[str], Guest]
Json = Any

EMPIRES = load_title("empires")


class Trader:
    """Somebody who knows Empires: plays and trades as the title advises."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.state = guest.state(table)

    def listen(self, wait: float) -> bool:
        """Hear what happened; whether it was anything."""
        query = {"after": self.state["number"], "wait": wait}
        messages = self.guest.get(f"/api/tables/{self.table}/events", **query)
        for message in messages:
            fresh = message["type"] == "state"
            self.state = message["state"] if fresh else apply(self.state, message["patch"])
        return bool(messages)

    @property
    def request(self) -> Json:
        return next(iter(self.state["requests"].values()), None)

    def answer(self, answer: Json) -> None:
        number = self.guest.answer(self.table, self.request, answer)
        while self.state["number"] < number:
            self.listen(5)

    def try_answer(self, answer: Json) -> None:
        """Answer, unless somebody was quicker and the question is another one."""
        try:
            self.answer(answer)
        except Refusal as refused:
            if refused.status != 422:
                raise
            self.listen(1)

    def play_until_trade(self) -> None:
        """Play on until there is a trade to take part in."""
        while self.request is None or self.request["kind"] != "trade":
            assert not self.state["over"]
            if self.request is None:
                self.listen(5)
            else:
                self.try_answer(self._advice())

    def _advice(self) -> Json:
        imagined = EMPIRES.imagine(self.state["view"], Seeded(bytes(32)))
        seat = self.request["seat"]
        found = imagined.flow.find(seat, self.request["id"])
        assert found is not None
        options = EMPIRES.options(imagined, found[1])
        advice = EMPIRES.advise(EMPIRES.glimpse(imagined, seat), found[1], options)
        return self.request["default"] if advice is None else plain(advice)

    def trade(self) -> None:
        """Make offers and take what is offered in return, until a bargain is struck or none is to be had.

        How long the bots are waited for decides only how soon that is: what was offered stays on the floor.
        """
        hand = self.hand()
        while self.hand() == hand and (answer := self._advice())["do"] != "finished":
            self.try_answer(answer)
            self.listen(1)

    def hand(self) -> list[str]:
        return sorted(self.state["view"]["you"]["hand"])

    def said(self, after: int) -> list[Json]:
        lines: list[Json] = self.guest.get(f"/api/tables/{self.table}/log", after=after)
        return lines


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

    A house that spins would work all the time; one whose bots are slow works no more than they think.
    """
    while True:
        worked = cpu_seconds(house)
        if not trader.listen(1):
            assert cpu_seconds(house) - worked < 0.5
            return


def test_bots_among_themselves_end_their_trade(guest: People) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table("empires", seats=5, bots=["greedy"], options={"turns": 6})
    ada.post(f"/api/tables/{table}/rise", {"seat": 0})
    ada.start(table)
    watcher = Trader(ada, table)
    while not watcher.state["over"]:
        watcher.listen(5)
    assert finished(watcher.said(0)) == {0, 1, 2, 3, 4}
