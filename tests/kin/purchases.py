"""A chapter of Kin: nobody buys more than one trade card a turn."""

from __future__ import annotations

from ecumene.table.state.frames import Node
from ecumene.titles.lineage.phases import trade_cards
from ecumene.titles.lineage.phases.trade_cards import AskPurchase, Buy
from ecumene.titles.lineage.state import Moment


class OnePurchaseKind(trade_cards.PurchaseKind):
    def apply_buy(self, moment: Moment, node: Node, ask: AskPurchase, answer: Buy) -> None:
        super().apply_buy(moment, node, ask, answer)
        if node in moment.flow.asks:
            moment.flow.finish(node)
