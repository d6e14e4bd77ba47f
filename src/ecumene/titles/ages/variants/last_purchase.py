"""Innovation: the question before a turn is over, once rest or the turn's end has brought coins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.frames import Node
from ecumene.table.kind import Kind
from ecumene.table.menu import RECORDS
from ecumene.titles.ages.actions import Done
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.gains import Moment
from ecumene.titles.ages.state import AskSpecial, State, Turn
from ecumene.titles.ages.variants.innovation import BUYS, Buy, buy, buyable, check_buy


class SpecialKind(Kind[State, Book, AskSpecial, Buy | Done]):
    name = "special"
    rule = "innovation.buy"
    answers = Buy | Done

    def options(self, state: State, ask: AskSpecial) -> Sequence[Buy | Done]:
        return [*BUYS[buyable(self.content, state, ask.seat)][RECORDS], Done()]

    def default(self, state: State, ask: AskSpecial) -> Buy | Done:
        """Nothing is spent for somebody who is away."""
        return Done()

    def about(self, state: State, ask: AskSpecial) -> Mapping[str, Any]:
        return {"coins": state.coins[ask.seat]}

    def about_answer(self, state: State, ask: AskSpecial, answer: Buy | Done) -> Mapping[str, Any]:
        if isinstance(answer, Buy):
            return {"price": self.content.constants.special_price}
        return {"workers": 0}

    def check(self, state: State, ask: AskSpecial, answer: Buy | Done) -> None:
        if isinstance(answer, Buy):
            check_buy(self, state, ask.seat, answer.card)

    def apply(self, moment: Moment, node: Node, ask: AskSpecial, answer: Buy | Done) -> None:
        flow = moment.flow
        if isinstance(answer, Buy):
            buy(moment, ask.seat, answer.card)
        flow.replace(flow.parents[node], Turn(ask.seat, "closed"))
        flow.finish(node)
