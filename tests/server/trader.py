"""A player of a game of the lineage over HTTP, and a way to bring several of them to the trade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ecumene.server.tables.patches import apply
from ecumene.table.chance import Seeded
from ecumene.table.title import Title
from ecumene.table.titles import load_title
from tests.server.client import Guest, Refusal

Json = Any

EMPIRES = load_title("empires")


class Trader:
    """Somebody who knows a game of the lineage: plays and trades as the title advises."""

    def __init__(self, guest: Guest, table: str, title: Title[Any, Any] = EMPIRES) -> None:
        self.guest = guest
        self.table = table
        self.title = title
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
                self.try_answer(self.advice())

    def advice(self) -> Json:
        title = self.title
        imagined = title.imagine(self.state["view"], Seeded(bytes(32)))
        seat = self.request["seat"]
        found = imagined.flow.find(seat, self.request["id"])
        assert found is not None
        options = title.options(imagined, found[1])
        advice = title.advise(title.glimpse(imagined, seat), found[1], options)
        return self.request["default"] if advice is None else msgspec.json.decode(msgspec.json.encode(advice))

    def trade(self) -> None:
        """Make offers and take what is offered in return, until a bargain is struck or none is to be had.

        How long the bots are waited for decides only how soon that is: what was offered stays on the floor.
        """
        hand = self.hand()
        while self.hand() == hand and (answer := self.advice())["do"] != "finished":
            self.try_answer(answer)
            self.listen(1)

    def hand(self) -> list[str]:
        return sorted(self.state["view"]["you"]["hand"])

    def goods(self) -> list[str]:
        """The commodities of the hand, Water aside."""
        cards = self.title.content.cards
        return [card for card in self.hand() if not cards[card].calamity and card != "water"]

    @property
    def seat(self) -> int:
        seat: int = self.state["view"]["you"]["seat"]
        return seat

    @property
    def civilization(self) -> str:
        name: str = self.state["view"]["seats"][str(self.seat)]["civilization"]
        return name

    @property
    def trades(self) -> bool:
        """Whether there is a trade that waits for a word of this seat."""
        return self.request is not None and self.request["kind"] == "trade"

    def said(self, after: int) -> list[Json]:
        lines: list[Json] = self.guest.get(f"/api/tables/{self.table}/log", after=after)
        return lines


def play_until_all_trade(traders: Sequence[Trader], goods: int = 3, of: int | None = None) -> None:
    """Play on until so many of them (all, if nothing is said) trade with so many commodities in hand."""
    while True:
        for trader in traders:
            while trader.listen(0):
                pass
            if trader.request is not None and not trader.trades:
                trader.try_answer(trader.advice())
        if any(trader.request is not None and not trader.trades for trader in traders):
            continue
        ready = [trader for trader in traders if trader.trades and len(trader.goods()) >= goods]
        if len(ready) >= (len(traders) if of is None else of):
            return
        for trader in traders:
            assert not trader.state["over"]
            if trader.trades:
                trader.try_answer({"do": "finished"})
        if not any(trader.request for trader in traders):
            traders[0].listen(1)
