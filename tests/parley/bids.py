"""The office of herald: sealed bids, opened at the same time; the highest bidder pays, a die decides between
equals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Kind
from ecumene.table.state.frames import Node
from tests.parley import state as st
from tests.parley.events import BidOpened, HeraldChosen
from tests.parley.state import AskBid, Bidding, Book, Moment, State


class Bid(Answer, frozen=True, tag="bid"):
    coins: int


def bidding(moment: Moment, node: Node, frame: Bidding) -> None:
    state = moment.state
    seats = st.seated(state)
    if not frame.begun:
        state.bids = [None] * len(state.bids)
        moment.flow.replace(node, Bidding(True))
        for seat in seats:
            moment.flow.ask(node, AskBid, BidKind.name, seat)
        return
    bids = {seat: state.bids[seat] or 0 for seat in seats}
    highest = max(bids.values())
    tied = [seat for seat in seats if bids[seat] == highest]
    herald = tied[moment.chance.below(len(tied))] if len(tied) > 1 else tied[0]
    state.herald = herald
    state.coins[herald] -= highest
    state.bank += highest
    moment.tell(HeraldChosen(herald, highest, len(tied)))
    moment.flow.finish(node)


class BidKind(Kind[State, Book, AskBid, Bid]):
    name = "bid"
    rule = "bid"
    answers = Bid
    sealed = True

    def default(self, state: State, ask: AskBid) -> Bid:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskBid) -> Sequence[Bid]:
        return [Bid(coins) for coins in range(state.coins[ask.seat] + 1)]

    def about(self, state: State, ask: AskBid) -> Mapping[str, Any]:
        return {"coins": state.coins[ask.seat]}

    def check(self, state: State, ask: AskBid, answer: Bid) -> None:
        if not 0 <= answer.coins <= state.coins[ask.seat]:
            raise self.refuse("bid", coins=state.coins[ask.seat])

    def apply(self, moment: Moment, node: Node, ask: AskBid, answer: Bid) -> None:
        moment.state.bids[ask.seat] = answer.coins
        moment.tell(BidOpened(ask.seat, answer.coins))
        moment.flow.finish(node)
