"""Acquisition of civilization cards (32): with Anatomy its buyer gets all cheaper sciences for free."""

from __future__ import annotations

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.advances import purchase
from ecumene.titles.lineage.advances.gifts import free_advances, offer_gifts, take_advance
from ecumene.titles.lineage.advances.payment import Pay
from ecumene.titles.lineage.advances.prices import AdvanceId
from ecumene.titles.lineage.advances.purchase import AskAcquire, Basket, acquire
from ecumene.titles.lineage.events import AdvanceGiven
from ecumene.titles.lineage.state import Moment


class AcquireKind(purchase.AcquireKind):
    def apply_pay(self, moment: Moment, node: Node, ask: AskAcquire, answer: Pay) -> None:
        acquire(moment, ask.seat, ask.basket, answer)
        given = take_gifts(moment, ask.seat, ask.basket)
        offer_gifts(moment, node, ask.seat, (*ask.basket, *given))


def take_gifts(moment: Moment, seat: Seat, basket: Basket) -> list[AdvanceId]:
    """Take all that the advances bring along."""
    given = []
    for giver in basket:
        for id in free_advances(moment, seat, giver):
            take_advance(moment, seat, id)
            moment.tell(AdvanceGiven(seat, id, giver))
            given.append(id)
    return given
